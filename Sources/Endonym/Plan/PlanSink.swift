/// How plans write into spans and strings.
///
/// A plan writes forward into memory with enough free bytes, some of them beyond its end, and tells where it ends.
enum PlanSink {
  typealias Cursor = UnsafeMutablePointer<UInt8>

  /// Appends to a span that has enough room.
  @inline(__always)
  static func append(toRoomIn span: inout OutputSpan<UInt8>, _ write: (Cursor) -> Cursor) {
    span.withUnsafeMutableBufferPointer { buffer, count in
      let start = buffer.baseAddress.unsafelyUnwrapped + count
      count += write(start) - start
    }
  }

  /// Appends to a span that may have less room than the capacity, if what is written fits.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when it does not; the span is as it was.
  @inline(never)
  static func append(
    capacity: Int, ifFits span: inout OutputSpan<UInt8>, _ write: (Cursor) -> Cursor
  ) throws(FormatError) {
    // Rethrowing closures of the standard library do not keep the type of an error.
    let isWritten = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { scratch in
      let start = scratch.baseAddress.unsafelyUnwrapped
      return append(
        Span(_unsafeElements: UnsafeBufferPointer(start: start, count: write(start) - start)), ifFits: &span)
    }
    if !isWritten { throw tooLittleRoom(in: span) }
  }

  /// Appends bytes to a span, if they fit.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when they do not.
  static func append(_ bytes: Span<UInt8>, to span: inout OutputSpan<UInt8>) throws(FormatError) {
    if !append(bytes, ifFits: &span) { throw tooLittleRoom(in: span) }
  }

  private static func append(_ bytes: Span<UInt8>, ifFits span: inout OutputSpan<UInt8>) -> Bool {
    guard bytes.count <= span.freeCapacity else { return false }
    for index in bytes.indices { span.append(bytes[index]) }
    return true
  }

  private static func tooLittleRoom(in span: borrowing OutputSpan<UInt8>) -> FormatError {
    .limitExceeded("the length of the text", limit: span.freeCapacity)
  }

  /// Makes a string.
  @inline(__always)
  static func string(capacity: Int, _ write: (Cursor) -> Cursor) -> String {
    // A size that the compiler knows costs nothing; any other asks the run time whether the stack has room.
    if capacity <= usualCapacity {
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: usualCapacity) { string(in: $0, write) }
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { string(in: $0, write) }
  }

  private static let usualCapacity = 256

  @inline(__always)
  private static func string(in scratch: UnsafeMutableBufferPointer<UInt8>, _ write: (Cursor) -> Cursor) -> String {
    let start = scratch.baseAddress.unsafelyUnwrapped
    let text = UnsafeBufferPointer(start: start, count: write(start) - start)
    // Plans write what ICU gave them as text, and strings: it is valid UTF-8.
    return unsafe String(copying: UTF8Span(unchecked: text.span))
  }

  /// What a plan writes, for its proof.
  static func bytes<Source: Plan>(_ shown: Source.Shown, by plan: Source) -> [UInt8] {
    var bytes: [UInt8] = []
    withUnsafePointer(to: plan) { bytes.append(shown, by: $0) }
    return bytes
  }
}

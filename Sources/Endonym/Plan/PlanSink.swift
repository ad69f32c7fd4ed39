/// How plans write into spans and strings.
///
/// A plan writes forward into memory with enough free bytes, some of them beyond its end, and tells where it ends.
enum PlanSink {
  /// Appends to a span that has the plan's capacity.
  @inline(__always)
  static func append<Source: Plan>(
    _ shown: Source.Shown, by plan: UnsafePointer<Source>, toRoomIn span: inout OutputSpan<UInt8>
  ) {
    span.withUnsafeMutableBufferPointer { buffer, count in
      let start = buffer.baseAddress.unsafelyUnwrapped + count
      count += plan.pointee.write(shown, at: start) - start
    }
  }

  /// Appends to a span that has less than the plan's capacity, if what is written fits.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when it does not; the span is as it was.
  @inline(never)
  static func append<Source: Plan>(
    _ shown: Source.Shown, by plan: UnsafePointer<Source>, ifFits span: inout OutputSpan<UInt8>
  ) throws(FormatError) {
    // Rethrowing closures of the standard library do not keep the type of an error.
    let isWritten = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: plan.pointee.capacity) { scratch in
      let start = scratch.baseAddress.unsafelyUnwrapped
      let count = plan.pointee.write(shown, at: start) - start
      return append(Span(_unsafeElements: UnsafeBufferPointer(start: start, count: count)), ifFits: &span)
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
  static func string<Source: Plan>(_ shown: Source.Shown, by plan: UnsafePointer<Source>) -> String {
    // A size that the compiler knows costs nothing; any other asks the run time whether the stack has room.
    let capacity = plan.pointee.capacity
    if capacity <= usualCapacity {
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: usualCapacity) { string(in: $0, shown, by: plan) }
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { string(in: $0, shown, by: plan) }
  }

  private static let usualCapacity = 256

  @inline(__always)
  private static func string<Source: Plan>(
    in scratch: UnsafeMutableBufferPointer<UInt8>, _ shown: Source.Shown, by plan: UnsafePointer<Source>
  ) -> String {
    let start = scratch.baseAddress.unsafelyUnwrapped
    let count = plan.pointee.write(shown, at: start) - start
    let text = UnsafeBufferPointer(start: start, count: count)
    // Plans write only what ICU gave them as text: it is valid UTF-8.
    return unsafe String(copying: UTF8Span(unchecked: text.span))
  }

  /// What a plan writes, for its proof.
  static func bytes<Source: Plan>(_ shown: Source.Shown, by plan: Source) -> [UInt8] {
    var bytes: [UInt8] = []
    withUnsafePointer(to: plan) { bytes.append(shown, by: $0) }
    return bytes
  }
}

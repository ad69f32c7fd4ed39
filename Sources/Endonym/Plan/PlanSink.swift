/// How plans write into spans and strings.
///
/// A plan writes forward into memory with enough free bytes, some of them beyond its end, and tells where it ends.
enum PlanSink {
  typealias Cursor = UnsafeMutablePointer<UInt8>

  /// Appends to a span that has enough room what `write` writes, unless that is `nil`.
  @inline(__always)
  static func append(
    capacity: Int, toRoomIn span: inout OutputSpan<UInt8>, _ write: (Cursor) -> Cursor?
  ) -> Bool {
    span.withUnsafeMutableBufferPointer { buffer, count in
      let start = buffer.baseAddress.unsafelyUnwrapped + count
      guard let end = write(start) else { return false }
      assert(end - start <= capacity, "a plan's capacity was computed too small")
      count &+= end - start
      return true
    }
  }

  /// Appends to a span that may have less room than the capacity, if what is written fits, and unless it is `nil`.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when it does not; the span is as it was.
  @inline(never)
  static func append(
    capacity: Int, ifFits span: inout OutputSpan<UInt8>, _ write: (Cursor) -> Cursor?
  ) throws(FormatError) -> Bool {
    // Rethrowing closures of the standard library do not keep the type of an error.
    let fits: Bool? = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { scratch in
      let start = scratch.baseAddress.unsafelyUnwrapped
      guard let end = write(start) else { return nil }
      assert(end - start <= capacity, "a plan's capacity was computed too small")
      return append(Span(_unsafeElements: UnsafeBufferPointer(start: start, count: end - start)), ifFits: &span)
    }
    guard let fits else { return false }
    if !fits { throw tooLittleRoom(in: span) }
    return true
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

  /// Makes a string of what `write` writes, unless that is `nil`.
  @inline(__always)
  static func string(capacity: Int, _ write: (Cursor) -> Cursor?) -> String? {
    // A size that the compiler knows costs nothing; any other asks the run time whether the stack has room.
    if capacity <= usualCapacity {
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: usualCapacity) { string(in: $0, write) }
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { string(in: $0, write) }
  }

  private static let usualCapacity = 256

  @inline(__always)
  private static func string(in scratch: UnsafeMutableBufferPointer<UInt8>, _ write: (Cursor) -> Cursor?) -> String? {
    let start = scratch.baseAddress.unsafelyUnwrapped
    let memory = UnsafeMutableRawPointer(start)
    memory.storeBytes(of: .zero, as: SIMD16<UInt8>.self)
    guard let end = write(start) else { return nil }
    let count = end - start
    if count <= shortCount {
      // Two words that overlap in one byte. What lies behind the text is not part of it, but may cost the short way.
      let first = memory.loadUnaligned(as: UInt64.self)
      let last = memory.loadUnaligned(fromByteOffset: 7, as: UInt64.self)
      if (first | last) & 0x8080_8080_8080_8080 == 0 { return shortString(first, last, count: count) }
    }
    let text = UnsafeBufferPointer(start: start, count: count)
    // Plans write what ICU gave them as text, and strings: it is valid UTF-8.
    return unsafe String(copying: UTF8Span(unchecked: text.span))
  }

  /// Bytes that a string holds without memory of its own.
  @inline(__always) private static var shortCount: Int { 15 }

  /// A string of ASCII, which its first eight bytes and those from the seventh on make: faster than a copy, which goes byte by byte.
  @inline(__always)
  private static func shortString(_ first: UInt64, _ last: UInt64, count: Int) -> String {
    String(unsafeUninitializedCapacity: shortCount) { bytes in
      let memory = UnsafeMutableRawPointer(bytes.baseAddress.unsafelyUnwrapped)
      memory.storeBytes(of: first, as: UInt64.self)
      memory.storeBytes(of: last, toByteOffset: 7, as: UInt64.self)
      return count
    }
  }
}

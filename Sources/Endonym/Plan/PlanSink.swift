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
  ///
  /// `isASCII` says that it writes nothing else: a string that knows this is hashed and compared several times as fast. To look at
  /// what was written just before would wait for it, and cost as much as all else.
  @inline(__always)
  static func string(capacity: Int, isASCII: Bool, _ write: (Cursor) -> Cursor?) -> String? {
    // A size that the compiler knows costs nothing; any other asks the run time whether the stack has room.
    if capacity <= usualCapacity {
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: usualCapacity) { string(in: $0, isASCII, write) }
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { string(in: $0, isASCII, write) }
  }

  private static let usualCapacity = 256

  @inline(__always)
  private static func string(
    in scratch: UnsafeMutableBufferPointer<UInt8>, _ isASCII: Bool, _ write: (Cursor) -> Cursor?
  ) -> String? {
    let start = scratch.baseAddress.unsafelyUnwrapped
    guard let end = write(start) else { return nil }
    let count = end - start
    if ShortString.isKnown, count <= ShortString.longest { return ShortString(start, count: count).string }
    // Plans write what ICU gave them as text, and strings: it is valid UTF-8.
    let bytes = UnsafeBufferPointer(start: start, count: count)
    assert(!isASCII || bytes.allSatisfy { $0 < 0x80 }, "a plan of ASCII has written something else")
    return unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
  }
}

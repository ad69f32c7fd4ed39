/// Where plans write: at the end of an array or of a span, or into a new string.
///
/// A plan writes forward into memory with enough free bytes, some of them beyond its end, and tells where it ends.
enum PlanSink {
  typealias Cursor = UnsafeMutablePointer<UInt8>

  /// Appends to an array, which grows when it has to.
  @inline(__always)
  static func append(to bytes: inout [UInt8], capacity: Int, _ write: (Cursor) -> Cursor) {
    bytes.append(addingCapacity: capacity) { (span: inout OutputSpan<UInt8>) in
      append(to: &span, write)
    }
  }

  /// Appends to a span, which has to have the capacity.
  @inline(__always)
  static func append(to span: inout OutputSpan<UInt8>, _ write: (Cursor) -> Cursor) {
    span.withUnsafeMutableBufferPointer { buffer, count in
      let start = buffer.baseAddress.unsafelyUnwrapped + count
      count += write(start) - start
    }
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
    let count = write(start) - start
    let text = UnsafeBufferPointer(start: start, count: count)
    // Plans write only what ICU gave them as text: it is valid UTF-8.
    return unsafe String(copying: UTF8Span(unchecked: text.span))
  }
}

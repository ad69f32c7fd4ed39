import CRawICU

/// A formatter of raw ICU, closed with the last reference.
///
/// `@unchecked Sendable`: ICU's formatters may be shared by threads (their result objects may not, see
/// `raw_number_share`), and the pointer is never written.
final class RawFormatter: @unchecked Sendable {
  let pointer: OpaquePointer
  private let close: @Sendable (OpaquePointer) -> Void

  /// - Throws: when ICU could not open it.
  init(_ opened: OpaquePointer?, _ name: String, close: @escaping @Sendable (OpaquePointer?) -> Void) throws {
    guard let opened else { throw BenchmarkError("ICU cannot open \(name)") }
    pointer = opened
    self.close = { close($0) }
  }

  deinit { close(pointer) }

  /// The text that `format` writes into a buffer.
  static func text(_ format: (UnsafeMutablePointer<UInt16>) -> Int32) throws -> String {
    try withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Int(RAW_CAPACITY)) { buffer in
      guard let start = buffer.baseAddress, case let length = Int(format(start)), length >= 0 else {
        throw BenchmarkError("ICU could not format a value")
      }
      return String(decoding: buffer[..<length], as: UTF16.self)
    }
  }
}

extension Contestant {
  /// Raw ICU: its function for one value, and its loop over many.
  static func icu<Value>(
    _ name: String, _ formatter: RawFormatter, _ values: [Value],
    format: @escaping (OpaquePointer, Value, UnsafeMutablePointer<UInt16>) -> Int32,
    pass: @escaping (OpaquePointer, UnsafePointer<Value>, Int) -> Int64
  ) -> Contestant {
    Contestant(
      name: name, count: values.count,
      pass: {
        values.withUnsafeBufferPointer { buffer in
          guard let start = buffer.baseAddress else { return 0 }
          return Int(pass(formatter.pointer, start, buffer.count))
        }
      },
      texts: { try values.map { value in try RawFormatter.text { format(formatter.pointer, value, $0) } } },
      units: { $0.utf16.count })
  }

  /// Foundation, or anything else that takes one value and gives a string.
  static func strings<Value>(_ name: String, _ values: [Value], _ format: @escaping (Value) -> String) -> Contestant {
    Contestant(
      name: name, count: values.count,
      pass: { values.reduce(0) { $0 &+ format($1).utf8.count } },
      texts: { values.map(format) })
  }
}

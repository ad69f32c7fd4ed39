import CRawICU

/// What raw ICU answers instead of a result.
package struct RawICUError: Error, Hashable, CustomStringConvertible {
  /// ICU's error code.
  package let code: Int32

  /// What was asked for does not exist.
  static let missing = RawICUError(code: 2)

  package var description: String { "raw ICU: \(String(cString: raw_error_name(code)))" }

  /// Runs a call, and throws what it leaves in the status.
  static func check<Result>(_ body: (inout Int32) -> Result) throws -> Result {
    var status: Int32 = 0
    let result = body(&status)
    if status > 0 { throw RawICUError(code: status) }
    return result
  }

  /// Runs a call that opens something.
  static func open(_ body: (inout Int32) -> OpaquePointer?) throws -> OpaquePointer {
    guard let opened = try check(body) else { throw missing }
    return opened
  }

  /// Runs a call that writes text.
  static func text(
    _ body: (UnsafeMutablePointer<CChar>?, Int32, inout Int32) -> Int32
  ) throws -> String {
    try withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32_768) { buffer in
      let length = try check { body(buffer.baseAddress, Int32(buffer.count), &$0) }
      return String(decoding: UnsafeRawBufferPointer(buffer).prefix(Int(length)), as: UTF8.self)
    }
  }
}

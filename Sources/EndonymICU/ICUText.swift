import CEndonymICU

/// Text out of shim calls that fill a caller's buffer and tell how much they need.
enum ICUText {
  /// Runs `body` with room for `capacity` bytes, and once more with the room it asked for.
  static func string(
    capacity: Int32 = 160, _ call: StaticString,
    _ body: (UnsafeMutablePointer<CChar>?, Int32, inout Int32) -> Int32
  ) throws(ICUError) -> String {
    String(decoding: try bytes(capacity: capacity, call, body), as: UTF8.self)
  }

  /// The same as bytes.
  static func bytes(
    capacity: Int32 = 160, _ call: StaticString,
    _ body: (UnsafeMutablePointer<CChar>?, Int32, inout Int32) -> Int32
  ) throws(ICUError) -> [UInt8] {
    var status: Int32 = 0
    var needed: Int32 = 0
    func fill(_ room: Int32) -> [UInt8] {
      status = 0
      return [UInt8](unsafeUninitializedCapacity: Int(room)) { buffer, count in
        needed = buffer.withMemoryRebound(to: CChar.self) { body($0.baseAddress, room, &status) }
        count = status > 0 ? 0 : Int(min(max(needed, 0), room))
      }
    }
    var bytes = fill(capacity)
    if status == EICU_BUFFER_OVERFLOW { bytes = fill(needed) }
    try ICUError.check(status, call)
    return bytes
  }
}

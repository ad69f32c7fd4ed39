/// What property lists and C have in common in their escapes.
package enum CharacterEscape {
  /// The control character that a letter behind a backslash stands for: a line feed for `n`.
  package static func control(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "r"): 0x0D
    default: nil
    }
  }

  /// The number whose digits begin at an offset, which moves behind them; 0 when there are none. One that is too large wraps around.
  package static func number(
    in utf8: [UInt8], at offset: inout Int, before end: Int, atMost count: Int, radix: UInt8
  ) -> UInt32 {
    var value: UInt32 = 0
    let limit = count < end - offset ? offset + count : end
    while offset < limit, let digit = utf8[offset].hexadecimalValue, digit < radix {
      value = value &* UInt32(radix) &+ UInt32(digit)
      offset += 1
    }
    return value
  }
}

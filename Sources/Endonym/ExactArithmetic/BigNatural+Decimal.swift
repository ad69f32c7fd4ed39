extension BigNatural {
  /// The largest power of ten in a word, and its exponent.
  private static let chunk: UInt64 = 10_000_000_000_000_000_000
  private static let chunkDigits = 19

  /// Reads ASCII digits; what is no digit counts as its distance from "0" in the code table.
  init(digits: some Collection<UInt8>) {
    var limbs: [UInt64] = []
    limbs.reserveCapacity(digits.count / Self.chunkDigits + 1)
    var rest = digits[...]
    while !rest.isEmpty {
      let head = rest.prefix(Self.chunkDigits)
      rest = rest.dropFirst(Self.chunkDigits)
      var word: UInt64 = 0
      var scale: UInt64 = 1
      for digit in head {
        word = word &* 10 &+ UInt64(digit &- UInt8(ascii: "0"))
        scale &*= 10
      }
      for index in limbs.indices {
        let (high, low) = limbs[index].multipliedFullWidth(by: scale)
        let (sum, overflow) = low.addingReportingOverflow(word)
        limbs[index] = sum
        word = high &+ (overflow ? 1 : 0)
      }
      if word > 0 { limbs.append(word) }
    }
    self.init(limbs: limbs)
  }

  /// Its decimal digits, ASCII, without leading zeros; "0" for zero.
  var digits: [UInt8] {
    var chunks: [UInt64] = []
    var rest = self
    while !rest.isZero {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingByWord: Self.chunk)
      chunks.append(remainder)
      rest = quotient
    }
    guard let top = chunks.popLast() else { return [UInt8(ascii: "0")] }
    var digits = Array(String(top).utf8)
    for chunk in chunks.reversed() {
      let text = String(chunk).utf8
      digits += repeatElement(UInt8(ascii: "0"), count: Self.chunkDigits - text.count)
      digits += text
    }
    return digits
  }

  /// 10 to a power of at least 0.
  static func powerOfTen(_ exponent: Int) -> BigNatural {
    BigNatural(5).power(exponent) << max(0, exponent)
  }
}

extension BigNatural: CustomStringConvertible {
  var description: String { String(decoding: digits, as: UTF8.self) }
}

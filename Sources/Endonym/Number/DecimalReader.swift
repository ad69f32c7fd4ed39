/// Reads the text of an ``ExactDecimal``, counting before it believes.
struct DecimalReader {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The decimal; `nil` when the text is none.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)``.
  mutating func read() throws(FormatError) -> ExactDecimal? {
    let isNegative = take(UInt8(ascii: "-"))
    if !isNegative { _ = take(UInt8(ascii: "+")) }
    let integer = takeDigits()
    let hasPoint = take(UInt8(ascii: "."))
    let fraction = hasPoint ? takeDigits() : bytes[0..<0]
    guard !(integer.isEmpty && fraction.isEmpty) else { return nil }
    var written: Int? = 0
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      guard let exponent = takeExponent() else { return nil }
      written = exponent
    }
    guard position == bytes.count else { return nil }

    guard integer.count + fraction.count <= Limits.decimalDigits else {
      throw .limitExceeded("the number of digits", limit: Limits.decimalDigits)
    }
    guard let exponent = written, abs(exponent) <= Limits.decimalExponent else {
      throw .limitExceeded("the decimal exponent", limit: Limits.decimalExponent)
    }
    var digits = Array(integer) + Array(fraction)
    let leading = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(min(leading, digits.count - 1))
    return ExactDecimal(form: .finite, isNegative: isNegative, digits: digits, exponent: exponent - fraction.count)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func takeDigits() -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, isDigit(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  /// The exponent after its letter: `nil` when no digit follows, `.some(nil)` when it is beyond every limit.
  private mutating func takeExponent() -> Int?? {
    let isNegative = take(UInt8(ascii: "-"))
    if !isNegative { _ = take(UInt8(ascii: "+")) }
    let digits = takeDigits()
    guard !digits.isEmpty else { return nil }
    var value = 0
    for digit in digits {
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
      if value > Limits.decimalExponent { return .some(nil) }
    }
    return .some(isNegative ? -value : value)
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}

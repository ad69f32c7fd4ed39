/// A decimal whose digits fit into 64 bits: every integer of up to 64 bits, every `Float`, most decimals.
struct SmallDecimal: BitwiseCopyable, Equatable {
  /// The digits as an integer.
  let digits: UInt64
  /// The power of ten of the last one.
  let exponent: Int
  /// Whether it has a minus sign; -0 has one.
  let isNegative: Bool

  @inline(__always)
  init(digits: UInt64, exponent: Int = 0, isNegative: Bool) {
    self.digits = digits
    self.exponent = exponent
    self.isNegative = isNegative
  }

  @inline(__always)
  init(_ value: Int) { self.init(digits: UInt64(value.magnitude), isNegative: value < 0) }

  /// Whether ICU's plural operands, which are doubles, may be other numbers than this: to them, 21.000000000000001 is 21.
  @inline(__always)
  var exceedsPluralOperands: Bool { digits >= 1_000_000_000_000_000 }

  /// - Returns: `nil` for an integer that does not fit.
  @inline(__always)
  init?(_ value: some BinaryInteger) {
    guard let magnitude = UInt64(exactly: value.magnitude) else { return nil }
    self.init(digits: magnitude, isNegative: value < 0)
  }

  /// - Returns: `nil` for what is no number, is infinite, or has more digits.
  init?(_ value: ExactDecimal) {
    guard value.isFinite, value.digits.count <= 20 else { return nil }
    var digits: UInt64 = 0
    let characters = value.digits.span
    for index in characters.indices {
      let (tens, isTooLarge) = digits.multipliedReportingOverflow(by: 10)
      let (sum, carries) = tens.addingReportingOverflow(UInt64(characters[index] &- UInt8(ascii: "0")))
      if isTooLarge || carries { return nil }
      digits = sum
    }
    self.init(digits: digits, exponent: value.exponent, isNegative: value.isNegative)
  }

  /// The shortest decimal that names a `Float`.
  /// - Returns: `nil` for what is no number or is infinite.
  init?(_ value: Float) {
    guard value.isFinite else { return nil }
    // At most fifteen characters, which a string holds without allocating: -1.1754944e-38.
    var digits: UInt64 = 0
    var places = 0
    var exponent = 0
    var isAfterPoint = false
    var bytes = value.magnitude.description.utf8.makeIterator()
    scan: while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "."): isAfterPoint = true
      case UInt8(ascii: "e"):
        var isBelowOne = false
        while let byte = bytes.next() {
          switch byte {
          case UInt8(ascii: "-"): isBelowOne = true
          case UInt8(ascii: "0")...UInt8(ascii: "9"): exponent = exponent * 10 + Int(byte - UInt8(ascii: "0"))
          default: break
          }
        }
        if isBelowOne { exponent.negate() }
        break scan
      default:
        digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
        if isAfterPoint { places += 1 }
      }
    }
    self.init(digits: digits, exponent: exponent - places, isNegative: value.sign == .minus)
  }
}

extension ExactDecimal {
  /// The same decimal, digit by digit.
  init(_ value: SmallDecimal) {
    self.init(
      form: .finite, isNegative: value.isNegative, digits: Array(String(value.digits).utf8), exponent: value.exponent)
  }
}

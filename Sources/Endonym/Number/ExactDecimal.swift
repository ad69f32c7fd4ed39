/// A decimal number kept digit by digit, as it was written.
///
/// It holds what no binary type can: `0.1` exactly, thousands of digits, and the trailing zeros that make `"1.0"` a
/// plural in English where `"1"` is none.
///
/// ```swift
/// let price = try ExactDecimal("1234567890123456789.10")
/// try NumberFormat.decimal(locale: "de").format(price)  // 1.234.567.890.123.456.789,1
/// ```
///
/// Accepted are an optional sign, digits with at most one point, and an exponent: `-12.50`, `.5`, `1e-7`. Accepted
/// too are `NaN`, `Infinity` and `-Infinity`. At most ``Limits/decimalDigits`` digits and an exponent within
/// ``Limits/decimalExponent``.
public struct ExactDecimal: Sendable {
  /// What kind of number it is.
  enum Form: Hashable, Sendable { case finite, infinity, notANumber }

  let form: Form
  /// Whether a minus sign stands before it; `-0` is negative too.
  public let isNegative: Bool
  /// The significant part's digits, ASCII, without sign and point. At least one. Leading zeros are dropped but for the
  /// one before a fraction; trailing zeros are kept.
  let digits: [UInt8]
  /// The power of ten of the last digit: -2 for `1.50`.
  let exponent: Int

  init(form: Form, isNegative: Bool, digits: [UInt8], exponent: Int) {
    self.form = form
    self.isNegative = isNegative
    self.digits = digits
    self.exponent = exponent
  }

  /// Reads a decimal.
  /// - Throws: ``FormatError/invalidNumber(_:)`` when the text is no decimal, ``FormatError/limitExceeded(_:limit:)``
  ///   when it has too many digits or too large an exponent.
  public init(_ text: some StringProtocol) throws(FormatError) {
    switch text {
    case "NaN": self.init(form: .notANumber, isNegative: false, digits: [], exponent: 0)
    case "Infinity", "+Infinity": self.init(form: .infinity, isNegative: false, digits: [], exponent: 0)
    case "-Infinity": self.init(form: .infinity, isNegative: true, digits: [], exponent: 0)
    default: try self.init(decimal: Array(text.utf8))
    }
  }

  private init(decimal bytes: [UInt8]) throws(FormatError) {
    var reader = DecimalReader(bytes: bytes)
    guard let parsed = try reader.read() else {
      // A long text is not worth repeating whole in a message.
      throw .invalidNumber(String(decoding: bytes.prefix(64), as: UTF8.self))
    }
    self = parsed
  }

  /// Whether it is neither infinite nor not-a-number.
  public var isFinite: Bool { form == .finite }

  /// Whether it is not a number.
  public var isNaN: Bool { form == .notANumber }

  /// Whether its value is zero.
  public var isZero: Bool { form == .finite && digits.allSatisfy { $0 == UInt8(ascii: "0") } }

  /// How many digits stand after the point when it is written without an exponent: 2 for `1.50` and for `150e-2`.
  public var fractionDigits: Int { max(0, -exponent) }

  /// The decimal in the spelling that ICU reads: `-150E-2`.
  var engineText: [UInt8] {
    switch form {
    case .notANumber: return Array("NaN".utf8)
    case .infinity: return Array((isNegative ? "-Infinity" : "Infinity").utf8)
    case .finite:
      var text: [UInt8] = []
      text.reserveCapacity(digits.count + 8)
      if isNegative { text.append(UInt8(ascii: "-")) }
      text += digits
      if exponent != 0 { text += Array("E\(exponent)".utf8) }
      return text
    }
  }
}

extension ExactDecimal {
  /// The nearest `Double`; an infinity beyond its range.
  public var doubleValue: Double {
    switch form {
    case .notANumber: return .nan
    case .infinity: return isNegative ? -.infinity : .infinity
    case .finite: return Double(String(decoding: engineText, as: UTF8.self)) ?? (isNegative ? -.infinity : .infinity)
    }
  }
}

extension ExactDecimal: CustomStringConvertible {
  /// The decimal without an exponent: `-1.50`.
  public var description: String {
    guard form == .finite else { return String(decoding: engineText, as: UTF8.self) }
    let zero = UInt8(ascii: "0")
    var text: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    if exponent >= 0 {
      text += digits
      if !isZero { text += repeatElement(zero, count: exponent) }
    } else {
      let padding = max(0, -exponent + 1 - digits.count)
      let padded = repeatElement(zero, count: padding) + digits
      text += padded.dropLast(-exponent)
      text.append(UInt8(ascii: "."))
      text += padded.suffix(-exponent)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension ExactDecimal {
  /// An integer of any width.
  public init(_ value: some BinaryInteger) {
    self.init(
      form: .finite, isNegative: value < 0, digits: Array(String(value.magnitude).utf8), exponent: 0)
  }

  /// The shortest decimal that reads back as `value`.
  public init(_ value: Double) {
    self.init(
      shortest: value.description, isNegative: value.sign == .minus, isNaN: value.isNaN, isFinite: value.isFinite)
  }

  /// The shortest decimal that reads back as `value`: 1.23 for the `Float` nearest to it, though that is
  /// 1.2300000190734863 as a `Double`.
  public init(_ value: Float) {
    self.init(
      shortest: value.description, isNegative: value.sign == .minus, isNaN: value.isNaN, isFinite: value.isFinite)
  }

  /// `description` is Swift's shortest round-trip text: `5e-324`, `100.0`, `-0.0`.
  private init(shortest description: String, isNegative: Bool, isNaN: Bool, isFinite: Bool) {
    if isNaN {
      self.init(form: .notANumber, isNegative: false, digits: [], exponent: 0)
    } else if !isFinite {
      self.init(form: .infinity, isNegative: isNegative, digits: [], exponent: 0)
    } else {
      var reader = DecimalReader(bytes: Array(description.utf8))
      let zero = ExactDecimal(form: .finite, isNegative: isNegative, digits: [UInt8(ascii: "0")], exponent: 0)
      let read = (try? reader.read()) ?? zero
      self = read.droppingTrailingZeros()
    }
  }

  /// The same value without zeros at the end of its fraction.
  func droppingTrailingZeros() -> ExactDecimal {
    guard form == .finite else { return self }
    var digits = digits
    var exponent = exponent
    while exponent < 0, digits.count > 1, digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      exponent += 1
    }
    if digits == [UInt8(ascii: "0")] { exponent = max(exponent, 0) }
    return ExactDecimal(form: form, isNegative: isNegative, digits: digits, exponent: exponent)
  }

  /// The value without its sign.
  public var magnitude: ExactDecimal {
    ExactDecimal(form: form, isNegative: false, digits: digits, exponent: exponent)
  }

  /// The value times a power of ten.
  func movingPoint(by places: Int) -> ExactDecimal {
    ExactDecimal(form: form, isNegative: isNegative, digits: digits, exponent: exponent + places)
  }
}

extension ExactDecimal: Hashable {
  /// Two decimals are equal when they are the same number with as many digits after the point: `1e3` and `1000` are,
  /// `1.5` and `1.50` are not.
  public static func == (left: ExactDecimal, right: ExactDecimal) -> Bool {
    left.form == right.form && left.isNegative == right.isNegative && left.fractionDigits == right.fractionDigits
      && left.significand == right.significand && left.magnitudeOfLastDigit == right.magnitudeOfLastDigit
  }

  /// Hashes the number and how many digits it has after the point.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(form)
    hasher.combine(isNegative)
    hasher.combine(fractionDigits)
    hasher.combine(significand)
    hasher.combine(magnitudeOfLastDigit)
  }

  /// The digits without zeros at their end; none of zero.
  private var significand: ArraySlice<UInt8> {
    digits[..<((digits.lastIndex { $0 != UInt8(ascii: "0") } ?? -1) + 1)]
  }

  /// The power of ten of the last digit of ``significand``.
  private var magnitudeOfLastDigit: Int { significand.isEmpty ? 0 : exponent + digits.count - significand.count }
}

extension ExactDecimal: Codable {
  /// Reads a decimal from its text.
  public init(from decoder: any Decoder) throws {
    try self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the decimal as text, so that no digit is lost.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

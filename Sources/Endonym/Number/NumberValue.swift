#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A number on its way into a format, in the form that keeps it exact at the least cost.
enum NumberValue: Hashable, Sendable {
  case integer(Int64)
  case double(Double)
  case decimal(ExactDecimal)

  init(_ value: some BinaryInteger) {
    if let integer = Int64(exactly: value) { self = .integer(integer) } else { self = .decimal(ExactDecimal(value)) }
  }

  /// An integer by magnitude and sign.
  init(magnitude: UInt64, isNegative: Bool) {
    if !isNegative, let integer = Int64(exactly: magnitude) {
      self = .integer(integer)
    } else if isNegative, magnitude <= Int64.min.magnitude {
      self = .integer(Int64(truncatingIfNeeded: 0 &- magnitude))
    } else {
      let digits = ExactDecimal(magnitude)
      self = .decimal(
        ExactDecimal(form: .finite, isNegative: isNegative, digits: digits.digits, exponent: digits.exponent))
    }
  }

  /// Not-a-number has no sign, though its bits may: ICU would show it, and infinity minus infinity has one on x86.
  init(_ value: Double) { self = .double(value.isNaN ? .nan : value) }

  /// A `Float` counts as the shortest decimal that names it: widened to `Double` first, 1.23 would be 123.00000190…%.
  init(_ value: Float) { self = .decimal(ExactDecimal(value)) }

  init(_ value: Decimal) { self = .decimal(ExactDecimal(value)) }

  init(_ value: ExactDecimal) { self = .decimal(value) }

  /// Whether a minus sign would stand before it, as it does before -0.
  var isNegative: Bool {
    switch self {
    case .integer(let value): value < 0
    case .double(let value): value.sign == .minus
    case .decimal(let value): value.isNegative
    }
  }

  var isNaN: Bool {
    switch self {
    case .integer: false
    case .double(let value): value.isNaN
    case .decimal(let value): value.isNaN
    }
  }

  var isFinite: Bool {
    switch self {
    case .integer: true
    case .double(let value): value.isFinite
    case .decimal(let value): value.isFinite
    }
  }

  /// The value as an exact decimal; a double as the shortest one that names it.
  var exact: ExactDecimal {
    switch self {
    case .integer(let value): ExactDecimal(value)
    case .double(let value): ExactDecimal(value)
    case .decimal(let value): value
    }
  }

  /// Plain text without a locale: what a non-throwing `format` gives when ICU runs out of memory.
  var plainText: String {
    switch self {
    case .integer(let value): "\(value)"
    case .double(let value): "\(value)"
    case .decimal(let value): "\(value)"
    }
  }
}

extension ExactDecimal {
  /// Foundation's decimal, digit by digit.
  public init(_ value: Decimal) {
    // Decimal's description is plain ASCII digits with a point, or "NaN".
    var reader = DecimalReader(bytes: Array(value.description.utf8))
    self =
      (try? reader.read()) ?? ExactDecimal(form: .notANumber, isNegative: false, digits: [], exponent: 0)
  }
}

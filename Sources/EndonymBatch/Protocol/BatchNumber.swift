import Endonym

/// A number of the protocol: an exact decimal, or a double where JSON's text has a fraction or an exponent.
enum BatchNumber {
  case exact(ExactDecimal)
  case double(Double)

  init(_ value: JSONValue) throws(BatchError) {
    switch value {
    case .string(let text):
      self = .exact(try BatchError.wrapping { () throws(FormatError) in try ExactDecimal(text) })
    case .number("-0"):
      self = .double(-0.0)
    case .number(let text) where text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || ($0 >= 0x30 && $0 <= 0x39) }):
      self = .exact(try BatchError.wrapping { () throws(FormatError) in try ExactDecimal(text) })
    case .number(let text):
      guard let double = Double(text), double.isFinite else {
        throw BatchError(.invalidValue, "\(text) is beyond the range of a double")
      }
      self = .double(double)
    default:
      throw BatchError(.invalidValue, "the value is \(value.kind); a number was expected")
    }
  }

  /// The number as an exact decimal; a double as the shortest one that names it.
  var exact: ExactDecimal {
    switch self {
    case .exact(let decimal): decimal
    case .double(let double): ExactDecimal(double)
    }
  }

  /// The nearest double.
  var double: Double {
    switch self {
    case .exact(let decimal): decimal.doubleValue
    case .double(let double): double
    }
  }
}

import EndonymStrings

/// What a call gives to a format, where its source tells.
package enum FormatValue: Hashable, Sendable {
  /// A whole number, or a character of C.
  case integer
  /// A number with a fraction.
  case float
  /// A text of Swift or Objective-C.
  case text
  /// A string of C.
  case cString
  /// Another object.
  case object

  /// What it is, for people.
  var description: String {
    switch self {
    case .integer: "an integer"
    case .float: "a floating-point number"
    case .text: "a text"
    case .cString: "a string of C"
    case .object: "an object"
    }
  }

  /// What a placeholder takes, for people, if it is not this; `nil` where the value may fit.
  func mismatch(with kind: FormatPlaceholder.Kind) -> String? {
    switch kind {
    case .integer, .unsignedInteger: self == .integer ? nil : "an integer"
    case .character: self == .integer ? nil : "a character"
    case .double: self == .float ? nil : "a floating-point number"
    case .object: self == .text || self == .object ? nil : "an object"
    case .cString: self == .cString ? nil : "a string of C"
    case .pointer, .number, .variable: nil
    }
  }
}

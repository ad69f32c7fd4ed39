import EndonymStrings

/// A JSON value as a batch line spells it: numbers keep their text, since the protocol tells integers of any length from doubles, and
/// objects every member, so that a key given twice can be seen.
package typealias JSONValue = EndonymStrings.JSONValue

/// A key with its value in a JSON object.
package typealias JSONMember = EndonymStrings.JSONMember

extension JSONValue {
  /// What kind of value it is, in words for a message.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A key with the values that were interpolated into it, as `String(localized:)` makes it of a literal.
///
/// ```swift
/// let key: LocalizationKey = "\(3) of \("Home") at 100%"
/// key.key         // %lld of %@ at 100%%
/// key.arguments   // [3, "Home"]
/// ```
///
/// Percent signs of the literal are doubled, and each value leaves the placeholder of its type:
///
/// | type | placeholder | | type | placeholder |
/// |---|---|---|---|---|
/// | `Int`, `Int64` | `%lld` | | `Float` | `%f` |
/// | `Int8`, `Int16`, `Int32` | `%d` | | `Double` | `%lf` |
/// | `UInt`, `UInt64` | `%llu` | | `String`, `Substring`, all others | `%@` |
/// | `UInt8`, `UInt16`, `UInt32` | `%u` | | with `specifier:` | the one given |
///
/// Source: Apple, `String.LocalizationValue`.
public struct LocalizationKey: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
  /// The key that tables are asked for, which is the format where they have none.
  public let key: String
  /// The values, in the order of the key's placeholders.
  public let arguments: [MessageArgument]

  /// A key that is a text: its percent signs are doubled, as there are no values.
  public init(_ text: String) {
    var interpolation = StringInterpolation(literalCapacity: text.utf8.count, interpolationCount: 0)
    interpolation.appendLiteral(text)
    self.init(stringInterpolation: interpolation)
  }

  /// A key and its arguments as they are.
  public init(key: String, arguments: [MessageArgument]) {
    self.key = key
    self.arguments = arguments
  }

  /// A key that is a text.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with values.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Builds a key of literals and values.
  public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
    /// The key so far.
    public private(set) var key: String
    /// The values so far.
    public private(set) var arguments: [MessageArgument]

    /// An empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key = ""
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments = []
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends text, its percent signs doubled.
    public mutating func appendLiteral(_ literal: String) {
      if literal.utf8.contains(UInt8(ascii: "%")) {
        for character in literal.unicodeScalars {
          key.unicodeScalars.append(character)
          if character == "%" { key.unicodeScalars.append(character) }
        }
      } else {
        key += literal
      }
    }

    /// Appends a value with the placeholder that stands for it: what every other kind of interpolation comes down to.
    public mutating func appendArgument(_ argument: MessageArgument, specifier: String) {
      key += specifier
      arguments.append(argument)
    }

    /// Appends a placeholder without a value, for a key that only names a text.
    public mutating func appendInterpolation(placeholder: LocalizationKey.Placeholder) {
      key += placeholder.specifier
    }

    /// Appends text.
    public mutating func appendInterpolation(_ value: String) { appendArgument(.string(value), specifier: "%@") }

    /// Appends text.
    public mutating func appendInterpolation(_ value: Substring) {
      appendArgument(.string(String(value)), specifier: "%@")
    }

    /// Appends an integer.
    public mutating func appendInterpolation<Value: FixedWidthInteger & MessageArgumentConvertible>(_ value: Value) {
      let length = Value.bitWidth > 32 ? "ll" : ""
      appendArgument(value.messageArgument, specifier: "%" + length + (Value.isSigned ? "d" : "u"))
    }

    /// Appends a number.
    public mutating func appendInterpolation(_ value: Float) { appendArgument(value.messageArgument, specifier: "%f") }

    /// Appends a number.
    public mutating func appendInterpolation(_ value: Double) { appendArgument(.double(value), specifier: "%lf") }

    /// Appends a value with a placeholder of one's own: `specifier: "%.2f"`.
    public mutating func appendInterpolation(_ value: some MessageArgumentConvertible, specifier: String) {
      appendArgument(value.messageArgument, specifier: specifier)
    }

    /// Appends a value that becomes text when the message is shown: a date, a decimal.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some MessageArgumentConvertible) {
      appendArgument(value.messageArgument, specifier: "%@")
    }

    /// Appends what a value describes itself as.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      appendArgument(.string(String(describing: value)), specifier: "%@")
    }
  }

  /// A placeholder without a value.
  public enum Placeholder: Hashable, Sendable {
    /// `%lld`.
    case int
    /// `%llu`.
    case uint
    /// `%f`.
    case float
    /// `%lf`.
    case double
    /// `%@`.
    case object

    /// How it is written.
    public var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }
}

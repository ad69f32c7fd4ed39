import Endonym

/// A value for a message: a typed one, so that no translation can make a program read it as something else.
///
/// Literals and the values of ``MessageArgumentConvertible`` types become arguments:
///
/// ```swift
/// let arguments: [MessageArgument] = [3, "Downloads", 0.5]
/// MessageArgument(Int32(7))   // .integer(7)
/// ```
public enum MessageArgument: Hashable, Sendable {
  /// A signed integer.
  case integer(Int64)
  /// An unsigned integer.
  case unsignedInteger(UInt64)
  /// A floating-point number.
  case double(Double)
  /// A decimal, with the zeros that it was written with.
  indirect case decimal(ExactDecimal)
  /// A truth value: `true` as an object, 1 as a number.
  case boolean(Bool)
  /// Text.
  case string(String)
  /// Text that a format has made, and the number behind it, by which plural forms are chosen.
  indirect case formatted(String, number: ExactDecimal?)
  /// A value that becomes text when the message is shown, in the languages of that moment.
  indirect case deferred(DeferredArgument)

  /// A value as an argument.
  public init(_ value: some MessageArgumentConvertible) { self = value.messageArgument }
}

/// An argument that is made when a message is shown: of a format that follows the locale, of another message.
public struct DeferredArgument: Hashable, Sendable {
  /// What it is made of.
  package let identity: any Hashable & Sendable
  private let make: @Sendable (MessageLocales) -> MessageArgument

  /// An argument to be made later.
  /// - Parameters:
  ///   - identity: What the argument is made of. Two arguments are equal when these are.
  ///   - make: Makes the argument for the languages of a message. What it makes must not be deferred again more than
  ///     ``greatestDepth`` times.
  public init(_ identity: some Hashable & Sendable, make: @escaping @Sendable (MessageLocales) -> MessageArgument) {
    self.identity = identity
    self.make = make
  }

  /// How often an argument can be deferred by the one that it becomes. Beyond, it is empty text: it may never end.
  public static let greatestDepth = 16

  /// The argument in the languages of a message.
  public func resolved(in locales: MessageLocales) -> MessageArgument {
    var argument = make(locales)
    for _ in 0..<Self.greatestDepth {
      guard case .deferred(let next) = argument else { return argument }
      argument = next.make(locales)
    }
    return .string("")
  }

  /// Whether both are made of the same.
  public static func == (left: DeferredArgument, right: DeferredArgument) -> Bool {
    AnyHashable(left.identity) == AnyHashable(right.identity)
  }

  /// Hashes what it is made of.
  public func hash(into hasher: inout Hasher) { identity.hash(into: &hasher) }
}

/// The languages that a message is shown in.
public struct MessageLocales: Hashable, Sendable {
  /// The language of the text, whose plural rules and direction hold.
  public var language: LocaleIdentifier
  /// The locale of numbers and dates.
  public var formatting: LocaleIdentifier

  /// The languages of a message; numbers are of the text's language unless another locale is given.
  public init(language: LocaleIdentifier, formatting: LocaleIdentifier? = nil) {
    self.language = language
    self.formatting = formatting ?? language
  }
}

extension MessageArgument: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByStringInterpolation
{
  /// An integer.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// A floating-point number.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Text.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension MessageArgument {
  /// Its number, exactly; `nil` of text.
  package var number: ExactDecimal? {
    switch self {
    case .integer(let value): ExactDecimal(value)
    case .unsignedInteger(let value): ExactDecimal(value)
    case .double(let value): ExactDecimal(value)
    case .decimal(let value): value
    case .boolean(let value): ExactDecimal(value ? 1 : 0)
    case .formatted(_, let number): number
    case .string, .deferred: nil
    }
  }

  /// Its integer; `nil` of everything else.
  var integer: (magnitude: UInt64, isNegative: Bool)? {
    switch self {
    case .integer(let value): (value.magnitude, value < 0)
    case .unsignedInteger(let value): (value, false)
    case .boolean(let value): (value ? 1 : 0, false)
    case .double, .decimal, .string, .formatted, .deferred: nil
    }
  }

  /// A number without sign and fraction, however it is given; `nil` of all else.
  var wholeNumber: UInt64? {
    if let integer { return integer.isNegative ? nil : integer.magnitude }
    return number.flatMap { UInt64(exactly: $0.doubleValue) }
  }

  /// Whether it is exactly zero, for which an explicit form `zero` is.
  var isZero: Bool {
    switch self {
    case .integer(let value): value == 0
    case .unsignedInteger(let value): value == 0
    case .double(let value): value == 0
    case .decimal(let value): value.isZero
    case .boolean(let value): !value
    case .formatted(_, let number): number?.isZero == true
    case .string, .deferred: false
    }
  }

  /// What it is, for a message about it.
  var kindName: String {
    switch self {
    case .integer, .unsignedInteger: "an integer"
    case .double: "a floating-point number"
    case .decimal: "a decimal"
    case .boolean: "a truth value"
    case .string: "text"
    case .formatted: "formatted text"
    case .deferred: "a deferred value"
    }
  }
}

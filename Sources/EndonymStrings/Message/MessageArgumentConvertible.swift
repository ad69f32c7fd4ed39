import Endonym

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A type whose values can stand in messages.
public protocol MessageArgumentConvertible {
  /// The value as an argument.
  var messageArgument: MessageArgument { get }
}

extension MessageArgument: MessageArgumentConvertible {
  /// Itself.
  public var messageArgument: MessageArgument { self }
}

extension MessageArgumentConvertible where Self: BinaryInteger {
  /// The integer, of any width.
  public var messageArgument: MessageArgument {
    if let value = Int64(exactly: self) { return .integer(value) }
    if let value = UInt64(exactly: self) { return .unsignedInteger(value) }
    return .decimal(ExactDecimal(self))
  }
}

extension Int: MessageArgumentConvertible {
  /// The integer.
  public var messageArgument: MessageArgument { .integer(Int64(self)) }
}

extension Int8: MessageArgumentConvertible {}
extension Int16: MessageArgumentConvertible {}
extension Int32: MessageArgumentConvertible {}
extension Int64: MessageArgumentConvertible {}
extension UInt: MessageArgumentConvertible {}
extension UInt8: MessageArgumentConvertible {}
extension UInt16: MessageArgumentConvertible {}
extension UInt32: MessageArgumentConvertible {}
extension UInt64: MessageArgumentConvertible {}

extension Double: MessageArgumentConvertible {
  /// The number.
  public var messageArgument: MessageArgument { .double(self) }
}

extension Float: MessageArgumentConvertible {
  /// The shortest decimal that names the number: 0.1, not 0.10000000149011612.
  public var messageArgument: MessageArgument {
    isFinite ? .decimal(ExactDecimal(self)) : .double(Double(self))
  }
}

extension Decimal: MessageArgumentConvertible {
  /// The number, digit by digit.
  public var messageArgument: MessageArgument { .decimal(ExactDecimal(self)) }
}

extension ExactDecimal: MessageArgumentConvertible {
  /// The number with its zeros.
  public var messageArgument: MessageArgument { .decimal(self) }
}

extension Bool: MessageArgumentConvertible {
  /// The truth value.
  public var messageArgument: MessageArgument { .boolean(self) }
}

extension String: MessageArgumentConvertible {
  /// The text.
  public var messageArgument: MessageArgument { .string(self) }
}

extension Substring: MessageArgumentConvertible {
  /// The text.
  public var messageArgument: MessageArgument { .string(String(self)) }
}

extension Character: MessageArgumentConvertible {
  /// The character as text.
  public var messageArgument: MessageArgument { .string(String(self)) }
}

extension Date: MessageArgumentConvertible {
  /// The date and time in the locale of the message, in the middle of the styles: `Nov 30, 2026, 9:41 AM`.
  ///
  /// For another style, insert what a ``DateFormat`` makes of it.
  public var messageArgument: MessageArgument {
    .deferred(
      DeferredArgument(self) { locales in
        let format = try? DateFormat(date: .medium, time: .short, locale: locales.formatting)
        return .formatted(format?.format(self) ?? ISO8601DateFormat().format(self), number: nil)
      })
  }
}

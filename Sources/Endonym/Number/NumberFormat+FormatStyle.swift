#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension NumberFormat: FormatStyle {
  /// The input that generic code sees; ``style(for:)`` adapts the format to others.
  public typealias FormatInput = Double
  /// Text.
  public typealias FormatOutput = String

  /// The same format for a Foundation locale; unchanged where the locale cannot be formatted for.
  public func locale(_ locale: Locale) -> NumberFormat {
    (try? self.locale(locale.identifier)) ?? self
  }

  /// The format as a style of another kind of number: `[1, 2].formatted(.list(memberStyle: format.style(), type: .and))`.
  public func style<Value: FormattableNumber>(for type: Value.Type = Value.self) -> Style<Value> {
    Style(base: self)
  }

  /// A ``NumberFormat`` for one kind of number.
  public struct Style<Value: FormattableNumber>: FormatStyle {
    let base: NumberFormat

    /// The number as text.
    public func format(_ value: Value) -> String { value.formatted(base) }
  }
}

/// A number that a ``NumberFormat`` can write.
public protocol FormattableNumber {
  /// The number as text.
  func formatted(_ format: NumberFormat) -> String
}

extension BinaryInteger {
  /// The number as text.
  public func formatted(_ format: NumberFormat) -> String { format.format(self) }
}

extension Double: FormattableNumber {
  /// The number as text.
  public func formatted(_ format: NumberFormat) -> String { format.format(self) }
}

extension Float: FormattableNumber {
  /// The number as text.
  public func formatted(_ format: NumberFormat) -> String { format.format(self) }
}

extension Decimal: FormattableNumber {
  /// The number as text.
  public func formatted(_ format: NumberFormat) -> String { format.format(self) }
}

extension ExactDecimal: FormattableNumber {
  /// The number as text.
  public func formatted(_ format: NumberFormat) -> String { format.format(self) }
}

extension Int: FormattableNumber {}
extension Int8: FormattableNumber {}
extension Int16: FormattableNumber {}
extension Int32: FormattableNumber {}
extension Int64: FormattableNumber {}
extension UInt: FormattableNumber {}
extension UInt8: FormattableNumber {}
extension UInt16: FormattableNumber {}
extension UInt32: FormattableNumber {}
extension UInt64: FormattableNumber {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: FormattableNumber {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: FormattableNumber {}

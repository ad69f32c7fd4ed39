#if !canImport(Darwin)
  import Foundation

  extension LocalizationKey.StringInterpolation {
    /// Appends a value as a format writes it, in the locale of the message when it is shown: `\(date, format: .dateTime.year())`.
    public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String, Format: Sendable {
      let number = (value as? any MessageArgumentConvertible)?.messageArgument.number
      let deferred = DeferredArgument(FormattedValue(value: value, format: format)) { locales in
        let locale = Locale(identifier: locales.formatting.icu)
        return .formatted(format.locale(locale).format(value), number: number)
      }
      appendArgument(.deferred(deferred), specifier: "%@")
    }

    /// Appends the characters of what a format writes with attributes: `\(price, format: .currency(code: "EUR").attributed)`.
    public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == AttributedString, Format: Sendable {
      let deferred = DeferredArgument(FormattedValue(value: value, format: format)) { locales in
        let locale = Locale(identifier: locales.formatting.icu)
        return .string(String(format.locale(locale).format(value).characters))
      }
      appendArgument(.deferred(deferred), specifier: "%@")
    }

    /// Appends a value by a formatter of Foundation's: `\(date, formatter: formatter)`.
    public mutating func appendInterpolation(_ value: some Any, formatter: Formatter) {
      appendArgument(.string(formatter.string(for: value) ?? "\(value)"), specifier: "%@")
    }

    /// Appends a text that is looked up when the message is shown.
    public mutating func appendInterpolation(_ value: LocalizedStringResource) {
      appendArgument(value.messageArgument, specifier: "%@")
    }

    /// Appends an attributed text: its characters, and in an `AttributedString` its attributes too.
    public mutating func appendInterpolation(_ value: AttributedString) {
      let deferred = DeferredArgument(value) { _ in .string(String(value.characters)) }
      appendArgument(.deferred(deferred), specifier: "%@")
    }

    /// Appends a floating-point number as wide as the platform's pointers.
    public mutating func appendInterpolation(_ value: CGFloat) {
      appendArgument(.double(Double(value)), specifier: "%lf")
    }

    /// Appends a floating-point number with a placeholder of one's own.
    public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
      appendArgument(.double(Double(value)), specifier: specifier)
    }
  }

  /// What a formatted argument is made of.
  private struct FormattedValue<Format: FormatStyle & Sendable>: Hashable, Sendable
  where Format.FormatInput: Equatable & Sendable {
    let value: Format.FormatInput
    let format: Format

    static func == (left: Self, right: Self) -> Bool { left.value == right.value && left.format == right.format }

    func hash(into hasher: inout Hasher) { hasher.combine(format) }
  }
#endif

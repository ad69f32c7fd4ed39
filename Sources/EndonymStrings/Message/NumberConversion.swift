import Endonym

/// The number formats behind `%d`, `%f`, `%e` and `%g`, as Foundation's `String(format:locale:)` writes them.
enum NumberConversion {
  /// C's default.
  static let usualFractionDigits = 6

  /// The format of a placeholder's numbers; `nil` for what is written without a locale, and for `%g`, where the value decides.
  static func format(of placeholder: FormatPlaceholder, in context: MessageContext) -> NumberFormat? {
    guard let numbers = context.numbers, isLocalized(placeholder, context.options.numbers) else { return nil }
    let format: NumberFormat?
    switch placeholder.conversion {
    case .decimal, .unsigned:
      // As in Foundation, zeros before an integer are digits like others, and grouped with them.
      let digits = fixed(placeholder.precision) ?? (placeholder.padsWithZeros ? fixed(placeholder.width) : nil)
      format = digits.map { digits in try? numbers.precision(.integerLength(minimum: max(1, digits))) } ?? numbers
    case .fixed:
      format = try? numbers.precision(.fractionLength(fixed(placeholder.precision) ?? usualFractionDigits))
    case .scientific:
      format = scientific(digits: (fixed(placeholder.precision) ?? usualFractionDigits) + 1, in: context)
    default:
      format = nil
    }
    return placeholder.flags.contains(.plus) ? format?.sign(strategy: .always()) : format
  }

  /// Whether a placeholder's numbers are written in the locale. The flag `'` asks for its groups even where others are verbatim.
  static func isLocalized(_ placeholder: FormatPlaceholder, _ style: MessageOptions.NumberStyle) -> Bool {
    style == .localized || placeholder.flags.contains(.grouped)
  }

  /// `1.50E+03`: so many digits, an exponent of at least two and its sign.
  static func scientific(digits: Int, in context: MessageContext, keepingZeros: Bool = true) -> NumberFormat? {
    guard let locale = context.numbers?.locale else { return nil }
    let precision =
      String(repeating: "@", count: keepingZeros ? digits : 1)
      + String(repeating: "#", count: keepingZeros ? 0 : digits - 1)
    return try? NumberFormat.skeleton("scientific/*ee/sign-always \(precision)", locale: locale)
  }

  /// The format of one value of `%g`: C chooses fixed digits for exponents from -4 up to the precision.
  static func general(
    _ exponent: Int, digits: Int, _ placeholder: FormatPlaceholder, in context: MessageContext
  ) -> NumberFormat? {
    let keepsZeros = placeholder.flags.contains(.alternate)
    let format: NumberFormat?
    if exponent < -4 || exponent >= digits {
      format = scientific(digits: digits, in: context, keepingZeros: keepsZeros)
    } else {
      format = try? context.numbers?.precision(
        keepsZeros ? .significantDigits(digits) : .significantDigits(1...digits))
    }
    return placeholder.flags.contains(.plus) ? format?.sign(strategy: .always()) : format
  }

  private static func fixed(_ count: FormatCount?) -> Int? {
    if case .fixed(let number) = count { number } else { nil }
  }

  // MARK: Plural categories

  /// How many fraction digits a placeholder shows, if it always shows as many.
  static func fractionDigits(of placeholder: FormatPlaceholder) -> Int? {
    switch placeholder.conversion {
    case .fixed where placeholder.precision == nil: usualFractionDigits
    case .fixed: fixed(placeholder.precision)
    default: nil
    }
  }

  /// The rules for numbers as a placeholder shows them, in the language of the message; `nil` where the language has rules and no
  /// number format that could round.
  static func rules(of placeholder: FormatPlaceholder, in context: MessageContext) -> PluralRules? {
    let precision: NumberFormat.Precision
    switch placeholder.conversion {
    case .fixed where fractionDigits(of: placeholder) != nil:
      precision = .fractionLength(fractionDigits(of: placeholder) ?? usualFractionDigits)
    case .general: precision = .significantDigits(1...max(1, fixed(placeholder.precision) ?? usualFractionDigits))
    default: precision = .unlimited
    }
    let format = try? NumberFormat.decimal(locale: context.locales.language).precision(precision)
    return format.map { PluralRules(format: $0) }
  }
}

extension FormatPlaceholder {
  /// Whether zeros fill the width: a precision and alignment to the left forbid them.
  var padsWithZeros: Bool {
    flags.contains(.zeroPadded) && !flags.contains(.leftAligned)
  }
}

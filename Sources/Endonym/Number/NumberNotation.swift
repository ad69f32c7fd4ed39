extension NumberFormat {
  /// How large and small numbers are written.
  public enum Notation: Hashable, Sendable {
    /// Digit by digit: `1,234,567`.
    case automatic
    /// With a power of ten: `1.235E6`.
    case scientific
    /// With a power of a thousand: `1.235E6`, `12.346E6`.
    case engineering
    /// With a word or letter for the power of ten: `1.2M`, `1.2 million`.
    case compact(CompactWidth)

    /// How much room the word takes: ECMA-402's `compactDisplay`.
    public enum CompactWidth: String, Hashable, Sendable, Codable {
      /// `1.2M`.
      case short
      /// `1.2 million`.
      case long
    }

    /// Foundation's name of the short compact notation.
    public static let compactName = Notation.compact(.short)
  }

  /// Which digits stand in groups: ECMA-402's `useGrouping`.
  public enum Grouping: String, Hashable, Sendable, Codable {
    /// As the locale has it: Spanish and Polish leave four digits together, and so do short compact numbers.
    case automatic = "auto"
    /// Wherever the locale's grouping size allows.
    case always
    /// From two digits in the first group on.
    case minimumTwo = "min2"
    /// Nowhere.
    case never = "false"
  }

  /// What stands for a currency: ECMA-402's `currencyDisplay`.
  public enum CurrencyPresentation: String, Hashable, Sendable, Codable {
    /// The locale's symbol: `US$` in Canada.
    case standard = "symbol"
    /// The shortest symbol: `$`.
    case narrow = "narrowSymbol"
    /// The ISO 4217 code: `USD`.
    case isoCode = "code"
    /// The plural name: `US dollars`.
    case fullName = "name"
  }

  /// How much room a unit takes: ECMA-402's `unitDisplay`.
  public enum UnitWidth: String, Hashable, Sendable, Codable, CaseIterable {
    /// `5 kilometers`.
    case wide = "long"
    /// `5 km`.
    case abbreviated = "short"
    /// `5km`.
    case narrow
  }

  /// When the decimal separator is shown.
  public enum DecimalSeparatorStrategy: String, Hashable, Sendable, Codable {
    /// Before a fraction.
    case automatic
    /// After every integer part: `5.`.
    case always
  }
}

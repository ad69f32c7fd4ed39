/// A piece of formatted text and what it is.
///
/// The names are those of ECMA-402's `formatToParts`, and so is the encoded form: `{"type":"integer","value":"5"}`.
/// Joined in order, the pieces are exactly the formatted text.
///
/// ```swift
/// try NumberFormat.percent(locale: "fr").parts(of: 0.5).map(\.kind.rawValue)
/// // ["integer", "literal", "percentSign"]
/// ```
public struct FormattedPart: Hashable, Sendable, Codable {
  /// What the piece is.
  public var kind: Kind
  /// The piece itself.
  public var text: String
  /// The unit that the piece counts, in relative dates (`hour`) and in measurements of several units (`foot`).
  public var unit: String?
  /// Which end of a range the piece belongs to.
  public var source: Source?

  private enum CodingKeys: String, CodingKey {
    case kind = "type"
    case text = "value"
    case unit, source
  }

  /// Makes a part.
  public init(_ kind: Kind, _ text: String, unit: String? = nil, source: Source? = nil) {
    self.kind = kind
    self.text = text
    self.unit = unit
    self.source = source
  }

  /// ECMA-402's names of parts.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Text between the other parts.
    case literal
    // Numbers.
    /// A run of digits before the decimal separator.
    case integer
    /// A grouping separator.
    case group
    /// The decimal separator.
    case decimal
    /// The digits after it.
    case fraction
    /// A minus sign.
    case minusSign
    /// A plus sign.
    case plusSign
    /// A percent sign.
    case percentSign
    /// A permille sign.
    case permilleSign = "perMilleSign"
    /// The sign of an approximate value.
    case approximatelySign
    /// A currency's symbol, code or name.
    case currency
    /// A unit's symbol or name.
    case unit
    /// What stands for thousands, millions and so on.
    case compact
    /// What stands between mantissa and exponent.
    case exponentSeparator
    /// The minus sign of an exponent.
    case exponentMinusSign
    /// The digits of an exponent.
    case exponentInteger
    /// Not a number.
    case nan
    /// An infinity.
    case infinity
    // Dates.
    /// An era.
    case era
    /// A year.
    case year
    /// The Gregorian year in which a year of another calendar begins.
    case relatedYear
    /// A year's name in a cycle.
    case yearName
    /// A month, as a number or a name.
    case month
    /// A day of the month.
    case day
    /// A day of the week.
    case weekday
    /// An hour.
    case hour
    /// A minute.
    case minute
    /// A second.
    case second
    /// A fraction of a second.
    case fractionalSecond = "fractionalSecond"
    /// AM, PM, or another part of the day.
    case dayPeriod
    /// A time zone's name or offset.
    case timeZoneName
    /// A quarter of the year. ECMA-402 has no name for it.
    case quarter
    /// A week of the year or month. ECMA-402 has no name for it.
    case week
    /// Another date field for which ECMA-402 has no name: a day of the year, milliseconds in the day.
    case dateField
    // Lists.
    /// An element of a list.
    case element
  }

  /// ECMA-402's `source` of a part of a range.
  public enum Source: String, Hashable, Sendable, Codable {
    /// The first value.
    case startRange
    /// The second value.
    case endRange
    /// Both.
    case shared
  }
}

extension Sequence where Element == FormattedPart {
  /// The text that the parts make together.
  public var text: String { reduce(into: "") { $0 += $1.text } }
}

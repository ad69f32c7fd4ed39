/// Sizes beyond which input is refused before ICU sees it, each with its reason.
public enum Limits {
  /// Bytes of a locale, unit, zone, currency, skeleton or similar identifier. ICU's own buffers for identifiers are
  /// shorter (157 for a locale), and it takes longer ones without an error.
  public static let identifierLength = 255

  /// Characters of a verbatim date or number pattern. ICU sets no limit; real patterns have fewer than 100.
  public static let patternLength = 1_000

  /// Digits of an exact decimal. ICU's time for one is quadratic in them.
  public static let decimalDigits = 10_000

  /// The decimal exponent of an exact decimal, of either sign. ICU writes 1e999999999 out: a gigabyte of zeros.
  public static let decimalExponent = 9_999

  /// Fraction, significant or integer digits that an option can ask for: ICU's own limit.
  public static let optionDigits = 999

  /// Elements of one list. ICU builds a list by concatenation, in quadratic time.
  public static let listElements = 10_000

  /// Seconds on either side of 1970 that a date can be away to be written as ISO 8601: 273,790,000 years. A `Double`
  /// tells every second in that range from the next.
  public static let dateSeconds = 8_640_000_000_000_000

  /// Seconds on either side of 1970 that a date can be away to be written in a calendar: ECMA-262's 100,000,000 days.
  /// ICU's calendars reach further, but clamp what is beyond without an error.
  public static let calendarSeconds = 8_640_000_000_000

  /// Characters of an ISO 8601 or HTTP date to be read. The longest one that says something has about 50.
  public static let dateTextLength = 128

  /// Bytes of a compiled time zone. The largest of the tz database has 3,900; the format has no bound of its own.
  public static let timeZoneFileSize = 262_144

  /// Formats of each kind that ``FormatCache`` keeps.
  public static let cachedFormats = 512
}

/// Which fields of a date are wanted, and how wide each: a CLDR skeleton, written with names.
///
/// ```swift
/// let pattern = DateComponentsPattern.month(.wide).day().year()
/// pattern.skeleton                                                                   // yMMMMd
/// try DateFormat.components(pattern, locale: "ja", timeZone: "UTC").format(date)     // 2026年9月1日
/// ```
///
/// The order of the calls does not matter: the locale decides the order and the words between.
/// A field named twice has the width it was given last.
///
/// Source: UTS 35 part 4, "Date Field Symbol Table"; names of Foundation's `Date.FormatStyle`.
public struct DateComponentsPattern: Hashable, Sendable, Codable {
  /// Letters of the wanted fields, by the field's place in a skeleton.
  private var fields: [Field: String] = [:]

  /// The fields in the order in which CLDR writes skeletons.
  private enum Field: Int, Hashable, Sendable, Codable, Comparable {
    case era, year, quarter, month, week, day, dayOfYear, weekday, hour, minute, second, fraction, zone

    static func < (left: Field, right: Field) -> Bool { left.rawValue < right.rawValue }
  }

  /// The CLDR skeleton.
  public var skeleton: String { fields.sorted { $0.key < $1.key }.map(\.value).joined() }

  /// Whether the hour is to have two digits in every locale.
  var padsHour: Bool { fields[.hour] == "jj" }

  private func with(_ field: Field, _ letters: String) -> DateComponentsPattern {
    var pattern = self
    pattern.fields[field] = letters
    return pattern
  }

  /// The widths of names: months, weekdays, quarters.
  public enum NameWidth: Hashable, Sendable {
    /// "September".
    case wide
    /// "Sep".
    case abbreviated
    /// "S".
    case narrow
  }

  /// How a number is written.
  public enum Digits: Hashable, Sendable {
    /// As the locale has it.
    case automatic
    /// Two, with a zero before one; of a year the last two.
    case two
  }

  /// How a month is written.
  public enum Month: Hashable, Sendable {
    /// "9".
    case numeric
    /// "09".
    case twoDigits
    /// "September".
    case wide
    /// "Sep".
    case abbreviated
    /// "S".
    case narrow
  }

  /// How a zone is written.
  public enum ZoneName: Hashable, Sendable {
    /// "Central Standard Time".
    case specificLong
    /// "CST".
    case specificShort
    /// "Central Time".
    case genericLong
    /// "CT".
    case genericShort
    /// "GMT-06:00".
    case localizedGMT
    /// "Mexico City Time".
    case location
  }

  /// Only an era.
  public static func era(_ width: NameWidth = .abbreviated) -> Self { Self().era(width) }
  /// Only a year.
  public static func year(_ digits: Digits = .automatic) -> Self { Self().year(digits) }
  /// Only a quarter.
  public static func quarter(_ width: NameWidth = .abbreviated) -> Self { Self().quarter(width) }
  /// Only a month.
  public static func month(_ month: Month = .abbreviated) -> Self { Self().month(month) }
  /// Only a week of the year.
  public static func week(_ digits: Digits = .automatic) -> Self { Self().week(digits) }
  /// Only a day of the month.
  public static func day(_ digits: Digits = .automatic) -> Self { Self().day(digits) }
  /// Only a day of the year.
  public static func dayOfYear() -> Self { Self().dayOfYear() }
  /// Only a day of the week.
  public static func weekday(_ width: NameWidth = .abbreviated) -> Self { Self().weekday(width) }
  /// Only an hour, in the locale's cycle.
  public static func hour(_ digits: Digits = .automatic) -> Self { Self().hour(digits) }
  /// Only a minute.
  public static func minute(_ digits: Digits = .automatic) -> Self { Self().minute(digits) }
  /// Only a second.
  public static func second(_ digits: Digits = .automatic) -> Self { Self().second(digits) }
  /// Only a zone.
  public static func timeZone(_ name: ZoneName = .specificShort) -> Self { Self().timeZone(name) }

  /// An era: "AD".
  public func era(_ width: NameWidth = .abbreviated) -> Self {
    switch width {
    case .wide: with(.era, "GGGG")
    case .abbreviated: with(.era, "G")
    case .narrow: with(.era, "GGGGG")
    }
  }

  /// A year: "2026", or "26" in two digits.
  public func year(_ digits: Digits = .automatic) -> Self { with(.year, digits == .two ? "yy" : "y") }

  /// A quarter: "Q3", "3rd quarter".
  public func quarter(_ width: NameWidth = .abbreviated) -> Self {
    switch width {
    case .wide: with(.quarter, "QQQQ")
    case .abbreviated: with(.quarter, "QQQ")
    case .narrow: with(.quarter, "QQQQQ")
    }
  }

  /// A month: "9", "Sep", "September".
  public func month(_ month: Month = .abbreviated) -> Self {
    switch month {
    case .numeric: with(.month, "M")
    case .twoDigits: with(.month, "MM")
    case .abbreviated: with(.month, "MMM")
    case .wide: with(.month, "MMMM")
    case .narrow: with(.month, "MMMMM")
    }
  }

  /// A week of the year, by the region's rules: "36".
  public func week(_ digits: Digits = .automatic) -> Self { with(.week, digits == .two ? "ww" : "w") }

  /// A day of the month: "1".
  public func day(_ digits: Digits = .automatic) -> Self { with(.day, digits == .two ? "dd" : "d") }

  /// A day of the year: "244".
  public func dayOfYear() -> Self { with(.dayOfYear, "D") }

  /// A day of the week: "Tue", "Tuesday".
  public func weekday(_ width: NameWidth = .abbreviated) -> Self {
    switch width {
    case .wide: with(.weekday, "EEEE")
    case .abbreviated: with(.weekday, "EEE")
    case .narrow: with(.weekday, "EEEEE")
    }
  }

  /// An hour in the locale's cycle: "10 PM", "22".
  public func hour(_ digits: Digits = .automatic) -> Self { with(.hour, digits == .two ? "jj" : "j") }

  /// A minute: "29".
  public func minute(_ digits: Digits = .automatic) -> Self { with(.minute, digits == .two ? "mm" : "m") }

  /// A second: "05".
  public func second(_ digits: Digits = .automatic) -> Self { with(.second, digits == .two ? "ss" : "s") }

  /// Digits of a second's fraction: 1 to 9. Beyond three they are zeros.
  public func secondFraction(_ digits: Int) -> Self {
    with(.fraction, String(repeating: "S", count: min(max(digits, 1), 9)))
  }

  /// A zone: "CST", "Central Standard Time", "GMT-6".
  public func timeZone(_ name: ZoneName = .specificShort) -> Self {
    switch name {
    case .specificShort: with(.zone, "z")
    case .specificLong: with(.zone, "zzzz")
    case .genericShort: with(.zone, "v")
    case .genericLong: with(.zone, "vvvv")
    case .localizedGMT: with(.zone, "OOOO")
    case .location: with(.zone, "VVVV")
    }
  }
}

import CRawICU

/// How much of a date or a time is written.
package enum RawDateStyle: String, CaseIterable, Sendable {
  case none, short, medium, long, full

  var icu: Int32 {
    switch self {
    case .none: Int32(RAW_STYLE_NONE)
    case .short: Int32(RAW_STYLE_SHORT)
    case .medium: Int32(RAW_STYLE_MEDIUM)
    case .long: Int32(RAW_STYLE_LONG)
    case .full: Int32(RAW_STYLE_FULL)
    }
  }
}

/// A date formatter in ICU's own time zones.
package final class RawDate {
  private let formatter: OpaquePointer

  /// A formatter of styles. A relative one names the days around the clock's today.
  package init(
    date: RawDateStyle, time: RawDateStyle, isRelative: Bool = false, locale: String, zone: String
  ) throws {
    formatter = try RawICUError.open { raw_date_open(locale, date.icu, time.icu, isRelative, zone, &$0) }
  }

  /// A formatter of a pattern.
  package init(pattern: String, locale: String, zone: String) throws {
    formatter = try RawICUError.open { raw_date_open_pattern(locale, pattern, zone, &$0) }
  }

  deinit { raw_date_close(formatter) }

  /// The pattern.
  package func pattern() throws -> String { try RawICUError.text { raw_date_pattern(formatter, $0, $1, &$2) } }

  /// Replaces the pattern; fields keep the numerals that the style gives them.
  package func apply(pattern: String) throws {
    try RawICUError.check { raw_date_apply_pattern(formatter, pattern, &$0) }
  }

  /// Sets the day that weeks begin with: 1 is Sunday.
  package func set(firstWeekday: Int) throws {
    try RawICUError.check { raw_date_set_first_weekday(formatter, Int32(firstWeekday), &$0) }
  }

  /// Formats seconds since 1970.
  package func format(_ seconds: Double) throws -> String {
    try RawICUError.text { raw_date_format(formatter, seconds * 1000, $0, $1, &$2) }
  }

  /// A locale's pattern for a skeleton. ICU 72 gives an empty one, without an error, for some fields of weeks: that is
  /// thrown here.
  package static func pattern(ofSkeleton skeleton: String, locale: String) throws -> String {
    let pattern = try RawICUError.text { raw_skeleton_pattern(locale, skeleton, $0, $1, &$2) }
    if pattern.isEmpty { throw RawICUError.missing }
    return pattern
  }

  /// The skeleton of a pattern.
  package static func skeleton(ofPattern pattern: String) throws -> String {
    try RawICUError.text { raw_pattern_skeleton(pattern, $0, $1, &$2) }
  }

  /// What joins a date, `{1}`, and a time, `{0}`.
  package static func join(_ date: RawDateStyle, locale: String) throws -> String {
    try RawICUError.text { raw_date_time_join(locale, date.icu, $0, $1, &$2) }
  }
}

/// Calendar arithmetic.
package final class RawCalendar {
  /// What differences are counted in, from the largest.
  package enum Field: Int32, CaseIterable, Sendable { case year, month, week, day, hour, minute, second }

  private let calendar: OpaquePointer

  package init(locale: String, zone: String) throws {
    calendar = try RawICUError.open { raw_calendar_open(locale, zone, &$0) }
  }

  deinit { raw_calendar_close(calendar) }

  /// Whole units between two instants in milliseconds.
  package func difference(from start: Double, to end: Double, in field: Field) throws -> Int {
    Int(try RawICUError.check { raw_calendar_difference(calendar, start, end, field.rawValue, &$0) })
  }

  /// An instant moved by units, in milliseconds.
  package func adding(_ amount: Int, _ field: Field, to start: Double) throws -> Double {
    try RawICUError.check { raw_calendar_add(calendar, start, Int32(amount), field.rawValue, &$0) }
  }
}

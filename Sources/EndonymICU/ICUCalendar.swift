import CEndonymICU

/// ICU's calendar of one locale, for arithmetic, closed with the last reference.
///
/// Not `Sendable`: every call writes into the calendar. It is made, asked and dropped by one thread.
package final class ICUCalendar {
  private let calendar: OpaquePointer

  package enum Unit: Sendable {
    case year, month, week, day, hour, minute, second

    /// The shim's name of it.
    var shim: eicu_calendar_unit {
      switch self {
      case .year: EICU_CALENDAR_YEAR
      case .month: EICU_CALENDAR_MONTH
      case .week: EICU_CALENDAR_WEEK
      case .day: EICU_CALENDAR_DAY
      case .hour: EICU_CALENDAR_HOUR
      case .minute: EICU_CALENDAR_MINUTE
      case .second: EICU_CALENDAR_SECOND
      }
    }
  }

  /// Opens the locale's calendar in UTC.
  package init(locale: String) throws(ICUError) {
    calendar = try ICUError.pointer("eicu_calendar_open") { eicu_calendar_open(locale, &$0) }
  }

  deinit { eicu_calendar_close(calendar) }

  /// Sets the zone.
  package func set(zone: ICUTimeZone) throws(ICUError) {
    try ICUError.value("eicu_calendar_set_zone") { eicu_calendar_set_zone(calendar, zone.zone, &$0) }
  }

  /// An instant, in milliseconds since 1970, moved by whole units.
  package func adding(_ amount: Int32, _ unit: Unit, to instant: Double) throws(ICUError) -> Double {
    try ICUError.value("eicu_calendar_adding") { eicu_calendar_adding(calendar, instant, amount, unit.shim, &$0) }
  }

  /// How many whole units lie from one instant to another.
  package func difference(from start: Double, to end: Double, in unit: Unit) throws(ICUError) -> Int32 {
    try ICUError.value("eicu_calendar_difference") {
      eicu_calendar_difference(calendar, start, end, unit.shim, &$0)
    }
  }

  /// The days since 1970-01-01 on which the twelve months of a year begin. The calendar has to be in UTC.
  package func monthStarts(ofYear year: Int32) throws(ICUError) -> [Int32] {
    var starts = [Int32](repeating: 0, count: 12)
    try ICUError.value("eicu_calendar_month_starts") { eicu_calendar_month_starts(calendar, year, &starts, &$0) }
    return starts
  }
}

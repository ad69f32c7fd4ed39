import CEndonymICU

/// ICU's date formatter, closed with the last reference.
///
/// It is set up by the thread that makes it, through `configure`, and not changed afterwards.
///
/// `@unchecked Sendable`: after `init` only format calls are made. ICU clones the formatter's calendar for each of
/// them, and two threads' results agree with one's.
package final class ICUDateFormatter: @unchecked Sendable {
  private let formatter: OpaquePointer

  /// ICU's styles.
  package enum Style: Sendable {
    case none, short, medium, long, full

    /// The shim's name of it.
    var shim: eicu_date_style {
      switch self {
      case .none: EICU_STYLE_NONE
      case .short: EICU_STYLE_SHORT
      case .medium: EICU_STYLE_MEDIUM
      case .long: EICU_STYLE_LONG
      case .full: EICU_STYLE_FULL
      }
    }
  }

  /// What can be set while a formatter is made.
  package struct Configuration {
    fileprivate let formatter: OpaquePointer

    /// Replaces the pattern; the style's own numbering of single fields stays.
    package func apply(pattern: String) throws(ICUError) {
      try ICUError.value("eicu_date_apply_pattern") { eicu_date_apply_pattern(formatter, pattern, &$0) }
    }

    /// Sets the zone.
    package func set(zone: ICUTimeZone) throws(ICUError) {
      try ICUError.value("eicu_date_set_zone") { eicu_date_set_zone(formatter, zone.zone, &$0) }
    }

    /// Sets the day that weeks begin with: 1 is Sunday.
    package func set(firstWeekday: Int) throws(ICUError) {
      try ICUError.value("eicu_date_set_first_weekday") {
        eicu_date_set_first_weekday(formatter, Int32(clamping: firstWeekday), &$0)
      }
    }

    /// Sets where the text will stand.
    package func set(context: ICUContext) throws(ICUError) {
      try ICUError.value("eicu_date_set_context") { eicu_date_set_context(formatter, context.shim, &$0) }
    }
  }

  /// Opens the locale's styles, in UTC unless `configure` sets a zone. With `relative` the days around today, by ICU's
  /// clock, have names.
  package init(
    locale: String, date: Style, time: Style, relative: Bool = false,
    configure: (Configuration) throws(ICUError) -> Void = { _ in }
  ) throws(ICUError) {
    formatter = try ICUError.pointer("eicu_date_open") {
      eicu_date_open(locale, date.shim, time.shim, relative, &$0)
    }
    try configure(Configuration(formatter: formatter))
  }

  /// Opens a pattern, in UTC unless `configure` sets a zone. ICU takes any text as a pattern.
  package init(
    locale: String, pattern: String, configure: (Configuration) throws(ICUError) -> Void = { _ in }
  ) throws(ICUError) {
    formatter = try ICUError.pointer("eicu_date_open_pattern") { eicu_date_open_pattern(locale, pattern, &$0) }
    try configure(Configuration(formatter: formatter))
  }

  deinit { eicu_date_close(formatter) }

  /// The pattern the formatter writes by.
  package func pattern() throws(ICUError) -> String {
    try ICUText.string("eicu_date_pattern") { eicu_date_pattern(formatter, $0, $1, &$2) }
  }

  /// ICU's name of the calendar that the formatter counts in, such as `islamic-umalqura`.
  package func calendarType() throws(ICUError) -> String {
    String(cString: try ICUError.pointer("eicu_date_calendar_type") { eicu_date_calendar_type(formatter, &$0) })
  }

  /// The date's own pattern of a relative formatter.
  package func relativeDatePattern() throws(ICUError) -> String {
    try ICUText.string("eicu_date_relative_pattern") { eicu_date_relative_pattern(formatter, false, $0, $1, &$2) }
  }

  /// The time's own pattern of a relative formatter.
  package func relativeTimePattern() throws(ICUError) -> String {
    try ICUText.string("eicu_date_relative_pattern") { eicu_date_relative_pattern(formatter, true, $0, $1, &$2) }
  }

  /// Writes an instant, given in milliseconds since 1970. A relative formatter has no fields to give.
  package func format(_ instant: Double, withFields: Bool = false) throws(ICUError) -> ICUFormatted {
    try .take("eicu_date_format") { eicu_date_format(formatter, instant, withFields, &$0) }
  }

  /// The clock as ICU reads it for relative formatters, in milliseconds since 1970.
  package static var now: Double { eicu_now() }
}

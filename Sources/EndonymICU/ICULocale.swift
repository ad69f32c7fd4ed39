import CEndonymICU

/// What ICU knows about locales. Identifiers are in ICU's spelling, and known to be well-formed.
package enum ICULocale {
  /// The locales that ICU has data for.
  package static func available() -> [String] {
    (0..<eicu_locale_available_count()).compactMap { index in eicu_locale_available(index).map(String.init(cString:)) }
  }

  /// Whether ICU has data for the locale, or only the root's.
  package static func hasData(_ locale: String) throws(ICUError) -> Bool {
    try ICUError.value("eicu_locale_has_data") { eicu_locale_has_data(locale, &$0) }
  }

  /// The locale with its likely subtags.
  package static func maximized(_ locale: String) throws(ICUError) -> String {
    try ICUText.string("eicu_locale_maximize") { eicu_locale_maximize(locale, $0, $1, &$2) }
  }

  /// The locale without the subtags that likely ones would bring back.
  package static func minimized(_ locale: String) throws(ICUError) -> String {
    try ICUText.string("eicu_locale_minimize") { eicu_locale_minimize(locale, $0, $1, &$2) }
  }

  /// Whether the locale's script, or its likely script, runs from right to left.
  package static func isRightToLeft(_ locale: String) -> Bool { eicu_locale_is_right_to_left(locale) }

  /// The name of a locale in the language of another.
  package static func displayName(of locale: String, in other: String) throws(ICUError) -> String {
    try ICUText.string("eicu_locale_display_name") { eicu_locale_display_name(locale, other, $0, $1, &$2) }
  }

  /// ICU's name of the locale's calendar.
  package static func calendar(_ locale: String) throws(ICUError) -> String {
    try ICUText.string("eicu_locale_calendar") { eicu_locale_calendar(locale, $0, $1, &$2) }
  }

  /// The first day of the locale's week, from 1 for Sunday.
  package static func firstWeekday(_ locale: String) throws(ICUError) -> Int {
    Int(try ICUError.value("eicu_locale_first_weekday") { eicu_locale_first_weekday(locale, &$0) })
  }

  /// The name of the locale's numbering system.
  package static func numberingSystem(_ locale: String) throws(ICUError) -> String {
    try ICUText.string("eicu_locale_numbering_system") { eicu_locale_numbering_system(locale, $0, $1, &$2) }
  }

  /// The measurement systems that ICU tells apart.
  package enum MeasurementSystem: Sendable { case metric, uksystem, ussystem }

  /// The locale's measurement system.
  package static func measurementSystem(_ locale: String) throws(ICUError) -> MeasurementSystem {
    let system = try ICUError.value("eicu_locale_measurement_system") { eicu_locale_measurement_system(locale, &$0) }
    switch system {
    case EICU_MEASUREMENT_US: return .ussystem
    case EICU_MEASUREMENT_UK: return .uksystem
    default: return .metric
    }
  }

  /// The currency of the locale's region; `nil` when ICU knows none.
  package static func currency(_ locale: String) throws(ICUError) -> String? {
    do {
      return try ICUText.string("eicu_locale_currency") { eicu_locale_currency(locale, $0, $1, &$2) }
    } catch let error where error.isMissingResource {
      return nil
    }
  }
}

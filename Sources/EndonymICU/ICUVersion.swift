import CEndonymICU

/// Which ICU is linked, and how old its data is.
package enum ICUVersion {
  /// The library's version, such as `72.1`.
  package static func icu() throws(ICUError) -> String {
    try ICUText.string("eicu_icu_version") { eicu_icu_version($0, $1, &$2) }
  }

  /// The CLDR version of its data, such as `42`.
  package static func cldr() throws(ICUError) -> String {
    // ICU's own call says "42.0"; CLDR calls itself 42.
    try ICUResourceBundle(name: "supplementalData").string("cldrVersion") ?? ""
  }

  /// The Unicode version of its data, such as `15.0`.
  package static func unicode() throws(ICUError) -> String {
    try ICUText.string("eicu_unicode_version") { eicu_unicode_version($0, $1, &$2) }
  }

  /// The tz database version of its own zones, such as `2022e`.
  package static func timeZones() throws(ICUError) -> String {
    try ICUText.string("eicu_time_zone_version") { eicu_time_zone_version($0, $1, &$2) }
  }
}

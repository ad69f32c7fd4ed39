/// A locale as ICU's calls are to be given it: the data's identifier, and just the keywords that the call honors.
///
/// A `-u-` key that a call ignores or misreads is not left to it: hour cycle, first weekday and accounting are applied by
/// the formats themselves.
struct EngineLocale {
  /// ICU's spelling, such as `ar_EG@calendar=islamic-civil;numbers=latn`.
  let icu: String

  /// For number, list and relative formats.
  init(_ locale: LocaleIdentifier, numberingSystem: NumberingSystem? = nil) {
    self.init(locale, keywords: [("numbers", numberingSystem?.name)])
  }

  /// For dates. A calendar that nobody asked for is left to ICU, which reads the region's preference; `rg` moves it.
  init(
    _ locale: LocaleIdentifier, calendar: CalendarIdentifier?, numberingSystem: NumberingSystem?,
    hourCycle: HourCycle? = nil
  ) {
    self.init(
      locale,
      keywords: [
        ("calendar", (calendar ?? locale.preferences.calendar)?.icu),
        ("hours", hourCycle?.rawValue),
        ("numbers", (numberingSystem ?? locale.preferences.numberingSystem)?.name),
        ("rg", locale.preferences.regionOverride.map { $0 + "ZZZZ" }),
      ])
  }

  /// For measurements with a usage: everything that moves the choice of unit.
  ///
  /// ICU 72 ignores the measurement system `uksystem`; the United Kingdom's own preferences are what it means
  /// (UTS 35 part 2, "Unit Preferences").
  init(usageIn locale: LocaleIdentifier, numberingSystem: NumberingSystem?) {
    let preferences = locale.preferences
    let isBritish = preferences.measurementSystem == .uksystem
    self.init(
      locale,
      keywords: [
        ("measure", isBritish ? nil : preferences.measurementSystem?.rawValue),
        ("mu", preferences.temperatureUnit?.unitIdentifier),
        ("numbers", numberingSystem?.name),
        ("rg", isBritish ? "GBZZZZ" : preferences.regionOverride.map { $0 + "ZZZZ" }),
      ])
  }

  private init(_ locale: LocaleIdentifier, keywords: [(key: String, value: String?)]) {
    let present = keywords.compactMap { keyword in keyword.value.map { "\(keyword.key)=\($0)" } }
    icu = locale.dataIdentifier + (present.isEmpty ? "" : "@" + present.joined(separator: ";"))
  }
}

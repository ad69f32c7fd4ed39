import EndonymICU

/// Everything that decides how a ``DateFormat`` writes.
struct DateFormatOptions: Hashable, Sendable {
  /// What is written of a date.
  enum Content: Hashable, Sendable {
    case styles(date: DateStyle, time: DateStyle)
    case skeleton(String)
    case pattern(String)
  }

  /// Whether days near to now have names, and what now is.
  enum Naming: Hashable, Sendable {
    case never
    /// Near the clock's time when a date is written.
    case nearClock
    /// Near a fixed instant, in seconds since 1970.
    case near(Double)
  }

  var content: Content
  var locale: LocaleIdentifier
  var timeZone: TimeZoneIdentifier
  var join = DateFormat.Join.automatic
  var calendar: CalendarIdentifier?
  var numberingSystem: NumberingSystem?
  var hourCycle: HourCycle?
  /// Whether a skeleton's hour has two digits where the locale would write one: ICU itself does not look at them.
  var padsHour = false
  var context = DateFormat.CapitalizationContext.unknown
  var naming = Naming.never

  init(_ content: Content, locale: LocaleIdentifier, timeZone: TimeZoneIdentifier) {
    self.content = content
    self.locale = locale
    self.timeZone = timeZone
  }

  /// The hour cycle asked for here or by the locale's `-u-hc-` and `-u-rg-` keys; `nil` leaves it to the pattern.
  func resolvedHourCycle() throws(FormatError) -> HourCycle? {
    if let hourCycle { return hourCycle }
    guard locale.preferences.hourCycle != nil || locale.preferences.regionOverride != nil else { return nil }
    return try locale.hourCycle()
  }

  /// The locale as ICU's date calls are to be given it.
  func engineLocale(hourCycle: HourCycle? = nil) -> EngineLocale {
    EngineLocale(locale, calendar: calendar, numberingSystem: numberingSystem, hourCycle: hourCycle)
  }
}

extension DateFormatOptions {
  /// Hashes what mostly tells formats apart. Going over everything takes longer than the rest of finding a format in the cache.
  func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(content)
    hasher.combine(timeZone)
  }
}

extension DateFormatOptions: EngineOptions {
  static let engines = BoundedCache<DateFormatOptions, DateEngine>(limit: Limits.cachedFormats)

  static let openedEngines: BoundedCache<DateFormatOptions, OpenedEngine<DateEngine>>? =
    BoundedCache(limit: Limits.cachedFormats)

  func makeEngine() throws(FormatError) -> DateEngine { try DateEngine(self) }

  func makeEngine(from opened: DateEngine) throws(FormatError) -> DateEngine { try DateEngine(self, from: opened) }

  func openEngine() throws(FormatError) -> DateEngine { try DateEngine(self, compiles: false) }

  /// Checks what the modifiers cannot check alone.
  func validated() throws(FormatError) -> DateFormatOptions {
    try locale.requireData()
    switch content {
    case .styles(date: .none, time: .none):
      throw .invalidOption("dateStyle", reason: "neither a date nor a time is asked for")
    case .styles(let date, _):
      if naming != .never, date == .none {
        throw .invalidOption("relative", reason: "only dates have relative names, and no date style is given")
      }
    case .skeleton(let skeleton):
      try DatePatternSyntax.validate(skeleton: skeleton)
      if naming != .never { throw .invalidOption("relative", reason: "skeletons have no relative names; use styles") }
    case .pattern(let pattern):
      try DatePatternSyntax.validate(pattern: pattern)
      if naming != .never { throw .invalidOption("relative", reason: "patterns have no relative names; use styles") }
      if hourCycle != nil { throw .invalidOption("hourCycle", reason: "a pattern says itself how hours are counted") }
    }
    if case .styles = content {
    } else if join != .automatic {
      throw .invalidOption("join", reason: "only styles have a date and a time to join")
    }
    if case .near(let now) = naming { try DateFormat.check(secondsSince1970: now) }
    return self
  }
}

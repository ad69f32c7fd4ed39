/// Writes dates and times the way a locale writes them.
///
/// ```swift
/// let date = Date(timeIntervalSince1970: 1_788_301_740)  // 2026-09-01, 22:29 UTC
/// try DateFormat(date: .medium, time: .short, locale: "en_US", timeZone: "UTC").format(date)
/// // Sep 1, 2026, 10:29 PM
/// try DateFormat.components(.month(.wide).day().year(), locale: "de", timeZone: "UTC").format(date)
/// // 1. September 2026
/// try DateFormat.pattern("yyyy-MM-dd", locale: "en_US_POSIX", timeZone: "UTC").format(date)
/// // 2026-09-01
/// ```
///
/// The calendar is the locale's own unless another is asked for: Umm al-Qura in Saudi Arabia, Buddhist in Thailand,
/// Persian in Iran. Offsets come from the system's tz database, not from ICU's older copy of it.
///
/// Instants lie within 100,000,000 days of 1970, as ECMA-262 has it. ``format(_:)`` never throws: for an instant beyond,
/// or should ICU fail, it gives plain ISO 8601 or the seconds since 1970. ``append(_:to:)`` and ``parts(of:)`` throw
/// instead.
///
/// Source: ICU's `udat.h` and `udatpg.h`; UTS 35 part 4.
public struct DateFormat: Sendable {
  let box: EngineBox<DateFormatOptions>

  init(_ options: DateFormatOptions) throws(FormatError) {
    box = EngineBox(try options.validated())
    // Whether there is a pattern for a skeleton shows only when ICU is asked.
    if case .skeleton = options.content { try box.check() }
  }

  init(valid options: DateFormatOptions) { box = EngineBox(options) }

  var options: DateFormatOptions { box.options }

  /// The locale to write for.
  public var locale: LocaleIdentifier { options.locale }

  /// The zone to write in.
  public var timeZone: TimeZoneIdentifier { options.timeZone }

  /// Whether dates of the years 1901 to 2099 are written by a compiled plan, some forty times as fast as ICU writes them.
  ///
  /// The text is the same either way. ICU writes other years, generic zone names (`v`), weeks, day periods such as "at night"
  /// (`B`), and calendars other than the Gregorian, Buddhist, Minguo, Japanese, Persian and the Islamic ones that follow a
  /// table; then it is `false`, as when ICU fails.
  ///
  /// The plan is compiled for the second value, or when this is asked: ask it to have the work done beforehand.
  public var isCompiled: Bool {
    do { return try box.engine().isCompiled } catch { return false }
  }

  /// Dates and times by style.
  /// - Parameters:
  ///   - date: How much of the date; not `none` together with `time`.
  ///   - time: How much of the time.
  ///   - locale: The locale to write for.
  ///   - timeZone: An IANA identifier; the environment's zone when `nil`.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)``, ``FormatError/invalidTimeZone(_:)``,
  ///   ``FormatError/invalidOption(_:reason:)`` when both styles are `none`.
  public init(
    date: DateStyle = .medium, time: DateStyle = .none,
    locale: some LocaleIdentifierConvertible = LocaleEnvironment.Category.time, timeZone: String? = nil
  ) throws(FormatError) {
    try self.init(.styles(date: date, time: time), locale, timeZone)
  }

  /// Dates by a CLDR skeleton: which fields, in the locale's order and words. `j` is the locale's own kind of hour.
  /// - Parameters:
  ///   - skeleton: The fields' letters.
  ///   - locale: The locale to write for.
  ///   - timeZone: An IANA identifier; the environment's zone when `nil`.
  ///   - calendar: The calendar to count in, instead of the locale's. Given here and not to ``calendar(_:)`` it also
  ///     decides whether there is a pattern: a year and a week (`yw`) have one in the Hebrew calendar, none in the Gregorian.
  /// - Returns: The format.
  /// - Throws: ``FormatError/invalidSkeleton(_:offset:reason:)``, and as ``init(date:time:locale:timeZone:)``.
  public static func skeleton(
    _ skeleton: String, locale: some LocaleIdentifierConvertible = LocaleEnvironment.Category.time,
    timeZone: String? = nil, calendar: CalendarIdentifier? = nil
  ) throws(FormatError) -> DateFormat {
    try DateFormat(.skeleton(skeleton), locale, timeZone, calendar: calendar)
  }

  /// Dates by fields: `.month(.wide).day().year()`.
  /// - Throws: as ``skeleton(_:locale:timeZone:calendar:)``.
  public static func components(
    _ components: DateComponentsPattern, locale: some LocaleIdentifierConvertible = LocaleEnvironment.Category.time,
    timeZone: String? = nil, calendar: CalendarIdentifier? = nil
  ) throws(FormatError) -> DateFormat {
    try DateFormat(
      .skeleton(components.skeleton), locale, timeZone, calendar: calendar, padsHour: components.padsHour)
  }

  /// Dates by a pattern, letter by letter.
  ///
  /// For people use styles, skeletons or components: a pattern is right for one language only. For machines use
  /// ``ISO8601DateFormat``.
  /// - Throws: ``FormatError/invalidPattern(_:offset:reason:)``, and as ``init(date:time:locale:timeZone:)``.
  public static func pattern(
    _ pattern: String, locale: some LocaleIdentifierConvertible = LocaleEnvironment.Category.time,
    timeZone: String? = nil
  ) throws(FormatError) -> DateFormat {
    try DateFormat(.pattern(pattern), locale, timeZone)
  }

  private init(
    _ content: DateFormatOptions.Content, _ locale: some LocaleIdentifierConvertible, _ timeZone: String?,
    calendar: CalendarIdentifier? = nil, padsHour: Bool = false
  ) throws(FormatError) {
    let zone = if let timeZone { try TimeZoneIdentifier(timeZone) } else { try TimeZoneIdentifier.environment() }
    var options = DateFormatOptions(content, locale: try locale.localeIdentifier(), timeZone: zone)
    options.calendar = calendar
    options.padsHour = padsHour
    try self.init(options)
  }
}

extension DateFormat: Hashable {
  /// Formats with the same options are equal, wherever they were made.
  public static func == (left: DateFormat, right: DateFormat) -> Bool {
    left.box === right.box || left.options == right.options
  }

  /// Hashes the options.
  public func hash(into hasher: inout Hasher) { hasher.combine(options) }
}

extension DateFormat: Codable {
  /// Reads a format that ``encode(to:)`` wrote; its options are checked again.
  public init(from decoder: any Decoder) throws { try self.init(try DateFormatOptions(from: decoder)) }

  /// Writes the options: a format read back is equal to this one.
  public func encode(to encoder: any Encoder) throws { try options.encode(to: encoder) }
}

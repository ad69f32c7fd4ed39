#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DateFormat {
  /// A copy with changed options that have to be checked.
  private func checked(_ change: (inout DateFormatOptions) -> Void) throws(FormatError) -> DateFormat {
    var options = options
    change(&options)
    return try DateFormat(options)
  }

  /// A copy with changed options.
  private func with(_ change: (inout DateFormatOptions) -> Void) -> DateFormat {
    var options = options
    change(&options)
    return DateFormat(valid: options)
  }

  /// What joins the date and the time.
  /// - Throws: ``FormatError/invalidOption(_:reason:)`` when the format has no styles to join.
  public func join(_ join: Join) throws(FormatError) -> DateFormat { try checked { $0.join = join } }

  /// The calendar to count in, instead of the locale's.
  public func calendar(_ calendar: CalendarIdentifier) -> DateFormat { with { $0.calendar = calendar } }

  /// The digits to write with, instead of the locale's. Algorithmic systems, such as Hebrew numerals, are allowed.
  public func numberingSystem(_ system: NumberingSystem) -> DateFormat { with { $0.numberingSystem = system } }

  /// How hours are counted, instead of the locale's way.
  /// - Throws: ``FormatError/invalidOption(_:reason:)`` for a verbatim pattern.
  public func hourCycle(_ cycle: HourCycle) throws(FormatError) -> DateFormat { try checked { $0.hourCycle = cycle } }

  /// Where the text will stand.
  public func capitalization(_ context: CapitalizationContext) -> DateFormat { with { $0.context = context } }

  /// The zone to write in.
  public func timeZone(_ zone: TimeZoneIdentifier) -> DateFormat { with { $0.timeZone = zone } }

  /// Names days near to now where the locale has names: "yesterday, 7:35 PM".
  ///
  /// With ``join(_:)`` `.atTime` and ``capitalization(_:)`` `.beginningOfSentence`: "Yesterday at 7:35 PM".
  /// - Parameter now: What counts as now; the clock, read each time, when `nil`.
  /// - Returns: A format that names days.
  /// - Throws: ``FormatError/invalidOption(_:reason:)`` when the format has no date style.
  public func relative(to now: Date? = nil) throws(FormatError) -> DateFormat {
    try checked { $0.naming = now.map { .near($0.timeIntervalSince1970) } ?? .nearClock }
  }

  /// The same format for another locale.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)``.
  public func locale(_ locale: some LocaleIdentifierConvertible) throws(FormatError) -> DateFormat {
    let locale = try locale.localeIdentifier()
    return try checked { $0.locale = locale }
  }
}

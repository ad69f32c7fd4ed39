import EndonymICU

/// The plain joint of a date and a time, which no call of ICU gives: its formatters choose between this one and "at" by
/// themselves, and ICU 76 otherwise than ICU 72.
///
/// Source: CLDR's `dateTimeFormats`, UTS 35 part 4; all calendars share the Gregorian one's. The same as ICU 72 puts into
/// relative dates, compared over its 805 locales and four styles.
enum StandardJoin {
  /// The joint as a pattern with `{1}` for the date and `{0}` for the time.
  static func pattern(of date: DateStyle, locale: LocaleIdentifier) throws(FormatError) -> String {
    // ICU's array has four times, four dates, a default, and then the joints by the date's style.
    let place =
      switch date {
      case .full: 9
      case .long: 10
      case .medium: 11
      case .short, .none: 12
      }
    var candidate: LocaleIdentifier? = locale
    while let current = candidate {
      if let join = try join(at: place, in: current.dataIdentifier) { return join }
      candidate = try current.parent
    }
    return "{1} {0}"
  }

  /// `nil` when the locale's own data has none.
  private static func join(at place: Int, in bundle: String) throws(FormatError) -> String? {
    do {
      let patterns = try ICUResourceBundle(name: bundle).descendant("calendar", "gregorian", "DateTimePatterns")
      guard let patterns = try patterns?.children(), patterns.indices.contains(place) else { return nil }
      return try patterns[place].strings().first
    } catch {
      guard error.isMissingResource else { throw FormatError(error) }
      return nil
    }
  }
}

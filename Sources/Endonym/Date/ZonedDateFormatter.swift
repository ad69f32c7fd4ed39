import EndonymICU

/// ICU's formatter for some options, with the offsets of the system's tz database.
final class ZonedDateFormatter: Sendable {
  private let options: DateFormatOptions
  private let formatter: ICUDateFormatter
  private let zone: ICUTimeZone
  /// Compared with ICU's offsets where ICU follows its own; `nil` where it need not be.
  private let rules: TimeZoneRules?

  /// Opens a formatter for some options; `override` replaces the pattern of their styles.
  convenience init(_ options: DateFormatOptions, pattern override: String? = nil) throws(FormatError) {
    let pattern: String?
    if let override { pattern = override } else { pattern = try DatePatternResolver(options).pattern() }
    let zone = try options.timeZone.engineZone()
    try self.init(
      options, pattern: pattern, zone: zone, rules: zone.hasRules ? nil : try options.timeZone.rules())
  }

  private init(
    _ options: DateFormatOptions, pattern: String?, zone: ICUTimeZone, rules: TimeZoneRules?
  ) throws(FormatError) {
    self.options = options
    self.zone = zone
    self.rules = rules
    let locale = options.engineLocale().icu
    let firstWeekday = options.locale.preferences.firstWeekday
    let context = options.context.icu
    func configure(_ configuration: ICUDateFormatter.Configuration) throws(ICUError) {
      try configuration.set(zone: zone)
      if let firstWeekday { try configuration.set(firstWeekday: firstWeekday.number) }
      try configuration.set(context: context)
    }
    formatter = try FormatError.wrapping { () throws(ICUError) in
      if case .styles(let date, let time) = options.content {
        // The style is opened even where its pattern is replaced: single fields may have digits of their own, such as
        // Hebrew letters, and keep them.
        return try ICUDateFormatter(locale: locale, date: date.icu, time: time.icu) {
          (configuration) throws(ICUError) in
          try configure(configuration)
          if let pattern { try configuration.apply(pattern: pattern) }
        }
      }
      return try ICUDateFormatter(locale: locale, pattern: pattern ?? "", configure: configure)
    }
  }

  /// The pattern that it writes by.
  func pattern() throws(ICUError) -> String { try formatter.pattern() }

  /// ICU's name of the calendar that it counts in.
  func calendarType() throws(ICUError) -> String { try formatter.calendarType() }

  /// Writes an instant in seconds since 1970.
  func format(_ seconds: Double, withFields: Bool) throws(FormatError) -> ICUFormatted {
    if let rules, let stand = try formatterWhereICUErrs(at: Int64(seconds.rounded(.down)), by: rules) {
      return try stand.format(seconds, withFields: withFields)
    }
    return try FormatError.wrapping { () throws(ICUError) in
      try formatter.format(seconds * 1000, withFields: withFields)
    }
  }

  // MARK: An ICU without zones of our making

  /// A formatter of the right offset, for an instant at which ICU's own tz database has another one.
  ///
  /// The toolchain's ICU takes no rules from outside. The offset is then a zone of its own, which has no names: they are
  /// written into the pattern as ICU's zone has them.
  private func formatterWhereICUErrs(
    at seconds: Int64, by rules: TimeZoneRules
  ) throws(FormatError) -> ZonedDateFormatter? {
    let period = rules.period(at: seconds)
    let own = try FormatError.wrapping { () throws(ICUError) in try zone.offsets(at: seconds) }
    guard own.standard + own.saving != period.offset else { return nil }
    let pattern = try FormatError.wrapping { () throws(ICUError) in try formatter.pattern() }
    let locale = options.engineLocale().icu
    let namedAt = try instantOfNames(isDaylight: period.isDaylight, near: seconds)
    var pieces: [DatePatternSyntax.Piece] = []
    for piece in DatePatternSyntax.pieces(of: pattern) {
      guard case .field(let letter, let count) = piece, "zvV".contains(letter) else {
        pieces.append(piece)
        continue
      }
      let name = try FormatError.wrapping { () throws(ICUError) in
        try zone.text(pattern: String(repeating: letter, count: count), locale: locale, at: namedAt)
      }
      pieces.append(.literal(DatePatternSyntax.quoted(name)))
    }
    let fixed = try FormatError.wrapping { () throws(ICUError) in
      try ICUTimeZone(identifier: Self.fixedZone(period.offset))
    }
    return try ZonedDateFormatter(options, pattern: DatePatternSyntax.pattern(of: pieces), zone: fixed, rules: nil)
  }

  /// An instant at which ICU's zone is in summer time, or not, as the tz database has it at `seconds`; `seconds` when
  /// there is none within a year.
  private func instantOfNames(isDaylight: Bool, near seconds: Int64) throws(FormatError) -> Int64 {
    let year: Int64 = 366 * 86_400
    return try FormatError.wrapping { () throws(ICUError) in
      if (try zone.offsets(at: seconds).saving != 0) == isDaylight { return seconds }
      let changes = try zone.changes(after: seconds - year, through: seconds + year)
      return changes.last { ($0.offsets.saving != 0) == isDaylight }?.seconds ?? seconds
    }
  }

  /// ICU's name of a constant offset, to the second.
  private static func fixedZone(_ offset: Int32) -> String {
    func two(_ number: UInt32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let size = offset.magnitude
    return "GMT\(offset < 0 ? "-" : "+")\(two(size / 3600)):\(two(size / 60 % 60)):\(two(size % 60))"
  }
}

extension DateFormat.CapitalizationContext {
  /// ICU's name of the context.
  var icu: ICUContext {
    switch self {
    case .unknown: .none
    case .middleOfSentence: .middleOfSentence
    case .beginningOfSentence: .beginningOfSentence
    case .listItem: .menuOrList
    case .standalone: .standalone
    }
  }
}

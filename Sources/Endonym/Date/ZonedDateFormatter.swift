import EndonymICU

/// ICU's formatter for some options, with the offsets of the system's tz database.
final class ZonedDateFormatter: Sendable {
  private let formatter: ICUDateFormatter

  /// - Parameter pattern: Replaces the pattern of the options' styles.
  init(_ options: DateFormatOptions, pattern override: String? = nil) throws(FormatError) {
    let locale = options.engineLocale().icu
    let pattern: String?
    if let override { pattern = override } else { pattern = try DatePatternResolver(options).pattern() }
    let zone = options.timeZone.identifier
    let firstWeekday = options.locale.preferences.firstWeekday
    let context = options.context.icu
    func configure(_ configuration: ICUDateFormatter.Configuration) throws(ICUError) {
      try configuration.set(zone: zone)
      if let firstWeekday { try configuration.set(firstWeekday: firstWeekday.icu) }
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

  /// Writes an instant in seconds since 1970.
  func format(_ seconds: Double, withFields: Bool) throws(FormatError) -> ICUFormatted {
    try FormatError.wrapping { () throws(ICUError) in
      try formatter.format(seconds * 1000, withFields: withFields)
    }
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

import EndonymICU

/// Finds the pattern that some options mean.
struct DatePatternResolver {
  private let options: DateFormatOptions

  init(_ options: DateFormatOptions) { self.options = options }

  /// The pattern to write by; `nil` where the styles' own pattern stands.
  func pattern() throws(FormatError) -> String? {
    switch options.content {
    case .pattern(let pattern): return pattern
    case .skeleton(let skeleton): return try pattern(ofSkeleton: skeleton)
    case .styles(let date, let time): return try pattern(ofStyles: date, time)
    }
  }

  private func pattern(ofSkeleton skeleton: String) throws(FormatError) -> String {
    // The letter in a skeleton stays as it is unless a cycle is asked for beside it; "j" follows the locale's key.
    let asked = options.hourCycle == nil ? skeleton : HourCyclePattern.skeletonWithLocaleHour(skeleton)
    let cycle = try options.resolvedHourCycle()
    let locale = options.engineLocale(hourCycle: cycle).icu
    let pattern = try FormatError.wrapping { () throws(ICUError) in
      try ICUPatternGenerator(locale: locale).bestPattern(skeleton: asked)
    }
    // ICU has fields that it cannot join, such as a year and a week, and gives nothing for them, without an error.
    guard !pattern.isEmpty else {
      throw .invalidSkeleton(skeleton, offset: 0, reason: "there is no pattern for these fields together")
    }
    return options.padsHour ? HourCyclePattern.withTwoDigitHour(pattern) : pattern
  }

  private func pattern(ofStyles date: DateStyle, _ time: DateStyle) throws(FormatError) -> String? {
    let cycle = time == .none ? nil : try options.resolvedHourCycle()
    let joins = options.join != .automatic && date != .none && time != .none
    guard cycle != nil || joins else { return nil }

    var pattern = try stylePattern(date, time)
    if let cycle {
      pattern = try HourCyclePattern(options: options, target: cycle).applied(to: pattern, date: date, time: time)
    }
    guard joins else { return pattern }
    var datePattern = try stylePattern(date, .none)
    var timePattern = try stylePattern(.none, time)
    if let cycle {
      let hours = HourCyclePattern(options: options, target: cycle)
      datePattern = try hours.applied(to: datePattern, date: date, time: .none)
      timePattern = try hours.applied(to: timePattern, date: .none, time: time)
    }
    return DateTimeJoin.joining(date: datePattern, time: timePattern, by: try join(date: date, time: time))
  }

  /// The pattern of styles as ICU has it.
  func stylePattern(_ date: DateStyle, _ time: DateStyle) throws(FormatError) -> String {
    let locale = options.engineLocale().icu
    return try FormatError.wrapping { () throws(ICUError) in
      try ICUDateFormatter(locale: locale, date: date.icu, time: time.icu).pattern()
    }
  }

  /// What joins a date and a time, with `{1}` and `{0}`.
  func join(date: DateStyle, time: DateStyle) throws(FormatError) -> String {
    if options.join == .standard { return try StandardJoin.pattern(of: date, locale: options.locale) }
    let locale = options.engineLocale().icu
    return try FormatError.wrapping { () throws(ICUError) in
      if options.join == .atTime {
        // Short and medium dates have no joint of their own with "at": they take the long one's.
        let style = date == .full ? DateStyle.full : .long
        return try ICUPatternGenerator(locale: locale).join(style.icu)
      }
      // Relative formatters have a joint of their own: in ICU 72 the plain one, in ICU 76 "at".
      let relative = try ICUDateFormatter(locale: locale, date: date.icu, time: time.icu, relative: true)
      return Self.join(
        in: try relative.pattern(), date: try relative.relativeDatePattern(), time: try relative.relativeTimePattern())
    }
  }

  /// The joint between a date and a time that stand in a pattern.
  private static func join(in pattern: String, date: String, time: String) -> String {
    // The longer of the two cannot stand inside the other by chance; it is looked for first.
    let first = date.unicodeScalars.count >= time.unicodeScalars.count ? (date, "{1}") : (time, "{0}")
    let second = first.1 == "{1}" ? (time, "{0}") : (date, "{1}")
    var join = pattern
    for (text, placeholder) in [first, second] where !text.isEmpty {
      if let range = join.firstRange(of: text) { join.replaceSubrange(range, with: placeholder) }
    }
    return join
  }
}

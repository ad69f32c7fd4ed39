import EndonymICU

extension TimeZoneRules {
  /// The rules as ICU takes them, so that its formatters show the same local time.
  ///
  /// Two years past the last transition the yearly rule takes over, where ICU can express it. It cannot when a change is
  /// at New Year, or on a day that a leap year moves: then the changes are written out until ``lastWrittenYear``, and
  /// later ICU keeps the last offset.
  var schedule: ICUTimeZoneSchedule {
    let lastYear = transitions.last.map { CivilDateTime(seconds: Self.bounded($0)).date.year } ?? Self.firstWrittenYear
    let handover = max(lastYear, Self.firstWrittenYear) + 2
    let rules = annualRules
    let periods = periods(throughYear: rules == nil ? Self.lastWrittenYear : handover)
    let offsets = Self.standardAndSaving(periods)
    var changes: [ICUTimeZoneSchedule.Change] = []
    var current = offsets.first
    for (period, offsets) in zip(periods, offsets) where offsets != current {
      guard let from = period.from else { continue }
      changes.append(ICUTimeZoneSchedule.Change(seconds: from, offsets: offsets))
      current = offsets
    }
    let annual = rules?.compactMap { rule -> ICUTimeZoneSchedule.AnnualChange? in
      let last = periods.lastIndex { $0.isDaylight == rule.isDaylight && $0.offset == rule.offset }
      guard let last else { return nil }
      return ICUTimeZoneSchedule.AnnualChange(
        firstYear: handover + 1, day: rule.day, time: rule.time, offsets: offsets[last])
    }
    return ICUTimeZoneSchedule(
      initial: offsets.first ?? .init(standard: 0, saving: 0), changes: changes, annualChanges: annual ?? [])
  }

  /// Until then changes are written out that ICU has no yearly rule for.
  static let lastWrittenYear = 2_500

  /// A zone without any transition but with a yearly rule has had it since then in ICU.
  static let firstWrittenYear = 1_900

  /// ICU's calendars begin in -5,838,270; old files have a transition at the beginning of the universe.
  private static let beginning: Int64 = -180_000_000_000_000

  /// All periods from the first until the end of a year; they are at least one.
  func periods(throughYear year: Int) -> [Period] {
    let end = Int64(CivilDate.firstDay(ofYear: year + 1).dayNumber * CivilDateTime.secondsInDay)
    var periods = [period(at: transitions.isEmpty ? Self.firstWritten : Self.beginning)]
    while let until = periods.last?.until, until < end { periods.append(period(at: until)) }
    return periods
  }

  private static let firstWritten =
    Int64(CivilDate.firstDay(ofYear: firstWrittenYear).dayNumber * CivilDateTime.secondsInDay)

  private struct AnnualRule {
    let day: ICUTimeZoneSchedule.AnnualChange.Day
    let time: Int32
    let offset: Int32
    let isDaylight: Bool
  }

  /// The two changes of every year; `nil` when there are none, or ICU cannot express them.
  private var annualRules: [AnnualRule]? {
    guard recurring != nil, case .file(let footer) = source, let footer, let daylight = footer.daylight,
      let start = daylight.start.engineDay, let end = daylight.end.engineDay
    else { return nil }
    return [
      AnnualRule(day: start, time: daylight.start.time, offset: daylight.type.offset, isDaylight: true),
      AnnualRule(day: end, time: daylight.end.time, offset: footer.standard.offset, isDaylight: false),
    ]
  }
}

extension PosixTimeZone.Change {
  /// The day as ICU expresses it; `nil` when it cannot, or when the change can lie in another year than the day.
  fileprivate var engineDay: ICUTimeZoneSchedule.AnnualChange.Day? {
    switch day {
    case .weekday(let month, let week, let weekday):
      guard !(month == 1 && week < 3), !(month == 12 && week > 3) else { return nil }
      // ICU counts weekdays from 1, and the last one as a case of its own.
      if week == 5 { return .lastWeekday(weekday + 1, month: month) }
      return .weekday(weekday + 1, ordinal: week, month: month)
    case .dayOfCommonYear(let number):
      guard 10...355 ~= number else { return nil }
      // 2001 is a common year.
      let date = CivilDate(dayNumber: CivilDate.firstDay(ofYear: 2_001).dayNumber + number - 1)
      return .date(month: date.month, day: date.day)
    case .daysAfterNewYear: return nil
    }
  }
}

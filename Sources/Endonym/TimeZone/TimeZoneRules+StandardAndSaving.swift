import EndonymICU

extension TimeZoneRules {
  /// Divides each of successive periods' offsets into standard time and what summer time adds, as ICU's names want it.
  ///
  /// The tz database says only whether a time is daylight time. ICU names a time "standard" or "summer" by what summer
  /// time adds, so that the division decides about names and nothing else:
  ///  - Usually standard time is that of the standard period before, and summer time adds the rest; but where it is an
  ///    hour above the standard time that follows, that is the standard (Winamac, Indiana, joined Eastern Time in spring).
  ///  - Where "daylight" is a winter with less than standard time (Dublin, Casablanca, Windhoek), the season is turned
  ///    round: winter becomes standard, and the hour that the standard season has more becomes summer time. CLDR's names
  ///    are made for that reading. Only seasons, shorter than 400 days, are turned; a year-long standard time is not.
  ///  - Where the difference is no possible summer time (nothing, or more than two hours, because standard time changed
  ///    with it), summer time adds an hour.
  ///
  /// Checked against all of ICU's zones: see the tests.
  static func standardAndSaving(_ periods: [Period]) -> [ICUTimeZoneSchedule.Offsets] {
    var standard = periods.first?.offset ?? 0
    return periods.indices.map { index in
      let period = periods[index]
      let neighbours = [index - 1, index + 1].filter(periods.indices.contains).map { periods[$0] }
      if period.isSeason {
        let isBelowStandard = neighbours.contains { !$0.isDaylight && period.offset < $0.offset }
        if period.isDaylight, isBelowStandard {
          return ICUTimeZoneSchedule.Offsets(standard: period.offset, saving: 0)
        }
        let isHourAboveDaylight = neighbours.contains { $0.isDaylight && $0.offset == period.offset - 3_600 }
        if !period.isDaylight, isHourAboveDaylight {
          return ICUTimeZoneSchedule.Offsets(standard: period.offset - 3_600, saving: 3_600)
        }
      }
      guard period.isDaylight else {
        standard = period.offset
        return ICUTimeZoneSchedule.Offsets(standard: standard, saving: 0)
      }
      let difference = period.offset - standard
      let isHourAboveNext = neighbours.last.map { !$0.isDaylight && period.offset - $0.offset == 3_600 } ?? false
      let saving = 1...7_200 ~= difference && !isHourAboveNext ? difference : 3_600
      return ICUTimeZoneSchedule.Offsets(standard: period.offset - saving, saving: saving)
    }
  }
}

extension TimeZoneRules.Period {
  /// Whether it begins and ends within 400 days.
  fileprivate var isSeason: Bool {
    guard let from, let until else { return false }
    return until - from < Int64(400 * CivilDateTime.secondsInDay)
  }
}

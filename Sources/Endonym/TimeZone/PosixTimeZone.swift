/// The rule of a zone for all the years to come, as POSIX writes it: `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// A TZif file ends in one; what the environment variable `TZ` holds may be one.
///
/// Source: POSIX.1-2017, XBD 8.3 "TZ", and RFC 9636, 3.3.2, which lets the hour of a change go from -167 to 167.
struct PosixTimeZone: Hashable, Sendable {
  let standard: LocalTimeType
  /// `nil` when the zone has no summer time.
  let daylight: Daylight?

  /// Summer time, which comes and goes once a year.
  struct Daylight: Hashable, Sendable {
    let type: LocalTimeType
    /// When it begins, on a clock that shows standard time.
    let start: Change
    /// When it ends, on a clock that shows summer time.
    let end: Change
  }

  /// A moment in every year.
  struct Change: Hashable, Sendable {
    let day: Day
    /// Seconds after that day's midnight: before it when negative, on later days when more than 86,399.
    let time: Int32
  }

  /// A day in every year.
  enum Day: Hashable, Sendable {
    /// `Jn`: the day from 1 to 365 in a year without a 29th of February; there is no way to name that one.
    case dayOfCommonYear(Int)
    /// `n`: days from 0 to 365 after the first of January, a 29th of February counted.
    case daysAfterNewYear(Int)
    /// `Mm.w.d`: in a month from 1 to 12 the w-th weekday d (0 is Sunday), where the fifth means the last.
    case weekday(month: Int, week: Int, weekday: Int)
  }
}

extension PosixTimeZone.Day {
  /// The day number of the day in one year.
  func dayNumber(inYear year: Int) -> Int {
    switch self {
    case .dayOfCommonYear(let day):
      let leapDay = CivilDate.isLeap(year) && day >= 60 ? 1 : 0
      return CivilDate.firstDay(ofYear: year).dayNumber + day - 1 + leapDay
    case .daysAfterNewYear(let days):
      return CivilDate.firstDay(ofYear: year).dayNumber + days
    case .weekday(let month, let week, let weekday):
      let first = CivilDate(year: year, month: month, day: 1)
      // 0 is Sunday here, 7 in ISO 8601.
      let untilFirst = (weekday - first.weekday.rawValue + 7) % 7
      let day = 1 + untilFirst + 7 * (week - 1)
      return first.dayNumber + (day > CivilDate.days(inMonth: month, ofYear: year) ? day - 7 : day) - 1
    }
  }
}

extension PosixTimeZone {
  /// A change to or from summer time in one year.
  struct Transition: Hashable, Sendable {
    /// Seconds since 1970-01-01T00:00:00Z.
    let seconds: Int64
    let isDaylight: Bool
  }

  /// The two changes of a year, in the order of time; none when the zone has no summer time.
  func transitions(inYear year: Int) -> [Transition] {
    guard let daylight else { return [] }
    func instant(_ change: Change, offset: Int32) -> Int64 {
      Int64(change.day.dayNumber(inYear: year) * CivilDateTime.secondsInDay) + Int64(change.time) - Int64(offset)
    }
    let start = Transition(seconds: instant(daylight.start, offset: standard.offset), isDaylight: true)
    let end = Transition(seconds: instant(daylight.end, offset: daylight.type.offset), isDaylight: false)
    return start.seconds <= end.seconds ? [start, end] : [end, start]
  }
}

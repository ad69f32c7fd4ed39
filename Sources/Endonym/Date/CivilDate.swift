/// A day of the proleptic Gregorian calendar: the calendar that ISO 8601 and the Internet's dates use for all time.
///
/// Years count astronomically: 0 is the year before 1. Between a date and its day number stands arithmetic on whole
/// numbers alone. A year that begins in March has its leap day at the end, so that the months' lengths before it follow
/// one line, 153 days in five months; and the calendar repeats every 400 years, which are 146,097 days.
///
/// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", whose idea of the shifted year this is; ISO
/// 8601-1:2019, 4.2 for the calendar and the week.
struct CivilDate: Hashable, Sendable {
  /// The astronomical year; from -10^12 to 10^12 no arithmetic here overflows.
  let year: Int
  /// 1 to 12.
  let month: Int
  /// 1 to 31.
  let day: Int

  /// Takes the fields as they are; see ``isValid``.
  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date of a day number: 0 is 1970-01-01, 1 the day after.
  init(dayNumber: Int) {
    let sinceMarch = dayNumber + Self.daysFromMarchOfYearZero
    let cycle = Self.floorQuotient(sinceMarch, Self.daysInCycle)
    let dayOfCycle = sinceMarch - cycle * Self.daysInCycle
    // Days that make no whole year of 365: one in 4 years, but not in 100, but in 400.
    let regularDays = dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096
    let yearOfCycle = regularDays / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    self.day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    self.month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.year = cycle * 400 + yearOfCycle + (monthFromMarch < 10 ? 0 : 1)
  }

  /// The first day of a year.
  static func firstDay(ofYear year: Int) -> CivilDate { CivilDate(year: year, month: 1, day: 1) }

  /// Days since 1970-01-01. Fields beyond their range count on: month 1, day 32 is the first of February.
  var dayNumber: Int {
    let shiftedYear = month > 2 ? year : year - 1
    let cycle = Self.floorQuotient(shiftedYear, 400)
    let yearOfCycle = shiftedYear - cycle * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
    return cycle * Self.daysInCycle + dayOfCycle - Self.daysFromMarchOfYearZero
  }

  /// Whether there is such a day.
  var isValid: Bool { month >= 1 && month <= 12 && day >= 1 && day <= Self.days(inMonth: month, ofYear: year) }

  /// 1 for the first of January.
  var dayOfYear: Int { dayNumber - CivilDate.firstDay(ofYear: year).dayNumber + 1 }

  /// The day of the week.
  var weekday: Weekday { Weekday(dayNumber: dayNumber) }

  /// The year and the number of the ISO week that the day is in. The week belongs to the year of its Thursday.
  var week: (year: Int, number: Int) {
    let thursday = CivilDate(dayNumber: dayNumber + Weekday.thursday.rawValue - weekday.rawValue)
    return (thursday.year, (thursday.dayOfYear - 1) / 7 + 1)
  }

  /// Whether a year has 366 days.
  static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// The length of a month from 1 to 12.
  static func days(inMonth month: Int, ofYear year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// How many ISO weeks a year has: 53 when it begins on a Thursday, or ends on one.
  static func weeks(inYear year: Int) -> Int { CivilDate(year: year, month: 12, day: 28).week.number }

  /// After so many days the calendar repeats, weekdays included.
  static let daysInCycle = 146_097

  /// From 0000-03-01 to 1970-01-01.
  private static let daysFromMarchOfYearZero = 719_468

  /// Division that rounds down, for a positive divisor.
  static func floorQuotient(_ dividend: Int, _ divisor: Int) -> Int {
    (dividend >= 0 ? dividend : dividend - (divisor - 1)) / divisor
  }
}

extension CivilDate {
  /// The days of the week by their ISO 8601 numbers.
  enum Weekday: Int, Sendable, CaseIterable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday

    /// The weekday of a day number; day 0 was a Thursday.
    init(dayNumber: Int) {
      let sinceMonday = dayNumber + 3
      let index = sinceMonday - 7 * CivilDate.floorQuotient(sinceMonday, 7)
      self = Self.allCases[index]
    }
  }
}

/// A day and a time of day, without a zone.
struct CivilDateTime: Hashable, Sendable {
  /// Days since 1970-01-01.
  let dayNumber: Int
  /// Seconds since midnight, 0 to 86,399.
  let secondOfDay: Int

  static let secondsInDay = 86_400

  /// What a clock shows `seconds` after 1970-01-01T00:00:00 on that same clock.
  init(seconds: Int64) {
    let seconds = Int(seconds)
    dayNumber = CivilDate.floorQuotient(seconds, Self.secondsInDay)
    secondOfDay = seconds - dayNumber * Self.secondsInDay
  }

  var date: CivilDate { CivilDate(dayNumber: dayNumber) }
  var hour: Int { secondOfDay / 3_600 }
  var minute: Int { secondOfDay / 60 % 60 }
  var second: Int { secondOfDay % 60 }
}

/// A calendar as date plans count in it.
enum PlanCalendar: BitwiseCopyable {
  /// Gregorian months, and years that begin with them: Gregorian, Buddhist.
  case civil
  /// Gregorian months, and eras that begin on any day: Japanese, Minguo. Days since 1900-12-30 on which eras begin, the
  /// first of them not counted.
  case eras(UnsafePointer<UInt32>, count: Int)
  /// Months of one of two lengths, by a table of years: the Islamic calendars, Persian.
  case table(CalendarYears.Lookup)

  /// Whether the calendar's fields of a day are known.
  @inline(__always)
  func reaches(_ day: UInt32) -> Bool {
    if case .table(let years) = self { years.year(of: day) != nil } else { true }
  }

  /// Sets era, year, month and day of a day since 1900-12-30 that ``reaches(_:)`` said yes to.
  @inline(__always)
  func setDate(ofDay day: UInt32, in values: inout DateFieldValues) {
    switch self {
    case .civil: Self.setCivilDate(ofDay: day, in: &values)
    case .eras(let starts, let count):
      Self.setCivilDate(ofDay: day, in: &values)
      var era: UInt32 = 0
      var index = 0
      while index < count {
        era &+= day >= starts[index] ? 1 : 0
        index &+= 1
      }
      values[.era] = era
      values[.year] &+= era
    case .table(let years):
      guard let year = years.year(of: day) else { return }
      values[.year] = year.index
      values[.dayOfYear] = year.dayOfYear
      years.setMonth(ofDay: year.dayOfYear, in: year, &values)
    }
  }

  /// From 1900-03-01 to 1900-12-30.
  private static let daysFromMarch: UInt32 = 304

  /// Sets year (from 1900), month and day in the Gregorian calendar, from 1900-03-01 to 2100-02-28.
  ///
  /// Years that begin in March have their leap day at the end, and all lengths of their months lie on one line: month `m`
  /// from zero begins at day (979 * m + 15) / 32.
  /// Source: Cassio Neri and Lorenz Schneider, "Euclidean affine functions and their application to calendar algorithms".
  @inline(__always)
  private static func setCivilDate(ofDay day: UInt32, in values: inout DateFieldValues) {
    let quarters = (day &+ daysFromMarch) &* 4 &+ 3
    let year = quarters / 1461
    let dayOfYear = (quarters &- year &* 1461) / 4
    let line = dayOfYear &* 2141 &+ 197_913
    let month = line >> 16
    let isNextYear = dayOfYear >= 306
    values[.year] = year &+ (isNextYear ? 1 : 0)
    values[.month] = month &- (isNextYear ? 13 : 1)
    values[.day] = (line & 0xFFFF) / 2141 &+ 1
    // 1900 is no leap year; of 2100, which is none either, only the first days count.
    let leapDay: UInt32 = year & 3 == 0 && year != 0 ? 1 : 0
    values[.dayOfYear] = isNextYear ? dayOfYear &- 306 : dayOfYear &+ 59 &+ leapDay
  }
}

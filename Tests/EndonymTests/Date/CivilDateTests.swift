import Testing

@testable import Endonym

@Suite("Civil dates")
struct CivilDateTests {
  struct Sample: Sendable {
    let date: CivilDate
    let dayNumber: Int
    let weekday: Int
    let dayOfYear: Int
    let week: [Int]

    init(_ year: Int, _ month: Int, _ day: Int, _ dayNumber: Int, _ weekday: Int, _ dayOfYear: Int, _ week: [Int]) {
      date = CivilDate(year: year, month: month, day: day)
      (self.dayNumber, self.weekday, self.dayOfYear, self.week) = (dayNumber, weekday, dayOfYear, week)
    }
  }

  /// From Python's datetime: toordinal() - 719163, isoweekday(), tm_yday, isocalendar().
  static let samples: [Sample] = [
    Sample(1, 1, 1, -719_162, 1, 1, [1, 1]), Sample(4, 2, 29, -718_008, 7, 60, [4, 9]),
    Sample(100, 3, 1, -682_944, 1, 60, [100, 9]), Sample(400, 2, 29, -573_372, 2, 60, [400, 9]),
    Sample(1_582, 10, 15, -141_427, 5, 288, [1_582, 41]), Sample(1_600, 12, 31, -134_775, 7, 366, [1_600, 52]),
    Sample(1_900, 2, 28, -25_509, 3, 59, [1_900, 9]), Sample(1_900, 3, 1, -25_508, 4, 60, [1_900, 9]),
    Sample(1_969, 12, 31, -1, 3, 365, [1_970, 1]), Sample(1_970, 1, 1, 0, 4, 1, [1_970, 1]),
    Sample(2_000, 2, 29, 11_016, 2, 60, [2_000, 9]), Sample(2_000, 3, 1, 11_017, 3, 61, [2_000, 9]),
    Sample(2_024, 12, 31, 20_088, 2, 366, [2_025, 1]), Sample(2_100, 2, 28, 47_540, 7, 59, [2_100, 8]),
    Sample(9_999, 12, 31, 2_932_896, 5, 365, [9_999, 52]),
  ]

  @Test("a date has its day number, weekday and week", arguments: samples)
  func fields(sample: Sample) {
    #expect(sample.date.dayNumber == sample.dayNumber)
    #expect(CivilDate(dayNumber: sample.dayNumber) == sample.date)
    #expect(sample.date.weekday.rawValue == sample.weekday)
    #expect(sample.date.dayOfYear == sample.dayOfYear)
    #expect([sample.date.week.year, sample.date.week.number] == sample.week)
  }

  /// Counts as a person would, day after day, and compares.
  @Test(
    "day follows day through a whole cycle of 400 years, before and after 1970, and far away",
    arguments: [
      -400, 0, 1_800, -5_838_400, 5_838_000, 273_790_000,
    ])
  func successiveDays(firstYear: Int) {
    var (year, month, day) = (firstYear, 1, 1)
    var dayNumber = CivilDate.firstDay(ofYear: firstYear).dayNumber
    var weekday = CivilDate.Weekday(dayNumber: dayNumber).rawValue
    while year < firstYear + 401 {
      let date = CivilDate(dayNumber: dayNumber)
      guard date == CivilDate(year: year, month: month, day: day), date.dayNumber == dayNumber,
        date.weekday.rawValue == weekday, date.isValid
      else {
        Issue.record("\(date) is not \(year)-\(month)-\(day)")
        return
      }
      dayNumber += 1
      weekday = weekday % 7 + 1
      let lengths = [
        31, year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
      ]
      day += 1
      if day > lengths[month - 1] { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect(
      dayNumber - CivilDate.firstDay(ofYear: firstYear).dayNumber == 146_097 + (CivilDate.isLeap(firstYear) ? 366 : 365)
    )
  }

  @Test("the years with 53 weeks are those of ISO 8601's calendar")
  func longYears() {
    // Python's date(y, 12, 28).isocalendar() for 1990 to 2039.
    let long = [1_992, 1_998, 2_004, 2_009, 2_015, 2_020, 2_026, 2_032, 2_037]
    #expect((1_990..<2_040).filter { CivilDate.weeks(inYear: $0) == 53 } == long)
  }

  @Test(
    "a day that there is not is not valid",
    arguments: [
      (2_023, 2, 29), (1_900, 2, 29), (2_023, 4, 31), (2_023, 0, 1), (2_023, 13, 1), (2_023, 1, 0), (2_023, 1, 32),
    ])
  func invalid(year: Int, month: Int, day: Int) {
    #expect(!CivilDate(year: year, month: month, day: day).isValid)
  }

  @Test("a clock's reading is split downwards, before 1970 too")
  func dateTime() {
    let before = CivilDateTime(seconds: -1)
    #expect([before.hour, before.minute, before.second] == [23, 59, 59])
    #expect(before.date == CivilDate(year: 1_969, month: 12, day: 31))
    let after = CivilDateTime(seconds: 1_693_912_345)
    #expect([after.hour, after.minute, after.second] == [11, 12, 25])
    #expect(CivilDateTime(seconds: .max).secondOfDay < 86_400)
    #expect(CivilDateTime(seconds: .min + 86_400).secondOfDay >= 0)
  }
}

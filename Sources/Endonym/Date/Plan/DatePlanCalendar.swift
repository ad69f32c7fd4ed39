import EndonymICU

/// What the compiler of date plans knows about a calendar.
struct DatePlanCalendar {
  /// The arithmetic; valid as long as the plan's memory.
  let arithmetic: PlanCalendar
  /// The numbers of the years, by ``DateField/year``.
  let years: [Int]
  /// How many eras there are in ``DatePlanRange``.
  let eraCount: Int
  /// Days since 1900-12-30 to try, which have all months and weekdays among them, ends of years and beginnings of eras.
  let sampleDays: [Int]
  /// Whether dates fall on the same weekday after 28 years.
  let isCyclic: Bool

  /// - Parameters:
  ///   - type: ICU's name of the calendar.
  ///   - memory: Where the tables of the plan live.
  /// - Throws: ``PlanRefusal/option(_:)`` for calendars without plans.
  init(_ type: String, in memory: PlanMemory) throws(PlanRefusal) {
    switch type {
    case "gregorian", "iso8601": self.init(civilFrom: 0)
    case "buddhist": self.init(civilFrom: -543)
    case "roc":
      // Before the Republic, years count backward from it.
      self.init(
        eras: [Era(start: 0) { 1912 - $0 }, Era(start: Self.day(1912, 1, 1)) { $0 - 1911 }], in: memory)
    case "japanese":
      let starts = try PlanRefusal.wrapping { () throws(ICUError) in try Self.japaneseEras() }
      let eras = starts.map { start in
        Era(start: max(0, start.dayNumber - DatePlanRange.firstDay)) { $0 - start.year + 1 }
      }
      guard !eras.isEmpty else { throw .shape("no Japanese eras") }
      self.init(eras: eras, in: memory)
    default:
      let table = try PlanRefusal.asking { () throws(FormatError) in try CalendarYears.shared(type) }
      guard let table else { throw .option("the calendar \(type)") }
      self = try PlanRefusal.asking { () throws(FormatError) in try DatePlanCalendar(table, in: memory) }
    }
  }

  // MARK: Gregorian months

  /// The years that ``DatePlanRange`` touches in any zone, as ``PlanCalendar`` counts them.
  private static let civilYears = 1900...2100

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
    CivilDate(year: year, month: month, day: day).dayNumber - DatePlanRange.firstDay
  }

  /// A day in each month, the weekdays in turn, in the past and in the future: the first and the last of a year, a leap day,
  /// numbers of one digit and of two.
  private static let civilSampleDays = [
    day(2001, 1, 1), day(2028, 2, 29), day(1994, 3, 9), day(2025, 4, 10), day(1985, 5, 31), day(2010, 6, 5),
    day(2034, 7, 30), day(1972, 8, 28), day(2006, 9, 12), day(2021, 10, 20), day(1977, 11, 24), day(2027, 12, 31),
  ]

  /// Years that begin in January, counted from the Gregorian year `zero`.
  private init(civilFrom zero: Int) {
    arithmetic = .civil
    years = Self.civilYears.map { $0 - zero }
    eraCount = 1
    sampleDays = Self.civilSampleDays
    isCyclic = true
  }

  private struct Era {
    /// Its first day since 1900-12-30.
    let start: Int
    /// The number of a Gregorian year.
    let number: (Int) -> Int
  }

  private init(eras: [Era], in memory: PlanMemory) {
    let starts = eras.dropFirst().map(\.start)
    arithmetic = .eras(memory.store(starts.map { UInt32($0) }), count: starts.count)
    eraCount = eras.count
    func year(of era: Era) -> Int { CivilDate(dayNumber: era.start + DatePlanRange.firstDay).year }
    var years: [Int] = []
    for (index, era) in eras.enumerated() {
      // The year in which the next era begins has a number in this one too.
      let first = index == 0 ? Self.civilYears.lowerBound : year(of: era)
      let last = index + 1 < eras.count ? year(of: eras[index + 1]) : Self.civilYears.upperBound
      for year in first...last { years.append(era.number(year)) }
    }
    self.years = years
    sampleDays = Self.civilSampleDays + starts.flatMap { [$0 - 1, $0] }
    isCyclic = false
  }

  /// The first days of Japan's eras that reach into ``DatePlanRange``.
  private static func japaneseEras() throws(ICUError) -> [CivilDate] {
    let table = try ICUResourceBundle(name: "supplementalData").required("calendarData").required("japanese")
      .required("eras")
    var eras: [CivilDate] = []
    var number = firstJapaneseEra
    while let era = try table.child(String(number)) {
      let start = try era.required("start").vector()
      if start.count == 3 { eras.append(CivilDate(year: Int(start[0]), month: Int(start[1]), day: Int(start[2]))) }
      number += 1
    }
    return eras
  }

  /// Meiji in CLDR.
  private static let firstJapaneseEra = 232

  // MARK: Tables

  private init(_ table: CalendarYears, in memory: PlanMemory) throws(FormatError) {
    memory.keep(table)
    arithmetic = .table(table.lookup)
    years = (0..<table.count).map { table.firstYear + $0 }
    eraCount = 1
    // ICU counts its way up to a year of Umm al-Qura from 1300: early years are fast, and one day of now has to do.
    let starts = try table.monthStarts(ofYear: 2)
    let next = try table.monthStarts(ofYear: 3).prefix(1)
    let now = try table.monthStarts(ofYear: table.usualYear).prefix(1)
    let days = zip(starts, Self.tableSampleDays).enumerated().map { index, month in
      // The first with the weekday of its turn.
      let wanted = month.0 + month.1 - 1
      return wanted + (index % 7 - wanted % 7 + 7) % 7
    }
    isCyclic = false
    sampleDays = days + next.map { $0 - 1 } + next + now
  }

  /// Days of the month from which on a sample is taken, so that it is still in the month.
  private static let tableSampleDays = [1, 9, 22, 5, 12, 18, 3, 20, 7, 23, 15, 10]
}

/// The instants at which ICU is asked about a format, and at which a plan is proved.
struct DateSampleInstants {
  /// Seconds since 1970.
  private(set) var seconds: [Double] = []

  private let clock: DateClock
  private let writesZone: Bool
  private let writesTime: Bool
  private let writesFraction: Bool

  /// Days of the month, hours and minutes around the places where plans could go wrong: one digit and two, noon, midnight.
  private static let days = [1, 9, 10, 29, 5, 12, 28, 3, 20, 30, 17, 24]
  private static let hours = [0, 1, 9, 11, 12, 13, 23, 10, 21, 5, 18, 6]
  private static let minutes = [0, 59, 5, 30, 10, 9, 1, 45, 27, 58, 33, 12]

  /// Dates from here on are not "recent" any more: 2026-01-01.
  private static let future: Int64 = 1_767_225_600

  init(calendar: DatePlanCalendar, zone: ZoneTable, fields: [DatePlanField], clock: DateClock) {
    self.clock = clock
    writesZone = fields.contains { $0.value == .zone }
    writesTime = fields.contains { $0.value.isTime }
    writesFraction = fields.contains { if case .fraction = $0.content { true } else { false } }

    // The first in each month has the weekday of its turn: twelve months have all seven.
    for (index, start) in calendar.monthStarts.enumerated() {
      let wanted = start + Self.days[index % 12] - 1
      let weekday = wanted + (index % 7 - wanted % 7 + 7) % 7
      let day = weekday < start + 29 ? weekday : weekday - 7
      addLocal(day: day, second: Self.hours[index % 12] * 3600 + Self.minutes[index % 12] * 60 + 59 * (index % 2))
    }
    for day in calendar.turningDays {
      addLocal(day: day - 1, second: CivilDateTime.secondsInDay - 1)
      addLocal(day: day, second: 0)
    }
    if writesZone { for start in zone.textSamples { add(Double(start)) } }
    if writesTime, let change = zone.starts.last(where: { $0 < Self.future }), change > DatePlanRange.seconds.lowerBound {
      add(Double(change - 1))
      add(Double(change))
    }
  }

  /// After so many days, 28 years, Gregorian dates fall on the same weekday.
  private static let daysInCycle = 10_227

  /// Adds a local time, or one in another year where ICU's names of the zone are not those of the plan.
  private mutating func addLocal(day: Int, second: Int) {
    for shift in [0, -Self.daysInCycle, Self.daysInCycle] {
      let local = (day + shift + DatePlanRange.firstDay) * CivilDateTime.secondsInDay + second
      guard let moment = clock.moment(at: Double(local)) else { continue }
      // The offset is that of the local time taken for one in UTC: near a change an hour more or less does not matter.
      let shown = (Int(moment.day) + DatePlanRange.firstDay) * CivilDateTime.secondsInDay + Int(moment.millisecondOfDay) / 1000
      if add(Double(local - (shown - local))) { return }
    }
  }

  @discardableResult
  private mutating func add(_ instant: Double) -> Bool {
    let instant = writesFraction ? instant + Double((seconds.count * 83 + 7) % 1000) / 1000 : instant
    guard let moment = clock.moment(at: instant) else { return false }
    if writesZone, moment.zoneText >= ZoneTable.State.unknownText { return false }
    seconds.append(instant)
    return true
  }
}

extension DateField {
  /// Whether it depends on the time of day.
  fileprivate var isTime: Bool {
    switch self {
    case .hour, .half, .minute, .second, .tenth, .hundredth, .thousandth: true
    case .nothing, .era, .year, .month, .day, .weekday, .zone: false
    }
  }
}

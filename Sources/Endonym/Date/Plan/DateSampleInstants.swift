/// The instants at which ICU is asked about a format, and at which a plan is proved.
struct DateSampleInstants {
  /// Seconds since 1970.
  private(set) var seconds: [Double] = []

  private let clock: DateClock
  /// Texts of the zone in force at the instants.
  private var zoneTexts: Set<UInt32> = []
  private let writesZone: Bool
  private let writesTime: Bool
  private let writesFraction: Bool

  /// Times of the day around the places where plans could go wrong: one digit and two, noon, both ends of the day.
  private static let times = [
    time(0, 0, 0), time(1, 59, 5), time(9, 5, 59), time(11, 30, 0), time(12, 0, 10), time(13, 9, 9), time(10, 1, 30),
    time(21, 45, 45), time(5, 27, 1), time(18, 58, 58), time(6, 33, 20), time(23, 59, 59),
  ]

  private static func time(_ hour: Int, _ minute: Int, _ second: Int) -> Int { (hour * 60 + minute) * 60 + second }

  /// Dates from here on are not "recent" any more: 2026-01-01.
  private static let future: Int64 = 1_767_225_600

  init(calendar: DatePlanCalendar, zone: ZoneTable, fields: [DatePlanField], clock: DateClock) {
    self.clock = clock
    writesZone = fields.contains { $0.value == .zone }
    writesTime = fields.contains { $0.value.isTime }
    writesFraction = fields.contains { if case .fraction = $0.content { true } else { false } }

    for (index, day) in calendar.sampleDays.enumerated() {
      addLocal(day: day, second: Self.times[index % Self.times.count], mayMove: calendar.isCyclic)
    }
    if fields.contains(where: \.isPeriod), let day = calendar.sampleDays.first {
      // Each hour when it is not full; of full hours, noon and midnight.
      let known = Self.times.filter { $0 / 60 % 60 != 0 }.map { $0 / 3600 }
      for time in Set(0..<24).subtracting(known).sorted().map({ Self.time($0, 1, 1) }) + [Self.time(12, 0, 0)] {
        addLocal(day: day, second: time, mayMove: false)
      }
    }
    if writesZone {
      for (text, start) in zone.textSamples.sorted(by: { $0.key < $1.key })
      where !zoneTexts.contains(UInt32(text)) { add(Double(start)) }
    }
    if writesTime, let change = zone.starts.last(where: { $0 < Self.future }), change > DatePlanRange.seconds.lowerBound
    {
      add(Double(change - 1))
      add(Double(change))
    }
  }

  /// After so many days, 28 years, Gregorian dates fall on the same weekday.
  private static let daysInCycle = 10_227

  /// Adds a local time, in another year where that has a text of the zone that none of the others has.
  private mutating func addLocal(day: Int, second: Int, mayMove: Bool) {
    var instants: [Double] = []
    for shift in writesZone && mayMove ? [0, -Self.daysInCycle, Self.daysInCycle] : [0] {
      let local = Double((day + shift + DatePlanRange.firstDay) * CivilDateTime.secondsInDay + second)
      guard let shown = clock.moment(at: local)?.secondsSince1970 else { continue }
      // The offset is that of the local time taken for one in UTC: near a change an hour more or less does not matter.
      instants.append(local - (shown - local))
    }
    let news = instants.first { instant in
      clock.moment(at: instant).map { $0.zoneText != ZoneTable.State.unknownText && !zoneTexts.contains($0.zoneText) }
        ?? false
    }
    if let news, add(news) { return }
    for instant in instants where add(instant) { return }
  }

  @discardableResult
  private mutating func add(_ instant: Double) -> Bool {
    let instant = writesFraction ? instant + Double((seconds.count * 83 + 7) % 1000) / 1000 : instant
    guard let moment = clock.moment(at: instant) else { return false }
    if writesZone, moment.zoneText >= ZoneTable.State.unknownText { return false }
    zoneTexts.insert(moment.zoneText)
    seconds.append(instant)
    return true
  }
}

extension DatePlanField {
  /// Whether each hour can have another text.
  fileprivate var isPeriod: Bool {
    if case .asked = content { value == .hour || value == .hourOfMinute || value == .hourOfSecond } else { false }
  }
}

extension DateField {
  /// Whether it depends on the time of day.
  fileprivate var isTime: Bool {
    switch self {
    case .hour, .half, .minute, .second, .tenth, .hundredth, .thousandth, .hourOfMinute, .hourOfSecond: true
    case .nothing, .era, .year, .month, .day, .dayOfYear, .weekday, .zone: false
    }
  }
}

extension DateClock.Moment {
  /// What a clock shows, as seconds since it showed 1970-01-01T00:00:00.
  fileprivate var secondsSince1970: Double {
    Double((Int(day) + DatePlanRange.firstDay) * CivilDateTime.secondsInDay + Int(millisecondOfDay) / 1000)
  }
}

/// Turns an instant into the fields of a date, in one zone and one calendar.
///
/// Everything is straight arithmetic on numbers that are never negative, with divisions by constants only, which are
/// multiplications.
struct DateClock: BitwiseCopyable {
  let zone: ZoneTable.Lookup
  let calendar: PlanCalendar
  /// Whether fractions of a second are shown.
  let showsFraction: Bool

  /// A local time.
  struct Moment: BitwiseCopyable {
    /// Days since 1900-12-30.
    let day: UInt32
    let millisecondOfDay: UInt32
    /// Which of the zone's texts is in force.
    let zoneText: UInt32
  }

  // MARK: Local time

  private static let firstMillisecond = Double(DatePlanRange.seconds.lowerBound) * 1000
  private static let endMillisecond = Double(DatePlanRange.seconds.upperBound) * 1000
  /// Adding this to a number below 2^51 leaves no bits for a fraction.
  private static let shift = 0x1.8p52
  private static let millisecondsInDay: UInt64 = 86_400_000

  /// The local time at an instant in seconds since 1970; `nil` for what ICU has to write.
  @inline(__always)
  func moment(at seconds: Double) -> Moment? {
    let milliseconds = seconds * 1000
    // Not-a-number compares as false.
    guard milliseconds >= Self.firstMillisecond, milliseconds < Self.endMillisecond else { return nil }
    let shifted = milliseconds + Self.shift
    let nearest = shifted - Self.shift
    let below = nearest - milliseconds
    let whole = Int64(bitPattern: shifted.bitPattern &- Self.shift.bitPattern) &- (below > 0 ? 1 : 0)
    let sinceFirst = UInt64(bitPattern: whole &- DatePlanRange.seconds.lowerBound &* 1000)
    // ICU adds offsets and divides by days in floating point: just below a whole millisecond that may round up to it. A Date,
    // which counts from 2001, often lies there. It shows where fractions do, and where the next millisecond begins a second.
    // One comparison of bits for two of numbers, of which the first would be a guess.
    if below.bitPattern &- 1 < (0x1p-10).bitPattern, showsFraction || (sinceFirst &+ 1) % 1000 == 0 { return nil }
    let state = zone.state(at: sinceFirst)
    let local = sinceFirst &+ state.shiftedOffset &* 1000
    let day = local / Self.millisecondsInDay
    let moment = Moment(
      day: UInt32(truncatingIfNeeded: day),
      millisecondOfDay: UInt32(truncatingIfNeeded: local &- day &* Self.millisecondsInDay),
      zoneText: state.text)
    return calendar.reaches(moment.day) ? moment : nil
  }

  // MARK: Fields

  /// The fields of a local time.
  @inline(__always)
  func values(of moment: Moment) -> DateFieldValues {
    var values = DateFieldValues()
    calendar.setDate(ofDay: moment.day, in: &values)
    // Day 0, 1900-12-30, is a Sunday.
    values[.weekday] = moment.day % 7
    let second = moment.millisecondOfDay / 1000
    let minute = second / 60
    let hour = minute / 60
    values[.hour] = hour
    values[.half] = hour >= 12 ? 1 : 0
    values[.minute] = minute &- hour &* 60
    values[.second] = second &- minute &* 60
    let millisecond = moment.millisecondOfDay &- second &* 1000
    values[.tenth] = millisecond / 100
    values[.hundredth] = millisecond / 10
    values[.thousandth] = millisecond % 10
    values[.hourOfMinute] = hour &+ (minute == hour &* 60 ? 24 : 0)
    values[.hourOfSecond] = hour &+ (second == hour &* 3600 ? 24 : 0)
    values[.zone] = moment.zoneText
    return values
  }
}

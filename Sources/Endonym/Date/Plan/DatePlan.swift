/// Everything that one date format writes, asked from ICU once and compiled.
///
/// ## One value's way
/// 2026-09-01 22:29 in `MMM d, y, h:mm a`, en_US, America/New_York:
/// 1. **Offset** (``ZoneTable``): four hours west; local time is 18:29 of a day counted from 1900-12-30 (``DateClock``).
/// 2. **Fields** (``PlanCalendar``): that day is number 1 in month 8, from zero, of year 126 from 1900; hour 18, minute 29.
/// 3. **Writing** (``TextColumn``): of the column of months the text at 8, `Sep `; of days the text at 1, `1, `; of years
///    the text at 126, `2026, `; of hours the text at 18, `6:`; then `29 ` and `PM`: straight to where the caller wants the
///    bytes (``PlanSink``).
///
/// It takes no lock, calls no C and allocates nothing. What it cannot write - other centuries, instants that are not
/// numbers - it leaves to ICU by giving `nil`.
///
/// A plan is made by ``DatePlanCompiler``, which has compared its output with ICU's before anyone uses it.
struct DatePlan: Plan {
  private let clock: DateClock
  private let columns: UnsafePointer<TextColumn>
  private let columnCount: Int
  /// The texts of the zone that are known, a bit for each; all of them where none is written.
  private let knownZoneTexts: UInt64
  /// Whether all that is written is ASCII.
  let isASCII: Bool
  /// Free bytes that writing any date needs.
  let capacity: Int

  /// - Parameters:
  ///   - clock: What tells local time.
  ///   - columns: What is written, in order.
  ///   - knownZoneTexts: A bit for each text of the zone; instants with another one are left to ICU.
  ///   - capacity: Bytes that the longest texts of all columns take, with the spill behind them.
  ///   - isASCII: Whether all texts are ASCII.
  ///   - memory: The memory of the plan.
  init(
    clock: DateClock, columns: [TextColumn], knownZoneTexts: UInt64, capacity: Int, isASCII: Bool, in memory: PlanMemory
  ) {
    self.clock = clock
    self.columns = memory.store(columns)
    columnCount = columns.count
    self.knownZoneTexts = knownZoneTexts
    self.capacity = capacity
    self.isASCII = isASCII
  }

  /// The local time at an instant in seconds since 1970; `nil` for what ICU has to write.
  @inline(__always)
  func moment(at seconds: Double) -> DateClock.Moment? {
    guard let moment = clock.moment(at: seconds) else { return nil }
    return (knownZoneTexts &>> UInt64(moment.zoneText)) & 1 == 1 ? moment : nil
  }

  /// Writes a date from `start` on, where ``capacity`` bytes are free; gives where it ends.
  @inline(__always)
  func write(_ moment: DateClock.Moment, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let end = withUnsafeBytes(of: clock.values(of: moment)) { values in
      let first = values.baseAddress.unsafelyUnwrapped
      var cursor = start
      var column = columns
      let last = columns + columnCount
      while column < last {
        cursor = column.pointee.copy(first, to: cursor)
        column += 1
      }
      return cursor
    }
    assert(end - start <= capacity, "a plan's capacity was computed too small")
    return end
  }
}

/// The offsets of one zone in ``DatePlanRange``, laid out so that an instant's is found by one look.
///
/// Time is cut into stretches of 99 days. In nearly all of them the offset changes once at most: a stretch holds when, and
/// what is in force before and after. One table serves all plans of a zone: 12 KB, or one stretch where nothing changes.
///
/// `@unchecked Sendable`: the memory is written in `init` only.
final class ZoneTable: @unchecked Sendable {
  /// How many texts the zone has under a pattern such as `zzzz`.
  let textCount: Int
  /// Instants from 1970 on, at which texts of the zone come into force, by text.
  ///
  /// Before, zones have no names, for metazones begin there; and many of them have had offsets that hardly anybody asks for.
  let textSamples: [Int: Int64]
  /// The first seconds of all periods, ascending, the first one cut to the range.
  let starts: [Int64]
  private let periods: [ZonePeriod]
  private let memory = PlanMemory()
  /// What plans keep of the table: valid as long as it.
  let lookup: Lookup

  private init(_ zone: TimeZoneIdentifier) throws(FormatError) {
    periods = try ZonePeriod.all(of: zone)
    starts = periods.map(\.start)
    textCount = (periods.compactMap(\.text).max() ?? -1) + 1
    var samples: [Int: Int64] = [:]
    for (index, period) in periods.enumerated() {
      let end = index + 1 < periods.count ? periods[index + 1].start : .max
      if let text = period.text, end > 0, samples[text] == nil { samples[text] = max(period.start, 0) }
    }
    textSamples = samples
    lookup = Lookup(periods, in: memory)
  }

  /// The bytes that the table takes.
  var memorySize: Int { memory.size }

  /// The table of a zone, one for the process.
  static func shared(_ zone: TimeZoneIdentifier) throws(FormatError) -> ZoneTable {
    let rules = try zone.rules()
    // Offsets are many, and nothing to keep.
    if case .offset = rules.source { return try ZoneTable(zone) }
    return try SharedTables.table(ZoneTable.self, named: zone.identifier) { () throws(FormatError) in
      try ZoneTable(zone)
    }
  }

  /// What is in force at an instant.
  struct State: BitwiseCopyable {
    /// The offset, moved above zero, and the text in the lowest eight bits.
    fileprivate let packed: UInt32

    /// The text of a zone that is not known, for ICU to write.
    static let unknownText = UInt32(ZonePeriod.textLimit)
    /// Moves offsets above zero, to where ``DatePlanRange`` begins to count days.
    fileprivate static let offsetBias = Int64(DatePlanRange.marginDays * CivilDateTime.secondsInDay)
    /// Stands for a stretch with several changes.
    fileprivate static let several = State(packed: .max)

    fileprivate init(packed: UInt32) { self.packed = packed }

    fileprivate init(_ period: ZonePeriod) {
      let text = period.text.map { UInt32(truncatingIfNeeded: $0) } ?? Self.unknownText
      packed = UInt32(Int64(period.offset) + Self.offsetBias) << 8 | text
    }

    /// Seconds from UTC, and two days.
    @inline(__always) var shiftedOffset: UInt64 { UInt64(packed &>> 8) }
    /// Which text is in force.
    @inline(__always) var text: UInt32 { packed & 0xFF }
  }

  /// A stretch of time with a change.
  private struct Stretch: BitwiseCopyable {
    /// Milliseconds since the range began.
    let change: UInt64
    let before: State
    let after: State
  }

  /// A change of state.
  private struct Change: BitwiseCopyable {
    let millisecond: UInt64
    let state: State
  }

  struct Lookup: BitwiseCopyable {
    private let stretches: UnsafePointer<Stretch>
    /// The logarithm of a stretch's milliseconds.
    private let shift: UInt64
    private let changes: UnsafePointer<Change>
    private let changeCount: Int

    private static let usualShift: UInt64 = 33

    fileprivate init(_ periods: [ZonePeriod], in memory: PlanMemory) {
      let changes = periods.map { period in
        Change(
          millisecond: UInt64(period.start - DatePlanRange.seconds.lowerBound) * 1000, state: State(period))
      }
      self.changes = memory.store(changes)
      changeCount = changes.count
      // With the first period alone all time is one stretch.
      let shift = changes.count == 1 ? 63 : Self.usualShift
      self.shift = shift
      let end = UInt64(DatePlanRange.seconds.upperBound - DatePlanRange.seconds.lowerBound) * 1000
      var stretches: [Stretch] = []
      var next = 0
      var state = State(packed: 0)
      for stretch in 0...(end - 1) >> shift {
        let until = changes[next...].prefix { $0.millisecond >> shift == stretch }
        let before = state
        if let last = until.last { state = last.state }
        stretches.append(
          Stretch(
            change: until.count == 1 ? until[next].millisecond : until.isEmpty ? .max : 0,
            before: before, after: until.count > 1 ? .several : state))
        next += until.count
      }
      self.stretches = memory.store(stretches)
    }

    /// What is in force at an instant in milliseconds since the range began.
    @inline(__always)
    func state(at millisecond: UInt64) -> State {
      let stretch = stretches[Int(truncatingIfNeeded: millisecond &>> shift)]
      let packed = millisecond >= stretch.change ? stretch.after.packed : stretch.before.packed
      return packed == State.several.packed ? sought(at: millisecond) : State(packed: packed)
    }

    /// Looks among all changes: where several are in one stretch, as in Morocco around Ramadan.
    @inline(never)
    private func sought(at millisecond: UInt64) -> State {
      var low = 0
      var high = changeCount
      while high - low > 1 {
        let middle = (low + high) / 2
        if changes[middle].millisecond <= millisecond { low = middle } else { high = middle }
      }
      return changes[low].state
    }
  }
}

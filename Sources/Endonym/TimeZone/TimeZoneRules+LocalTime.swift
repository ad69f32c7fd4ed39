extension TimeZoneRules {
  /// What a clock's reading means.
  enum LocalTime: Hashable, Sendable {
    /// One instant.
    case unique(Int64)
    /// None: clocks jumped over it. The instant is that of the reading moved on by the length of the jump, which is the
    /// reading on a clock that was not put forward.
    case gap(shiftedForward: Int64)
    /// Two: clocks were put back and showed it twice.
    case overlap(earlier: Int64, later: Int64)

    /// The instant to take: in an overlap the earlier, before clocks were put back; in a gap the reading moved on.
    ///
    /// So do java.time and Foundation's calendars (`repeatedTimePolicy: .first`, `matchingPolicy: .nextTime`); ICU
    /// moves on in a gap too, but takes the later of two unless told otherwise.
    var instant: Int64 {
      switch self {
      case .unique(let instant), .gap(let instant), .overlap(let instant, _): instant
      }
    }
  }

  /// The instants at which clocks in the zone show a time, given in seconds since they showed 1970-01-01T00:00:00.
  func instants(ofLocal local: Int64) -> LocalTime {
    // Within half of what `period(at:)` takes, so that the periods sought are really those of the instants.
    let local = min(max(local, -1 << 59), 1 << 59)
    let furthest = Int64(LocalTimeType.offsets.upperBound)
    var period = period(at: local - furthest)
    var shifted = local - Int64(period.offset)
    var matches: [Int64] = []
    while true {
      let instant = local - Int64(period.offset)
      if period.contains(instant) { matches.append(instant) }
      guard let until = period.until, until <= local + furthest else { break }
      let next = self.period(at: until)
      // Past the end of the one period, before the beginning of the next: jumped over.
      if instant >= until, local - Int64(next.offset) < until { shifted = instant }
      period = next
    }
    guard let earlier = matches.first, let later = matches.last else { return .gap(shiftedForward: shifted) }
    return earlier == later ? .unique(earlier) : .overlap(earlier: earlier, later: later)
  }
}

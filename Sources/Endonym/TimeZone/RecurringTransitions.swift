/// Transitions that repeat for ever, in a cycle of 400 Gregorian years: after it weekdays and leap days fall as before.
///
/// One table of at most 800 entries replaces all arithmetic about years, and knows a zone whose changes straddle New
/// Year, or whose summer time never ends, without a special case.
struct RecurringTransitions: Hashable, Sendable {
  /// Seconds after the beginning of the cycle, ascending; never empty.
  let positions: [Int64]
  /// The index of the type that begins at each of them.
  let typeIndexes: [UInt8]

  /// The length of the cycle in seconds.
  static let length = Int64(CivilDate.daysInCycle * CivilDateTime.secondsInDay)

  /// The years whose transitions fill a cycle, with one on either side: a change can lie a week outside its year.
  static let years = 1999...2400

  /// 2000-01-01T00:00:00Z, where one of the cycles begins.
  static let start: Int64 = 946_684_800

  private init(_ transitions: [(position: Int64, typeIndex: UInt8)]) {
    positions = transitions.map(\.position)
    typeIndexes = transitions.map(\.typeIndex)
  }

  /// What the transitions of ``years``, in the order of time, amount to when they repeat.
  ///
  /// Of transitions at one instant the last counts; those that change nothing are dropped.
  /// - Returns: The cycle, which is `nil` when nothing ever changes, and the type at its end; `nil` without transitions.
  static func cycle(
    _ transitions: [(seconds: Int64, typeIndex: UInt8)]
  ) -> (recurring: RecurringTransitions?, last: UInt8)? {
    var kept: [(position: Int64, typeIndex: UInt8)] = []
    for transition in transitions {
      let position = transition.seconds - start
      guard position >= 0, position < length else { continue }
      if kept.last?.position == position { kept.removeLast() }
      kept.append((position, transition.typeIndex))
    }
    guard var previous = kept.last?.typeIndex else { return nil }
    kept.removeAll { entry in
      defer { previous = entry.typeIndex }
      return entry.typeIndex == previous
    }
    return (kept.isEmpty ? nil : RecurringTransitions(kept), previous)
  }

  /// The type in force at an instant, since when and until when.
  func span(at seconds: Int64) -> (typeIndex: UInt8, from: Int64, until: Int64) {
    let sinceStart = seconds - Self.start
    let remainder = sinceStart % Self.length
    let position = remainder < 0 ? remainder + Self.length : remainder
    let cycle = seconds - position
    let following = positions.countNotAfter(position)
    let last = positions.count - 1
    // Before the cycle's first transition the last one of the cycle before is in force.
    let current = following == 0 ? last : following - 1
    let from = following == 0 ? cycle - Self.length + positions[last] : cycle + positions[current]
    let until = following > last ? cycle + Self.length + positions[0] : cycle + positions[following]
    return (typeIndexes[current], from, until)
  }
}

extension [Int64] {
  /// How many elements of an ascending array are not greater than `value`.
  func countNotAfter(_ value: Int64) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

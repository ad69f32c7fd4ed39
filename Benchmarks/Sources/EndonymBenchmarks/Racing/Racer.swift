import CProcessMeter

/// A contestant, or anything else that can be timed once a round.
struct Racer {
  /// The least time that a contestant works in a round: as often as it takes. What the one before it left in the caches then weighs as
  /// little for the fast as for the slow.
  private static let leastNanoseconds: Int64 = 2_000_000

  let name: String
  /// Does the work of one round; returns the nanoseconds of one value of it.
  let round: () throws -> Double

  init(_ name: String, round: @escaping () throws -> Double) {
    self.name = name
    self.round = round
  }

  /// Times passes over the values by the thread's own clock, in which other processes have no part. Each pass has to give
  /// `total` code units: work that the compiler left out, or that failed, would not.
  init(_ contestant: Contestant, total: Int) {
    self = .timing(contestant.name, count: contestant.count) {
      let written = try contestant.pass()
      guard written == total else {
        throw BenchmarkError("\(contestant.name) wrote \(written) code units and not \(total)")
      }
    }
  }

  /// Times `repetitions` of `body` in a row, by the thread's own clock.
  static func repeating(_ name: String, _ repetitions: Int, _ body: @escaping () throws -> Void) -> Racer {
    timing(name, count: repetitions) { for _ in 0..<repetitions { try body() } }
  }

  /// Times a pass over `count` values, as often in a round as the first round showed to be enough.
  private static func timing(_ name: String, count: Int, _ pass: @escaping () throws -> Void) -> Racer {
    var passes: Int?
    return Racer(name) {
      let start = meter_thread_nanoseconds()
      for _ in 0..<(passes ?? 1) { try pass() }
      let elapsed = meter_thread_nanoseconds() - start
      let time = Double(elapsed) / Double((passes ?? 1) * count)
      if passes == nil { passes = Int(leastNanoseconds / max(1, elapsed)) + 1 }
      return time
    }
  }
}

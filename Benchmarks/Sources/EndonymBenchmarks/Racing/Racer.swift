import CProcessMeter

/// A contestant, or anything else that can be timed once a round.
struct Racer {
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
    self.init(contestant.name) {
      let start = meter_thread_nanoseconds()
      let written = try contestant.pass()
      let end = meter_thread_nanoseconds()
      guard written == total else {
        throw BenchmarkError("\(contestant.name) wrote \(written) code units and not \(total)")
      }
      return Double(end - start) / Double(contestant.count)
    }
  }

  /// Times `repetitions` of `body` in a row, by the thread's own clock.
  static func repeating(_ name: String, _ repetitions: Int, _ body: @escaping () throws -> Void) -> Racer {
    Racer(name) {
      let start = meter_thread_nanoseconds()
      for _ in 0..<repetitions { try body() }
      return Double(meter_thread_nanoseconds() - start) / Double(repetitions)
    }
  }
}

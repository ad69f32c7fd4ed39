import CProcessMeter

/// All the races, round by round: a disturbance of some seconds touches a few rounds of every race, which a median
/// forgives, and not all rounds of one.
struct Tournament {
  /// When it ends: after so many rounds, or before a round that would end after so many seconds. There are three rounds
  /// at least, or as many as are wanted.
  struct Length {
    var rounds: Int
    var seconds = Double.infinity
  }

  let races: [Race]
  let length: Length

  /// Runs the races and returns their times and the number of rounds.
  func run() throws -> (times: [RaceTimes], rounds: Int) {
    let start = meter_wall_nanoseconds()
    // What is run for the first time is slower: this round does not count.
    _ = try run(round: 0, of: races.map(RaceTimes.init), progress: "warming up")
    var times = races.map(RaceTimes.init)
    for round in 0..<length.rounds {
      let elapsed = Double(meter_wall_nanoseconds() - start) / 1e9
      let next = elapsed / Double(round + 1)
      if round >= 3, elapsed + next > length.seconds { return (times, round) }
      times = try run(round: round, of: times, progress: "round \(round + 1) of \(length.rounds)")
    }
    return (times, length.rounds)
  }

  private func run(round: Int, of times: [RaceTimes], progress: String) throws -> [RaceTimes] {
    StandardError.show(progress: progress)
    defer { StandardError.show(progress: "") }
    return try times.map { times in
      var times = times
      try times.run(round: round)
      return times
    }
  }
}

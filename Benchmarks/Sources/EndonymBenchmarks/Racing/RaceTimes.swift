/// The nanoseconds of every round of a race.
struct RaceTimes {
  let race: Race
  /// One array for each of the race's racers, in their order.
  private var rounds: [[Double]]

  init(_ race: Race) {
    self.race = race
    rounds = Array(repeating: [], count: race.racers.count)
  }

  /// Runs every racer once. Who goes first changes with the round, so that nobody always has warm caches.
  mutating func run(round: Int) throws {
    let racers = race.racers
    for step in racers.indices {
      let index = (round + step) % racers.count
      rounds[index].append(try racers[index].round())
    }
  }

  func times(ofSubject index: Int) -> [Double] { rounds[index] }

  var icu: [Double]? { race.icu == nil ? nil : rounds[race.subjects.count] }

  var foundation: [Double]? { race.foundation == nil ? nil : rounds.last }
}

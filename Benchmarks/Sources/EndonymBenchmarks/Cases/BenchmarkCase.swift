/// One kind of value in one locale, and everybody who can write it.
struct BenchmarkCase {
  /// Endonym into one sink.
  struct Subject {
    let sink: String
    let contestant: Contestant
  }

  /// `area/case/locale`.
  let name: String
  let count: Int
  let subjects: [Subject]
  /// Ways to call ICU. The first says what is right; the fastest that says the same is raced against.
  let icu: [Contestant]
  /// Ways to call Foundation with equal options. The fastest is raced against, whatever it writes.
  var foundation: [Contestant] = []
  /// The values for other languages: numbers and milliseconds in digits, lists as words with spaces between.
  let valueTexts: [String]
  /// The zone of dates.
  var zone = "UTC"

  /// The race of the subjects whose names `isWanted` accepts; `nil` for none.
  func race(_ isWanted: (String) -> Bool) throws -> Race? {
    let subjects = subjects.filter { isWanted("\(name)/\($0.sink)") }
    guard !subjects.isEmpty, let oracle = icu.first else { return nil }
    let right = try oracle.texts()
    let rival = try fastest(icu.filter { try $0.texts() == right })
    let foundation = try fastest(foundation)

    var race = Race(
      subjects: try subjects.map { try raceSubject($0, right: right) },
      icu: rival.map { Racer($0, total: $0.total(of: right)) })
    race.meanLength = Double(right.reduce(0) { $0 + $1.utf8.count }) / Double(count)
    if let rival { race.notes.append("ICU by \(rival.name)") }
    if let foundation {
      let texts = try foundation.texts()
      race.foundation = Racer(foundation, total: foundation.total(of: texts))
      let others = zip(texts, right).count { $0 != $1 }
      race.isFoundationDifferent = others > 0
      race.notes.append(note(on: foundation, others: others))
    }
    return race
  }

  private func note(on foundation: Contestant, others: Int) -> String {
    var note = "Foundation by \(foundation.name)"
    if foundation.count < count { note += " on \(foundation.count) of the values" }
    if others > 0 { note += ", \(others) of \(foundation.count) texts differ" }
    return note
  }

  private func raceSubject(_ subject: Subject, right: [String]) throws -> Race.Subject {
    let texts = try subject.contestant.texts()
    let wrong = zip(texts, right).filter { $0 != $1 }
    let contestant = subject.contestant
    return Race.Subject(
      name: "\(name)/\(subject.sink)",
      racer: Racer(contestant, total: contestant.total(of: texts)),
      disqualification: wrong.first.map { "\(wrong.count) of \(count) texts differ from ICU's: \($0.0) for \($0.1)" })
  }

  /// The contestant with the shortest pass of three.
  private func fastest(_ contestants: [Contestant]) throws -> Contestant? {
    guard contestants.count > 1 else { return contestants.first }
    let timed = try contestants.map { contestant in
      let racer = Racer(contestant, total: contestant.total(of: try contestant.texts()))
      return (contestant, time: try (0..<3).map { _ in try racer.round() }.min() ?? .infinity)
    }
    return timed.min { $0.time < $1.time }?.0
  }
}

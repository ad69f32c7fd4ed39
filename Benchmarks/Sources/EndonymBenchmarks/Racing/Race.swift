/// Racers that do the same work: Endonym into each sink, raw ICU, Foundation.
struct Race {
  /// Endonym into one sink.
  struct Subject {
    /// The whole name, `area/case/locale/sink`.
    let name: String
    let racer: Racer
    /// Why the result does not count; `nil` when it does.
    var disqualification: String?
  }

  var subjects: [Subject]
  var icu: Racer?
  var foundation: Racer?
  /// Whether Foundation writes some of the texts otherwise than ICU, which is its right: it has another CLDR.
  var isFoundationDifferent = false
  /// Of the output, in UTF-8 bytes; `nil` where there is none.
  var meanLength: Double?
  /// The files that the racers read.
  var folder: TemporaryFolder?
  /// What a reader of the figures should know.
  var notes: [String] = []

  var racers: [Racer] { subjects.map(\.racer) + [icu, foundation].compactMap { $0 } }
}

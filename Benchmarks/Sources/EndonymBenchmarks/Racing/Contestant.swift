/// One way of formatting the values of a case.
struct Contestant {
  /// What does it: `unumf_formatDouble`, `NumberFormatter`.
  let name: String
  /// How many values it formats: the case's, or the first of them where it is too slow for all.
  let count: Int
  /// Formats every value once and returns the sum of the ``units`` of its texts.
  let pass: () throws -> Int
  /// The texts of all the values, which are compared and not timed.
  let texts: () throws -> [String]
  /// What ``pass`` adds for a text: its length in the contestant's encoding.
  var units: (String) -> Int = { $0.utf8.count }

  /// The sum that every pass has to give.
  func total(of texts: [String]) -> Int { texts.reduce(0) { $0 + units($1) } }
}

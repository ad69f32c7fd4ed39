/// Finds what a misspelled word was meant to be.
enum SpellingDistance {
  /// The word that the fewest letters make of another, if that is at most a quarter of them; of several the first by its letters.
  static func closest(to word: String, among words: some Sequence<String>) -> String? {
    let limit = max(1, word.utf8.count / 4)
    return words.map { (distance(Array(word.utf8), Array($0.utf8), limit: limit), $0) }
      .filter { $0.0 <= limit }.min { $0 < $1 }?.1
  }

  /// How many bytes have to be put in, taken out or changed, as long as it is at most a limit.
  private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
    guard abs(left.count - right.count) <= limit else { return limit + 1 }
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let changed = diagonal + (byte == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}

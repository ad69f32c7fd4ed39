/// The words that make a piece of Swift worth parsing, by what has to stand beside them.
struct WordsOfInterest: Sendable {
  /// What a word is.
  enum Kind: UInt8, Sendable {
    /// The name of what is called: `Text (`.
    case call
    /// The name of a member that is called: `.value (`.
    case member
    /// A label: `localized:`.
    case label
    /// A type: the whole block after it counts.
    case type
    /// Of interest wherever it stands.
    case anywhere
  }

  private var kinds: [UInt64: [Kind]] = [:]

  /// Takes words of a kind.
  mutating func insert(_ words: some Sequence<String>, as kind: Kind) {
    for word in words {
      let hash = word.utf8.reduce(Self.start, Self.mix)
      if !kinds[hash, default: []].contains(kind) { kinds[hash, default: []].append(kind) }
    }
  }

  /// What a word with a hash is. Two words with the same hash are both of interest, which costs time and nothing else.
  func kinds(of hash: UInt64) -> [Kind]? { kinds[hash] }

  /// The hash of no letters.
  static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of a word and one byte more (FNV-1a).
  @inline(__always) static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}

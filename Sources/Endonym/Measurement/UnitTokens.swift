/// The words that unit identifiers are made of.
struct UnitTokens: Sendable {
  /// What a word is.
  enum Token: Hashable, Sendable {
    case prefix(UnitPrefix)
    case power(Int)
    case unit(String)
    /// `-`
    case times
    /// `-per-`
    case per
    /// `per-`, at the beginning only.
    case initialPer
    /// `-and-`
    case and
  }

  /// By first byte, longest first.
  private let words: [UInt8: [(spelling: [UInt8], token: Token)]]

  init(prefixes: [UnitPrefix], units: [String]) {
    var all: [(String, Token)] = [("-", .times), ("-per-", .per), ("per-", .initialPer), ("-and-", .and)]
    all += [("square-", .power(2)), ("cubic-", .power(3))]
    all += (2...UnitFactor.greatestPower).map { ("pow\($0)-", .power($0)) }
    all += prefixes.map { ($0.name, .prefix($0)) }
    all += units.map { ($0, .unit($0)) }
    var words: [UInt8: [(spelling: [UInt8], token: Token)]] = [:]
    for (spelling, token) in all {
      let bytes = Array(spelling.utf8)
      if let first = bytes.first { words[first, default: []].append((bytes, token)) }
    }
    self.words = words.mapValues { $0.sorted { $0.spelling.count > $1.spelling.count } }
  }

  /// The longest word at the beginning of `bytes`. As in ICU, that is final: no shorter one is tried when the rest
  /// then makes no sense.
  func first(of bytes: ArraySlice<UInt8>) -> (token: Token, length: Int)? {
    guard let first = bytes.first, let candidates = words[first] else { return nil }
    guard let word = candidates.first(where: { bytes.starts(with: $0.spelling) }) else { return nil }
    return (word.token, word.spelling.count)
  }
}

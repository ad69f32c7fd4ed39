/// Finds out, without parsing, whether a Swift file can hold anything of interest, and takes out the blocks that cannot.
///
/// The parser of the toolchain reads some hundred kilobytes a second; most of an app's source has no string to translate. The sieve knows
/// comments, strings and braces, and nothing else: it looks for the words of interest and writes spaces over every block of code that has none
/// of them. Declarations of types and their members stay, and so does the place of every byte.
struct SourceSieve {
  /// What is left of a file.
  enum Outcome: Equatable {
    /// No word of interest is in it.
    case nothing
    /// The file with spaces over blocks without interest, or as it was where braces could not be told.
    case text([UInt8])
    /// It is nested deeper than the parser may go; at this offset.
    case tooDeep(offset: Int)
  }

  /// Deeper brackets take the parser exponential time when one is left open.
  static let maximumBracketDepth = 12
  /// Each of these tokens may cost the parser a level of recursion: with ``SourceWorkers/stackBytes`` there is room for as many.
  static let maximumRecursiveTokens = 12_000

  /// What is kept of a file with words of interest.
  enum Kept {
    /// Declarations, and code with such words.
    case interest
    /// Declarations, if one of them has such words, and no code.
    case declarations
    /// All of every file: the sieve only looks how deep it is.
    case everything
  }

  private let words: WordsOfInterest
  private let keeps: Kept

  /// A sieve for words.
  init(_ words: WordsOfInterest, keeps: Kept = .interest) { (self.words, self.keeps) = (words, keeps) }

  /// Sifts a file.
  func sift(_ bytes: [UInt8]) -> Outcome {
    var scan = SieveScan(words: words, keeps: keeps)
    let kept = bytes.withUnsafeBufferPointer { scan.run($0) }
    guard keeps == .everything || (kept ? scan.hasInterest : scan.hasWords) else { return .nothing }
    if let offset = scan.tooDeepAt { return .tooDeep(offset: offset) }
    guard kept, keeps != .everything else { return .text(bytes) }
    var text = bytes
    for range in scan.blanks {
      for index in range where text[index] != UInt8(ascii: "\n") && text[index] != UInt8(ascii: "\r") {
        text[index] = UInt8(ascii: " ")
      }
    }
    return .text(text)
  }
}

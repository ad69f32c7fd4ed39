/// One pass of the sieve over a file.
struct SieveScan {
  /// A block that is open.
  private struct Block {
    var start: Int
    /// A word of interest is in it.
    var hasInterest = false
    /// All of it stays: its declaration names a type of interest.
    var isPinned: Bool
    /// It holds declarations of members, not code.
    var isType: Bool
    /// The parentheses that were open where it began.
    var parentheses: Int
  }

  /// A line of code that may turn out to be without interest.
  private struct Line {
    var start: Int
    /// How deep it stands, in blocks, parentheses and strings.
    var depth: (blocks: Int, parentheses: Int, modes: Int)
    /// Whether it can be left out as a whole, as far as is known.
    var isStatement: Bool
    /// Whether its first token has been seen.
    var hasBegun = false
  }

  /// What the scan is inside of.
  private enum Mode {
    /// Code inside an interpolation, up to its parenthesis.
    case interpolation(depth: Int)
    /// A string with so many number signs.
    case string(hashes: Int, isMultiline: Bool)
  }

  private let words: WordsOfInterest
  private let keeps: SourceSieve.Kept
  private var blocks: [Block] = []
  private var modes: [Mode] = []
  private var pinsNext = false
  private var opensType = false
  /// Whether the block that was closed last stays as a whole: its `else` does so too.
  private var closedPinned = false
  private var brackets = 0
  private var parentheses = 0
  private var line = Line(start: 0, depth: (0, 0, 0), isStatement: false)
  /// Whether the last line of code is the last of ``blanks``.
  private var endsBlank = false
  private var recursiveTokens = 0
  private var lastWord: UInt64 = 0
  private var previous: UInt8 = 0

  /// The blocks without interest, inner ones before outer ones.
  private(set) var blanks: [Range<Int>] = []
  /// Whether a word of interest was found where it counts.
  private(set) var hasInterest = false
  /// Whether a word of interest was found at all: where braces do not match, no place can be told.
  private(set) var hasWords = false
  /// Where the file gets too deep for the parser.
  private(set) var tooDeepAt: Int?

  init(words: WordsOfInterest, keeps: SourceSieve.Kept = .interest) { (self.words, self.keeps) = (words, keeps) }

  /// Reads the file.
  /// - Returns: False when braces or strings do not match: then nothing may be blanked.
  mutating func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isSound = true
    var index = 0
    while index < bytes.count {
      if case .string(let hashes, let isMultiline)? = modes.last {
        index = readString(bytes, index, hashes: hashes, isMultiline: isMultiline, isSound: &isSound)
        continue
      }
      index = readCode(bytes, index, isSound: &isSound)
    }
    return isSound && blocks.isEmpty && modes.isEmpty
  }

  private mutating func readCode(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, isSound: inout Bool) -> Int {
    let byte = bytes[index]
    if !line.hasBegun { beginLine(byte, next: index + 1 < bytes.count ? bytes[index + 1] : 0) }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
      return readWord(bytes, index)
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      return index + 1
    case UInt8(ascii: "\n"):
      endLine(at: index)
      return index + 1
    case UInt8(ascii: "\""):
      return openString(bytes, index, hashes: 0)
    case UInt8(ascii: "#"):
      return readNumberSigns(bytes, index, isSound: &isSound)
    case UInt8(ascii: "/"):
      return readSlash(bytes, index, isSound: &isSound)
    case UInt8(ascii: "`"):
      previous = byte
      let end = bytes[(index + 1)...].firstIndex(of: byte) ?? bytes.count - 1
      return end + 1
    case UInt8(ascii: "{"):
      blocks.append(
        Block(
          start: index, isPinned: pinsNext || blocks.last?.isPinned ?? false, isType: opensType,
          parentheses: parentheses))
      (pinsNext, opensType) = (false, false)
    case UInt8(ascii: "}"):
      closeBlock(at: index, isSound: &isSound)
    case UInt8(ascii: "("):
      parentheses += 1
      if case .interpolation(let depth)? = modes.last { modes[modes.count - 1] = .interpolation(depth: depth + 1) }
      countRecursion(at: index)
    case UInt8(ascii: ")"):
      closeParenthesis()
      if case .interpolation(let depth)? = modes.last {
        if depth == 1 { modes.removeLast() } else { modes[modes.count - 1] = .interpolation(depth: depth - 1) }
      }
    case UInt8(ascii: "["):
      brackets += 1
      parentheses += 1
      if brackets > SourceSieve.maximumBracketDepth { tooDeepAt = tooDeepAt ?? index }
      countRecursion(at: index)
    case UInt8(ascii: "]"):
      brackets = max(0, brackets - 1)
      closeParenthesis()
    case UInt8(ascii: "<"):
      countRecursion(at: index)
    case UInt8(ascii: ">"):
      if previous == UInt8(ascii: "-") { countRecursion(at: index) }
    default:
      break
    }
    previous = byte
    lastWord = 0
    return index + 1
  }

  private mutating func closeParenthesis() {
    parentheses -= 1
    if parentheses < line.depth.parentheses { line.isStatement = false }
  }

  private mutating func closeBlock(at index: Int, isSound: inout Bool) {
    (pinsNext, opensType) = (false, false)
    guard let block = blocks.popLast() else {
      isSound = false
      return
    }
    closedPinned = block.isPinned
    if blocks.count < line.depth.blocks { line.isStatement = false }
    if block.hasInterest, !blocks.isEmpty { blocks[blocks.count - 1].hasInterest = true }
    if !block.isType, keeps == .declarations || !block.hasInterest && !block.isPinned {
      blanks.append(block.start + 1..<index)
    }
  }

  // MARK: Lines

  /// Sees the first byte of a line that is no space.
  private mutating func beginLine(_ byte: UInt8, next: UInt8) {
    let isEmpty = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isEmpty { return }
    line.hasBegun = true
    if byte == UInt8(ascii: "/"), next == byte || next == UInt8(ascii: "*") { return }
    // `flag` is no statement when `? a : b` is on the next line.
    if Self.continuing.contains(byte) { keepLastStatement() }
    if !SwiftLexeme.isWordByte(byte) { endsBlank = false }
    guard let block = blocks.last, !block.isType, !block.isPinned, parentheses == block.parentheses, modes.isEmpty,
      Self.endOfStatement.contains(previous), !Self.unfinishedKeywords.contains(lastWord)
    else { return }
    // A modifier on a line of its own, or a call; lines that begin with a keyword are looked at in `readWord`.
    line.isStatement = byte == UInt8(ascii: ".") || SwiftLexeme.isWordByte(byte)
  }

  /// Takes the line for one without interest if it is a statement, or a link of a chain, that is complete in itself.
  private mutating func endLine(at end: Int) {
    if line.isStatement, line.depth == (blocks.count, parentheses, modes.count) {
      blanks.append(line.start..<end)
      endsBlank = true
    }
    line = Line(start: end + 1, depth: (blocks.count, parentheses, modes.count), isStatement: false)
  }

  /// Keeps what the line before this one was left out for.
  private mutating func keepLastStatement() {
    if endsBlank { blanks.removeLast() }
    endsBlank = false
  }

  /// What begins a line that goes on with what is on the line before.
  private static let continuing = Set("?:+-*/%=<>&|^~!{".utf8)
  private static let continuingKeywords = hashes(["as", "is"])
  /// Words after which a statement goes on.
  private static let unfinishedKeywords = hashes([
    "try", "await", "throw", "as", "is", "where", "case", "let", "var", "some", "any", "inout",
  ])

  /// What the last token before a statement ends with.
  private static let endOfStatement = Set("{})]\"a;".utf8)

  /// Words that begin what is no mere expression. What they declare may be needed to tell a type.
  private static let statementKeywords = hashes([
    "let", "var", "func", "if", "guard", "for", "while", "switch", "case", "default", "return", "struct", "class",
    "enum",
    "extension", "protocol", "actor", "import", "init", "deinit", "subscript", "typealias", "else", "do", "catch",
    "repeat", "defer", "throw", "public", "private", "internal", "fileprivate", "open", "static", "final", "override",
    "mutating", "nonisolated", "lazy", "weak", "unowned", "get", "set", "willSet", "didSet", "async", "where", "in",
    "try", "await", "some", "any", "indirect", "package", "convenience", "required",
  ])

  private mutating func countRecursion(at index: Int) {
    recursiveTokens += 1
    if recursiveTokens > SourceSieve.maximumRecursiveTokens { tooDeepAt = tooDeepAt ?? index }
  }

  private mutating func readWord(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var (index, hash) = (start, WordsOfInterest.start)
    while index < bytes.count, SwiftLexeme.isWordByte(bytes[index]) {
      hash = WordsOfInterest.mix(hash, bytes[index])
      index += 1
    }
    if Self.typeKeywords.contains(hash) { opensType = true }
    if hash == Self.elseKeyword, closedPinned { pinsNext = true }
    if Self.statementKeywords.contains(hash) { line.isStatement = false }
    if endsBlank, Self.continuingKeywords.contains(hash) {
      keepLastStatement()
      line.isStatement = false
    }
    endsBlank = false
    // `else if` chains and rows of one word, `try try`, are read by recursion without a limit of the parser's own.
    if Self.recursiveKeywords.contains(hash) || hash == lastWord { countRecursion(at: start) }
    lastWord = hash
    let isMember = previous == UInt8(ascii: ".")
    previous = UInt8(ascii: "a")
    guard let kinds = words.kinds(of: hash) else { return index }
    var next = index
    while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
    let follower = next < bytes.count ? bytes[next] : 0
    for kind in kinds {
      switch kind {
      case .member where !isMember: continue
      case .call, .member:
        if follower == UInt8(ascii: "("), SwiftLexeme.hasLiteral(bytes, after: next) { markInterest() }
      case .label: if follower == UInt8(ascii: ":") { markInterest() }
      case .anywhere: markInterest()
      case .type:
        markInterest()
        pinsNext = true
      }
    }
    return index
  }

  private mutating func markInterest() {
    hasWords = true
    // What code says is of no interest where only declarations are.
    if keeps == .declarations, blocks.contains(where: { !$0.isType }) { return }
    hasInterest = true
    line.isStatement = false
    if !blocks.isEmpty { blocks[blocks.count - 1].hasInterest = true }
  }

  private static func hashes(_ words: [String]) -> Set<UInt64> {
    Set(words.map { $0.utf8.reduce(WordsOfInterest.start, WordsOfInterest.mix) })
  }

  private static let typeKeywords = hashes(["struct", "class", "enum", "extension", "actor", "protocol"])
  private static let elseKeyword = "else".utf8.reduce(WordsOfInterest.start, WordsOfInterest.mix)
  private static let recursiveKeywords = hashes(["else", "try", "await", "switch", "repeat", "each"])

  // MARK: Strings, comments, regular expressions

  private mutating func openString(_ bytes: UnsafeBufferPointer<UInt8>, _ quote: Int, hashes: Int) -> Int {
    let isMultiline = SwiftLexeme.hasQuotes(bytes, quote)
    modes.append(.string(hashes: hashes, isMultiline: isMultiline))
    previous = UInt8(ascii: "\"")
    return quote + (isMultiline ? 3 : 1)
  }

  /// Reads on inside a string, up to its end or an interpolation.
  private mutating func readString(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, hashes: Int, isMultiline: Bool, isSound: inout Bool
  ) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where SwiftLexeme.numberSigns(bytes, index + 1) >= hashes:
        index += 1 + hashes
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          modes.append(.interpolation(depth: 1))
          previous = UInt8(ascii: "(")
          return index + 1
        }
        index += 1
      case UInt8(ascii: "\"") where !isMultiline || SwiftLexeme.hasQuotes(bytes, index):
        let end = index + (isMultiline ? 3 : 1)
        guard SwiftLexeme.numberSigns(bytes, end) >= hashes else {
          index += 1
          continue
        }
        modes.removeLast()
        return end + hashes
      case UInt8(ascii: "\n") where !isMultiline:
        isSound = false
        modes.removeLast()
        return index
      default:
        index += 1
      }
    }
    return index
  }

  /// A raw string, an extended regular expression, or a directive.
  private mutating func readNumberSigns(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, isSound: inout Bool
  ) -> Int {
    let hashes = SwiftLexeme.numberSigns(bytes, start)
    let next = start + hashes
    guard next < bytes.count else { return next }
    if bytes[next] == UInt8(ascii: "\"") { return openString(bytes, next, hashes: hashes) }
    if bytes[next] == UInt8(ascii: "/") {
      var index = next + 1
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "/"), SwiftLexeme.numberSigns(bytes, index + 1) >= hashes {
          return index + 1 + hashes
        }
        index += 1
      }
      isSound = false
      return next + 1
    }
    // `#if` in `#if`.
    countRecursion(at: start)
    previous = UInt8(ascii: "#")
    return next
  }

  private mutating func readSlash(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, isSound: inout Bool) -> Int {
    guard start + 1 < bytes.count else { return start + 1 }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      return bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    case UInt8(ascii: "*"):
      return SwiftLexeme.endOfComment(bytes, start)
    case UInt8(ascii: " "), UInt8(ascii: "="):
      break
    default:
      // A slash where a value is expected starts a regular expression, in which quotes and braces mean nothing.
      if Self.beforeValue.contains(previous), let end = SwiftLexeme.endOfRegularExpression(bytes, start) {
        previous = UInt8(ascii: "/")
        return end
      }
    }
    previous = UInt8(ascii: "/")
    return start + 1
  }

  private static let beforeValue = Set("(,=:[{!&|?;".utf8)
}

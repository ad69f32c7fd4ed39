import EndonymStrings

/// Reads the strings of C, Objective-C and C++ sources: calls of `NSLocalizedString`, `CFCopyLocalizedString`, their families, and further
/// routines by name.
///
/// ```swift
/// let reading = CSourceReader().read(Array(#"label = NSLocalizedString(@"Hello", @"A greeting");"#.utf8), file: "a.m")
/// reading.strings[0].key       // Hello
/// reading.strings[0].comment   // A greeting
/// ```
///
/// Unlike genstrings it extracts nothing from comments.
public struct CSourceReader: Sendable {
  private let routines: LocalizationRoutines

  /// A reader for calls of some routines.
  public init(_ routines: LocalizationRoutines = LocalizationRoutines()) { self.routines = routines }

  /// The strings of a source file, and calls that can never find one.
  public func read(_ bytes: [UInt8], file: String) -> SourceReading {
    // A byte order mark is no part of the first line.
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard routines.names.contains(where: { Self.contains(bytes, word: $0) }) else { return SourceReading(file: file) }
    var tokenizer = CTokenizer(bytes)
    var tokens: [CToken] = []
    while let token = tokenizer.next() { tokens.append(token) }
    var scan = CCallScan(tokens: tokens, bytes: bytes, routines: routines, file: file)
    scan.run()
    return SourceReading(file: file, strings: scan.strings, diagnostics: scan.diagnostics)
  }

  /// A quick look: whether the word is in the file at all.
  private static func contains(_ bytes: [UInt8], word: String) -> Bool {
    let needle = Array(word.utf8)
    guard let first = needle.first, bytes.count >= needle.count else { return false }
    return bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index + needle.count <= buffer.count {
        if buffer[index] == first, buffer[index..<index + needle.count].elementsEqual(needle) { return true }
        index += 1
      }
      return false
    }
  }
}

/// The calls of routines among a file's tokens.
private struct CCallScan {
  let tokens: [CToken]
  let bytes: [UInt8]
  let routines: LocalizationRoutines
  let file: String
  private let lines: TextLines

  private(set) var strings: [ExtractedString] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(tokens: [CToken], bytes: [UInt8], routines: LocalizationRoutines, file: String) {
    (self.tokens, self.bytes, self.routines, self.file) = (tokens, bytes, routines, file)
    lines = TextLines(bytes)
  }

  mutating func run() {
    var isDefinition = false
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .word("define"): isDefinition = index > 0 && tokens[index - 1].kind == .mark(UInt8(ascii: "#"))
      case .endOfDirective: isDefinition = false
      case .word(let name):
        guard let member = routines.member(name), index + 1 < tokens.count,
          tokens[index + 1].kind == .mark(UInt8(ascii: "("))
        else { continue }
        // `#define NSLocalizedString(key, comment)`.
        if index > 0, tokens[index - 1].kind == .word("define") { continue }
        take(member, arguments: arguments(after: index + 1), isDefinition: isDefinition)
      default: break
      }
    }
  }

  /// The arguments of a call whose opening parenthesis stands at an index.
  private func arguments(after open: Int) -> [ArraySlice<CToken>] {
    var (depth, start, found): (Int, Int, [ArraySlice<CToken>]) = (0, open + 1, [])
    for index in open..<tokens.count {
      guard case .mark(let mark) = tokens[index].kind else { continue }
      switch mark {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 {
          found.append(tokens[start..<index])
          return found
        }
      case UInt8(ascii: ",") where depth == 1:
        found.append(tokens[start..<index])
        start = index + 1
      default: break
      }
    }
    return []
  }

  private mutating func take(
    _ member: LocalizationRoutines.Member, arguments: [ArraySlice<CToken>], isDefinition: Bool
  ) {
    guard let key = arguments.first, let place = key.first else { return }
    let position = lines.position(at: place.range.lowerBound)
    var values: [LocalizationRoutines.Parameter: ArraySlice<CToken>] = [:]
    for (parameter, argument) in zip(member.parameters, arguments) { values[parameter] = argument }
    let keys = CArgument(key)
    guard let texts = keys.texts else {
      if !keys.isDeclaration { reportDynamicKey(member.name, position: position, isDefinition: isDefinition) }
      return
    }
    var table: String?
    if let argument = values[.table] {
      guard let name = CArgument(argument).text else {
        diagnostics.append(
          Diagnostic(
            .warning, rule: "dynamic-table",
            "the table of \"\(texts.first ?? "")\" is not a literal: the string is extracted into no table", file: file,
            position: argument.first.map { lines.position(at: $0.range.lowerBound) }))
        return
      }
      table = name
    }
    for text in texts {
      strings.append(
        ExtractedString(
          key: text, defaultValue: values[.value].flatMap { CArgument($0).text }.flatMap { $0.isEmpty ? nil : $0 },
          table: table, bundle: values[.bundle].flatMap(source),
          comment: values[.comment].flatMap { CArgument($0).text },
          origin: .routine, routine: member.name, position: position))
    }
  }

  private func source(_ argument: ArraySlice<CToken>) -> String? {
    guard let first = argument.first, let last = argument.last else { return nil }
    return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }

  private mutating func reportDynamicKey(_ name: String, position: SourcePosition, isDefinition: Bool) {
    diagnostics.append(
      Diagnostic(
        isDefinition ? .note : .warning, rule: "dynamic-key",
        isDefinition
          ? "this wraps \(name): name the macro around it as a routine (-s) to extract its strings"
          : "the key of \(name) is not a literal: it cannot be extracted", file: file, position: position))
  }
}

/// An argument of a call in C.
private struct CArgument {
  private let tokens: ArraySlice<CToken>

  init(_ tokens: ArraySlice<CToken>) { self.tokens = tokens }

  /// The texts it can come to: one, or both sides of `?:`; `nil` when it is no literal.
  var texts: [String]? {
    guard let question = tokens.firstIndex(where: { $0.kind == .mark(UInt8(ascii: "?")) }),
      let colon = tokens[question...].firstIndex(where: { $0.kind == .mark(UInt8(ascii: ":")) })
    else { return text.map { [$0] } }
    guard let yes = CArgument(tokens[(question + 1)..<colon]).text, let no = CArgument(tokens[(colon + 1)...]).text
    else {
      return nil
    }
    return [yes, no]
  }

  /// The text of literals that stand side by side, perhaps in parentheses or `CFSTR`; empty for `nil` and its like.
  var text: String? {
    var (joined, hasLiteral) = ("", false)
    for token in tokens {
      switch token.kind {
      case .string(let piece):
        joined += piece
        hasLiteral = true
      case .word("CFSTR"), .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: ")")), .endOfDirective,
        .mark(UInt8(ascii: "@")):
        continue
      case .word(let word) where Self.nothing.contains(word): hasLiteral = true
      default: return nil
      }
    }
    return hasLiteral ? joined : nil
  }

  private static let nothing: Set = ["nil", "NULL", "Nil", "nullptr", "0"]

  /// `NSString *key`: the parameter of a function that is declared.
  var isDeclaration: Bool {
    let words = tokens.filter { if case .word = $0.kind { true } else { false } }
    return words.count >= 2 && tokens.contains { $0.kind == .mark(UInt8(ascii: "*")) }
      && !tokens.contains { $0.kind == .mark(UInt8(ascii: "(")) }
  }
}

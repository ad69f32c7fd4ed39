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
  private let reviews: Bool

  /// A reader for calls of some routines, which looks at formats as well when it reviews.
  public init(_ routines: LocalizationRoutines = LocalizationRoutines(), reviews: Bool = false) {
    self.routines = routines
    self.reviews = reviews
  }

  /// The strings of a source file in an encoding, and calls that can never find one.
  public func read(_ bytes: [UInt8], encoding: SourceEncoding = .utf8, file: String) -> SourceReading {
    let text = encoding.read(bytes, file: file)
    let bytes = text.content
    guard reviews || routines.names.contains(where: { Self.contains(bytes, word: $0) }) else {
      return SourceReading(file: file)
    }
    var tokenizer = CTokenizer(bytes)
    var tokens: [CToken] = []
    while let token = tokenizer.next() { tokens.append(token) }
    var scan = CCallScan(tokens: tokens, bytes: bytes, routines: routines, file: file)
    scan.run()
    var reading = SourceReading(file: file, strings: scan.strings, diagnostics: scan.diagnostics)
    if !tokenizer.unclosed.isEmpty {
      let lines = TextLines(bytes)
      reading.diagnostics += tokenizer.unclosed.map { offset, what in
        Diagnostic(
          ExtractionRules.syntaxError, "the \(what) is not closed", file: file, position: lines.position(at: offset))
      }
      reading.diagnostics.sort { ($0.position ?? .start) < ($1.position ?? .start) }
    }
    if reviews {
      reading.diagnostics += CFormatReview(tokens: tokens, bytes: bytes, routines: routines, file: file).findings()
      reading.diagnostics.sort { ($0.position ?? .start) < ($1.position ?? .start) }
    }
    reading.add(encodingErrors: Self.relevant(text.diagnostics, tokens: tokens, bytes: bytes, file: file))
    if reviews || !reading.diagnostics.isEmpty {
      reading.silencedLines = SourceReading.SilencedLine.lines(in: bytes)
    }
    return reading
  }

  /// The first error outside of comments, whose bytes matter to nobody; older sources often have them there, thousands in a file.
  private static func relevant(_ errors: [Diagnostic], tokens: [CToken], bytes: [UInt8], file: String) -> [Diagnostic] {
    if errors.isEmpty { return [] }
    let lines = TextLines(bytes)
    for token in tokens where String(validating: bytes[token.range], as: UTF8.self) == nil {
      let text = Array(bytes[token.range])
      var collector = DiagnosticCollector(file: file)
      _ = SourceText(decoding: text, as: .utf8, markLength: 0, into: &collector)
      guard let error = collector.diagnostics.first else { continue }
      let offset = error.position.flatMap { TextLines(text).offset(of: $0) } ?? 0
      let position = lines.position(at: token.range.lowerBound + offset)
      return [Diagnostic(ExtractionRules.encoding, error.message, file: file, position: position)]
    }
    // A file that ends inside of a character.
    return errors.filter { error in error.position.flatMap { lines.offset(of: $0) } ?? 0 >= bytes.count }
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
        take(member, arguments: CArgument.list(in: tokens, from: index + 2), isDefinition: isDefinition)
      default: break
      }
    }
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
            ExtractionRules.dynamicTable,
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
        ExtractionRules.dynamicKey,
        isDefinition
          ? "this wraps \(name): name the macro around it as a routine (-s) to extract its strings"
          : "the key of \(name) is not a literal: it cannot be extracted", severity: isDefinition ? .note : nil,
        file: file,
        position: position))
  }
}

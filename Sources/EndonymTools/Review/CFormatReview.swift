import EndonymStrings

/// Formats of C, Objective-C and C++: calls of `printf`, `NSLog`, `stringWithFormat:` and their like, whose format is not a literal and not
/// localized, or which give it more or fewer values than it takes.
struct CFormatReview {
  private let tokens: [CToken]
  private let bytes: [UInt8]
  private let routines: LocalizationRoutines
  private let file: String

  /// Functions, and which of their arguments is the format.
  private static let functions: [String: Int] = [
    "printf": 0, "fprintf": 1, "sprintf": 1, "snprintf": 2, "asprintf": 1, "dprintf": 1, "syslog": 1, "NSLog": 0,
    "CFStringCreateWithFormat": 2,
  ]

  /// The parts of selectors that a format follows.
  private static let selectors: Set = [
    "stringWithFormat", "initWithFormat", "localizedStringWithFormat", "appendFormat", "stringByAppendingFormat",
  ]

  /// Parts of selectors that may follow the format.
  private static let furtherParts: Set = ["locale", "arguments"]

  init(tokens: [CToken], bytes: [UInt8], routines: LocalizationRoutines, file: String) {
    (self.tokens, self.bytes, self.routines, self.file) = (tokens, bytes, routines, file)
  }

  /// What is wrong with the formats.
  func findings() -> [Diagnostic] {
    var found: [Diagnostic] = []
    var isDefinition = false
    let lines = TextLines(bytes)
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .word("define"): isDefinition = isDefinition || isMark("#", at: index - 1)
      case .endOfDirective: isDefinition = false
      case .word(let name):
        // The formats of macros come from where they are used.
        guard !isDefinition, let call = call(of: name, at: index), let finding = finding(call) else { continue }
        let place = finding.value.flatMap { call.values?[$0].first } ?? call.format.first
        found.append(
          Diagnostic(
            finding.rule, finding.message, file: file,
            position: place.map { lines.position(at: $0.range.lowerBound) }))
      default: break
      }
    }
    return found
  }

  // MARK: Calls

  private struct Call {
    let name: String
    let format: ArraySlice<CToken>
    /// The values that follow; `nil` when the call does not tell.
    var values: [ArraySlice<CToken>]?
  }

  private func call(of name: String, at index: Int) -> Call? {
    if let place = Self.functions[name], isMark("(", at: index + 1), !isMark(".", at: index - 1),
      !isMark(">", at: index - 1)
    {
      let arguments = CArgument.list(in: tokens, from: index + 2)
      guard arguments.count > place, !CArgument(arguments[place]).isDeclaration else { return nil }
      return Call(name: name, format: arguments[place], values: values(arguments[(place + 1)...]))
    }
    guard Self.selectors.contains(name), isMark(":", at: index + 1) else { return nil }
    let arguments = CArgument.list(in: tokens, from: index + 2)
    guard let first = arguments.first else { return nil }
    // `initWithFormat:format locale:locale, value` and `initWithFormat:format arguments:list`.
    let further = first.indices.first { place in
      if case .word(let word) = tokens[place].kind {
        Self.furtherParts.contains(word) && isMark(":", at: place + 1)
      } else {
        false
      }
    }
    guard let further else {
      return Call(name: "\(name):", format: first, values: values(arguments.dropFirst()))
    }
    // Whoever hands on a list of values hands on the format they belong to.
    if tokens[further].kind == .word("arguments") { return nil }
    return Call(name: "\(name):", format: first[..<further], values: values(arguments.dropFirst()))
  }

  private func values(_ arguments: ArraySlice<ArraySlice<CToken>>) -> [ArraySlice<CToken>]? {
    let isOpen = arguments.joined().contains { $0.kind == .word("__VA_ARGS__") || $0.kind == .word("arguments") }
    return isOpen ? nil : Array(arguments)
  }

  private func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark(UInt8(ascii: mark))
  }

  // MARK: Formats

  /// What a format is.
  private enum Format {
    /// One of some texts, which are known.
    case texts([String])
    /// Something that nobody can tell from here, or that is localized under a key.
    case trusted
    /// A text that anything may be in.
    case unsafe
  }

  private func finding(_ call: Call) -> FormatArguments.Finding? {
    switch format(call.format, depth: 0) {
    case .trusted: return nil
    case .unsafe:
      return FormatArguments.Finding(
        rule: ReviewRules.unsafeFormat, message: FormatArguments.unsafeMessage(source(call.format), of: call.name))
    case .texts(let texts):
      guard let values = call.values else { return nil }
      let given = values.map { CArgument($0).formatValue(in: bytes) }
      return texts.lazy.compactMap { FormatArguments.finding($0, given: given, to: call.name) }.first
    }
  }

  private func format(_ tokens: ArraySlice<CToken>, depth: Int) -> Format {
    if let texts = CArgument(tokens).texts { return .texts(texts) }
    var words: [String] = []
    for token in tokens {
      switch token.kind {
      // A literal inside of a call is what the call translates, or a part of what a macro joins.
      case .string: return localizedText(tokens) ?? .trusted
      case .word(let word): words.append(word)
      case .mark, .endOfDirective: break
      }
    }
    if words.isEmpty || words.contains(where: FormatArguments.isTrusted) { return .trusted }
    if words.contains(where: { routines.member($0) != nil }) { return .trusted }
    guard words.count == 1, depth < 4, let name = words.first else { return .unsafe }
    let values = self.values(of: name)
    if values.isEmpty { return .unsafe }
    let formats = values.map { format($0, depth: depth + 1) }
    var texts: [String] = []
    for format in formats {
      switch format {
      case .unsafe: return .unsafe
      case .trusted: return .trusted
      case .texts(let more): texts += more
      }
    }
    // Which of several values it has is not known here.
    return formats.count == 1 ? .texts(texts) : .trusted
  }

  /// The text of a call of a routine that gives it, or has a format as its key.
  private func localizedText(_ tokens: ArraySlice<CToken>) -> Format? {
    guard let first = tokens.first, case .word(let name) = first.kind, let member = routines.member(name),
      isMark("(", at: tokens.startIndex + 1)
    else { return nil }
    let arguments = CArgument.list(in: self.tokens, from: tokens.startIndex + 2)
    // Nothing may stand behind the call.
    guard let last = arguments.last, last.endIndex == tokens.endIndex - 1 else { return nil }
    let given = Dictionary(zip(member.parameters, arguments)) { first, _ in first }
    let texts = [LocalizationRoutines.Parameter.value, .key].compactMap { given[$0].flatMap { CArgument($0).text } }
    return texts.first { $0.utf8.contains(UInt8(ascii: "%")) }.map { .texts([$0]) }
  }

  /// What a variable is given in this file: `name = …;` and `name[] = …;`.
  private func values(of name: String) -> [ArraySlice<CToken>] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == .word(name), !isMark(".", at: index - 1), !isMark(">", at: index - 1) else {
        return nil
      }
      var place = index + 1
      if isMark("[", at: place) {
        while place < tokens.count, !isMark("]", at: place) { place += 1 }
        place += 1
      }
      guard isMark("=", at: place), !isMark("=", at: place + 1) else { return nil }
      let end = tokens[place...].firstIndex { $0.kind == .mark(UInt8(ascii: ";")) } ?? tokens.endIndex
      return tokens[(place + 1)..<end]
    }
  }

  private func source(_ tokens: ArraySlice<CToken>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }
}

import EndonymStrings

extension ToolConfiguration {
  /// The size of a configuration file that is read: far more than anybody writes.
  public static let greatestByteCount = 1 << 20

  /// Reads a configuration: JSON, with every setting checked.
  ///
  /// Wrong settings are errors with their places, and left out; so are names that no setting has.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - file: The path to name in findings.
  ///   - knownRules: Names that `rules` may have; `nil` when any may.
  /// - Returns: What is sound, and everything that is wrong.
  public static func read(
    _ bytes: [UInt8], file: String = fileName, knownRules: Set<String>? = nil
  ) -> FileReading<ToolConfiguration> {
    guard bytes.count <= greatestByteCount else {
      let message = "expected at most \(greatestByteCount) bytes, found \(bytes.count)"
      return FileReading(
        ToolConfiguration(), diagnostics: [Diagnostic(.error, rule: "file-too-large", message, file: file)])
    }
    var collector = DiagnosticCollector(file: file)
    let source = SourceText(decoding: bytes, into: &collector)
    var reader = ConfigurationReader(
      JSONDocument(source.utf8), file: file, knownRules: knownRules, diagnostics: collector.diagnostics)
    let configuration = reader.configuration()
    return FileReading(
      configuration, diagnostics: reader.diagnostics.sorted { ($0.position ?? .start) < ($1.position ?? .start) })
  }
}

/// Makes a configuration of a JSON document.
private struct ConfigurationReader {
  private let document: JSONDocument
  private let lines: TextLines
  private let file: String
  private let knownRules: Set<String>?
  private(set) var diagnostics: [Diagnostic] = []

  private static let settings = [
    "doNotTranslate", "extract", "glossary", "ignore", "languages", "routines", "rules", "sourceLanguage", "sources",
    "symbols",
  ]

  init(_ document: JSONDocument, file: String, knownRules: Set<String>?, diagnostics: [Diagnostic]) {
    self.document = document
    self.file = file
    self.knownRules = knownRules
    lines = TextLines(document.text)
    self.diagnostics = diagnostics
    self.diagnostics += document.problems.map {
      Diagnostic(.error, rule: $0.rule, $0.message, file: file, position: lines.position(at: $0.offset))
    }
  }

  mutating func configuration() -> ToolConfiguration {
    var configuration = ToolConfiguration()
    guard let root = document.root else { return configuration }
    for (name, key, value) in members(root, "a configuration") {
      switch name {
      case "sourceLanguage": configuration.sourceLanguage = string(value, "a language as \"sourceLanguage\"")
      case "languages": configuration.languages = strings(value, "\"languages\"")
      case "ignore": configuration.ignoredPaths = strings(value, "\"ignore\"").map { PathPattern($0) }
      case "doNotTranslate": configuration.untranslatedTerms = strings(value, "\"doNotTranslate\"")
      case "rules": configuration.rules = rules(value)
      case "glossary": configuration.glossary = glossary(value)
      case "sources": configuration.sources = strings(value, "\"sources\"")
      case "routines": configuration.routines = strings(value, "\"routines\"")
      case "symbols": configuration.symbols = symbols(value)
      case "extract": configuration.extraction = extraction(value)
      default: unknown(name, "setting", among: Self.settings, at: key)
      }
    }
    return configuration
  }

  private mutating func rules(_ node: Int) -> [String: ToolConfiguration.RuleSetting] {
    var rules: [String: ToolConfiguration.RuleSetting] = [:]
    for (name, key, value) in members(node, "\"rules\"") {
      if let knownRules, !knownRules.contains(name) {
        unknown(name, "rule", among: knownRules.sorted(), at: key)
        continue
      }
      if let setting: ToolConfiguration.RuleSetting = choice(value, of: name) { rules[name] = setting }
    }
    return rules
  }

  private mutating func symbols(_ node: Int) -> ToolConfiguration.Symbols {
    var symbols = ToolConfiguration.Symbols()
    for (name, key, value) in members(node, "\"symbols\"") {
      switch name {
      case "keys": symbols.keys = choice(value, of: name)
      case "access": symbols.access = choice(value, of: name)
      default: unknown(name, "member of \"symbols\"", among: ["access", "keys"], at: key)
      }
    }
    return symbols
  }

  private mutating func extraction(_ node: Int) -> ToolConfiguration.Extraction {
    var extraction = ToolConfiguration.Extraction()
    for (name, key, value) in members(node, "\"extract\"") {
      switch name {
      case "output": extraction.output = string(value, "a folder as \"output\"")
      case "format": extraction.format = choice(value, of: name)
      case "skipTables": extraction.skippedTables = strings(value, "\"skipTables\"")
      default: unknown(name, "member of \"extract\"", among: ["format", "output", "skipTables"], at: key)
      }
    }
    return extraction
  }

  private mutating func glossary(_ node: Int) -> [ToolConfiguration.GlossaryTerm] {
    elements(node, "\"glossary\"").compactMap { element in
      var term: String?
      var translations: [String: [String]] = [:]
      for (name, key, value) in members(element, "a term of \"glossary\"") {
        switch name {
        case "term": term = string(value, "a text as \"term\"")
        case "translations":
          for (language, _, value) in members(value, "\"translations\"") {
            translations[language] =
              document.nodes[value].kind == .array
              ? strings(value, "the translations into \"\(language)\"")
              : string(value, "a text or an array of texts for \"\(language)\"").map { [$0] }
          }
        default: unknown(name, "member of a term", among: ["term", "translations"], at: key)
        }
      }
      guard document.nodes[element].kind == .object else { return nil }
      guard let term, !term.isEmpty else {
        if term != nil || !diagnostics.contains(where: { $0.position == position(element) }) {
          report("invalid-setting", "expected a text as \"term\", found none", at: element)
        }
        return nil
      }
      return ToolConfiguration.GlossaryTerm(term, translations: translations)
    }
  }

  // MARK: Values

  private mutating func members(_ node: Int, _ what: String) -> [(name: String, key: Int, value: Int)] {
    guard document.nodes[node].kind == .object else {
      report("invalid-setting", "expected an object as \(what), found \(kind(node))", at: node)
      return []
    }
    var seen: Set<String> = []
    return document.members(of: node).map { key, value in
      let name = document.string(key) ?? ""
      if !seen.insert(name).inserted {
        report("duplicate-key", "\"\(name)\" stands here again; the last one counts", at: key, severity: .warning)
      }
      return (name, key, value)
    }
  }

  private mutating func elements(_ node: Int, _ what: String) -> [Int] {
    guard document.nodes[node].kind == .array else {
      report("invalid-setting", "expected an array as \(what), found \(kind(node))", at: node)
      return []
    }
    return document.elements(of: node)
  }

  private mutating func strings(_ node: Int, _ what: String) -> [String] {
    elements(node, what).compactMap { string($0, "a text in \(what)") }
  }

  private mutating func string(_ node: Int, _ what: String) -> String? {
    guard let string = document.string(node) else {
      report("invalid-setting", "expected \(what), found \(kind(node))", at: node)
      return nil
    }
    return string
  }

  /// A text that names a case of an enumeration.
  private mutating func choice<Choice: RawRepresentable & CaseIterable>(_ node: Int, of name: String) -> Choice?
  where Choice.RawValue == String {
    let words = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    let expected = "one of \(words) for \"\(name)\""
    guard let word = string(node, expected) else { return nil }
    if let choice = Choice(rawValue: word) { return choice }
    report("invalid-setting", "expected \(expected), found \"\(word)\"", at: node)
    return nil
  }

  private func kind(_ node: Int) -> String {
    switch document.nodes[node].kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "a text"
    case .number: "a number"
    case .true, .false: "a boolean"
    case .null: "null"
    }
  }

  // MARK: Reports

  private func position(_ node: Int) -> SourcePosition { lines.position(at: Int(document.nodes[node].start)) }

  private mutating func report(
    _ rule: String, _ message: String, at node: Int, severity: Diagnostic.Severity = .error
  ) {
    diagnostics.append(Diagnostic(severity, rule: rule, message, file: file, position: position(node)))
  }

  private mutating func unknown(_ name: String, _ what: String, among known: [String], at node: Int) {
    let meant = SpellingDistance.closest(to: name, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
    report("unknown-setting", "there is no \(what) \"\(name)\"\(meant)", at: node)
  }
}

/// Makes a catalog of a JSON document.
struct CatalogReader {
  let document: JSONDocument
  private let lines: TextLines
  private var collector: DiagnosticCollector

  /// Reads a document, whose lines are those of its text unless it is a part of a longer one.
  init(_ document: JSONDocument, _ collector: DiagnosticCollector, _ lines: TextLines? = nil) {
    self.document = document
    self.collector = collector
    let lines = lines ?? TextLines(document.text)
    self.lines = lines
    for problem in document.problems {
      self.collector.report(.error, problem.rule, problem.message, at: lines.position(at: problem.offset))
    }
  }

  /// Reads a file's bytes.
  static func read(_ bytes: [UInt8], file: String) -> FileReading<StringCatalog> {
    guard bytes.count <= StringCatalog.greatestByteCount else {
      let message = "expected at most \(StringCatalog.greatestByteCount) bytes, found \(bytes.count)"
      return FileReading(
        StringCatalog(sourceLanguage: "", version: nil, file: file),
        diagnostics: [Diagnostic(.error, rule: "file-too-large", message, file: file)])
    }
    var collector = DiagnosticCollector(file: file)
    let source = SourceText(decoding: bytes, into: &collector)
    var reader = CatalogReader(JSONDocument(source.utf8), collector)
    var catalog = reader.catalog()
    catalog.original = CatalogOriginal(
      source: source, bytes: bytes, header: catalog.header, entries: catalog.storage.compactMap { $0 })
    return FileReading(catalog, diagnostics: reader.diagnostics)
  }

  /// The file's path.
  var file: String { collector.file }

  /// Everything that is wrong, in the order of the file.
  var diagnostics: [Diagnostic] { collector.sorted() }

  // MARK: Reports

  func position(_ node: Int) -> SourcePosition { lines.position(at: Int(document.nodes[node].start)) }

  private mutating func report(_ severity: Diagnostic.Severity, _ rule: String, _ message: String, at node: Int?) {
    collector.report(severity, rule, message, at: node.map(position))
  }

  /// The members of an object, the last of those with the same key.
  mutating func members(_ node: Int, _ what: String) -> [(name: String, key: Int, value: Int)] {
    guard document.nodes[node].kind == .object else {
      report(.error, "unexpected-type", "expected an object as \(what), found \(kind(node))", at: node)
      return []
    }
    var members: [(name: String, key: Int, value: Int)] = []
    var indices: [ExactText: Int] = [:]
    for (key, value) in document.members(of: node) {
      let name = document.string(key) ?? ""
      let earlier =
        members.count < 8
        ? members.firstIndex { $0.name.isIdentical(to: name) } : indices[ExactText(name)]
      if members.count == 8, indices.isEmpty {
        for (index, member) in members.enumerated() { indices[ExactText(member.name)] = index }
      }
      if let earlier = earlier ?? indices[ExactText(name)] {
        let line = position(members[earlier].key).line
        report(
          .warning, "duplicate-key", "the key '\(name)' is also on line \(line), whose value is not used", at: key)
        // The place in the order is the first one's, as it is in a dictionary that is written.
        members[earlier].key = key
        members[earlier].value = value
      } else {
        if !indices.isEmpty { indices[ExactText(name)] = members.count }
        members.append((name, key, value))
      }
    }
    return members
  }

  /// What kind of value a node is, for a message.
  private func kind(_ node: Int) -> String {
    switch document.nodes[node].kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .true, .false: "a boolean"
    case .null: "null"
    }
  }

  /// A string, or a report.
  mutating func string(_ node: Int, _ what: String) -> String? {
    guard let string = document.string(node) else {
      report(.error, "unexpected-type", "expected a string as \(what), found \(kind(node))", at: node)
      return nil
    }
    // What the end of the file cut off is not what was meant.
    if document.nodes[node].isCut, Int(document.nodes[node].end) == document.text.count { return nil }
    return string
  }

  private mutating func bool(_ node: Int, _ what: String) -> Bool? {
    switch document.nodes[node].kind {
    case .true: return true
    case .false: return false
    default:
      report(.error, "unexpected-type", "expected true or false as \(what), found \(kind(node))", at: node)
      return nil
    }
  }

  private func member(_ name: String, _ node: Int) -> JSONMember { JSONMember(name, document.value(node)) }

  // MARK: The catalog

  private mutating func catalog() -> StringCatalog {
    var catalog = StringCatalog(sourceLanguage: "", version: nil, file: file)
    guard let root = document.root else { return catalog }
    let members = members(root, "a catalog")
    for (name, _, value) in members {
      switch name {
      case "sourceLanguage":
        catalog.sourceLanguage = string(value, "'sourceLanguage'") ?? ""
      case "version":
        catalog.version = string(value, "'version'")
      case "strings":
        for (key, keyNode, value) in self.members(value, "'strings'") {
          catalog.indices[ExactText(key)] = catalog.storage.count
          catalog.storage.append(entry(key, keyNode, value))
        }
      default: catalog.otherFields.append(member(name, value))
      }
    }
    guard document.nodes[root].kind == .object, !document.nodes[root].isCut else { return catalog }
    for name in ["sourceLanguage", "strings", "version"] where !members.contains(where: { $0.name == name }) {
      report(.error, "missing-field", "expected '\(name)' in the catalog, found none", at: root)
    }
    return catalog
  }

  private mutating func entry(_ key: String, _ keyNode: Int, _ node: Int) -> StringCatalog.Entry {
    var entry = StringCatalog.Entry(key)
    entry.keyPosition = position(keyNode)
    for (name, _, value) in members(node, "the entry of a key") {
      switch name {
      case "comment": entry.comment = string(value, "'comment'")
      case "extractionState":
        entry.extractionState = string(value, "'extractionState'").map { StringCatalog.ExtractionState(rawValue: $0) }
      case "commentGenerationVersion": entry.commentGenerationVersion = string(value, "'commentGenerationVersion'")
      case "generatesSymbol": entry.generatesSymbol = bool(value, "'generatesSymbol'")
      case "shouldTranslate": entry.shouldTranslate = bool(value, "'shouldTranslate'") ?? true
      case "isCommentAutoGenerated":
        entry.isCommentAutoGenerated = bool(value, "'isCommentAutoGenerated'") ?? false
      case "localizations":
        for (language, languageNode, value) in members(value, "'localizations'") {
          entry.localizations.append(localization(language, languageNode, value))
        }
      default: entry.otherFields.append(member(name, value))
      }
    }
    return entry
  }

  /// The localization that is the document's own value.
  mutating func localization(_ language: String) -> StringCatalog.Localization {
    document.root.map { localization(language, $0, $0) } ?? StringCatalog.Localization(language)
  }

  mutating func localization(_ language: String, _ keyNode: Int, _ node: Int) -> StringCatalog.Localization {
    var localization = StringCatalog.Localization(language)
    localization.position = position(keyNode)
    localization.text = text(node, "a localization") { reader, name, value in
      switch name {
      case "substitutions":
        for (name, key, value) in reader.members(value, "'substitutions'") {
          localization.substitutions.append(reader.substitution(name, key, value))
        }
      case "stringSet": localization.stringSet = reader.stringSet(value)
      default: return false
      }
      return true
    }
    return localization
  }

  /// A text; `other` takes the members that are not a text's, and tells whether it did.
  private mutating func text(
    _ node: Int, _ what: String, other: (inout CatalogReader, String, Int) -> Bool = { _, _, _ in false }
  ) -> StringCatalog.Text {
    var text = StringCatalog.Text()
    text.position = position(node)
    for (name, _, value) in members(node, what) {
      switch name {
      case "stringUnit": text.unit = unit(value)
      case "variations":
        for (name, _, value) in members(value, "'variations'") {
          let kind = StringCatalog.Variation.Kind(rawValue: name)
          guard kind == .plural || kind == .device else {
            text.otherVariations.append(member(name, value))
            continue
          }
          var cases: [StringCatalog.Case] = []
          for (name, key, value) in members(value, "'\(name)'") {
            // The scanner bounds how deep this nests.
            var variant = StringCatalog.Case(name, self.text(value, "a variation"))
            variant.position = position(key)
            cases.append(variant)
          }
          text.variations.append(StringCatalog.Variation(kind, cases))
        }
      default:
        if !other(&self, name, value) { text.otherFields.append(member(name, value)) }
      }
    }
    return text
  }

  private mutating func unit(_ node: Int) -> StringCatalog.Unit? {
    var unit = StringCatalog.Unit("", state: nil)
    var hasValue = false
    for (name, _, value) in members(node, "'stringUnit'") {
      switch name {
      case "state": unit.state = string(value, "'state'").map { StringCatalog.UnitState(rawValue: $0) }
      case "value":
        if let text = string(value, "'value'") {
          unit.value = text
          unit.position = position(value)
          hasValue = true
        }
      default: unit.otherFields.append(member(name, value))
      }
    }
    if !hasValue, document.nodes[node].kind == .object, !document.nodes[node].isCut {
      report(.error, "missing-field", "expected 'value' in 'stringUnit', found none", at: node)
    }
    return hasValue ? unit : nil
  }

  private mutating func stringSet(_ node: Int) -> StringCatalog.StringSet {
    var set = StringCatalog.StringSet([], state: nil)
    set.position = position(node)
    for (name, _, value) in members(node, "'stringSet'") {
      switch name {
      case "state": set.state = string(value, "'state'").map { StringCatalog.UnitState(rawValue: $0) }
      case "values":
        guard document.nodes[value].kind == .array else {
          report(.error, "unexpected-type", "expected an array as 'values', found \(kind(value))", at: value)
          continue
        }
        set.values = document.elements(of: value).compactMap { string($0, "a value") }
      default: set.otherFields.append(member(name, value))
      }
    }
    return set
  }

  private mutating func substitution(_ name: String, _ key: Int, _ node: Int) -> StringCatalog.Substitution {
    var substitution = StringCatalog.Substitution(name, formatSpecifier: nil, StringCatalog.Text())
    substitution.position = position(key)
    substitution.text = text(node, "a substitution") { reader, name, value in
      switch name {
      case "argNum":
        guard case .number(let text) = reader.document.value(value), let number = Int(text), number > 0 else {
          reader.report(.error, "unexpected-type", "expected a number from 1 as 'argNum', found none", at: value)
          return false
        }
        substitution.argumentNumber = number
      case "formatSpecifier":
        guard let specifier = reader.string(value, "'formatSpecifier'") else { return false }
        substitution.formatSpecifier = specifier
      default: return false
      }
      return true
    }
    return substitution
  }
}

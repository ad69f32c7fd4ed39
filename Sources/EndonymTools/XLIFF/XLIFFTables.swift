import EndonymStrings

extension XLIFFDocument.File {
  /// The texts of a `.strings` file to translate, with the translations that are there.
  ///
  /// - Parameters:
  ///   - source: The file in the source language.
  ///   - target: The file in the target language, if there is one.
  ///   - original: The path of the source file below the project's folder.
  ///   - sourceLanguage: The language of the sources.
  ///   - language: The language to translate into.
  public init(_ source: StringsFile, _ target: StringsFile?, original: String, sourceLanguage: String, language: String)
  {
    let units = source.entries.compactMap { entry -> XLIFFDocument.Unit? in
      guard let value = entry.value, source[entry.key] == entry else { return nil }
      return XLIFFDocument.Unit(
        id: entry.key, source: value, target: target?[entry.key]?.value.map { .init($0, state: "translated") },
        note: entry.comment)
    }
    self.init(original: original, sourceLanguage: sourceLanguage, targetLanguage: language, units: units)
  }

  /// The texts of a `.stringsdict` file to translate, with the translations that are there.
  ///
  /// - Parameters:
  ///   - source: The file in the source language.
  ///   - target: The file in the target language, if there is one.
  ///   - original: The path of the source file below the project's folder.
  ///   - sourceLanguage: The language of the sources.
  ///   - language: The language to translate into.
  public init(
    _ source: StringsDictionary, _ target: StringsDictionary?, original: String, sourceLanguage: String,
    language: String
  ) {
    let categories = Self.categories(of: language)
    let units = source.entries.flatMap { entry -> [XLIFFDocument.Unit] in
      guard source[entry.key] == entry else { return [] }
      let known = target?[entry.key]?.node
      let node = known ?? entry.node
      return DictionaryTexts.places(in: node, categories: known == nil ? categories : nil).map { path in
        XLIFFDocument.Unit(
          id: DictionaryTexts.id(entry.key, path), source: DictionaryTexts.text(at: path, in: entry.node) ?? "",
          target: known.flatMap { $0.text(at: path) }.map { .init($0, state: "translated") }, note: entry.comment)
      }
    }
    self.init(original: original, sourceLanguage: sourceLanguage, targetLanguage: language, units: units)
  }
}

extension StringsFile {
  /// Takes the translations of a file of XLIFF: every finished one. What is there already stays as it is, byte for byte.
  public mutating func apply(_ translations: XLIFFDocument.File, keepsStates: Bool = false) -> XLIFFImport {
    var result = XLIFFImport()
    for unit in translations.units {
      guard let target = unit.target, keepsStates || target.isFinished else {
        result.ignored += 1
        continue
      }
      if let old = self[unit.id]?.value, old.utf8.elementsEqual(target.text.utf8) {
        result.unchanged += 1
        continue
      }
      if self[unit.id] == nil {
        append(unit.id, target.text, comment: unit.note)
      } else {
        setValue(target.text, forKey: unit.id)
      }
      result.applied += 1
    }
    return result
  }
}

extension StringsDictionary {
  /// Takes the translations of a file of XLIFF: every finished one. An entry that is not there is made like the source's.
  ///
  /// - Parameters:
  ///   - translations: The translations of this table.
  ///   - source: The table in the source language.
  ///   - keepsStates: Whether unfinished translations are taken, too.
  ///   - file: The path of the XLIFF file, for diagnostics.
  /// - Returns: What was done.
  public mutating func apply(
    _ translations: XLIFFDocument.File, source: StringsDictionary, keepsStates: Bool = false, file: String = ""
  ) -> XLIFFImport {
    var result = XLIFFImport()
    let places = DictionaryTexts.places(
      source, self, categories: XLIFFDocument.File.categories(of: translations.targetLanguage ?? ""))
    for unit in translations.units {
      guard let target = unit.target, keepsStates || target.isFinished else {
        result.ignored += 1
        continue
      }
      guard let place = places[unit.id], let model = self[place.key] ?? source[place.key] else {
        result.diagnostics.append(
          Diagnostic(
            .warning, rule: "unknown-unit", "the table has no text \"\(unit.id)\"", file: file, position: unit.position)
        )
        continue
      }
      if let old = self[place.key]?.node.text(at: place.path), old.utf8.elementsEqual(target.text.utf8) {
        result.unchanged += 1
        continue
      }
      result.applied += 1
      if setText(target.text, at: place.path, forKey: place.key) { continue }
      guard let definition = model.definition?.setting(target.text, at: place.path[...]) else { continue }
      setDefinition(definition, forKey: place.key)
    }
    return result
  }
}

/// The texts inside an entry of a `.stringsdict` file, as Xcode names them in XLIFF: `/KEY:dict/VARIABLE:dict/one:dict/:string`.
private enum DictionaryTexts {
  /// Keys whose texts are no language.
  private static let technical: Set<String> = [StringsDictionaryKey.specType, StringsDictionaryKey.valueType]

  static func id(_ key: String, _ path: [String]) -> String {
    ([key] + path).map { "/\($0):dict" }.joined() + "/:string"
  }

  /// The ways to the texts of a value. With categories, the forms of variables are those of the language; zero is one everywhere.
  static func places(in node: PropertyListNode, categories: [String]?) -> [[String]] {
    guard let members = node.members else { return node.text == nil ? [] : [[]] }
    let isVariable = node[StringsDictionaryKey.specType] != nil
    var places: [[String]] = []
    for member in members where !technical.contains(member.key) && !(isVariable && categories != nil) {
      places += Self.places(in: member.node, categories: categories).map { [member.key] + $0 }
    }
    if isVariable, let categories {
      let zero = members.contains { $0.key == "zero" } && !categories.contains("zero") ? ["zero"] : []
      places += (categories + zero).map { [$0] }
    }
    return places
  }

  /// The text at the end of a way: of a form that is not there, the other form's.
  static func text(at path: [String], in node: PropertyListNode) -> String? {
    node.text(at: path) ?? node.text(at: path.dropLast() + ["other"])
  }

  /// All ways of two tables by their ids.
  static func places(
    _ source: StringsDictionary, _ target: StringsDictionary, categories: [String]
  ) -> [String: (key: String, path: [String])] {
    var places: [String: (key: String, path: [String])] = [:]
    for entry in source.entries + target.entries {
      for path in Self.places(in: entry.node, categories: nil) + Self.places(in: entry.node, categories: categories) {
        places[id(entry.key, path)] = (entry.key, path)
      }
    }
    return places
  }
}

extension PropertyListNode {
  /// The text at the end of a way of keys.
  fileprivate func text(at path: [String]) -> String? {
    var node = self
    for key in path {
      guard let next = node[key] else { return nil }
      node = next
    }
    return node.text
  }
}

extension MessageDefinition {
  /// The definition with another text at the end of a way of keys; a form that is not there is added.
  fileprivate func setting(_ text: String, at path: ArraySlice<String>) -> MessageDefinition? {
    switch self {
    case .text: return path.isEmpty ? .text(text) : nil
    case .variables(let format, var variables):
      guard let name = path.first else { return nil }
      if name == StringsDictionaryKey.format { return .variables(format: text, variables) }
      guard path.count == 2, let category = path.last, let index = variables.lastIndex(where: { $0.name == name })
      else {
        return nil
      }
      if let form = variables[index].forms.lastIndex(where: { $0.category == category }) {
        variables[index].forms[form].format = text
      } else {
        variables[index].forms.append(MessageVariableForm(category, text))
      }
      return .variables(format: format, variables)
    case .devices(var variants):
      guard path.first == StringsDictionaryKey.devices, let name = path.dropFirst().first,
        let index = variants.lastIndex(where: { $0.selector == name }),
        let definition = variants[index].definition.setting(text, at: path.dropFirst(2))
      else { return nil }
      variants[index].definition = definition
      return .devices(variants)
    case .widths(var variants):
      guard path.first == StringsDictionaryKey.widths, let name = path.dropFirst().first,
        let index = variants.lastIndex(where: { "\($0.selector)" == name }),
        let definition = variants[index].definition.setting(text, at: path.dropFirst(2))
      else { return nil }
      variants[index].definition = definition
      return .widths(variants)
    }
  }
}

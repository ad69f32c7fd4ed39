import EndonymStrings

extension StringCatalog: ComparableTable {
  var keys: [String] { entries.map(\.key) }

  func subjects(of key: String) -> [TableSubject: String] {
    guard let entry = self[key] else { return [:] }
    var subjects: [TableSubject: String] = [:]
    subjects[.comment] = entry.comment
    subjects[.field(Field.extractionState)] = entry.extractionState?.rawValue
    if !entry.shouldTranslate { subjects[.field(Field.shouldTranslate)] = "false" }
    subjects[.field(Field.generatesSymbol)] = entry.generatesSymbol.map { "\($0)" }
    for localization in entry.localizations {
      let language = localization.language
      for (path, unit) in localization.units {
        let steps = path.steps.map { Path([$0]).description }
        subjects[.text(language: language, path: steps)] = unit.value
        subjects[.state(language: language, path: steps)] = unit.state?.rawValue
      }
      for substitution in localization.substitutions {
        let number = substitution.argumentNumber.map { "\($0)" }
        subjects[.substitution(language: language, name: substitution.name, property: Field.argumentNumber)] = number
        subjects[.substitution(language: language, name: substitution.name, property: Field.formatSpecifier)] =
          substitution.formatSpecifier
      }
      if let set = localization.stringSet {
        subjects[.text(language: language, path: Field.stringSet)] = set.values.joined(separator: "\n")
        subjects[.state(language: language, path: Field.stringSet)] = set.state?.rawValue
      }
    }
    return subjects
  }

  private enum Field {
    static let extractionState = "extractionState"
    static let shouldTranslate = "shouldTranslate"
    static let generatesSymbol = "generatesSymbol"
    static let argumentNumber = "argNum"
    static let formatSpecifier = "formatSpecifier"
    static let stringSet = ["stringSet"]
  }

  mutating func take(_ subject: TableSubject, of key: String, from other: StringCatalog) {
    let theirs = other[key]
    switch subject {
    case .comment: setComment(theirs?.comment, forKey: key)
    case .field(Field.extractionState): setExtractionState(theirs?.extractionState, forKey: key)
    case .field(Field.shouldTranslate): setShouldTranslate(theirs?.shouldTranslate ?? true, forKey: key)
    case .field(Field.generatesSymbol): setGeneratesSymbol(theirs?.generatesSymbol, forKey: key)
    case .field: break
    case .text(let language, Field.stringSet), .state(let language, Field.stringSet):
      var localization = self[key]?[language] ?? Localization(language)
      localization.stringSet = theirs?[language]?.stringSet
      setLocalization(localization, forKey: key)
    case .text(let language, let path): takeText(of: key, language, path, from: theirs)
    case .state(let language, let path):
      guard let path = Path(path.joined(separator: ".")) else { return }
      setState(theirs?[language]?[path]?.state, forKey: key, language: language, at: path)
    case .substitution(let language, let name, _): takeSubstitution(name, of: key, language, from: theirs)
    }
  }

  private mutating func takeText(of key: String, _ language: String, _ path: [String], from theirs: Entry?) {
    guard let path = Path(path.joined(separator: ".")) else { return }
    if let unit = theirs?[language]?[path] {
      // How far it is is a subject of its own; a text that is new here brings it along.
      let state = self[key]?[language]?[path]?.state ?? unit.state
      setValue(unit.value, state: state, forKey: key, language: language, at: path)
    } else {
      removeValue(forKey: key, language: language, at: path)
    }
  }

  private mutating func takeSubstitution(_ name: String, of key: String, _ language: String, from theirs: Entry?) {
    guard let theirs = theirs?[language]?.substitution(name) else { return }
    update(key) { entry in
      guard let index = entry[language]?.substitutions.firstIndex(where: { $0.name == name }) else { return }
      entry[language]?.substitutions[index].argumentNumber = theirs.argumentNumber
      entry[language]?.substitutions[index].formatSpecifier = theirs.formatSpecifier
    }
  }

  mutating func takeAll(of key: String, from other: StringCatalog) {
    if let entry = other[key] { setEntry(entry) }
  }

  mutating func removeAll(of key: String) { removeKey(key) }

  mutating func markConflict(_ subject: TableSubject, of key: String) {
    guard case .text(let language, let path) = subject, let path = Path(path.joined(separator: ".")) else { return }
    setState(.needsReview, forKey: key, language: language, at: path)
  }
}

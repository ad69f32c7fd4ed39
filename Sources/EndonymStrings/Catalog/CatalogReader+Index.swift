extension CatalogReader {
  /// Finds where everything stands, and reads some languages on the way.
  mutating func opening(
    languages: [String], ownTexts: CatalogIndex.OwnTexts, fingerprint: UInt64
  ) -> CatalogIndex.Opening {
    var sourceLanguage = ""
    var version: String?
    var keys: [CatalogIndex.Key] = []
    var places: [String: [CatalogIndex.LocalizationPlace]] = [:]
    var messages: [String: CatalogIndex.Messages] = [:]
    for language in languages { messages[language] = [] }
    let root = document.root.map { members($0, "a catalog") } ?? []
    for (name, _, value) in root {
      switch name {
      case "sourceLanguage": sourceLanguage = string(value, "'sourceLanguage'") ?? ""
      case "version": version = string(value, "'version'")
      default: break
      }
    }
    for (name, _, value) in root where name == "strings" {
      for (text, keyNode, value) in members(value, "'strings'") {
        let (key, localizations) = key(keyNode, value)
        var hasSourceText = false
        for (language, nameNode, value) in localizations {
          let name = position(nameNode)
          places[language, default: []].append(
            CatalogIndex.LocalizationPlace(
              key: UInt32(truncatingIfNeeded: keys.count), nameLine: UInt32(truncatingIfNeeded: name.line),
              nameColumn: UInt32(truncatingIfNeeded: name.column), value: place(value)))
          guard messages[language] != nil else { continue }
          if let message = key.message(localization(language, nameNode, value), file: file) {
            messages[language]?.append((text, message))
            if language == sourceLanguage { hasSourceText = true }
          }
        }
        if key.isManual || ownTexts == .all, !hasSourceText {
          let message = LocatedMessage(key: text, isManual: key.isManual, file: file, position: position(keyNode))
          messages[sourceLanguage]?.append((text, message))
        }
        keys.append(key)
      }
    }
    let index = CatalogIndex(
      file: file, sourceLanguage: sourceLanguage, version: version, keys: keys, localizations: places,
      fingerprint: fingerprint)
    return CatalogIndex.Opening(index: index, messages: messages, diagnostics: diagnostics)
  }

  /// A key, and its localizations.
  private mutating func key(
    _ keyNode: Int, _ node: Int
  ) -> (CatalogIndex.Key, [(name: String, key: Int, value: Int)]) {
    var localizations: [(name: String, key: Int, value: Int)] = []
    var state: String?
    for (name, _, value) in members(node, "the entry of a key") {
      switch name {
      case "extractionState": state = string(value, "'extractionState'")
      case "localizations": localizations = members(value, "'localizations'")
      default: break
      }
    }
    let key = CatalogIndex.Key(place: place(keyNode), hasExtractionState: state != nil, isManual: state == "manual")
    return (key, localizations)
  }

  private func place(_ node: Int) -> CatalogIndex.Place {
    let range = document.nodes[node].range
    let position = position(node)
    return CatalogIndex.Place(
      start: UInt32(truncatingIfNeeded: range.lowerBound), end: UInt32(truncatingIfNeeded: range.upperBound),
      line: UInt32(truncatingIfNeeded: position.line), column: UInt32(truncatingIfNeeded: position.column))
  }
}

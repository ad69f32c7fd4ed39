import EndonymStrings

/// What a catalog merges as wholes: languages, and in them devices.
extension StringCatalog {
  func blocks(of key: String, in outer: TableBlock?) -> [TableBlock] {
    guard let entry = self[key] else { return [] }
    guard let outer else { return entry.localizations.map { TableBlock(language: $0.language) } }
    // What is nested in a device is one text or one plural.
    guard outer.path.isEmpty, let localization = entry[outer.language] else { return [] }
    return localization.text[.device].map { TableBlock(language: outer.language, path: [Self.step($0.name)]) }
  }

  private static func step(_ device: String) -> String { Path([.device(device)]).description }

  func shape(of block: TableBlock, of key: String) -> String? {
    guard let localization = self[key]?[block.language] else { return nil }
    if !block.path.isEmpty { return device(of: block, in: localization).map { Self.shape(of: $0.text) } }
    var words = [Self.shape(of: localization.text)]
    if localization.stringSet != nil { words.append("string set") }
    words += localization.substitutions.map { "substitution \($0.name)" }.sorted()
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func shape(of text: Text) -> String {
    ((text.unit == nil ? [] : ["text"]) + text.variations.map(\.kind.rawValue).sorted()).joined(separator: ", ")
  }

  private func device(of block: TableBlock, in localization: Localization?) -> Case? {
    localization?.text[.device].last { [Self.step($0.name)] == block.path }
  }

  mutating func take(_ block: TableBlock, of key: String, from other: StringCatalog) {
    let language = block.language
    let theirs = other[key]?[language]
    if !block.path.isEmpty {
      let taken = device(of: block, in: theirs)
      update(key) { entry in
        var cases = entry[language]?.text[.device] ?? []
        let index = cases.lastIndex { [Self.step($0.name)] == block.path }
        switch (index, taken) {
        case (let index?, let taken?): cases[index].text = taken.text
        case (let index?, nil): cases.remove(at: index)
        case (nil, let taken?): cases.append(taken)
        case (nil, nil): break
        }
        entry[language]?.text[.device] = cases
      }
    } else if let theirs {
      setLocalization(theirs, forKey: key)
    } else {
      removeLocalization(forKey: key, language: language)
    }
  }

  mutating func markConflict(_ block: TableBlock, of key: String) {
    for case .text(let language, let path) in subjects(of: key).keys
    where block.contains(.text(language: language, path: path)) {
      setState(UnitState.needsReview.rawValue, of: key, language: language, path: path)
    }
  }

  mutating func mergeVersion(base: StringCatalog, theirs: StringCatalog) {
    guard let their = theirs.version, their != base.version else { return }
    // Of two versions the later one can hold what either side wrote.
    if version == base.version || version.map({ Self.isLater(their, than: $0) }) ?? true { version = their }
  }

  private static func isLater(_ left: String, than right: String) -> Bool {
    func numbers(_ version: String) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }
    return numbers(right).lexicographicallyPrecedes(numbers(left))
  }
}

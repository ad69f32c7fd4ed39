import EndonymStrings

extension SymbolTable {
  /// The keys of a catalog with their texts in its source language.
  public init(_ catalog: StringCatalog, name: String) {
    self.init(
      name: name, file: catalog.file,
      entries: catalog.entries.map { entry in
        Entry(
          key: entry.key, comment: entry.comment,
          definition: entry.definition(in: catalog.sourceLanguage, sourceLanguage: catalog.sourceLanguage),
          isManual: entry.extractionState == .manual, generatesSymbol: entry.generatesSymbol,
          position: entry.keyPosition)
      })
  }

  /// The keys of a table that is a `.strings` file, a `.stringsdict` file, or both, in its source language. All of them are managed by hand.
  ///
  /// A key that is in both has the definition of the `.stringsdict` file, as at run time.
  public init(name: String, file: String, strings: StringsFile?, dictionary: StringsDictionary?) {
    var entries: [Entry] = []
    var places: [[UInt8]: Int] = [:]
    func add(_ entry: Entry) {
      if let place = places[Array(entry.key.utf8)] {
        let comment = entry.comment ?? entries[place].comment
        entries[place] = entry
        entries[place].comment = comment
      } else {
        places[Array(entry.key.utf8)] = entries.count
        entries.append(entry)
      }
    }
    for entry in strings?.entries ?? [] {
      guard let value = entry.value else { continue }
      add(Entry(key: entry.key, comment: entry.comment, definition: .text(value), position: entry.keyPosition))
    }
    for entry in dictionary?.entries ?? [] {
      guard let definition = entry.definition else { continue }
      add(Entry(key: entry.key, comment: entry.comment, definition: definition, position: entry.keyPosition))
    }
    self.init(name: name, file: file, entries: entries)
  }
}

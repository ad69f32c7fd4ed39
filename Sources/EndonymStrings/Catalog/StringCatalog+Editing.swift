extension StringCatalog {
  /// Changes an entry in place; `nil` when there is none of this key.
  ///
  /// ```swift
  /// catalog.update("Cancel") { $0.comment = "A button" }
  /// ```
  @discardableResult
  public mutating func update<Result, Failure>(
    _ key: String, _ change: (inout Entry) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let index = indices[ExactText(key)], var entry = storage[index] else { return nil }
    let result = try change(&entry)
    storage[index] = entry
    edited.insert(index)
    return result
  }

  /// Adds an entry, or replaces the one of the same key at its place.
  public mutating func setEntry(_ entry: Entry) {
    let key = ExactText(entry.key)
    if let index = indices[key] {
      if storage[index] == nil, index < (original?.entries.count ?? 0) { removedOriginals -= 1 }
      storage[index] = entry
      edited.insert(index)
    } else {
      indices[key] = storage.count
      storage.append(entry)
    }
  }

  /// Removes an entry, and gives it.
  @discardableResult
  public mutating func removeKey(_ key: String) -> Entry? {
    guard let index = indices[ExactText(key)], let entry = storage[index] else { return nil }
    storage[index] = nil
    if index < (original?.entries.count ?? 0) { removedOriginals += 1 }
    return entry
  }

  /// Gives an entry another key; `false` when there is no such entry, or one of the other key.
  @discardableResult
  public mutating func renameKey(_ key: String, to newKey: String) -> Bool {
    guard let entry = self[key], self[newKey] == nil else { return false }
    removeKey(key)
    setEntry(entry.renamed(newKey))
    return true
  }

  /// Changes an entry, which is made when there is none.
  private mutating func updateOrAdd(_ key: String, _ change: (inout Entry) -> Void) {
    if update(key, change) != nil { return }
    var entry = Entry(key)
    change(&entry)
    setEntry(entry)
  }

  // MARK: One field

  /// Sets a text and how far it is, and makes what is missing on the way to it: the entry, the language, the variation.
  ///
  /// ```swift
  /// catalog.setValue("%lld Lied", forKey: "%lld songs", language: "de", at: [.plural("one")])
  /// ```
  public mutating func setValue(
    _ value: String, state: UnitState? = .translated, forKey key: String, language: String, at path: Path = .text
  ) {
    updateOrAdd(key) { entry in
      var localization = entry[language] ?? Localization(language)
      var unit = localization[path] ?? Unit(value)
      unit.value = value
      unit.state = state
      localization[path] = unit
      entry[language] = localization
    }
  }

  /// Sets how far a text is; `false` when there is none.
  @discardableResult
  public mutating func setState(
    _ state: UnitState?, forKey key: String, language: String, at path: Path = .text
  ) -> Bool {
    guard self[key]?[language]?[path] != nil else { return false }
    update(key) { $0[language]?[path]?.state = state }
    return true
  }

  /// Removes a text, and what is then empty: the variation, the language.
  public mutating func removeValue(forKey key: String, language: String, at path: Path = .text) {
    guard self[key]?[language]?[path] != nil else { return }
    update(key) { entry in
      entry[language]?[path] = nil
      if entry[language]?.isEmpty == true { entry[language] = nil }
    }
  }

  /// Sets the comment of a key, which is added when there is none.
  public mutating func setComment(_ comment: String?, forKey key: String) { updateOrAdd(key) { $0.comment = comment } }

  /// Sets how a key came to be; the key is added when there is none.
  public mutating func setExtractionState(_ state: ExtractionState?, forKey key: String) {
    updateOrAdd(key) { $0.extractionState = state }
  }

  /// Sets whether a key is to be translated; the key is added when there is none.
  public mutating func setShouldTranslate(_ shouldTranslate: Bool, forKey key: String) {
    updateOrAdd(key) { $0.shouldTranslate = shouldTranslate }
  }

  /// Sets whether a symbol is made of a key, which is added when there is none.
  public mutating func setGeneratesSymbol(_ generatesSymbol: Bool?, forKey key: String) {
    updateOrAdd(key) { $0.generatesSymbol = generatesSymbol }
  }

  // MARK: Languages

  /// Sets all that a key says in a language; the key is added when there is none.
  public mutating func setLocalization(_ localization: Localization, forKey key: String) {
    updateOrAdd(key) { $0[localization.language] = localization }
  }

  /// Removes what a key says in a language.
  @discardableResult
  public mutating func removeLocalization(forKey key: String, language: String) -> Localization? {
    guard let localization = self[key]?[language] else { return nil }
    update(key) { $0[language] = nil }
    return localization
  }

  /// Removes what all keys say in a language.
  public mutating func removeLanguage(_ language: String) {
    for key in storage.compactMap({ $0?.key }) { removeLocalization(forKey: key, language: language) }
  }
}

extension StringCatalog.Entry {
  /// The entry with another key.
  func renamed(_ key: String) -> StringCatalog.Entry {
    var entry = StringCatalog.Entry(
      key, comment: comment, extractionState: extractionState, localizations: localizations)
    entry.commentGenerationVersion = commentGenerationVersion
    entry.generatesSymbol = generatesSymbol
    entry.shouldTranslate = shouldTranslate
    entry.isCommentAutoGenerated = isCommentAutoGenerated
    entry.otherFields = otherFields
    return entry
  }
}

import EndonymStrings

/// A table whose keys can be compared with another's, and merged.
protocol ComparableTable {
  /// The keys in the order of the file, each once.
  var keys: [String] { get }

  /// What is said of a key; positions are no part of it. Nothing for a key that is not there.
  func subjects(of key: String) -> [TableSubject: String]

  /// Takes over one thing that another table says of a key, or says no more.
  mutating func take(_ subject: TableSubject, of key: String, from other: Self)

  /// Takes over all that another table says of a key.
  mutating func takeAll(of key: String, from other: Self)

  /// Removes a key.
  mutating func removeAll(of key: String)

  /// Sets how far a text is, where the kind of table tells it.
  mutating func setState(_ state: String, of key: String, language: String, path: [String])

  /// The parts of a key, or of another part, that are wholes; nothing where all is merged one by one.
  func blocks(of key: String, in outer: TableBlock?) -> [TableBlock]

  /// What kinds of text a part has, in words; `nil` when there is no such part.
  func shape(of block: TableBlock, of key: String) -> String?

  /// Takes over a part, or its lack.
  mutating func take(_ block: TableBlock, of key: String, from other: Self)

  /// Marks all texts of a part that two sides changed differently.
  mutating func markConflict(_ block: TableBlock, of key: String)

  /// What is said of the table itself, but for its version.
  var tableSubjects: [TableSubject: String] { get }

  /// Takes over one thing that another table says of itself, or says no more.
  mutating func take(_ subject: TableSubject, from other: Self)

  /// Merges the version of the table's format.
  mutating func mergeVersion(base: Self, theirs: Self)

  /// Marks something that two sides changed differently, where the kind of table has a mark for it.
  mutating func markConflict(_ subject: TableSubject, of key: String)
}

extension ComparableTable {
  mutating func setState(_ state: String, of key: String, language: String, path: [String]) {}
  func blocks(of key: String, in outer: TableBlock?) -> [TableBlock] { [] }
  func shape(of block: TableBlock, of key: String) -> String? { nil }
  mutating func take(_ block: TableBlock, of key: String, from other: Self) {}
  mutating func markConflict(_ block: TableBlock, of key: String) {}
  var tableSubjects: [TableSubject: String] { [:] }
  mutating func take(_ subject: TableSubject, from other: Self) {}
  mutating func mergeVersion(base: Self, theirs: Self) {}
  mutating func markConflict(_ subject: TableSubject, of key: String) {}
}

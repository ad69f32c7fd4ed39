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

  /// Marks something that two sides changed differently, where the kind of table has a mark for it.
  mutating func markConflict(_ subject: TableSubject, of key: String)
}

extension ComparableTable {
  mutating func markConflict(_ subject: TableSubject, of key: String) {}
}

import Synchronization

/// Tables read once from ICU's data and kept for the life of the process: currencies, units, subtags, zones.
///
/// They are facts, not results: immutable after they are read, a few hundred kilobytes in all, and never evicted. A
/// read that fails is not remembered, so that the next caller tries again.
enum SharedTables {
  private static let tables = Mutex<[ObjectIdentifier: any Sendable]>([:])

  /// The table of a type, read by `load` when it is not there yet.
  ///
  /// `load` runs outside the lock. Two threads may read the same table at once; one of the two equal values is kept.
  static func table<Table: Sendable>(
    _ type: Table.Type, load: () throws(FormatError) -> Table
  ) throws(FormatError) -> Table {
    let key = ObjectIdentifier(type)
    if let table = tables.withLock({ $0[key] }) as? Table { return table }
    let table = try load()
    tables.withLock { $0[key] = table }
    return table
  }

  /// Forgets everything: for tests that make reading fail.
  static func removeAll() {
    tables.withLock { $0.removeAll() }
  }
}

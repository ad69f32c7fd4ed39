import Synchronization

/// Tables read once from ICU's data and kept for the life of the process: currencies, units, subtags, zones.
///
/// They are facts, not results: immutable after they are read, a few hundred kilobytes in all, and never evicted. A
/// read that fails is not remembered, so that the next caller tries again.
enum SharedTables {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  private static let tables = Mutex<[Key: any Sendable]>([:])

  /// The table of a type, read by `load` when it is not there yet.
  ///
  /// `load` runs outside the lock. Two threads may read the same table at once; one of the two equal values is kept.
  /// `name` tells several tables of a type apart, out of a set that the data bounds: the rules of each time zone, some
  /// twelve kilobytes for each of 600 at most.
  static func table<Table: Sendable, Failure: Error>(
    _ type: Table.Type, named name: String = "", load: () throws(Failure) -> Table
  ) throws(Failure) -> Table {
    let key = Key(type: ObjectIdentifier(type), name: name)
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

/// An entry of a table that is a property list: `.strings` or `.stringsdict`.
protocol TableEntry: Hashable, Sendable {
  /// The key.
  var key: String { get }
  /// Where it was read from; `nil` for an entry that was added.
  var member: MemberRanges? { get }
}

/// The entries of a table in the order of the file, found by their keys, and where those stood that were removed.
///
/// A key that stands there more than once has several entries, of which the last counts. Keys are compared by code points.
struct TableEntries<Entry: TableEntry>: Hashable, Sendable {
  /// All of them.
  private(set) var all: [Entry]
  /// Where those stood that have been removed.
  private var removed: [MemberRanges] = []
  private var index: [ExactText: Int]

  init(_ entries: [Entry] = []) {
    all = entries
    index = Self.index(of: entries)
  }

  private static func index(of entries: [Entry]) -> [ExactText: Int] {
    var index: [ExactText: Int] = Dictionary(minimumCapacity: entries.count)
    for (place, entry) in entries.enumerated() { index[ExactText(entry.key)] = place }
    return index
  }

  /// The entry of a key that counts.
  subscript(key: String) -> Entry? { index[ExactText(key)].map { all[$0] } }

  /// Changes the entry of a key that counts; returns `nil` where there is none.
  @discardableResult
  mutating func change<Result>(_ key: String, _ body: (inout Entry) -> Result) -> Result? {
    guard let place = index[ExactText(key)] else { return nil }
    return body(&all[place])
  }

  /// Adds an entry behind the last one.
  mutating func append(_ entry: Entry) {
    index[ExactText(entry.key)] = all.count
    all.append(entry)
  }

  /// Removes all entries of a key, and tells whether there was one.
  mutating func remove(_ key: String) -> Bool {
    let exact = ExactText(key)
    guard index[exact] != nil else { return false }
    removed += all.filter { ExactText($0.key) == exact }.compactMap(\.member)
    all.removeAll { ExactText($0.key) == exact }
    index = Self.index(of: all)
    return true
  }

  /// What has changed so far: the entries that were removed.
  var changes: PropertyListChanges {
    var changes = PropertyListChanges()
    changes.removed = removed
    changes.last = all.last { $0.member != nil }?.member
    return changes
  }
}

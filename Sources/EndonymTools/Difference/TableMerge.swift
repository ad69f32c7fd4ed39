import EndonymStrings

/// Merges two versions of a table that come from a third, key by key and text by text.
///
/// What only one side changed is taken. What both changed alike is no conflict. What they changed differently stays as ours, and is
/// told; in a catalog such a text needs review. A key that one side removed and the other changed is kept.
///
/// Texts in one language are merged one by one where both sides vary alike; where they do not, one side's are kept whole. No text is more
/// finished than the side that wrote it, or the other, says.
public struct TableMerge<Table> {
  /// What both sides changed differently.
  public struct Conflict: Hashable, Sendable {
    /// The key; `nil` when it is said of the table itself.
    public let key: String?
    /// What of it; `nil` when one side removed the key.
    public let subject: TableSubject?
    /// What our side says; `nil` when it says nothing.
    public let ours: String?
    /// What their side says; `nil` when it says nothing.
    public let theirs: String?
  }

  /// The merged table, laid out as ours is.
  public private(set) var table: Table
  /// What has to be decided by someone.
  public private(set) var conflicts: [Conflict] = []
}

extension TableMerge: Sendable where Table: Sendable {}

extension TableMerge where Table: ComparableTable {
  init(base: Table, ours: Table, theirs: Table) {
    table = ours
    let sides = Sides(base: base, ours: ours, theirs: theirs)
    table.mergeVersion(base: base, theirs: theirs)
    mergeTableSubjects(sides)
    for key in ours.keys { mergeOurs(key, sides) }
    for key in theirs.keys where !sides.ourKeys.contains(ExactText(key)) { mergeTheirs(key, sides) }
  }

  /// The three tables with their keys.
  private struct Sides {
    let base, ours, theirs: Table
    let baseKeys, ourKeys, theirKeys: Set<ExactText>

    init(base: Table, ours: Table, theirs: Table) {
      self.base = base
      self.ours = ours
      self.theirs = theirs
      baseKeys = Set(base.keys.map(ExactText.init))
      ourKeys = Set(ours.keys.map(ExactText.init))
      theirKeys = Set(theirs.keys.map(ExactText.init))
    }
  }

  /// What is said of the table itself.
  private mutating func mergeTableSubjects(_ sides: Sides) {
    let versions = SubjectVersions(
      base: sides.base.tableSubjects, ours: sides.ours.tableSubjects, theirs: sides.theirs.tableSubjects)
    let subjects = Set(versions.ours.keys).union(versions.theirs.keys).sorted(by: TableSubject.precedes)
    for subject in subjects {
      let change = versions.change(of: subject)
      guard change.isTheirs, !change.isSame else { continue }
      if change.isOurs {
        conflicts.append(
          Conflict(key: nil, subject: subject, ours: versions.ours[subject], theirs: versions.theirs[subject]))
      } else {
        table.take(subject, from: sides.theirs)
      }
    }
  }

  /// A key that our side has.
  private mutating func mergeOurs(_ key: String, _ sides: Sides) {
    let old = sides.base.subjects(of: key)
    let mine = sides.ours.subjects(of: key)
    guard sides.theirKeys.contains(ExactText(key)) else {
      // New on our side, or removed on theirs.
      guard sides.baseKeys.contains(ExactText(key)) else { return }
      if mine == old { table.removeAll(of: key) } else { report(key, ours: "changed", theirs: nil) }
      return
    }
    let other = sides.theirs.subjects(of: key)
    var merge = KeyMerge(key, from: sides.theirs)
    merge.merge(SubjectVersions(base: old, ours: mine, theirs: other), into: &table)
    conflicts += merge.conflicts
  }

  /// A key that only their side has.
  private mutating func mergeTheirs(_ key: String, _ sides: Sides) {
    let isRemoved = sides.baseKeys.contains(ExactText(key))
    if isRemoved, sides.theirs.subjects(of: key) == sides.base.subjects(of: key) { return }
    table.takeAll(of: key, from: sides.theirs)
    if isRemoved { report(key, ours: nil, theirs: "changed") }
  }

  private mutating func report(_ key: String, ours: String?, theirs: String?) {
    conflicts.append(Conflict(key: key, subject: nil, ours: ours, theirs: theirs))
  }
}

extension TableMerge<AnyTable> {
  /// Merges tables of one kind.
  ///
  /// - Returns: `nil` for tables of different kinds.
  public static func of(base: AnyTable, ours: AnyTable, theirs: AnyTable) -> TableMerge<AnyTable>? {
    switch (base, ours, theirs) {
    case (.catalog(let base), .catalog(let ours), .catalog(let theirs)):
      TableMerge(TableMerge<StringCatalog>(base: base, ours: ours, theirs: theirs), AnyTable.catalog)
    case (.strings(let base), .strings(let ours), .strings(let theirs)):
      TableMerge(TableMerge<StringsFile>(base: base, ours: ours, theirs: theirs), AnyTable.strings)
    case (.stringsDictionary(let base), .stringsDictionary(let ours), .stringsDictionary(let theirs)):
      TableMerge(TableMerge<StringsDictionary>(base: base, ours: ours, theirs: theirs), AnyTable.stringsDictionary)
    default: nil
    }
  }

  private init<Kind>(_ merge: TableMerge<Kind>, _ wrap: (Kind) -> AnyTable) {
    table = wrap(merge.table)
    conflicts = merge.conflicts.map {
      Conflict(key: $0.key, subject: $0.subject, ours: $0.ours, theirs: $0.theirs)
    }
  }
}

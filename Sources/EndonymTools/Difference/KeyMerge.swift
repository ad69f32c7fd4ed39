import EndonymStrings

/// Merges what two sides say of a key that both have.
struct KeyMerge<Table: ComparableTable> {
  let key: String
  let theirs: Table
  /// What both sides changed differently.
  private(set) var conflicts: [TableMerge<Table>.Conflict] = []

  init(_ key: String, from theirs: Table) {
    self.key = key
    self.theirs = theirs
  }

  /// Merges all of it into a table, which says what our side does.
  mutating func merge(_ versions: SubjectVersions, into table: inout Table) { merge(versions, in: nil, into: &table) }

  private mutating func merge(_ versions: SubjectVersions, in outer: TableBlock?, into table: inout Table) {
    let blocks = Set(table.blocks(of: key, in: outer)).union(theirs.blocks(of: key, in: outer))
      .sorted { ($0.language, $0.path.joined()) < ($1.language, $1.path.joined()) }
    mergeSubjects(versions.filter { subject in !blocks.contains { $0.contains(subject) } }, into: &table)
    for block in blocks { merge(block, versions.filter(block.contains), into: &table) }
  }

  // MARK: Wholes

  private mutating func merge(_ block: TableBlock, _ versions: SubjectVersions, into table: inout Table) {
    let change = versions.change
    if change.isSame || !change.isTheirs { return }
    if !change.isOurs { return table.take(block, of: key, from: theirs) }
    let (ours, their) = (table.shape(of: block, of: key), theirs.shape(of: block, of: key))
    if ours == their { return merge(versions, in: block, into: &table) }
    // A text beside variations, or variations of two kinds, lose one of them in Xcode: one side stays as it is.
    if ours == nil { table.take(block, of: key, from: theirs) }
    table.markConflict(block, of: key)
    report(.text(language: block.language, path: block.path), ours: ours, theirs: their)
  }

  // MARK: One by one

  private mutating func mergeSubjects(_ versions: SubjectVersions, into table: inout Table) {
    let subjects = Set(versions.ours.keys).union(versions.theirs.keys).sorted(by: TableSubject.precedes)
    // What is removed goes last: a substitution without texts would go with its properties, though texts are to come.
    for isRemoval in [false, true] {
      for subject in subjects where isRemoval == (versions.theirs[subject] == nil) {
        merge(subject, versions, into: &table)
      }
    }
  }

  private mutating func merge(_ subject: TableSubject, _ versions: SubjectVersions, into table: inout Table) {
    if case .state = subject { return }
    // It tells of a comment how it was made, and goes where that goes.
    if subject.isOfComment, !versions.change(of: .comment).isSame { return }
    let change = versions.change(of: subject)
    if !change.isSame, change.isTheirs {
      guard !change.isOurs else {
        table.markConflict(subject, of: key)
        return report(subject, ours: versions.ours[subject], theirs: versions.theirs[subject])
      }
      table.take(subject, of: key, from: theirs)
      // Some forms have no place for some things, an XML table none for comments: what cannot be taken is not lost in silence.
      let taken = table.subjects(of: key)[subject]
      if taken.map(ExactText.init) != versions.theirs[subject].map(ExactText.init) {
        report(subject, ours: versions.ours[subject], theirs: versions.theirs[subject])
      }
    }
    guard case .text(let language, let path) = subject,
      let state = Self.state(of: subject, .state(language: language, path: path), versions)
    else { return }
    table.setState(state, of: key, language: language, path: path)
  }

  private mutating func report(_ subject: TableSubject, ours: String?, theirs: String?) {
    conflicts.append(.init(key: key, subject: subject, ours: ours, theirs: theirs))
  }

  // MARK: States

  /// How far a merged text is; `nil` when no side says it. A state is of the text that it was given to: no side's makes another text of the
  /// other side more finished.
  private static func state(of text: TableSubject, _ state: TableSubject, _ versions: SubjectVersions) -> String? {
    let (ours, theirs) = (versions.ours[state], versions.theirs[state])
    let (textChange, change) = (versions.change(of: text), versions.change(of: state))
    switch (textChange.isOurs, textChange.isTheirs) {
    case (true, true): return lessFinished(ours, theirs)
    case (true, false): return change.isTheirs ? lessFinished(ours, theirs) : ours ?? theirs
    case (false, true): return change.isOurs ? lessFinished(theirs, ours) : theirs ?? ours
    case (false, false):
      if change.isOurs, change.isTheirs { return lessFinished(ours, theirs) }
      return change.isTheirs ? theirs ?? ours : ours
    }
  }

  private static func lessFinished(_ left: String?, _ right: String?) -> String? {
    let order = ["new", "needs_review", "machine_translated", "translated"]
    func rank(_ state: String?) -> Int { state.flatMap(order.firstIndex) ?? order.count }
    return rank(left) <= rank(right) ? left ?? right : right
  }
}

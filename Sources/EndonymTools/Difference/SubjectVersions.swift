import EndonymStrings

/// What three tables say of a key: two sides, and what both come from.
struct SubjectVersions {
  let base, ours, theirs: [TableSubject: String]

  /// The subjects that are wanted.
  func filter(_ isIncluded: (TableSubject) -> Bool) -> SubjectVersions {
    func filtered(_ subjects: [TableSubject: String]) -> [TableSubject: String] {
      subjects.filter { isIncluded($0.key) }
    }
    return SubjectVersions(base: filtered(base), ours: filtered(ours), theirs: filtered(theirs))
  }

  /// Who changed a subject.
  func change(of subject: TableSubject) -> Change {
    let base = base[subject].map(ExactText.init)
    return Change(
      isOurs: ours[subject].map(ExactText.init) != base, isTheirs: theirs[subject].map(ExactText.init) != base,
      isSame: ours[subject].map(ExactText.init) == theirs[subject].map(ExactText.init))
  }

  /// Who changed any of them.
  var change: Change {
    let changes = Set(base.keys).union(ours.keys).union(theirs.keys).map(change(of:))
    return Change(
      isOurs: changes.contains(where: \.isOurs), isTheirs: changes.contains(where: \.isTheirs),
      isSame: changes.allSatisfy(\.isSame))
  }

  /// Who changed something.
  struct Change {
    /// Whether our side did.
    let isOurs: Bool
    /// Whether their side did.
    let isTheirs: Bool
    /// Whether both sides say the same.
    let isSame: Bool
  }
}

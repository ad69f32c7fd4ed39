import EndonymStrings

/// What changed between two tables, key by key, for review.
///
/// ```swift
/// let difference = TableDifference(from: old, to: new)
/// difference.text
/// // ~ "greeting"
/// //     de: "Hallo" -> "Guten Tag"
/// // 0 keys added, 0 removed, 1 changed
/// ```
public struct TableDifference: Hashable, Sendable {
  /// What happened to a key.
  public enum Kind: String, Codable, Hashable, Sendable {
    case added, removed, changed
  }

  /// One thing that is said differently, or by one of the two only.
  public struct Detail: Hashable, Sendable {
    /// What it is.
    public let subject: TableSubject
    /// What the old table says.
    public let old: String?
    /// What the new table says.
    public let new: String?
  }

  /// A key with all that differs.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public let key: String
    /// What happened to it.
    public let kind: Kind
    /// What differs, fields first, then language by language.
    public let details: [Detail]
  }

  /// The keys that differ: those of the old table in its order, then those that were added.
  public let entries: [Entry]

  /// Compares two tables.
  ///
  /// - Returns: `nil` for two of different kinds.
  public static func between(_ old: AnyTable, _ new: AnyTable) -> TableDifference? {
    switch (old, new) {
    case (.catalog(let old), .catalog(let new)): TableDifference(old, new)
    case (.strings(let old), .strings(let new)): TableDifference(old, new)
    case (.stringsDictionary(let old), .stringsDictionary(let new)): TableDifference(old, new)
    default: nil
    }
  }

  init<Table: ComparableTable>(_ old: Table, _ new: Table) {
    let oldKeys = old.keys
    let newKeys = new.keys
    let known = Set(oldKeys.map(ExactText.init))
    let kept = Set(newKeys.map(ExactText.init))
    entries = (oldKeys + newKeys.filter { !known.contains(ExactText($0)) }).compactMap { key in
      let kind: Kind = !known.contains(ExactText(key)) ? .added : kept.contains(ExactText(key)) ? .changed : .removed
      let before = old.subjects(of: key)
      let after = new.subjects(of: key)
      let details = Set(before.keys).union(after.keys).sorted(by: TableSubject.precedes).compactMap { subject in
        let (old, new) = (before[subject], after[subject])
        return old.map(ExactText.init) == new.map(ExactText.init) ? nil : Detail(subject: subject, old: old, new: new)
      }
      return kind == .changed && details.isEmpty ? nil : Entry(key: key, kind: kind, details: details)
    }
  }

  /// How many keys something happened to.
  public func count(_ kind: Kind) -> Int { entries.count { $0.kind == kind } }

  // MARK: Reports

  /// The difference for people.
  public var text: String {
    var lines: [String] = []
    for entry in entries {
      lines.append("\(entry.kind.mark) \(QuotedText.quoted(entry.key))")
      for detail in entry.details {
        let values =
          switch (detail.old, detail.new) {
          case (let old?, let new?): "\(QuotedText.quoted(old)) -> \(QuotedText.quoted(new))"
          case (nil, let new?): entry.kind == .added ? QuotedText.quoted(new) : "+ \(QuotedText.quoted(new))"
          case (let old?, nil): entry.kind == .removed ? QuotedText.quoted(old) : "- \(QuotedText.quoted(old))"
          case (nil, nil): ""
          }
        lines.append("    \(detail.subject): \(values)")
      }
    }
    let counts = "\(count(.added)) added, \(count(.removed)) removed, \(count(.changed)) changed"
    return (lines + [counts]).joined(separator: "\n")
  }
}

extension TableDifference.Kind {
  fileprivate var mark: String {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    }
  }
}

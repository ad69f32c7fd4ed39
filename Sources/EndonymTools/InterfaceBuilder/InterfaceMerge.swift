import EndonymStrings

/// Brings a language's table up to date with an interface file, without losing a translation.
///
/// - A text that is translated keeps its translation. One that still reads as the source did, which the entry's comment tells, follows
///   the source.
/// - A new object takes the translation of one that is gone and had the same text, if the language has one; else the source's text.
/// - An entry whose object is gone stays, and its comment says so: `Gone = "YES";`. When the object is back, it says so no more.
public struct InterfaceMerge: Sendable {
  /// What became of an entry.
  public enum Change: Hashable, Sendable {
    /// A key that was not there, with the source's text.
    case added
    /// A key that was not there, with the translation of a key that is gone.
    case moved(from: String)
    /// A text that nobody had translated follows the source.
    case followed(old: String)
    /// The source has changed, and the translation has not.
    case outdated(oldSource: String)
    /// The object is gone.
    case gone
    /// The object is back.
    case returned
  }

  /// The table as it is now.
  public private(set) var table: StringsFile
  /// What became of which keys, in the order of the interface's keys, those that are gone last.
  public private(set) var changes: [(key: String, change: Change)] = []

  private var orphans: [Orphan] = []

  /// An entry without an object.
  private struct Orphan {
    let key: String
    let value: String
    let comment: InterfaceComment
    var isTaken = false
  }

  /// Merges the texts of an interface into a table.
  public init(_ interface: InterfaceFile, into table: StringsFile) {
    self.table = table
    let keys = Set(interface.strings.map(\.key))
    orphans = table.entries.compactMap { entry in
      guard !keys.contains(entry.key), let value = entry.value,
        let comment = entry.comment.flatMap(InterfaceComment.init)
      else { return nil }
      return Orphan(key: entry.key, value: value, comment: comment)
    }
    for string in interface.strings { merge(string) }
    for orphan in orphans where !orphan.comment.isGone {
      var comment = orphan.comment
      comment.isGone = true
      self.table.setComment(comment.text, forKey: orphan.key)
      changes.append((orphan.key, .gone))
    }
  }

  private mutating func merge(_ string: InterfaceString) {
    guard let entry = table[string.key], let value = entry.value else { return add(string) }
    let old = entry.comment.flatMap(InterfaceComment.init)
    if let old {
      if old.isGone { changes.append((string.key, .returned)) }
      if old.source != string.value {
        if value == old.source {
          table.setValue(string.value, forKey: string.key)
          changes.append((string.key, .followed(old: value)))
        } else if value != string.value {
          changes.append((string.key, .outdated(oldSource: old.source)))
        }
      }
    }
    // A comment that ibtool did not write is someone's own.
    if old != nil || entry.comment == nil { table.setComment(string.comment, forKey: string.key) }
  }

  private mutating func add(_ string: InterfaceString) {
    let candidates = orphans.indices.filter { index in
      let orphan = orphans[index]
      return !orphan.isTaken && orphan.comment.source == string.value && orphan.value != orphan.comment.source
    }
    // Of several with the text, one of the same kind of object is the likeliest.
    let likeliest = candidates.first { orphans[$0].comment.className == string.className } ?? candidates.first
    if let likeliest {
      orphans[likeliest].isTaken = true
      table.append(string.key, orphans[likeliest].value, comment: string.comment)
      changes.append((string.key, .moved(from: orphans[likeliest].key)))
    } else {
      table.append(string.key, string.value, comment: string.comment)
      changes.append((string.key, .added))
    }
  }
}

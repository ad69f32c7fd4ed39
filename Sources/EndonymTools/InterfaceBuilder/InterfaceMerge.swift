import EndonymStrings

/// Brings a language's table up to date with an interface file, without losing a translation.
///
/// - A text that is translated keeps its translation. One that still reads as the source did, which the entry's comment tells, follows
///   the source.
/// - A new object takes the translation of one that is gone and had the same text, if the language has one; else the source's text.
/// - An entry whose object is gone stays, and its comment says so: `Gone = "YES";`. When the object is back, it says so no more. A comment that
///   ibtool did not write keeps its words.
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
    /// The source has changed, and the translations of a catalog are marked for review.
    case reviewed(oldSource: String)
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
    /// What ibtool's comment tells, if it is one.
    let comment: InterfaceComment?
    /// What the comment says when the object is gone; `nil` when it says so already.
    let goneComment: String?
    var isTaken = false

    init?(_ entry: StringsFile.Entry) {
      guard let value = entry.value else { return nil }
      let written = entry.comment ?? ""
      var comment = InterfaceComment(written)
      // A key that is none of an object's is someone's own, and so is its comment.
      guard comment != nil || InterfaceString.isKey(entry.key) else { return nil }
      (key, self.value, self.comment) = (entry.key, value, comment)
      let wasGone = comment?.isGone ?? InterfaceComment.isMarkedGone(written)
      comment?.isGone = true
      goneComment = wasGone ? nil : comment?.text ?? InterfaceComment.markedGone(written)
    }
  }

  /// Merges the texts of an interface into a table.
  public init(_ interface: InterfaceFile, into table: StringsFile) {
    self.table = table
    let keys = Set(interface.strings.map(\.key))
    orphans = table.entries.filter { !keys.contains($0.key) }.compactMap(Orphan.init)
    for string in interface.strings { merge(string) }
    for orphan in orphans {
      guard let comment = orphan.goneComment else { continue }
      self.table.setComment(comment, forKey: orphan.key)
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
    // A comment that ibtool did not write is someone's own, but for the mark.
    if old == nil, let own = entry.comment {
      guard InterfaceComment.isMarkedGone(own) else { return }
      table.setComment(InterfaceComment.unmarked(own) ?? string.comment, forKey: string.key)
      changes.append((string.key, .returned))
    } else {
      table.setComment(string.comment, forKey: string.key)
    }
  }

  private mutating func add(_ string: InterfaceString) {
    let candidates = orphans.indices.filter { index in
      let orphan = orphans[index]
      guard let source = orphan.comment?.source else { return false }
      return !orphan.isTaken && source == string.value && orphan.value != source
    }
    // Of several with the text, one of the same kind of object is the likeliest.
    let likeliest = candidates.first { orphans[$0].comment?.className == string.className } ?? candidates.first
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

extension StringsFile {
  /// Gives a key a text: the last entry of the key is changed, or a new one is added at the end.
  ///
  /// Writing changes that value and no other byte. A text that is there already changes nothing.
  public mutating func setValue(_ value: String, forKey key: String) {
    let isThere: Void? = contents.change(key) { entry in
      if let old = entry.value, ExactText(old) == ExactText(value) { return }
      entry.content = .string(value)
      entry.isKeyOnly = false
      entry.isChanged = true
    }
    if isThere == nil { append(key, value) }
  }

  /// Adds an entry behind the last one, though the key may be there already.
  public mutating func append(_ key: String, _ value: String, comment: String? = nil) {
    contents.append(Entry(key: key, value: value, comment: comment))
  }

  /// Gives the last entry of a key another comment, or none.
  ///
  /// Only old-style text has comments that are kept with their entries: in the other forms the comment is known until the file is
  /// written. Writing changes the comments above the entry and no other byte.
  public mutating func setComment(_ comment: String?, forKey key: String) {
    contents.change(key) { entry in
      guard entry.comment != comment else { return }
      entry.comment = comment
      entry.isCommentChanged = true
    }
  }

  /// Removes all entries of a key, with their comments.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public mutating func remove(_ key: String) -> Bool { contents.remove(key) }

  /// The file's bytes: those that were read where nothing was changed.
  ///
  /// A binary file that was changed is written anew, as a binary file with the content that it has now.
  public func bytes() -> [UInt8] {
    var changes = contents.changes
    if form == .oldStyle {
      changes.comments = entries.filter(\.isCommentChanged).compactMap { entry in
        entry.member.map { PropertyListChanges.NewComment($0, entry.comment) }
      }
    }
    for entry in entries where entry.isChanged {
      if let member = entry.member {
        let isKeyOnly = member.key == member.value
        changes.replaced.append(.init(member.value, PropertyListNode(entry.content), isKeyOnly: isKeyOnly))
      } else {
        changes.added.append(PropertyListMember(entry))
      }
    }
    return document.bytes(after: changes) { entries.map { PropertyListMember($0) } }
  }
}

extension PropertyListMember {
  fileprivate init(_ entry: StringsFile.Entry) {
    self.init(entry.key, PropertyListNode(entry.content))
    comment = entry.comment
  }
}

extension StringsFile {
  /// Gives a key a text: the last entry of the key is changed, or a new one is added at the end.
  ///
  /// Writing changes that value and no other byte. A text that is there already changes nothing.
  public mutating func setValue(_ value: String, forKey key: String) {
    guard let place = place(of: key), entries.indices.contains(place) else {
      append(key, value)
      return
    }
    if let old = entries[place].value, ExactText(old) == ExactText(value) { return }
    entries[place].content = .string(value)
    entries[place].isKeyOnly = false
    entries[place].isChanged = true
  }

  /// Adds an entry behind the last one, though the key may be there already.
  public mutating func append(_ key: String, _ value: String, comment: String? = nil) {
    entries.append(Entry(key: key, value: value, comment: comment))
    setPlace(entries.count - 1, of: key)
  }

  /// Gives the last entry of a key another comment, or none.
  ///
  /// Only old-style text has comments that are kept with their entries: in the other forms the comment is known until the file is
  /// written. Writing changes the comments above the entry and no other byte.
  public mutating func setComment(_ comment: String?, forKey key: String) {
    guard let place = place(of: key), entries.indices.contains(place), entries[place].comment != comment else { return }
    entries[place].comment = comment
    entries[place].isCommentChanged = true
  }

  /// Removes all entries of a key, with their comments.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public mutating func remove(_ key: String) -> Bool {
    guard place(of: key) != nil else { return false }
    let exact = ExactText(key)
    removed += entries.filter { ExactText($0.key) == exact }.compactMap(\.member)
    entries.removeAll { ExactText($0.key) == exact }
    updateIndex()
    return true
  }

  /// The file's bytes: those that were read where nothing was changed.
  ///
  /// A binary file that was changed is written anew, as a binary file with the content that it has now.
  public func bytes() -> [UInt8] {
    var changes = PropertyListChanges()
    changes.removed = removed
    changes.last = entries.last { $0.member != nil }?.member
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

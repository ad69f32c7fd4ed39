extension StringsDictionary {
  /// Gives a text inside an entry another content: a plural form, the format string, a device's text.
  ///
  /// ```swift
  /// table.setText("%lld Lieder", at: ["count", "other"], forKey: "songs")
  /// table.setText("Lieder", at: [], forKey: "title")   // an entry that is a plain text
  /// ```
  ///
  /// Writing changes that text and no other byte.
  ///
  /// The path is the keys of the dictionaries around the text, from the outermost, as the file has them.
  ///
  /// - Returns: Whether there is such a text.
  @discardableResult
  public mutating func setText(_ text: String, at path: [String], forKey key: String) -> Bool {
    let isFound = contents.change(key) { entry in
      var changed: Range<Int>?
      guard entry.node.replaceText(text, at: path[...], changed: &changed) else { return false }
      if let changed { entry.replacedTexts[changed] = text }
      var reader = StringsDictionaryReader(collector: DiagnosticCollector(file: ""))
      entry.definition = reader.definition(of: entry.node, key: key)
      return true
    }
    return isFound ?? false
  }

  /// Puts a value into an entry, or takes one out of it with `nil`. Dictionaries that are missing on the way are made, and those that
  /// nothing is left of go.
  ///
  /// - Returns: Whether there is such an entry and such a place in it.
  @discardableResult
  package mutating func setValue(_ value: PropertyListValue?, at path: [String], forKey key: String) -> Bool {
    let isSet = contents.change(key) { entry in
      guard entry.node.set(value, at: path[...]) else { return false }
      var reader = StringsDictionaryReader(collector: DiagnosticCollector(file: ""))
      entry.definition = reader.definition(of: entry.node, key: key)
      entry.isReplaced = true
      entry.replacedTexts = [:]
      return true
    }
    return isSet ?? false
  }

  /// Gives a key a definition: the last entry of the key is replaced, or a new one is added at the end.
  public mutating func setDefinition(_ definition: MessageDefinition, forKey key: String) {
    let isThere: Void? = contents.change(key) { entry in
      if entry.definition == definition { return }
      entry.definition = definition
      entry.node = PropertyListNode(
        PropertyListValue(definition), position: entry.node.position, range: entry.node.range)
      entry.isReplaced = true
      entry.replacedTexts = [:]
    }
    if isThere == nil { append(key, definition) }
  }

  /// Adds an entry behind the last one, though the key may be there already. The comment is kept where the form has comments.
  public mutating func append(_ key: String, _ definition: MessageDefinition, comment: String? = nil) {
    contents.append(
      Entry(
        key: key, definition: definition, node: PropertyListNode(PropertyListValue(definition)), comment: comment,
        keyPosition: nil))
  }

  /// Removes all entries of a key, with their comments.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public mutating func remove(_ key: String) -> Bool { contents.remove(key) }

  /// The file's bytes: those that were read where nothing was changed.
  ///
  /// A binary file that was changed is written anew, as a binary file with the content that it has now. A new XML file has its keys in the
  /// order of their code points, as Apple's compiler writes them.
  public func bytes() -> [UInt8] {
    var changes = contents.changes
    for entry in entries {
      guard let member = entry.member else {
        changes.added.append(PropertyListMember(entry))
        continue
      }
      if entry.isReplaced {
        changes.replaced.append(.init(member.value, entry.node, isKeyOnly: member.key == member.value))
      } else {
        for (range, text) in entry.replacedTexts {
          let isKeyOnly = range == member.key && member.key == member.value
          changes.replaced.append(.init(range, PropertyListNode(.string(text)), isKeyOnly: isKeyOnly))
        }
      }
    }
    let isChangedBinary = document.form == .binary && entries.contains { !$0.replacedTexts.isEmpty || $0.isReplaced }
    if isChangedBinary { changes.replaced.append(.init(0..<0, PropertyListNode(.string("")))) }
    return document.bytes(after: changes) { entries.map { PropertyListMember($0) } }
  }
}

extension PropertyListMember {
  fileprivate init(_ entry: StringsDictionary.Entry) {
    self.init(entry.key, entry.node)
    comment = entry.comment
  }
}

extension PropertyListNode {
  /// Puts a value at the end of a path of keys, or takes out what is there.
  ///
  /// - Returns: Whether there is such a place.
  fileprivate mutating func set(_ new: PropertyListValue?, at path: ArraySlice<String>) -> Bool {
    guard let key = path.first else {
      guard let new else { return false }
      value = new
      return true
    }
    guard case .dictionary(var members) = value else { return false }
    let place = members.lastIndex { ExactText($0.key) == ExactText(key) }
    if new == nil, path.count == 1 {
      guard let place else { return false }
      members.remove(at: place)
    } else if let place {
      guard members[place].node.set(new, at: path.dropFirst()) else { return false }
      if members[place].node.members?.isEmpty == true { members.remove(at: place) }
    } else {
      var node = PropertyListNode(.dictionary([]))
      guard new != nil, node.set(new, at: path.dropFirst()) else { return false }
      members.append(PropertyListMember(key, node))
    }
    value = .dictionary(members)
    return true
  }

  /// Replaces the text at a path of keys, and tells where it stood if it was another.
  ///
  /// - Returns: Whether there is a text.
  fileprivate mutating func replaceText(_ text: String, at path: ArraySlice<String>, changed: inout Range<Int>?) -> Bool
  {
    guard let key = path.first else {
      guard let old = self.text else { return false }
      if ExactText(old) != ExactText(text) {
        changed = range
        value = .string(text)
      }
      return true
    }
    guard case .dictionary(var members) = value,
      let place = members.lastIndex(where: { ExactText($0.key) == ExactText(key) })
    else { return false }
    let isFound = members[place].node.replaceText(text, at: path.dropFirst(), changed: &changed)
    value = .dictionary(members)
    return isFound
  }
}

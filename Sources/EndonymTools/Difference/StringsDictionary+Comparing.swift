import EndonymStrings

extension StringsDictionary: ComparableTable {
  var keys: [String] {
    var known: Set<ExactText> = []
    return entries.map(\.key).filter { known.insert(ExactText($0)).inserted }
  }

  func subjects(of key: String) -> [TableSubject: String] {
    guard let entry = self[key] else { return [:] }
    var subjects: [TableSubject: String] = [:]
    subjects[.comment] = entry.comment
    Self.collect(entry.node.value, path: [], into: &subjects)
    return subjects
  }

  /// The texts of an entry by the keys on the way to them.
  private static func collect(_ value: PropertyListValue, path: [String], into subjects: inout [TableSubject: String]) {
    if case .dictionary(let members) = value {
      // Readers bound how deep property lists are nested.
      for member in members { collect(member.node.value, path: path + [member.key], into: &subjects) }
    } else {
      let text = if case .string(let text) = value { text } else { "\(value)" }
      subjects[.text(language: "", path: path)] = text
    }
  }

  mutating func take(_ subject: TableSubject, of key: String, from other: StringsDictionary) {
    guard case .text(_, let path) = subject, let theirs = other[key] else { return }
    let value = theirs.node.value(at: path)
    if case .string(let text)? = value, setText(text, at: path, forKey: key) { return }
    setValue(value, at: path, forKey: key)
  }

  // MARK: Wholes

  /// Every value is a whole, the dictionaries in it, too: where only one side changed anything in one, that side's is right.
  func blocks(of key: String, in outer: TableBlock?) -> [TableBlock] {
    guard let node = self[key]?.node else { return [] }
    guard let outer else { return [TableBlock(language: "")] }
    guard case .dictionary(let members)? = node.value(at: outer.path) else { return [] }
    return members.map { TableBlock(language: "", path: outer.path + [$0.key]) }
  }

  func shape(of block: TableBlock, of key: String) -> String? { self[key]?.node.value(at: block.path)?.kind }

  mutating func take(_ block: TableBlock, of key: String, from other: StringsDictionary) {
    let value = other[key]?.node.value(at: block.path)
    if case .string(let text)? = value, setText(text, at: block.path, forKey: key) { return }
    setValue(value, at: block.path, forKey: key)
  }

  mutating func takeAll(of key: String, from other: StringsDictionary) {
    guard let entry = other[key], let definition = entry.definition else { return }
    if self[key] == nil {
      append(key, definition, comment: entry.comment)
    } else {
      setDefinition(definition, forKey: key)
    }
  }

  mutating func removeAll(of key: String) { remove(key) }
}

extension PropertyListNode {
  /// The value at the end of a way of keys.
  fileprivate func value(at keys: [String]) -> PropertyListValue? {
    var node = self
    for key in keys {
      guard let member = node.members?.last(where: { ExactText($0.key) == ExactText(key) }) else { return nil }
      node = member.node
    }
    return node.value
  }
}

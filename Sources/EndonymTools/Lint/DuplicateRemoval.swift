import EndonymStrings

/// Takes entries out of a file that stand in it again later, with the same value and comment. The last one of a key counts, so that nothing is
/// lost; entries that differ stay, as nobody but their author knows which is meant.
struct DuplicateRemoval {
  static let rule = "duplicate-key"

  /// The file without them.
  private(set) var bytes: [UInt8]
  /// A note for each that is gone, at its place.
  private(set) var done: [Diagnostic] = []
  private let file: String
  private let isKept: (Diagnostic) -> Bool

  /// Looks at a file, and leaves those alone whose note is not wanted.
  init(_ bytes: [UInt8], file: LocalizedFile, keeping isKept: @escaping (Diagnostic) -> Bool) {
    self.bytes = bytes
    self.file = file.path
    self.isKept = isKept
    switch file.format {
    case .strings, .stringsDictionary: removeFromPropertyList()
    case .catalog: removeFromJSON()
    }
  }

  private mutating func removeFromPropertyList() {
    let (document, collector) = PropertyListDocument.read(bytes, file: file)
    // A binary file has no places, and what is broken may not be what it seems.
    guard document.form != .binary, !collector.diagnostics.contains(where: { $0.severity == .error }) else { return }
    let members = document.root.members ?? []
    var changes = PropertyListChanges()
    for index in removable(members.map(\.key), isSame: { members[$0].isSame(as: members[$1]) })
    where note(members[index].key, at: members[index].keyPosition) {
      changes.removed.append(MemberRanges(members[index]))
    }
    if !changes.isEmpty { bytes = document.bytes(after: changes) { members } }
  }

  private mutating func removeFromJSON() {
    var collector = DiagnosticCollector(file: file)
    let source = SourceText(decoding: bytes, into: &collector)
    let document = JSONDocument(source.utf8)
    guard document.problems.isEmpty, let root = document.root else { return }
    let lines = TextLines(document.text)
    var edits: [TextEdit] = []
    var open = [root]
    while let node = open.popLast() {
      let members = document.members(of: node)
      let names = members.map { document.string($0.key) ?? "" }
      let removed = removable(names) { document.value(members[$0].value) == document.value(members[$1].value) }
        .filter { note(names[$0], at: lines.position(at: document.nodes[members[$0].key].range.lowerBound)) }
      for index in removed {
        // It is never the last of its object: what parts it from the next one goes with it.
        let (start, end) = (document.nodes[members[index].key].range, document.nodes[members[index + 1].key].range)
        edits.append(TextEdit(start.lowerBound..<end.lowerBound, []))
      }
      for index in members.indices where !removed.contains(index) { open.append(members[index].value) }
    }
    if !edits.isEmpty { bytes = source.encode(TextEdit.apply(edits, to: document.text)) }
    done.sort { ($0.position ?? .start) < ($1.position ?? .start) }
  }

  /// The places of those that are the same as the last one of their name.
  private func removable(_ names: [String], isSame: (Int, Int) -> Bool) -> [Int] {
    var last: [ExactText: Int] = [:]
    for (index, name) in names.enumerated() { last[ExactText(name)] = index }
    guard last.count < names.count else { return [] }
    return names.indices.filter { index in
      last[ExactText(names[index])].map { $0 != index && isSame(index, $0) } ?? false
    }
  }

  /// Notes a removal; false when it is not wanted.
  private mutating func note(_ key: String, at position: SourcePosition?) -> Bool {
    let message = "repaired: \"\(key)\" stands below again as it is here, and once is enough"
    let note = Diagnostic(.note, rule: Self.rule, message, file: file, position: position)
    if isKept(note) { return false }
    done.append(note)
    return true
  }
}

extension PropertyListMember {
  /// Whether two members say the same, wherever they stand.
  fileprivate func isSame(as other: PropertyListMember) -> Bool {
    comment == other.comment && isKeyOnly == other.isKeyOnly && node.isSame(as: other.node)
  }
}

extension PropertyListNode {
  fileprivate func isSame(as other: PropertyListNode) -> Bool {
    switch (value, other.value) {
    case (.dictionary(let left), .dictionary(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy { ExactText($0.key) == ExactText($1.key) && $0.node.isSame(as: $1.node) }
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    case (.string(let left), .string(let right)): ExactText(left) == ExactText(right)
    default: value == other.value
    }
  }
}

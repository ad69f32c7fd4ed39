/// Changes values of a JSON text and leaves every other byte as it is, errors included.
///
/// A change is the difference between what the text was read as and what it is to say: what is the same in both is not touched,
/// however the text spells it.
package struct JSONEditor {
  private let document: JSONDocument
  private let style: JSONStyle
  private let order: CatalogKeyOrder
  private var edits: [TextEdit] = []

  package init(_ document: JSONDocument, order: CatalogKeyOrder) {
    self.document = document
    self.order = order
    style = JSONStyle(of: document)
  }

  /// The text with all changes.
  package func text() -> [UInt8] { TextEdit.apply(edits, to: document.text) }

  /// Whether nothing is changed.
  package var isEmpty: Bool { edits.isEmpty }

  /// Changes the value of a node, at a level, that was read as `base`.
  package mutating func change(_ node: Int, level: Int, from base: JSONValue, to target: JSONValue) {
    guard !base.isEquivalent(to: target) else { return }
    switch (document.nodes[node].kind, base, target) {
    case (.object, .object(let old), .object(let new)):
      var changes = JSONObjectChanges()
      for member in old where target[member.key] == nil { changes.removed.insert(ExactText(member.key)) }
      for member in new {
        changes.set(member.key, from: base[member.key], to: member.value)
      }
      change(node, level: level, changes)
    case (.array, .array(let old), .array(let new)):
      let elements = document.elements(of: node)
      guard elements.count == old.count, old.count == new.count else {
        return replace(node, level: level, with: target)
      }
      for (element, (old, new)) in zip(elements, zip(old, new)) {
        change(element, level: level + 1, from: old, to: new)
      }
    default: replace(node, level: level, with: target)
    }
  }

  /// Changes members of an object that stands at a level.
  package mutating func change(_ node: Int, level: Int, _ changes: JSONObjectChanges) {
    let members = document.members(of: node).map { (name: document.string($0.key) ?? "", key: $0.key, value: $0.value) }
    var last: [ExactText: Int] = [:]
    for (index, member) in members.enumerated() { last[ExactText(member.name)] = index }
    var added: [JSONMember] = []
    for (key, base, target) in changes.changed {
      guard let index = last[ExactText(key)] else {
        added.append(JSONMember(key, target))
        continue
      }
      if let base {
        change(members[index].value, level: level + 1, from: base, to: target)
      } else {
        replace(members[index].value, level: level + 1, with: target)
      }
    }
    let kept = members.indices.filter { !changes.removed.contains(ExactText(members[$0].name)) }
    guard !added.isEmpty || kept.count < members.count else { return }
    guard let firstKept = kept.first else {
      // Nothing is left of it.
      return replace(node, level: level, with: .object(added))
    }
    insert(added, level: level + 1, among: kept.map { (members[$0].name, members[$0].key, members[$0].value) })
    // Runs of members that go. One takes what is before the next member that stays with it, or else what is behind the last.
    var index = 0
    var before: Int?
    for next in kept + [members.count] {
      if next > index {
        if next < members.count {
          remove(start(members[index].key)..<start(members[next].key))
        } else {
          let end = document.nodes[members[before ?? firstKept].value].range.upperBound
          remove(end..<document.nodes[members[next - 1].value].range.upperBound)
        }
      }
      index = next + 1
      before = next
    }
  }

  private func start(_ node: Int) -> Int { document.nodes[node].range.lowerBound }

  private mutating func remove(_ range: Range<Int>) { edits.append(TextEdit(range, [])) }

  private mutating func replace(_ node: Int, level: Int, with value: JSONValue) {
    var bytes: [UInt8] = []
    style.append(value.sorted(by: order), level: level, to: &bytes)
    edits.append(TextEdit(document.nodes[node].range, bytes))
  }

  /// Writes new members among those of an object that stay.
  private mutating func insert(_ added: [JSONMember], level: Int, among kept: [(name: String, key: Int, value: Int)]) {
    guard !added.isEmpty else { return }
    let placement = KeyPlacement(kept.map(\.name), order: order)
    for (place, group) in placement.places(of: added.map(\.key)) {
      for index in group {
        let member = JSONMember(added[index].key, added[index].value.sorted(by: order))
        var bytes: [UInt8] = []
        if place > 0 {
          bytes.append(UInt8(ascii: ","))
          style.appendLine(level, to: &bytes)
          style.append(member, level: level, to: &bytes)
          let end = document.nodes[kept[place - 1].value].range.upperBound
          edits.append(TextEdit(end..<end, bytes))
        } else {
          style.append(member, level: level, to: &bytes)
          bytes.append(UInt8(ascii: ","))
          style.appendLine(level, to: &bytes)
          edits.append(TextEdit(start(kept[0].key)..<start(kept[0].key), bytes))
        }
      }
    }
  }
}

/// What is to change of an object's members.
package struct JSONObjectChanges {
  /// The keys that go.
  package var removed: Set<ExactText> = []
  /// The keys whose values are set, each with what its value was read as; `nil` when it was not there, or was not understood.
  package private(set) var changed: [(key: String, base: JSONValue?, target: JSONValue)] = []

  package init() {}

  /// Sets the value of a key.
  package mutating func set(_ key: String, from base: JSONValue?, to target: JSONValue) {
    if let base, base.isEquivalent(to: target) { return }
    changed.append((key, base, target))
  }
}

extension JSONValue {
  /// The value on one line: the same text for values that say the same.
  package var text: String {
    var bytes: [UInt8] = []
    JSONStyle.compact.append(sorted(by: CatalogKeyOrder()), level: 0, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value with the members of all objects in an order.
  package func sorted(by order: CatalogKeyOrder) -> JSONValue {
    switch self {
    case .object(let members):
      .object(
        members.map { JSONMember($0.key, $0.value.sorted(by: order)) }
          .sorted { order.areInOrder($0.key, $1.key) })
    case .array(let elements): .array(elements.map { $0.sorted(by: order) })
    default: self
    }
  }
}

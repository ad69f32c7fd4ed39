extension StringCatalog {
  /// The bytes of the catalog's file.
  ///
  /// A catalog that was read is written back byte for byte, but for what was changed: style, order of keys, byte order mark, final
  /// newline, unknown fields and errors stay as they are. A new key goes where the file's order puts it, which is Xcode's unless the file
  /// has another. A new catalog is written as Xcode writes it.
  public func bytes() -> [UInt8] {
    guard let original else { return newBytes() }
    let isUnchanged =
      edited.isEmpty && removedOriginals == 0 && storage.count == original.entries.count
      && JSONValue.object(header).isEquivalent(to: .object(original.header))
    if isUnchanged { return original.bytes }
    let document = JSONDocument(original.source.utf8)
    guard let root = document.root, document.nodes[root].kind == .object else { return newBytes() }
    var editor = JSONEditor(document, order: CatalogKeyOrder())
    let strings = document.members(of: root).last { document.string($0.key, is: "strings") }?.value
    if let strings, document.nodes[strings].kind == .object {
      editor.change(root, level: 0, from: .object(original.header), to: .object(header))
      editor.change(strings, level: 1, entryChanges(original))
    } else {
      let entries = JSONMember("strings", .object(entries.map { JSONMember($0.key, $0.json) }))
      editor.change(root, level: 0, from: .object(original.header), to: .object(header + [entries]))
    }
    return editor.isEmpty ? original.bytes : original.source.encode(editor.text())
  }

  /// The fields beside the entries.
  var header: [JSONMember] {
    var members: [JSONMember] = []
    if !sourceLanguage.isEmpty { members.append(JSONMember("sourceLanguage", .string(sourceLanguage))) }
    if let version { members.append(JSONMember("version", .string(version))) }
    return members + otherFields
  }

  private func entryChanges(_ original: CatalogOriginal) -> JSONObjectChanges {
    var changes = JSONObjectChanges()
    for (index, entry) in storage.enumerated() {
      let base = index < original.entries.count ? original.entries[index] : nil
      if let entry {
        if base == nil || edited.contains(index) { changes.set(entry.key, from: base?.json, to: entry.json) }
      } else if let base {
        changes.removed.insert(ExactText(base.key))
      }
    }
    return changes
  }

  private func newBytes() -> [UInt8] {
    let order = CatalogKeyOrder()
    let entries = JSONMember("strings", .object(storage.compactMap { $0.map { JSONMember($0.key, $0.json) } }))
    var bytes: [UInt8] = []
    JSONStyle.xcode.append(JSONValue.object(header + [entries]).sorted(by: order), level: 0, to: &bytes)
    return bytes
  }
}

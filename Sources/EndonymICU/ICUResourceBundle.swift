import CEndonymICU

/// A node of ICU's data: a table, an array, a text or a number.
///
/// `@unchecked Sendable`: the pointer is never written after `init`, and every call of the shim takes it as const. ICU
/// documents reading a bundle from several threads as safe when each iterates on its own; iteration here goes by
/// index and leaves no trace in the handle.
package final class ICUResourceBundle: @unchecked Sendable {
  let bundle: OpaquePointer

  private init(_ bundle: OpaquePointer) { self.bundle = bundle }

  deinit { eicu_bundle_close(bundle) }

  /// Opens exactly `name`, with no fallback to a parent.
  /// - Parameters:
  ///   - tree: One of ICU's data trees (`curr`, `lang`, `rbnf`, `region`, `unit`, `zone`); `nil` for its main data.
  ///   - name: A bundle such as `plurals`, `units`, `supplementalData`, or a locale in ICU's spelling.
  /// - Throws: ``ICUError/isMissingResource`` when there is no such bundle.
  package convenience init(tree: String? = nil, name: String) throws(ICUError) {
    self.init(try ICUError.pointer("eicu_bundle_open") { eicu_bundle_open(tree, name, &$0) })
  }

  /// Whether the node is a table or an array.
  package var hasChildren: Bool {
    let kind = eicu_bundle_kind(bundle)
    return kind == EICU_NODE_TABLE || kind == EICU_NODE_ARRAY
  }

  /// Whether the node is text.
  package var isString: Bool { eicu_bundle_kind(bundle) == EICU_NODE_STRING }

  /// The key in the table that holds the node; empty in an array.
  package var key: String { eicu_bundle_key(bundle).map { String(cString: $0) } ?? "" }

  /// The child with a key; `nil` when there is none.
  package func child(_ key: String) throws(ICUError) -> ICUResourceBundle? {
    var status: Int32 = 0
    let child = eicu_bundle_child(bundle, key, &status)
    // Looked up by the dozen for every locale identifier: too often to be thrown and caught.
    if status == EICU_MISSING_RESOURCE { return nil }
    try ICUError.check(status, "eicu_bundle_child")
    return child.map(ICUResourceBundle.init)
  }

  /// The node that a path of keys leads to; `nil` when one of them is missing.
  package func descendant(_ keys: String...) throws(ICUError) -> ICUResourceBundle? {
    var node = self
    for key in keys {
      guard let child = try node.child(key) else { return nil }
      node = child
    }
    return node
  }

  /// All children, in ICU's order: tables are sorted by key.
  package func children() throws(ICUError) -> [ICUResourceBundle] {
    var children: [ICUResourceBundle] = []
    for index in 0..<eicu_bundle_count(bundle) {
      let child = try ICUError.pointer("eicu_bundle_child_at") { eicu_bundle_child_at(bundle, index, &$0) }
      children.append(ICUResourceBundle(child))
    }
    return children
  }

  /// The text of a text node.
  package func string() throws(ICUError) -> String {
    try ICUText.string("eicu_bundle_string") { eicu_bundle_string(bundle, $0, $1, &$2) }
  }

  /// The text of a child; `nil` when there is no such child.
  package func string(_ key: String) throws(ICUError) -> String? {
    try child(key)?.string()
  }

  /// The texts of an array, or of a single text as an array of one.
  package func strings() throws(ICUError) -> [String] {
    if isString { return [try string()] }
    var strings: [String] = []
    for child in try children() { strings.append(try child.string()) }
    return strings
  }

  /// The number of a number node.
  package func integer() throws(ICUError) -> Int32 {
    try ICUError.value("eicu_bundle_integer") { eicu_bundle_integer(bundle, &$0) }
  }

  /// The numbers of a vector node.
  package func vector() throws(ICUError) -> [Int32] {
    var count: Int32 = 0
    let values = try ICUError.pointer("eicu_bundle_vector") { eicu_bundle_vector(bundle, &count, &$0) }
    return Array(UnsafeBufferPointer(start: values, count: Int(count)))
  }
  /// The bytes of a binary node.
  package func binary() throws(ICUError) -> [UInt8] {
    var count: Int32 = 0
    let bytes = try ICUError.pointer("eicu_bundle_binary") { eicu_bundle_binary(bundle, &count, &$0) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }
}

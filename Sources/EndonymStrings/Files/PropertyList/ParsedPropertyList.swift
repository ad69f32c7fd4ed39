/// What a reader made of the text of a property list.
struct ParsedPropertyList {
  /// The outermost value.
  var root: PropertyListNode
  /// What was found, and where to add findings.
  var collector: DiagnosticCollector
  /// Where a new member of the outermost dictionary is put: behind the last one, or before what closes it.
  var insertionOffset: Int
}

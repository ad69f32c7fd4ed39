/// Finds keys that stand in a dictionary more than once.
enum DuplicateKeys {
  /// Reports every such key at its later place. The tree is no deeper than the readers let it be.
  static func report(in node: PropertyListNode, into collector: inout DiagnosticCollector) {
    switch node.value {
    case .dictionary(let members):
      var first: [ExactText: SourcePosition?] = Dictionary(minimumCapacity: members.count)
      for member in members {
        let key = ExactText(member.key)
        if let earlier = first[key] {
          let place = earlier.map { ", first at \($0)" } ?? ""
          collector.report(
            .warning, "duplicate-key", "the key \"\(member.key)\" stands here again\(place); the last one counts",
            at: member.keyPosition)
        } else {
          first[key] = .some(member.keyPosition)
        }
        report(in: member.node, into: &collector)
      }
    case .array(let elements): for element in elements { report(in: element, into: &collector) }
    case .string, .integer, .real, .boolean, .date, .data: break
    }
  }
}

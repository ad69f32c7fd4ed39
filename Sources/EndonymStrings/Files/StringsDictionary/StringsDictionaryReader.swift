/// Makes message definitions of the values of a `.stringsdict` table, and reports what is not as the format has it.
struct StringsDictionaryReader {
  var collector: DiagnosticCollector

  /// The definition of a value; `nil` if it says nothing that could be shown. The tree is no deeper than the readers let it be.
  mutating func definition(of node: PropertyListNode, key: String) -> MessageDefinition? {
    switch node.value {
    case .string(let text): return .text(text)
    case .dictionary(let members): return definition(of: members, in: node, key: key)
    case .integer, .real, .boolean, .date, .data, .array:
      report(
        "value-kind", "expected a text or a dictionary for \"\(key)\", found \(node.value.kind)", at: node.position)
      return nil
    }
  }

  private mutating func definition(
    of members: [PropertyListMember], in node: PropertyListNode, key: String
  ) -> MessageDefinition? {
    let rules = [StringsDictionaryKey.devices, StringsDictionaryKey.widths, StringsDictionaryKey.format]
      .filter { node[$0] != nil }
    guard let rule = rules.first else {
      let found = members.isEmpty ? "nothing" : members.prefix(3).map { "\"\($0.key)\"" }.joined(separator: ", ")
      let message =
        "expected \(StringsDictionaryKey.format), \(StringsDictionaryKey.devices) or \(StringsDictionaryKey.widths)"
        + " in \"\(key)\", found \(found)"
      report("missing-format-key", message, at: node.position)
      return nil
    }
    if rules.count > 1 {
      let message = "expected one rule in \"\(key)\", found \(rules.joined(separator: " and ")); the first is used"
      collector.report(.warning, "conflicting-rules", message, at: node.position)
    }
    switch rule {
    case StringsDictionaryKey.devices: return devices(node[rule], key: key)
    case StringsDictionaryKey.widths: return widths(node[rule], key: key)
    default: return variables(members, format: node[rule], key: key)
    }
  }

  private mutating func devices(_ node: PropertyListNode?, key: String) -> MessageDefinition? {
    guard let members = dictionary(node, of: StringsDictionaryKey.devices, key: key) else { return nil }
    var variants: [MessageVariant<String>] = []
    for member in members {
      guard let definition = definition(of: member.node, key: "\(key).\(member.key)") else { continue }
      variants.append(MessageVariant(member.key, definition, position: member.node.position))
    }
    return .devices(variants)
  }

  private mutating func widths(_ node: PropertyListNode?, key: String) -> MessageDefinition? {
    guard let members = dictionary(node, of: StringsDictionaryKey.widths, key: key) else { return nil }
    var variants: [MessageVariant<Int>] = []
    for member in members {
      guard let width = Int(member.key), width >= 0 else {
        let message = "expected a width, a whole number, in \"\(key)\", found \"\(member.key)\""
        report("width", message, at: member.keyPosition)
        continue
      }
      guard let definition = definition(of: member.node, key: "\(key).\(member.key)") else { continue }
      variants.append(MessageVariant(width, definition, position: member.node.position))
    }
    return .widths(variants)
  }

  private mutating func dictionary(
    _ node: PropertyListNode?, of rule: String, key: String
  ) -> [PropertyListMember]? {
    guard let node else { return nil }
    guard let members = node.members else {
      report(
        "value-kind", "expected a dictionary for \(rule) in \"\(key)\", found \(node.value.kind)", at: node.position)
      return nil
    }
    if members.isEmpty {
      report("missing-form", "expected a definition at least for \(rule) in \"\(key)\", found none", at: node.position)
    }
    return members
  }

  private mutating func variables(
    _ members: [PropertyListMember], format node: PropertyListNode?, key: String
  ) -> MessageDefinition? {
    guard let node, let format = node.text else {
      let found = node.map { $0.value.kind } ?? "nothing"
      let message = "expected a text for \(StringsDictionaryKey.format) in \"\(key)\", found \(found)"
      report("value-kind", message, at: node?.position)
      return nil
    }
    var variables: [MessageVariable] = []
    for member in members where member.key != StringsDictionaryKey.format {
      // Keys that are not known, with anything but a dictionary, are no variables.
      guard let forms = member.node.members else { continue }
      if member.key == StringsDictionaryKey.devices || member.key == StringsDictionaryKey.widths { continue }
      variables.append(variable(member, forms, key: key))
    }
    return .variables(format: format, variables)
  }

  private mutating func variable(
    _ member: PropertyListMember, _ forms: [PropertyListMember], key: String
  ) -> MessageVariable {
    let place = "the variable \"\(member.key)\" of \"\(key)\""
    var variable = MessageVariable(name: member.key, forms: [], position: member.keyPosition)
    switch member.node[StringsDictionaryKey.specType]?.text {
    case StringsDictionaryKey.pluralRule?: variable.rule = .plural
    case StringsDictionaryKey.genderRule?: variable.rule = .gender
    case let name?:
      variable.rule = .unknown(name)
      let message = "expected \(StringsDictionaryKey.pluralRule) as the rule of \(place), found \"\(name)\""
      collector.report(
        .warning, "unknown-rule", message, at: member.node[StringsDictionaryKey.specType]?.position)
    case nil:
      let message = "expected \(StringsDictionaryKey.specType) in \(place), found none"
      report("missing-spec-type", message, at: member.keyPosition)
    }
    for form in forms where form.key != StringsDictionaryKey.specType {
      if form.key == StringsDictionaryKey.valueType {
        if let type = form.node.text { variable.valueType = valueType(type, of: place, at: form.node.position) }
        continue
      }
      guard let text = form.node.text else {
        let message = "expected a text as the form \"\(form.key)\" of \(place), found \(form.node.value.kind)"
        report("value-kind", message, at: form.node.position)
        continue
      }
      variable.forms.append(MessageVariableForm(form.key, text, position: form.node.position))
      if let expected = Self.expectedName(of: form.key, variable.rule) {
        let message = "expected \(expected) in \(place), found \"\(form.key)\""
        collector.report(.warning, "unknown-category", message, at: form.keyPosition)
      }
    }
    if let fallback = variable.rule.fallback, !forms.contains(where: { $0.key == fallback }) {
      report("missing-other", "expected the form \"\(fallback)\" in \(place), found none", at: member.keyPosition)
    }
    return variable
  }

  /// What a form's name was expected to be where it is not that.
  private static func expectedName(of form: String, _ rule: MessageVariable.Rule) -> String? {
    switch rule {
    case .plural: StringsDictionaryKey.categories.contains(form) ? nil : "a plural category"
    case .gender: UInt64(form) == nil ? "a whole number" : nil
    case .unknown: nil
    }
  }

  /// The conversion of a variable. A percent sign before it is a common mistake, and no part of it.
  private mutating func valueType(_ text: String, of place: String, at position: SourcePosition?) -> String {
    guard text.hasPrefix("%") else { return text }
    let type = String(text.dropFirst())
    let message = "expected \"\(type)\" as the value type of \(place), found \"\(text)\": it is written without %"
    collector.report(.warning, "value-type", message, at: position)
    return type
  }

  private mutating func report(_ rule: String, _ message: String, at position: SourcePosition?) {
    collector.report(.error, rule, message, at: position)
  }
}

extension PropertyListValue {
  /// What a `.stringsdict` table says for a definition. `%arg` stands for the number of its variable, and is written as a conversion.
  package init(_ definition: MessageDefinition) {
    switch definition {
    case .text(let text): self = .string(text)
    case .variables(let format, let variables):
      let head = PropertyListMember(StringsDictionaryKey.format, PropertyListNode(.string(format)))
      self = .dictionary([head] + variables.map(PropertyListMember.init))
    case .devices(let variants):
      let members = variants.map {
        PropertyListMember($0.selector, PropertyListNode(PropertyListValue($0.definition)))
      }
      self = .dictionary([PropertyListMember(StringsDictionaryKey.devices, PropertyListNode(.dictionary(members)))])
    case .widths(let variants):
      let members = variants.map {
        PropertyListMember("\($0.selector)", PropertyListNode(PropertyListValue($0.definition)))
      }
      self = .dictionary([PropertyListMember(StringsDictionaryKey.widths, PropertyListNode(.dictionary(members)))])
    }
  }
}

extension PropertyListMember {
  fileprivate init(_ variable: MessageVariable) {
    let rule =
      switch variable.rule {
      case .plural: StringsDictionaryKey.pluralRule
      case .gender: StringsDictionaryKey.genderRule
      case .unknown(let name): name
      }
    // The number by its place among the arguments where that is known, else by its order.
    let number = "%" + (variable.argument.map { "\($0)$" } ?? "") + variable.valueType
    var members = [
      PropertyListMember(StringsDictionaryKey.specType, PropertyListNode(.string(rule))),
      PropertyListMember(StringsDictionaryKey.valueType, PropertyListNode(.string(variable.valueType))),
    ]
    for form in variable.forms {
      let text = form.format.replacingArgumentMark(with: number)
      members.append(PropertyListMember(form.category, PropertyListNode(.string(text))))
    }
    self.init(variable.name, PropertyListNode(.dictionary(members)))
  }
}

extension String {
  /// The format with `%arg` replaced; `%%arg` is a percent sign and a word.
  fileprivate func replacingArgumentMark(with number: String) -> String {
    var result = ""
    var rest = self[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        result += "%%"
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("%arg") {
        result += number
        rest = rest.dropFirst(4)
      } else {
        result += "%"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}

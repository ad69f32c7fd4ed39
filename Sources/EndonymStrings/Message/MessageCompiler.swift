import Endonym

/// Makes a message of its definition: chooses the device and the width, takes the formats apart, asks for number formats.
struct MessageCompiler {
  /// Definitions by device and width in one another. Apple has a plural in a width in a device.
  static let greatestDepth = 8

  let context: MessageContext
  private var templates: [MessageTemplate] = []
  private var variables: [CompiledVariable] = []
  private var issues: [MessageIssue]
  private var choices: [MessageChoice] = []
  private var definitions: [MessageVariable] = []
  private var indices: [String: Int] = [:]

  init(context: MessageContext) {
    self.context = context
    issues = context.issues
  }

  mutating func compile(_ definition: MessageDefinition) -> MessageStorage {
    switch chosen(of: definition) {
    case .text(let format):
      templates = [template(FormatString(AgreementMarks.removed(from: format)), valueType: nil)]
    case .variables(let format, let definitions):
      self.definitions = definitions
      // The last of the same name holds, as it does for a key that stands twice in a dictionary.
      for (index, variable) in definitions.enumerated() { indices[variable.name] = index }
      templates = [template(FormatString(AgreementMarks.removed(from: format)), valueType: nil)]
      for variable in definitions { compile(variable) }
    case .devices, .widths, nil:
      templates = [MessageTemplate()]
    }
    var positions = TakenArguments(templates: templates, variables: variables)
    positions.collect()
    return MessageStorage(
      context: context, templates: templates, variables: variables, issues: issues, choices: choices,
      takenPositions: positions.positions,
      takenNames: positions.names)
  }

  // MARK: Devices and widths

  private mutating func chosen(of definition: MessageDefinition) -> MessageDefinition? {
    var definition = definition
    for _ in 0...Self.greatestDepth {
      switch definition {
      case .text, .variables: return definition
      case .devices(let variants):
        guard let variant = device(of: variants) else { return nil }
        definition = variant
      case .widths(let variants):
        guard let variant = width(of: variants) else { return nil }
        definition = variant
      }
    }
    issues.append(.tooDeep(limit: Self.greatestDepth))
    return nil
  }

  private mutating func device(of variants: [MessageVariant<String>]) -> MessageDefinition? {
    let device = context.options.device.rawValue
    if let variant = variants.last(where: { $0.selector == device })
      ?? variants.last(where: { $0.selector == Device.other.rawValue })
    {
      choices.append(.device(variant.selector, wanted: device))
      return variant.definition
    }
    issues.append(variants.isEmpty ? .noVariants : .missingDevice(device))
    return variants.first?.definition
  }

  private mutating func width(of variants: [MessageVariant<Int>]) -> MessageDefinition? {
    let fitting = variants.filter { $0.selector <= context.options.presentationWidth ?? .max }
    let variant = fitting.max { $0.selector < $1.selector } ?? variants.min { $0.selector < $1.selector }
    if let variant {
      choices.append(.width(variant.selector, available: context.options.presentationWidth))
    } else {
      issues.append(.noVariants)
    }
    return variant?.definition
  }

  // MARK: Formats

  private mutating func template(_ format: FormatString, valueType: FormatPlaceholder?) -> MessageTemplate {
    issues += format.issues.map(MessageIssue.format)
    let bytes = Array(format.text.utf8)
    var template = MessageTemplate()
    for piece in format.pieces {
      switch piece {
      case .text(let range): template.append(bytes[range])
      case .percentSign: template.append([UInt8(ascii: "%")])
      case .placeholder(let placeholder):
        let source = String(decoding: bytes[placeholder.range], as: UTF8.self)
        append(placeholder, source: source, valueType: valueType, to: &template)
      }
    }
    return template
  }

  private mutating func append(
    _ placeholder: FormatPlaceholder, source: String, valueType: FormatPlaceholder?, to template: inout MessageTemplate
  ) {
    if case .variable(let name) = placeholder.conversion {
      guard let index = indices[name] else {
        issues.append(.unknownVariable(name))
        return template.append(Array(source.utf8))
      }
      let position = placeholder.position ?? definitions[index].argument
      let compiled = CompiledPlaceholder(placeholder, source: source, position: position, name: name, format: nil)
      return template.append(compiled, .variable, variable: index)
    }
    var shown = placeholder
    var isNumber = false
    if case .number = placeholder.conversion, let valueType {
      // `%arg` is the number that chose the form, and stands at the first argument of the form.
      shown = valueType
      shown.order = 0
      shown.position = nil
      isNumber = true
    }
    let compiled = CompiledPlaceholder(
      shown, source: source, position: shown.position, name: isNumber ? nil : placeholder.name,
      format: NumberConversion.format(of: shown, in: context))
    template.append(compiled, kind(of: compiled))
  }

  private func kind(of compiled: CompiledPlaceholder) -> MessageTemplate.Segment.Kind {
    let placeholder = compiled.placeholder
    guard placeholder.flags.isEmpty, placeholder.width == nil, placeholder.precision == nil, compiled.name == nil else {
      return .value
    }
    switch placeholder.conversion {
    case .decimal, .unsigned:
      // Written by the context's own format.
      return compiled.format == nil || context.options.numbers != .localized ? .value : .integer
    case .object: return .object
    default: return .value
    }
  }

  // MARK: Variables

  private mutating func compile(_ variable: MessageVariable) {
    let type = Self.placeholder(ofType: variable.valueType)
    var forms: [PluralCategory: Int] = [:]
    var numbered: [UInt64: Int] = [:]
    var first: Int?
    var shown: FormatPlaceholder?
    for form in variable.forms {
      let format = FormatString(AgreementMarks.removed(from: form.format), in: .variableForm)
      if shown == nil || form.category == variable.rule.fallback ?? PluralCategory.other.rawValue {
        shown = format.placeholders.first { Self.showsNumber($0, of: variable) } ?? shown
      }
      templates.append(template(format, valueType: type))
      if first == nil { first = templates.count - 1 }
      if variable.rule == .gender {
        if let number = UInt64(form.category) { numbered[number] = templates.count - 1 }
      } else if let category = PluralCategory(rawValue: form.category) {
        forms[category] = templates.count - 1
      }
    }
    if let placeholder = shown, case .number = placeholder.conversion { shown = type }
    if case .unknown(let rule) = variable.rule {
      issues.append(.unknownRule(variable: variable.name, rule: rule))
    }
    if variable.forms.isEmpty { issues.append(.noForms(variable: variable.name)) }
    variables.append(
      CompiledVariable(
        name: variable.name, rule: variable.rule, number: shown ?? type, context: context, forms: forms,
        numbered: numbered, first: first))
  }

  /// Whether a placeholder of a form shows the number that chose it.
  private static func showsNumber(_ placeholder: FormatPlaceholder, of variable: MessageVariable) -> Bool {
    switch placeholder.conversion {
    case .number: return true
    case .fixed, .scientific, .general, .decimal, .unsigned, .object: break
    default: return false
    }
    if let position = placeholder.position { return variable.argument.map { $0 == position } ?? true }
    return placeholder.order == 0
  }

  /// The placeholder that a value type spells: `lld`, `.1f`, and by mistake `%ld`.
  private static func placeholder(ofType type: String) -> FormatPlaceholder {
    let text = type.hasPrefix("%") ? type : "%" + type
    if let placeholder = FormatString(text).placeholders.first, placeholder.position == nil { return placeholder }
    return FormatPlaceholder(
      range: 0..<2, conversion: .object, letter: "@", position: nil, order: 0, name: nil, flags: [], width: nil,
      precision: nil, length: nil, isLikelyProse: false)
  }
}

extension MessageTemplate {
  /// Appends text, to the text before it where there is one.
  fileprivate mutating func append(_ bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty else { return }
    var start = text.count
    text += bytes
    if let last = segments.last, last.kind == .text {
      start = last.index
      segments.removeLast()
    }
    segments.append(Segment(kind: .text, index: start, end: text.count))
  }

  /// Appends a placeholder.
  fileprivate mutating func append(_ compiled: CompiledPlaceholder, _ kind: Segment.Kind, variable: Int = 0) {
    var segment = Segment(kind: kind, index: placeholders.count, end: variable)
    segment.isRelative = compiled.position == nil
    segment.position = compiled.position ?? compiled.placeholder.order
    (segment.minimum, segment.maximum) = compiled.placeholder.integerRange
    placeholders.append(compiled)
    segments.append(segment)
  }
}

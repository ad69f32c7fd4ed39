/// Writes messages as bytes: a tag for what follows, counts and numbers in as few bytes as they need, texts with their length.
struct MessageEncoder {
  private(set) var bytes: [UInt8] = []

  /// Appends a definition; `false` when it nests too deep.
  mutating func append(_ definition: MessageDefinition, depth: Int = 1) -> Bool {
    guard depth <= CompiledTable.greatestDepth else { return false }
    switch definition {
    case .text(let text):
      bytes.append(MessageTag.text)
      append(text)
      return true
    case .variables(let format, let variables):
      bytes.append(MessageTag.variables)
      append(format)
      append(variables.count)
      for variable in variables { append(variable) }
      return true
    case .devices(let variants):
      bytes.append(MessageTag.devices)
      append(variants.count)
      for variant in variants {
        append(variant.selector)
        append(variant.position)
        guard append(variant.definition, depth: depth + 1) else { return false }
      }
      return true
    case .widths(let variants):
      bytes.append(MessageTag.widths)
      append(variants.count)
      for variant in variants {
        append(UInt64(bitPattern: Int64(variant.selector)))
        append(variant.position)
        guard append(variant.definition, depth: depth + 1) else { return false }
      }
      return true
    }
  }

  private mutating func append(_ variable: MessageVariable) {
    append(variable.name)
    switch variable.rule {
    case .plural: append(0)
    case .gender:
      // By its name, which tables have held since before it was known.
      append(1)
      append(StringsDictionaryKey.genderRule)
    case .unknown(let name):
      append(1)
      append(name)
    }
    append(variable.argument ?? 0)
    append(variable.valueType)
    append(variable.position)
    append(variable.forms.count)
    for form in variable.forms {
      append(form.category)
      append(form.format)
      append(form.position)
    }
  }

  mutating func append(_ position: SourcePosition?) {
    append(position?.line ?? 0)
    if let position { append(position.column) }
  }

  mutating func append(_ number: Int) { append(UInt64(max(0, number))) }

  private mutating func append(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  private mutating func append(_ text: String) {
    append(text.utf8.count)
    bytes += text.utf8
  }
}

/// What kind of definition follows.
private enum MessageTag {
  static let text: UInt8 = 0
  static let variables: UInt8 = 1
  static let devices: UInt8 = 2
  static let widths: UInt8 = 3
}

/// Reads what ``MessageEncoder`` writes. Nothing it is given makes it read outside its bytes, or more than they are worth.
struct MessageDecoder {
  /// The bytes are not what was written.
  struct Damage: Error {}

  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func definition(depth: Int = 1) throws(Damage) -> MessageDefinition {
    guard depth <= CompiledTable.greatestDepth else { throw Damage() }
    switch try byte() {
    case MessageTag.text: return .text(try text())
    case MessageTag.variables:
      let format = try text()
      var variables: [MessageVariable] = []
      for _ in 0..<(try count()) { variables.append(try variable()) }
      return .variables(format: format, variables)
    case MessageTag.devices:
      var variants: [MessageVariant<String>] = []
      for _ in 0..<(try count()) {
        let selector = try text()
        let position = try sourcePosition()
        variants.append(MessageVariant(selector, try definition(depth: depth + 1), position: position))
      }
      return .devices(variants)
    case MessageTag.widths:
      var variants: [MessageVariant<Int>] = []
      for _ in 0..<(try count()) {
        let selector = Int(truncatingIfNeeded: Int64(bitPattern: try unsigned()))
        let position = try sourcePosition()
        variants.append(MessageVariant(selector, try definition(depth: depth + 1), position: position))
      }
      return .widths(variants)
    default: throw Damage()
    }
  }

  private mutating func variable() throws(Damage) -> MessageVariable {
    let name = try text()
    let rule: MessageVariable.Rule
    switch try number() {
    case 0: rule = .plural
    case 1:
      let name = try text()
      rule = name == StringsDictionaryKey.genderRule ? .gender : .unknown(name)
    default: throw Damage()
    }
    let argument = try number()
    let valueType = try text()
    let position = try sourcePosition()
    var forms: [MessageVariableForm] = []
    for _ in 0..<(try count()) {
      let category = try text()
      let format = try text()
      forms.append(MessageVariableForm(category, format, position: try sourcePosition()))
    }
    return MessageVariable(
      name: name, rule: rule, argument: argument == 0 ? nil : argument, valueType: valueType, forms: forms,
      position: position)
  }

  mutating func sourcePosition() throws(Damage) -> SourcePosition? {
    let line = try number()
    return line == 0 ? nil : SourcePosition(line: line, column: try number())
  }

  mutating func number() throws(Damage) -> Int {
    guard let number = Int(exactly: try unsigned()) else { throw Damage() }
    return number
  }

  /// A number of things, each of which takes a byte at least.
  private mutating func count() throws(Damage) -> Int {
    let count = try number()
    guard count <= bytes.count - position else { throw Damage() }
    return count
  }

  private mutating func unsigned() throws(Damage) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let next = try byte()
      number |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return number }
    }
    throw Damage()
  }

  private mutating func byte() throws(Damage) -> UInt8 {
    guard position < bytes.count else { throw Damage() }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func text() throws(Damage) -> String {
    let count = try count()
    defer { position += count }
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[position..<position + count]), as: UTF8.self)
  }
}

import EndonymStrings

/// Which arguments a message takes, and as what: by it, a translation is compared with its source.
///
/// What is more likely a percent sign in running text than a placeholder is left out; another rule tells of it.
struct ArgumentSignature {
  /// A place where an argument is taken.
  struct Use: Hashable {
    /// The argument, from 1.
    let argument: Int
    /// What it is taken as.
    let kind: ArgumentKind
    /// The placeholder without its position, for messages: `%lld`.
    let spelling: String
    /// Where it stands.
    let position: SourcePosition?
  }

  /// The uses, in the order of the texts.
  private(set) var uses: [Use] = []
  /// Whether a placeholder tells its position.
  private(set) var hasNumbered = false
  /// Whether a placeholder that takes an argument does not.
  private(set) var hasUnnumbered = false
  /// The texts that have both, by their places.
  private(set) var mixed: [SourcePosition?] = []
  /// Whether some of the text depends on a number or a device.
  private(set) var isVaried = false

  /// Variables in one another deeper than this are not followed: a reference that goes in a circle ends.
  private static let greatestDepth = 8

  init() {}

  /// The signature of what is said.
  init(_ message: LocatedMessage) { add(message.definition, at: message.position) }

  /// The signature of a text.
  init(_ text: String) { add(FormatString(text), from: 1, variables: [], at: nil, depth: 0) }

  /// The use of each argument that comes first.
  var first: [Int: Use] { Dictionary(uses.map { ($0.argument, $0) }, uniquingKeysWith: { first, _ in first }) }

  private mutating func add(_ definition: MessageDefinition, at position: SourcePosition?) {
    switch definition {
    case .text(let text):
      if text.hasPercentSign { add(FormatString(text), from: 1, variables: [], at: position, depth: 0) }
    case .variables(let format, let variables):
      isVaried = true
      add(FormatString(format), from: 1, variables: variables, at: position, depth: 0)
    case .devices(let variants):
      isVaried = true
      for variant in variants { add(variant.definition, at: variant.position ?? position) }
    case .widths(let variants):
      isVaried = true
      for variant in variants { add(variant.definition, at: variant.position ?? position) }
    }
  }

  private mutating func add(
    _ format: FormatString, from start: Int, variables: [MessageVariable], at position: SourcePosition?, depth: Int
  ) {
    var next = start
    var (numbered, unnumbered) = (false, false)
    for placeholder in format.placeholders where !placeholder.isLikelyProse && placeholder.conversion != .count {
      for count in [placeholder.width, placeholder.precision] {
        switch count {
        case .next?:
          uses.append(Use(argument: next, kind: .integer(bits: 32), spelling: "%*", position: position))
          next += 1
        case .argument(let argument)?:
          uses.append(Use(argument: argument, kind: .integer(bits: 32), spelling: "%*", position: position))
        case .fixed?, nil: break
        }
      }
      if case .number = placeholder.conversion { continue }
      let argument = placeholder.position ?? next
      if placeholder.position == nil {
        next += 1
        unnumbered = true
      } else {
        numbered = true
      }
      if case .variable(let name) = placeholder.conversion {
        guard depth < Self.greatestDepth, let variable = variables.last(where: { $0.name == name }) else { continue }
        add(variable, argument: argument, variables: variables, at: position, depth: depth + 1)
      } else if let kind = ArgumentKind(placeholder.kind) {
        uses.append(Use(argument: argument, kind: kind, spelling: "%" + placeholder.specifier, position: position))
      }
    }
    hasNumbered = hasNumbered || numbered
    hasUnnumbered = hasUnnumbered || unnumbered
    // In a form of a variable, an unnumbered placeholder is the variable's number.
    if numbered, unnumbered, depth == 0 { mixed.append(position) }
  }

  private mutating func add(
    _ variable: MessageVariable, argument: Int, variables: [MessageVariable], at position: SourcePosition?, depth: Int
  ) {
    if let type = FormatString("%" + variable.valueType).placeholders.first, let kind = ArgumentKind(type.kind) {
      uses.append(
        Use(
          argument: argument, kind: kind, spelling: "%" + variable.valueType, position: variable.position ?? position))
    }
    for form in variable.forms where form.format.hasPercentSign {
      let format = FormatString(form.format, in: .variableForm)
      add(format, from: argument, variables: variables, at: form.position ?? position, depth: depth)
    }
  }
}

/// What an argument is taken as, as far as it matters to what passes it: integers of up to 32 bits are passed alike, signed or not.
enum ArgumentKind: Hashable {
  case integer(bits: Int)
  case double
  case object
  case cString
  case pointer

  /// The kind that a placeholder takes; `nil` for what takes none of its own.
  init?(_ kind: FormatPlaceholder.Kind) {
    switch kind {
    case .integer(let bits), .unsignedInteger(let bits): self = .integer(bits: max(bits, 32))
    case .character: self = .integer(bits: 32)
    case .double: self = .double
    case .object: self = .object
    case .cString: self = .cString
    case .pointer: self = .pointer
    case .number, .variable: return nil
    }
  }

  /// Whether one is taken for the other without harm but to its value's range.
  func isPassedLike(_ other: ArgumentKind) -> Bool {
    switch (self, other) {
    case (.integer, .integer): true
    default: self == other
    }
  }
}

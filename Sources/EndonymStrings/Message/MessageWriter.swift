import Endonym

/// Writes a message with arguments.
struct MessageWriter {
  /// Expansions of variables in one message. Real ones have a handful; forms that refer to others twice would double with each step.
  static let greatestExpansions = 100
  /// Variables in one another.
  static let greatestDepth = 16

  let storage: MessageStorage
  let arguments: MessageArguments
  private(set) var issues: [MessageIssue] = []
  /// What was chosen and where arguments stand, if anybody asks.
  var trace: MessageTrace?
  private var expansions = 0
  /// The variables that are being expanded.
  private var open: [Int] = []

  /// Where a format stands: the argument that its unnumbered placeholders begin at, and its value if a name chose it.
  struct Frame {
    var first: Int
    var selected: MessageArgument?
  }

  init(storage: MessageStorage, arguments: MessageArguments) {
    self.storage = storage
    self.arguments = arguments
  }

  /// Writes the message and reports what is left over.
  mutating func write(to bytes: inout [UInt8]) {
    if let template = storage.templates.first { write(template, in: Frame(first: 1), to: &bytes) }
    if arguments.values.count > storage.takenPrefix { reportUnused() }
    if !arguments.named.isEmpty {
      for name in arguments.named.keys.sorted() where !storage.takenNames.contains(name) {
        issues.append(.unusedNamedArgument(name))
      }
    }
  }

  private mutating func reportUnused() {
    for position in storage.takenPrefix + 1...arguments.values.count {
      let isTaken = storage.takenPositions.indices.contains(position - 1) && storage.takenPositions[position - 1]
      if !isTaken { issues.append(.unusedArgument(position)) }
    }
  }

  mutating func report(_ issue: MessageIssue) { issues.append(issue) }

  private mutating func write(_ template: borrowing MessageTemplate, in frame: Frame, to bytes: inout [UInt8]) {
    for index in template.segments.indices {
      let start = bytes.count
      switch template.segments[index] {
      case .text(let start, let end):
        bytes.append(contentsOf: template.text[start..<end])
      case .integer(let placeholder, let format):
        if case .integer(let value) = argument(at: placeholder.argument(startingAt: frame.first), in: frame),
          placeholder.placeholder.fits(value), (try? format.append(Int(truncatingIfNeeded: value), to: &bytes)) != nil
        {
          note(placeholder, in: frame, start..<bytes.count)
          break
        }
        writeValue(placeholder, in: frame, to: &bytes)
        note(placeholder, in: frame, start..<bytes.count)
      case .object(let placeholder):
        if case .string(let text) = argument(at: placeholder.argument(startingAt: frame.first), in: frame) {
          write(text: text, to: &bytes)
        } else {
          writeValue(placeholder, in: frame, to: &bytes)
        }
        note(placeholder, in: frame, start..<bytes.count)
      case .value(let placeholder):
        writeValue(placeholder, in: frame, to: &bytes)
        note(placeholder, in: frame, start..<bytes.count)
      case .variable(let placeholder, let index):
        writeVariable(placeholder, index, in: frame, to: &bytes)
      }
    }
  }

  /// Notes where an argument stands, if anybody asks.
  @inline(__always)
  private mutating func note(_ placeholder: CompiledPlaceholder, in frame: Frame, _ range: Range<Int>) {
    if trace != nil { trace?.arguments.append((placeholder.argument(startingAt: frame.first), range)) }
  }

  /// The argument at a position.
  @inline(__always)
  private func argument(at position: Int, in frame: Frame) -> MessageArgument? {
    if frame.selected != nil, position == frame.first { return frame.selected }
    return arguments.value(at: position)
  }

  /// The argument of a placeholder: by name, else by position.
  func argument(of placeholder: CompiledPlaceholder, in frame: Frame) -> MessageArgument? {
    let value =
      placeholder.name.flatMap { arguments.named[$0] }
      ?? argument(at: placeholder.argument(startingAt: frame.first), in: frame)
    if case .deferred(let deferred) = value { return deferred.resolved(in: storage.context.locales) }
    return value
  }

  /// A width or a precision.
  mutating func count(_ count: FormatCount?, in frame: Frame, source: String) -> Int? {
    let position: Int
    switch count {
    case nil: return nil
    case .fixed(let number): return number
    case .next(let order): position = frame.first + order
    case .argument(let given): position = given
    }
    guard let value = argument(at: position, in: frame) else {
      report(.missingArgument(position, placeholder: source))
      return nil
    }
    guard let integer = value.integer else {
      report(.wrongType(argument: position, placeholder: source, given: value.kindName))
      return nil
    }
    if integer.magnitude > UInt64(FormatString.greatestCount) {
      report(.valueOutOfRange(argument: position, placeholder: source))
    }
    let number = Int(min(integer.magnitude, UInt64(FormatString.greatestCount)))
    return integer.isNegative ? -number : number
  }

  /// Writes inserted text, isolated where it has to be.
  func write(text: String, to bytes: inout [UInt8]) {
    let isIsolated =
      switch storage.context.options.isolation {
      case .never: false
      case .always: true
      case .automatic: BidirectionalText.disturbs(storage.context.direction, text)
      }
    if isIsolated {
      bytes += BidirectionalText.isolated(text).utf8
    } else {
      bytes.append(contentsOf: text.utf8)
    }
  }

  // MARK: Variables

  private mutating func writeVariable(
    _ placeholder: CompiledPlaceholder, _ index: Int, in frame: Frame, to bytes: inout [UInt8]
  ) {
    guard storage.variables.indices.contains(index) else { return }
    guard expansions < Self.greatestExpansions, open.count < Self.greatestDepth else {
      let limit = open.count < Self.greatestDepth ? Self.greatestExpansions : Self.greatestDepth
      if !issues.contains(.tooManyVariables(limit: limit)) { report(.tooManyVariables(limit: limit)) }
      return
    }
    let variable = storage.variables[index]
    guard !open.contains(index) else {
      report(.cyclicVariable(variable.name))
      bytes.append(contentsOf: placeholder.source.utf8)
      return
    }
    expansions += 1
    let position = placeholder.argument(startingAt: frame.first)
    let value = argument(of: placeholder, in: frame)
    if value == nil { report(.missingArgument(position, placeholder: placeholder.source)) }
    guard let template = form(of: variable, value: value, position: position) else { return }
    let isNamed = arguments.named[variable.name] != nil
    let inner = Frame(
      first: position, selected: isNamed || frame.selected != nil && position == frame.first ? value : nil)
    open.append(index)
    let start = bytes.count
    write(storage.templates[template], in: inner, to: &bytes)
    open.removeLast()
    if placeholder.placeholder.width != nil {
      let width = count(placeholder.placeholder.width, in: frame, source: placeholder.source)
      pad(&bytes, from: start, width: width, placeholder.placeholder)
    }
  }

  /// The template of the form that a value chooses.
  private mutating func form(of variable: CompiledVariable, value: MessageArgument?, position: Int) -> Int? {
    var category = PluralCategory.other
    if variable.unknownRule == nil, let value {
      if value.isZero, let zero = variable.forms[.zero] {
        note(variable, value, position, category: variable.category(of: value, in: storage.context), form: .zero)
        return zero
      }
      if let found = variable.category(of: value, in: storage.context) {
        category = found
      } else {
        report(.notANumber(variable: variable.name, argument: position))
      }
    }
    if let form = variable.forms[category] ?? variable.forms[.other] {
      note(variable, value, position, category: category, form: variable.forms[category] == nil ? .other : category)
      return form
    }
    if variable.first != nil { report(.missingForm(variable: variable.name, category: category.rawValue)) }
    return variable.first
  }

  /// Fills what was written from a place on up to a width, in characters.
  mutating func pad(_ bytes: inout [UInt8], from start: Int, width: Int?, _ placeholder: FormatPlaceholder) {
    guard let width else { return }
    let count = String(decoding: bytes[start...], as: UTF8.self).count
    let missing = abs(width) - count
    guard missing > 0 else { return }
    let spaces = repeatElement(UInt8(ascii: " "), count: missing)
    if width < 0 || placeholder.flags.contains(.leftAligned) {
      bytes += spaces
    } else {
      bytes.insert(contentsOf: spaces, at: start)
      trace?.move(by: missing, from: start)
    }
  }
}

extension FormatPlaceholder {
  /// Whether an integer of C of this size can be the value.
  @inline(__always)
  func fits(_ value: Int64) -> Bool {
    let bits = length?.bits ?? 32
    if conversion == .unsigned { return value >= 0 && (bits == 64 || value >> Int64(bits) == 0) }
    return bits == 64 || value >> Int64(bits - 1) == 0 || value >> Int64(bits - 1) == -1
  }
}

import Endonym

/// Writes a message with arguments.
struct MessageWriter {
  /// Expansions of variables in one message. Real ones have a handful; forms that refer to others twice would double with each step.
  static let greatestExpansions = 100
  /// Variables in one another.
  static let greatestDepth = 16

  let storage: MessageStorage
  private(set) var arguments: MessageArguments
  private(set) var issues: [MessageIssue] = []
  /// What was chosen and where arguments stand, if anybody asks.
  var trace: MessageTrace?
  private var expansions = 0

  /// Where a format stands.
  struct Frame {
    /// The argument that its unnumbered placeholders begin at.
    var first: Int
    /// The value of that argument where a name chose it.
    var selected: MessageArgument?
    /// The variables that the format is a part of.
    var open = OpenVariables()
  }

  /// A set of variables by their indices, of which the usual ones take no memory.
  struct OpenVariables {
    private var bits: UInt64 = 0
    private var others: Set<Int> = []
    private(set) var count = 0

    func contains(_ index: Int) -> Bool { index < 64 ? bits >> UInt64(index) & 1 == 1 : others.contains(index) }

    mutating func insert(_ index: Int) {
      count += 1
      if index < 64 { bits |= 1 << UInt64(index) } else { others.insert(index) }
    }
  }

  init(storage: MessageStorage, arguments: MessageArguments) {
    self.storage = storage
    self.arguments = arguments
  }

  /// Writes the message and reports what is left over.
  mutating func write(to bytes: inout [UInt8]) {
    if !storage.swappable.isEmpty, let values = ArgumentSwap.reordered(arguments.values, for: storage.swappable) {
      report(.swappedArguments)
      arguments.values = values
    }
    write(0, in: Frame(first: 1), to: &bytes)
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

  private mutating func write(_ template: Int, in frame: Frame, to bytes: inout [UInt8]) {
    guard storage.templates.indices.contains(template) else { return }
    for index in storage.templates[template].segments.indices {
      let segment = storage.templates[template].segments[index]
      let start = bytes.count
      switch segment.kind {
      case .text:
        bytes.append(contentsOf: storage.templates[template].text[segment.index..<segment.end])
        continue
      case .integer:
        if case .integer(let value) = argument(at: segment.argument(startingAt: frame.first), in: frame),
          segment.minimum <= value, value <= segment.maximum, write(value, to: &bytes)
        {
          note(segment.argument(startingAt: frame.first), start..<bytes.count)
          continue
        }
      case .object:
        if case .string(let text) = argument(at: segment.argument(startingAt: frame.first), in: frame) {
          write(text: text, to: &bytes)
          note(segment.argument(startingAt: frame.first), start..<bytes.count)
          continue
        }
      case .value, .variable: break
      }
      let placeholder = storage.templates[template].placeholders[segment.index]
      if segment.kind == .variable {
        writeVariable(placeholder, segment.end, in: frame, to: &bytes)
      } else {
        writeValue(placeholder, in: frame, to: &bytes)
        note(placeholder.argument(startingAt: frame.first), start..<bytes.count)
      }
    }
  }

  /// Notes where an argument stands, if anybody asks.
  @inline(__always)
  private mutating func note(_ position: Int, _ range: Range<Int>) {
    if trace != nil { trace?.arguments.append((position, range)) }
  }

  /// Writes an integer as the locale does.
  private func write(_ value: Int64, to bytes: inout [UInt8]) -> Bool {
    do {
      try storage.context.numbers?.append(Int(truncatingIfNeeded: value), to: &bytes)
      return storage.context.numbers != nil
    } catch {
      return false
    }
  }

  /// The argument at a position.
  @inline(__always)
  private func argument(at position: Int, in frame: Frame) -> MessageArgument? {
    if frame.selected != nil, position == frame.first { return frame.selected }
    return arguments.value(at: position)
  }

  /// The argument of a placeholder: by name, else by position.
  func argument(of placeholder: CompiledPlaceholder, in frame: Frame) -> MessageArgument? {
    let named = arguments.named.isEmpty ? nil : placeholder.name.flatMap { arguments.named[$0] }
    let value =
      named
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
    guard expansions < Self.greatestExpansions, frame.open.count < Self.greatestDepth else {
      let limit = frame.open.count < Self.greatestDepth ? Self.greatestExpansions : Self.greatestDepth
      if !issues.contains(.tooManyVariables(limit: limit)) { report(.tooManyVariables(limit: limit)) }
      return
    }
    let variable = storage.variables[index]
    guard !frame.open.contains(index) else {
      report(.cyclicVariable(variable.name))
      bytes.append(contentsOf: placeholder.source.utf8)
      return
    }
    expansions += 1
    let position = placeholder.argument(startingAt: frame.first)
    let value = argument(of: placeholder, in: frame)
    if value == nil { report(.missingArgument(position, placeholder: placeholder.source)) }
    guard let template = form(of: variable, value: value, position: position) else { return }
    var inner = Frame(first: position, open: frame.open)
    inner.open.insert(index)
    let isSelected = frame.selected != nil && position == frame.first
    if isSelected || !arguments.named.isEmpty && arguments.named[variable.name] != nil { inner.selected = value }
    let start = bytes.count
    write(template, in: inner, to: &bytes)
    if placeholder.hasWidth {
      let width = count(placeholder.placeholder.width, in: frame, source: placeholder.source)
      pad(&bytes, from: start, width: width, placeholder.placeholder)
    }
  }

  /// The template of the form that a value chooses.
  private mutating func form(of variable: CompiledVariable, value: MessageArgument?, position: Int) -> Int? {
    if !variable.numbered.isEmpty { return numberedForm(of: variable, value: value, position: position) }
    var category = PluralCategory.other
    if variable.isPlural, let value {
      if let zero = variable.zero, value.isZero {
        note(variable, value, position, category: variable.category(of: value, in: storage.context), form: .zero)
        return zero
      }
      if let found = variable.category(of: value, in: storage.context) {
        category = found
      } else {
        report(.notANumber(variable: variable.name, argument: position))
      }
    }
    if category == .other, let other = variable.other {
      note(variable, value, position, category: .other, form: .other)
      return other
    }
    if let form = variable.forms[category] ?? variable.other {
      note(variable, value, position, category: category, form: variable.forms[category] == nil ? .other : category)
      return form
    }
    if variable.first != nil { report(.missingForm(variable: variable.name, category: category.rawValue)) }
    return variable.first
  }

  /// The template of the form that a number names; that of 0 stands for those that are not there.
  private mutating func numberedForm(of variable: CompiledVariable, value: MessageArgument?, position: Int) -> Int? {
    let number = value?.wholeNumber
    if let value, value.number == nil { report(.notANumber(variable: variable.name, argument: position)) }
    if let number, let form = variable.numbered[number] {
      note(variable, value, position, form: "\(number)", category: "\(number)")
      return form
    }
    if let form = variable.numbered[0] {
      note(variable, value, position, form: "0", category: number.map { "\($0)" } ?? "0")
      return form
    }
    report(.missingForm(variable: variable.name, category: number.map { "\($0)" } ?? "0"))
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
  /// What an integer of C of this size can be, as far as 64 bits reach.
  var integerRange: (minimum: Int64, maximum: Int64) {
    let bits = Int64(length?.bits ?? 32)
    if conversion == .unsigned { return (0, bits == 64 ? .max : (1 << bits) - 1) }
    return bits == 64 ? (.min, .max) : (-1 << (bits - 1), 1 << (bits - 1) - 1)
  }
}

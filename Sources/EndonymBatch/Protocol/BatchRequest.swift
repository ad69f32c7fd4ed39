import Endonym

/// The operands of a request, which stand beside its kind: what changes from value to value.
struct BatchOperands {
  var value: JSONValue?
  var from: JSONValue?
  var now: JSONValue?
  var arguments: JSONValue?
}

/// The result of a request.
struct BatchAnswer {
  /// A string, an array or an object.
  var result: JSONValue
  /// What the answer carries beside it.
  var more: [JSONMember] = []

  init(_ result: JSONValue, more: [JSONMember] = []) {
    self.result = result
    self.more = more
  }

  init(_ text: String) { result = .string(text) }

  /// Parts as the protocol spells them.
  init(_ parts: [FormattedPart]) {
    result = .array(
      parts.map { part in
        .object([JSONMember("type", .string(part.kind.rawValue)), JSONMember("value", .string(part.text))])
      })
  }
}

/// What a request says beside its operands: the same for a whole column of values.
struct BatchSetting {
  let kind: String
  let locale: LocaleIdentifier
  let options: [JSONMember]
  let unit: JSONValue?
  let target: JSONValue?
  /// Fields of some kinds that are the same for many values.
  let fields: [String: JSONValue]
  /// Files of strings that are open.
  let files: BatchFiles
  let wantsParts: Bool

  /// The options by a kind's table.
  func options(_ table: [BatchOption]) throws(BatchError) -> BatchOptions {
    try BatchOptions(options, table: table, kind: kind)
  }

  /// A field that is text.
  func string(_ name: String) throws(BatchError) -> String? {
    guard let value = fields[name] else { return nil }
    guard case .string(let text) = value else {
      throw BatchError(.invalidValue, "\"\(name)\" is \(value.kind); a string was expected")
    }
    return text
  }

  /// Refuses parts for a kind that has none.
  func requireNoParts() throws(BatchError) {
    if wantsParts { throw BatchError(.invalidOption, "\(kind) has no parts") }
  }
}

/// A kind of request with its options read: it answers operand after operand.
protocol BatchKind: Sendable {
  /// The options of the kind.
  static var table: [BatchOption] { get }
  /// Whether its results can be given in parts.
  static var hasParts: Bool { get }
  /// Fields beside `kind`, `id`, `locale`, `value` and `parts`.
  static var operands: Set<String> { get }
  /// The category of the environment that gives the locale when a request names none.
  static var category: LocaleEnvironment.Category { get }

  init(_ setting: BatchSetting) throws(BatchError)
  func answer(_ operands: BatchOperands) throws(BatchError) -> BatchAnswer
}

extension BatchKind {
  static var hasParts: Bool { true }
  static var operands: Set<String> { [] }
}

extension BatchOperands {
  /// The value, which has to be there.
  func value(for kind: String) throws(BatchError) -> JSONValue {
    guard let value else { throw .missing("value", for: kind) }
    return value
  }
}

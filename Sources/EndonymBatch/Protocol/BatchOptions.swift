/// The options of one request, read by name and type.
struct BatchOptions {
  private let values: [String: JSONValue]
  private let table: [String: BatchOption]

  /// - Throws: `invalidOption` for an option that the table does not have, or that is given twice.
  init(_ members: [JSONMember], table: [BatchOption], kind: String) throws(BatchError) {
    var known: [String: BatchOption] = [:]
    for option in table { known[option.name] = option }
    var values: [String: JSONValue] = [:]
    for member in members {
      guard known[member.key] != nil else {
        throw BatchError(.invalidOption, "\(kind) has no option \"\(member.key)\"")
      }
      guard values.updateValue(member.value, forKey: member.key) == nil else {
        throw BatchError(.invalidOption, "the option \"\(member.key)\" is given twice")
      }
    }
    self.values = values
    self.table = known
  }

  /// Whether the option is given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// A text, or one of the option's words.
  func string(_ name: String) throws(BatchError) -> String? {
    guard let value = values[name] else { return nil }
    guard case .string(let text) = value else { throw wrong(name, value, "a string") }
    if case .choice(let words)? = table[name]?.form, !words.contains(text) {
      throw BatchError(.invalidOption, "\(name) is \"\(text)\"; it is one of \(words.joined(separator: ", "))")
    }
    return text
  }

  /// A word of an enumeration whose raw values are the protocol's.
  func choice<Choice: RawRepresentable<String>>(_ name: String, _ type: Choice.Type) throws(BatchError) -> Choice? {
    guard let text = try string(name) else { return nil }
    guard let choice = Choice(rawValue: text) else { throw BatchError(.invalidOption, "\(name) is \"\(text)\"") }
    return choice
  }

  /// An integer in the option's range. `2.0` is an integer too, as in JavaScript.
  func integer(_ name: String) throws(BatchError) -> Int? {
    guard let value = values[name] else { return nil }
    guard case .number(let text) = value else { throw wrong(name, value, "an integer") }
    guard let integer = Int(text) ?? Double(text).flatMap({ Int(exactly: $0) }) else {
      throw BatchError(.invalidOption, "\(name) is \(text); it is an integer")
    }
    if case .integer(let range)? = table[name]?.form, !range.contains(integer) {
      throw BatchError(.invalidOption, "\(name) is \(integer); it is in \(range.lowerBound)...\(range.upperBound)")
    }
    return integer
  }

  /// True or false; false when it is not given.
  func flag(_ name: String) throws(BatchError) -> Bool {
    guard let value = values[name] else { return false }
    guard case .bool(let flag) = value else { throw wrong(name, value, "true or false") }
    return flag
  }

  /// The value as it was given.
  func value(_ name: String) -> JSONValue? { values[name] }

  /// Refuses options that mean nothing without another.
  func require(_ condition: Bool, for names: [String], _ reason: String) throws(BatchError) {
    guard !condition, let name = names.first(where: has) else { return }
    throw BatchError(.invalidOption, "\(name) is not allowed here: \(reason)")
  }

  private func wrong(_ name: String, _ value: JSONValue, _ expected: String) -> BatchError {
    BatchError(.invalidOption, "\(name) is \(value.kind); \(expected) was expected")
  }
}

import Foundation

extension LedgerEntry {
  /// Reads one line of a ledger.
  init(line: String) throws {
    guard var fields = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
      throw LedgerProblem("it is not a JSON object")
    }
    func text(_ key: String) throws -> String {
      guard let text = fields.removeValue(forKey: key) as? String else { throw LedgerProblem("\"\(key)\" is no text") }
      return text
    }
    backend = try text("backend")
    locale = try text("locale")
    name = try text("case")
    value = try text("value")
    foundation = try text("foundation")
    endonym = try text("endonym")
    reason = try text("reason")
    nature = try LedgerNature(fields)
    if reason.trimmingCharacters(in: .whitespaces).isEmpty { throw LedgerProblem("\"reason\" is empty") }
    if name.split(separator: "/").count != 2 { throw LedgerProblem("\"case\" is not area/style") }
    if foundation.isIdentical(to: endonym) { throw LedgerProblem("both outputs are the same") }
  }

  /// The entry as a line of a ledger. What cannot be seen is escaped.
  var line: String {
    let fields = [
      ("backend", backend), ("locale", locale), ("case", name), ("value", value), ("foundation", foundation),
      ("endonym", endonym),
    ].map { "\"\($0)\":\($1.json)" }
    return "{\((fields + nature.fields).joined(separator: ",")),\"reason\":\(reason.json)}"
  }
}

extension LedgerNature {
  /// Reads the fields of an entry that say what the difference is like.
  fileprivate init(_ fields: [String: Any]) throws {
    if let numbers = fields["linear"] as? [String], fields.count == 1 {
      guard numbers.count == 2, let coefficient = Double(numbers[0]), let constant = Double(numbers[1]) else {
        throw LedgerProblem("\"linear\" is not two numbers in quotes")
      }
      self = .linear(coefficient: coefficient, constant: constant)
    } else if let number = fields["reciprocal"] as? String, fields.count == 1 {
      guard let number = Double(number) else { throw LedgerProblem("\"reciprocal\" is not a number in quotes") }
      self = .reciprocal(number)
    } else {
      let steps = fields["rewrite"] as? [[String]] ?? []
      let rule = fields["rule"] as? String
      guard fields.count == (steps.isEmpty ? 0 : 1) + (rule == nil ? 0 : 1), !fields.isEmpty else {
        throw LedgerProblem("these are not \"rewrite\", \"rule\" or both, or \"linear\" or \"reciprocal\": \(fields)")
      }
      for step in steps where step.count != 2 || step[0].isEmpty || !step[0].isRegularExpression {
        throw LedgerProblem("\(step) is not a regular expression and its replacement")
      }
      self = .text(rule: rule, rewrite: steps.map { Step(find: $0[0], replace: $0[1]) })
    }
  }

  fileprivate var fields: [String] {
    switch self {
    case .text(let rule, let steps):
      var fields: [String] = []
      if let rule { fields.append("\"rule\":\(rule.json)") }
      if !steps.isEmpty {
        fields.append("\"rewrite\":[\(steps.map { "[\($0.find.json),\($0.replace.json)]" }.joined(separator: ","))]")
      }
      return fields
    case .linear(let coefficient, let constant): return ["\"linear\":[\"\(coefficient)\",\"\(constant)\"]"]
    case .reciprocal(let number): return ["\"reciprocal\":\"\(number)\""]
    }
  }
}

extension String {
  /// Whether both have the same bytes: to `==` a letter is the same with its accent apart.
  func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  fileprivate var isRegularExpression: Bool { (try? NSRegularExpression(pattern: self)) != nil }

  /// The text with what cannot be seen spelled out, for messages.
  var visible: String {
    unicodeScalars.map { $0.isInvisible ? "<\(String($0.value, radix: 16, uppercase: true))>" : String($0) }.joined()
  }

  /// The text as a JSON string in which spaces other than U+0020, controls and marks of direction are escaped.
  fileprivate var json: String {
    var json = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      default: json += scalar.isInvisible ? scalar.escapes : String(scalar)
      }
    }
    return json + "\""
  }
}

extension Unicode.Scalar {
  /// Whether nothing, or only room, is seen of it.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: self != " "
    default: false
    }
  }

  /// JSON's escapes of it: two for a scalar beyond U+FFFF.
  fileprivate var escapes: String {
    String(self).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}

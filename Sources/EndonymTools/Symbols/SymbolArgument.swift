import EndonymStrings

/// An argument of a symbol: what goes into a placeholder of the text.
struct SymbolArgument: Hashable {
  /// The position among the arguments, from 1.
  var position: Int
  /// The label, which is also the name; `nil` for an argument without a label, named by its position.
  var label: String?
  /// Its type in Swift: `Int`, `String`.
  var type: String
  /// How a number is written, `%lld`; `nil` for text, which is inserted as it is.
  var specifier: String?

  /// The type of the number that a placeholder takes; `nil` when it takes none.
  static func numberType(_ placeholder: FormatPlaceholder) -> String? {
    switch placeholder.kind {
    case .integer, .unsignedInteger, .double: placeholder.kind.swiftType(placeholder.specifier)
    default: nil
    }
  }

  /// The name inside the function.
  var name: String { label ?? Self.name(at: position) }

  /// The name of an argument without a label.
  static func name(at position: Int) -> String { "arg\(position)" }

  /// The parameter as it is declared.
  var declaration: String {
    guard let label else { return "_ \(name): \(type)" }
    return "\(SymbolName.escaped(label)): \(type)"
  }

  /// The argument inside a string literal.
  var interpolation: String {
    let name = SymbolName.escaped(name)
    return specifier.map { "\\(\(name), specifier: \"\($0)\")" } ?? "\\(\(name))"
  }
}

/// Why a key has no symbol: its texts take arguments that no Swift function can.
enum SymbolArgumentProblem: Error, Hashable, CustomStringConvertible {
  /// A C string, a character, a pointer: Swift passes none of them to a localized string.
  case unsupported(String)
  /// Two placeholders take one argument as different things.
  case mismatch(position: Int, String, String)
  /// Nothing takes an argument, so that its type is not known.
  case missing(position: Int)

  /// A sentence for the reader.
  var description: String {
    switch self {
    case .unsupported(let specifier): "the placeholder %\(specifier) has no type in Swift"
    case .mismatch(let position, let first, let second):
      "argument \(position) is %\(first) in one place and %\(second) in another"
    case .missing(let position): "no placeholder takes argument \(position), so that its type is not known"
    }
  }
}

/// Collects the arguments of a key's texts.
struct SymbolArgumentCollector {
  private struct Found {
    var specifier: String
    var kind: FormatPlaceholder.Kind
    var name: String?
  }

  private var found: [Int: Found] = [:]
  /// Variables by the argument that they were met with: each is followed once, though variables may refer to each other.
  private var followed: [Int: Set<String>] = [:]

  /// The arguments of a key: those that the key itself names, else those of its text.
  static func arguments(
    key: String, definition: MessageDefinition?
  ) throws(SymbolArgumentProblem) -> [SymbolArgument] {
    var collector = SymbolArgumentCollector()
    try collector.add(.text(key))
    if collector.found.isEmpty, let definition { try collector.add(definition) }
    return try collector.arguments()
  }

  private mutating func add(_ definition: MessageDefinition) throws(SymbolArgumentProblem) {
    switch definition {
    case .text(let text): try add(FormatString(text), [])
    case .variables(let format, let variables): try add(FormatString(format), variables)
    // What is nested in a device or a width is never one of these again.
    case .devices(let variants): for variant in variants { try add(variant.definition) }
    case .widths(let variants): for variant in variants { try add(variant.definition) }
    }
  }

  private mutating func add(
    _ format: FormatString, _ variables: [MessageVariable], startingAt first: Int = 1
  ) throws(SymbolArgumentProblem) {
    for placeholder in format.placeholders where !placeholder.isLikelyProse {
      let position = placeholder.argument(startingAt: first)
      guard case .variable(let name) = placeholder.kind else {
        if placeholder.kind != .number { try add(placeholder, at: position) }
        continue
      }
      guard let variable = variables.last(where: { $0.name == name }) else { continue }
      let number = variable.argument ?? position
      let type = FormatString("%" + variable.valueType)
      if let placeholder = type.placeholders.first {
        // The compiler calls the one variable of a plain plural "value": that is no name to show.
        try add(placeholder, at: number, named: name == "value" ? nil : name)
      }
      guard number <= FormatString.greatestPosition, followed[number, default: []].insert(name).inserted else {
        continue
      }
      for form in variable.forms {
        try add(FormatString(form.format, in: .variableForm), variables, startingAt: number)
      }
    }
  }

  private mutating func add(
    _ placeholder: FormatPlaceholder, at position: Int, named name: String? = nil
  ) throws(SymbolArgumentProblem) {
    switch placeholder.kind {
    case .cString, .character, .pointer: throw .unsupported(placeholder.specifier)
    default: break
    }
    guard placeholder.width?.isFixed ?? true, placeholder.precision?.isFixed ?? true else {
      throw .unsupported(placeholder.specifier)
    }
    let name = name ?? placeholder.name
    guard var known = found[position] else {
      found[position] = Found(specifier: placeholder.specifier, kind: placeholder.kind, name: name)
      return
    }
    if known.name == nil { known.name = name }
    guard let kind = known.kind.joined(with: placeholder.kind) else {
      throw .mismatch(position: position, known.specifier, placeholder.specifier)
    }
    if kind != known.kind { known = Found(specifier: placeholder.specifier, kind: kind, name: known.name) }
    found[position] = known
  }

  private func arguments() throws(SymbolArgumentProblem) -> [SymbolArgument] {
    var arguments: [SymbolArgument] = []
    // Names inside one function: those without a label are there, too, and what the body refers to must not be hidden.
    var names = SymbolScope.constants.union(found.filter { $0.value.name == nil }.keys.map(SymbolArgument.name(at:)))
    for position in 1...max(1, found.keys.max() ?? 1) where !found.isEmpty {
      guard let argument = found[position] else { throw .missing(position: position) }
      let label = argument.name.map { name in
        let name = SymbolName.argument(named: name)
        return names.contains(name) ? SymbolName.numbered("\(name)\(position)") { !names.contains($0) } : name
      }
      if let label { names.insert(label) }
      let isText = argument.kind == .object
      arguments.append(
        SymbolArgument(
          position: position, label: label, type: argument.kind.swiftType(argument.specifier),
          specifier: isText ? nil : "%" + argument.specifier))
    }
    return arguments
  }
}

extension FormatCount {
  fileprivate var isFixed: Bool { if case .fixed = self { true } else { false } }
}

extension FormatPlaceholder.Kind {
  /// What takes both kinds: the wider one of two integers of the same kind; `nil` when nothing does.
  fileprivate func joined(with other: Self) -> Self? {
    switch (self, other) {
    case (.integer(let bits), .integer(let others)): .integer(bits: max(bits, others))
    case (.unsignedInteger(let bits), .unsignedInteger(let others)): .unsignedInteger(bits: max(bits, others))
    default: self == other ? self : nil
    }
  }

  /// The type whose interpolation Foundation gives this specifier.
  fileprivate func swiftType(_ specifier: String) -> String {
    switch self {
    case .integer(let bits): bits == 64 ? "Int" : "Int\(bits)"
    case .unsignedInteger(let bits): bits == 64 ? "UInt" : "UInt\(bits)"
    case .double: specifier.contains("l") || specifier.contains("L") ? "Double" : "Float"
    default: "String"
    }
  }
}

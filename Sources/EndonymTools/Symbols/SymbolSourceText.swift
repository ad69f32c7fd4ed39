import EndonymStrings

/// The source text of a key, as a symbol's documentation shows it and as its default value holds it.
struct SymbolSourceText {
  /// A stretch of the text.
  private enum Piece {
    case text(String)
    case argument(Int, FormatPlaceholder)
  }

  /// Bytes of a text that is written into sources. Variables that refer to each other could make any number of a short one.
  static let lengthLimit = 16_384

  private let definition: MessageDefinition

  init(_ definition: MessageDefinition) { self.definition = definition }

  // MARK: - For people

  /// The texts with the cases that they are for, a line each before lines are cut.
  var documentation: [String] { Self.lines(definition, prefix: "") }

  private static func lines(_ definition: MessageDefinition, prefix: String) -> [String] {
    func line(_ name: String, _ text: String) -> String {
      let prefix = prefix + name
      return prefix.isEmpty ? "“\(text)”" : "- \(prefix): “\(text)”"
    }
    switch definition {
    case .text(let text): return [line("", text)]
    case .variables(let format, let variables):
      // A plural that is the whole text is told by its cases alone.
      if let only = variables.first, variables.count == 1, FormatString(format).isOnlyVariable(only.name) {
        return only.forms.map { line($0.category, $0.format) }
      }
      return [line("", format)]
        + variables.flatMap { variable in variable.forms.map { line("\(variable.name), \($0.category)", $0.format) } }
    case .devices(let variants):
      return variants.flatMap { lines($0.definition, prefix: prefix + $0.selector + " ") }
    case .widths(let variants):
      return variants.flatMap { lines($0.definition, prefix: prefix + "width \($0.selector) ") }
    }
  }

  // MARK: - For the program

  /// What stands between the quotes of the default value.
  ///
  /// Foundation hands the values of the default's interpolations, in their order, to the text that it finds. Where the text takes every
  /// argument once and in order, it is the default. Where not, the default is just the arguments, as Xcode writes it.
  func defaultValue(_ arguments: [SymbolArgument]) -> String? {
    let bare = arguments.map(\.interpolation).joined()
    guard let pieces = pieces() else { return arguments.isEmpty ? nil : bare }
    var literal = ""
    var positions: [Int] = []
    for piece in pieces {
      switch piece {
      case .text(let text): literal += SwiftText.literal(text)
      case .argument(let position, let placeholder):
        positions.append(position)
        guard var argument = arguments.first(where: { $0.position == position }) else { return bare }
        if argument.specifier == "%" + placeholder.specifier || placeholder.kind == .number {
          literal += argument.interpolation
        } else if let type = SymbolArgument.numberType(placeholder), type == argument.type {
          argument.specifier = "%" + placeholder.specifier
          literal += argument.interpolation
        } else if placeholder.kind == .object, argument.specifier == nil {
          literal += argument.interpolation
        } else {
          return bare
        }
      }
    }
    if positions == arguments.map(\.position) { return literal }
    return arguments.isEmpty ? nil : bare
  }

  /// The text for `other` devices, widths and numbers; `nil` when it is too long or refers to what does not exist.
  private func pieces() -> [Piece]? {
    var definition = definition
    while true {
      switch definition {
      case .text(let text): return Self.pieces(FormatString(text), [])
      case .variables(let format, let variables): return Self.pieces(FormatString(format), variables)
      case .devices(let variants):
        guard let variant = variants.last(where: { $0.selector == "other" }) else { return nil }
        definition = variant.definition
      case .widths(let variants):
        guard let variant = variants.max(by: { $0.selector < $1.selector }) else { return nil }
        definition = variant.definition
      }
    }
  }

  private static func pieces(_ format: FormatString, _ variables: [MessageVariable]) -> [Piece]? {
    var pieces: [Piece] = []
    var length = 0
    // Formats that are still to be read, the innermost last, each with the argument that its placeholders begin at.
    var pending = [(format: format, first: 1, rest: format.pieces[...])]
    while var current = pending.popLast() {
      guard let piece = current.rest.popFirst() else { continue }
      pending.append(current)
      length += piece.range.count
      guard length <= lengthLimit, pending.count <= variables.count + 1 else { return nil }
      func text() -> String { String(decoding: Array(current.format.text.utf8)[piece.range], as: UTF8.self) }
      switch piece {
      case .text: pieces.append(.text(text()))
      case .percentSign: pieces.append(.text("%"))
      case .placeholder(let placeholder) where placeholder.isLikelyProse: pieces.append(.text(text()))
      case .placeholder(let placeholder):
        let position = placeholder.argument(startingAt: current.first)
        guard case .variable(let name) = placeholder.kind else {
          pieces.append(.argument(placeholder.kind == .number ? current.first : position, placeholder))
          continue
        }
        guard let variable = variables.last(where: { $0.name == name }), let other = variable.form("other") else {
          return nil
        }
        let form = FormatString(other, in: .variableForm)
        pending.append((form, variable.argument ?? position, form.pieces[...]))
      }
    }
    return pieces
  }
}

extension FormatString {
  /// Whether there is nothing but a reference to a variable.
  fileprivate func isOnlyVariable(_ name: String) -> Bool {
    guard pieces.count == 1, case .placeholder(let placeholder)? = pieces.first else { return false }
    return placeholder.kind == .variable(name)
  }
}

import EndonymTools
import SwiftSyntax

/// Where a format comes from, as far as its file tells.
enum FormatOrigin: Equatable {
  /// Literals, one of which it is, or the texts of localized strings.
  case texts([String])
  /// A localized string whose text is in a table, or something that nobody can tell from here.
  case trusted
  /// A text that anything may be in; as it is written.
  case unsafe(String)

  /// Formats are followed this deep: through variables to what they are given.
  private static let maximumDepth = 8
  /// A name counts for so many levels: each of its values may be the name of something with several.
  private static let stepOfNames = 4

  init(_ expression: ExprSyntax, in file: ReviewedFile, depth: Int = 0) {
    guard depth < Self.maximumDepth else {
      self = .trusted
      return
    }
    let choices = LiteralChoices(expression, joining: .joins)
    if !choices.isOpen, !choices.literals.isEmpty {
      self = .any(of: choices.literals.map(FormatOrigin.init(literal:)))
    } else if file.isLocalized(expression) {
      self = .init(localized: expression)
    } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      self = .init(only.expression, in: file, depth: depth + 1)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      self = .init(operands: Array(sequence.elements), in: file, depth: depth)
    } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      self = .init(forced.expression, in: file, depth: depth + 1)
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      self = .init(name: reference.baseName.text, at: Syntax(reference), in: file, depth: depth)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      self = .init(member, in: file, depth: depth)
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      self = .init(call, in: file, depth: depth)
    } else if let element = expression.as(SubscriptCallExprSyntax.self) {
      let base = FormatOrigin(element.calledExpression, in: file, depth: depth + 1)
      self = base.isUnsafe ? .unsafe(expression.trimmedDescription) : .trusted
    } else {
      self = .trusted
    }
  }

  private var isUnsafe: Bool { if case .unsafe = self { true } else { false } }

  /// What it comes to when it is one of several.
  private static func any(of origins: [FormatOrigin]) -> FormatOrigin {
    var texts: [String] = []
    var isTrusted = origins.isEmpty
    for origin in origins {
      switch origin {
      case .unsafe: return origin
      case .trusted: isTrusted = true
      case .texts(let more): texts += more
      }
    }
    return isTrusted ? .trusted : .texts(texts)
  }

  // MARK: Literals

  private init(literal: SwiftStringLiteral) {
    if let plain = literal.plainText {
      self = .texts([plain])
      return
    }
    var before = ""
    for piece in literal.pieces {
      switch piece {
      case .text(let text): before = text
      case .interpolation(let values):
        // `"%.\(digits)f"` makes a placeholder of a number.
        let tail = before.reversed().drop { $0.isNumber || "-+ #.*$'".contains($0) }
        if tail.first == "%" {
          self = .trusted
          return
        }
        self = .unsafe("\\(\(values.trimmedDescription))")
        return
      }
    }
    self = .trusted
  }

  /// A localized string: its text where the call gives it, or its key, when that is a format.
  private init(localized expression: ExprSyntax) {
    self = .trusted
    guard let call = expression.as(FunctionCallExprSyntax.self), let shape = CallShape(call) else { return }
    let given = [
      shape.argument("value", "defaultValue"), shape.argument("localized", "key") ?? shape.firstUnlabelled,
    ]
    for text in given.compactMap({ $0.flatMap { CallShape.text(of: $0) } }) where text.contains("%") {
      self = .texts([text])
      return
    }
  }

  // MARK: Operators

  private init(operands: [ExprSyntax], in file: ReviewedFile, depth: Int) {
    if let index = operands.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = operands[index].as(UnresolvedTernaryExprSyntax.self)
    {
      self = .any(of: [
        .init(ternary.thenExpression, in: file, depth: depth + 1),
        .init(operands: Array(operands[(index + 1)...]), in: file, depth: depth + 1),
      ])
    } else if operands.count == 1, let only = operands.first {
      self = .init(only, in: file, depth: depth + 1)
    } else {
      // `a + b`, `a ?? b`, `a as String`: what stands between is no operand.
      let origins = operands.enumerated().filter { $0.offset % 2 == 0 && !$0.element.is(TypeExprSyntax.self) }.map {
        FormatOrigin($0.element, in: file, depth: depth + 1)
      }
      let isChoice = operands.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" }
      let all = Self.any(of: origins)
      self = isChoice || all.isUnsafe ? all : .trusted
    }
  }

  // MARK: Names

  private init(name: String, at node: Syntax, in file: ReviewedFile, depth: Int) {
    if FormatArguments.isTrusted(name) || name == "self" {
      self = .trusted
      return
    }
    var next = node.parent
    while let parent = next {
      if let function = parent.as(FunctionDeclSyntax.self) {
        let parameters = function.signature.parameterClause.parameters
        if parameters.contains(where: { ($0.secondName ?? $0.firstName).text == name }) {
          self = .unsafe(name)
          return
        }
      }
      next = parent.parent
    }
    let values = AssignedValues(of: name, in: node.root).expressions
    let origins = values.map { FormatOrigin($0, in: file, depth: depth + Self.stepOfNames) }
    self = values.isEmpty ? .unsafe(name) : .any(of: origins)
    // Which of several values it has is not known here.
    if values.count > 1, case .texts = self { self = .trusted }
    if isUnsafe { self = .unsafe(name) }
  }

  private init(_ member: MemberAccessExprSyntax, in file: ReviewedFile, depth: Int) {
    let name = member.declName.baseName.text
    guard let base = member.base, !FormatArguments.isTrusted(name) else {
      self = .trusted
      return
    }
    if base.trimmedDescription == "self" {
      self = .init(name: name, at: Syntax(member), in: file, depth: depth)
    } else if Self.startsWithType(base) {
      // `Strings.greeting`: what a type holds is a constant, perhaps one that a tool made of a table.
      self = .trusted
    } else {
      self = .unsafe(member.trimmedDescription)
    }
  }

  private init(_ call: FunctionCallExprSyntax, in file: ReviewedFile, depth: Int) {
    self = .trusted
    guard let shape = CallShape(call), !FormatArguments.isTrusted(shape.name) else { return }
    switch shape.base {
    case .expression(let base):
      if !Self.startsWithType(base), FormatOrigin(base, in: file, depth: depth + 1).isUnsafe {
        self = .unsafe(call.trimmedDescription)
      }
    case .none:
      // `String(text)`.
      guard shape.namesType, let first = shape.firstUnlabelled, shape.arguments.count == 1 else { return }
      if FormatOrigin(first, in: file, depth: depth + 1).isUnsafe { self = .unsafe(call.trimmedDescription) }
    case .implicit: return
    }
  }

  /// `Strings`, `Strings.Menu`, `Bundle.main`: a chain that begins with a type.
  private static func startsWithType(_ expression: ExprSyntax) -> Bool {
    var next = expression
    while true {
      if let member = next.as(MemberAccessExprSyntax.self), let base = member.base {
        next = base
      } else if let call = next.as(FunctionCallExprSyntax.self) {
        next = call.calledExpression
      } else {
        return next.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false
      }
    }
  }
}

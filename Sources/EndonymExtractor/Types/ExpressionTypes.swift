import SwiftSyntax

/// Finds the type of an expression from what is written in its file: literals, conversions, and the annotations of what is in scope.
struct ExpressionTypes {
  private let declared: DeclaredTypes

  init(_ declared: DeclaredTypes) { self.declared = declared }

  /// The type of an expression, or `nil` when the file does not tell.
  func type(of expression: ExprSyntax, depth: Int = 0) -> ValueType? {
    guard depth < LiteralChoices.maximumDepth else { return nil }
    func inner(_ expression: ExprSyntax) -> ValueType? { type(of: expression, depth: depth + 1) }
    if expression.is(IntegerLiteralExprSyntax.self) { return .integerLiteral }
    if expression.is(FloatLiteralExprSyntax.self) { return .floatLiteral }
    if expression.is(StringLiteralExprSyntax.self) { return .named("String") }
    if expression.is(BooleanLiteralExprSyntax.self) { return .named("Bool") }
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return variable(reference, depth: depth + 1) }
    if let member = expression.as(MemberAccessExprSyntax.self) { return self.member(member, depth: depth + 1) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return result(of: call, depth: depth + 1) }
    if let item = expression.as(SubscriptCallExprSyntax.self) {
      switch inner(item.calledExpression) {
      case .array(let element): return element
      case .dictionary(let value):
        return item.arguments.contains { $0.label?.text == "default" } ? value : .optional(value)
      default: return nil
      }
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return inner(only.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return type(of: Array(sequence.elements)[...], depth: depth + 1)
    }
    if let force = expression.as(ForceUnwrapExprSyntax.self) { return inner(force.expression)?.unwrapped }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return inner(chain.expression)?.unwrapped }
    if let sign = expression.as(PrefixOperatorExprSyntax.self) {
      return sign.operator.text == "!" ? .named("Bool") : inner(sign.expression)
    }
    if let attempt = expression.as(TryExprSyntax.self) {
      let type = inner(attempt.expression)
      return attempt.questionOrExclamationMark?.text == "?" ? type.map { .optional($0) } : type
    }
    if let waiting = expression.as(AwaitExprSyntax.self) { return inner(waiting.expression) }
    if let array = expression.as(ArrayExprSyntax.self), let first = array.elements.first {
      return inner(first.expression).map { .array($0) }
    }
    return nil
  }

  /// The type of a row of operands and operators.
  private func type(of elements: ArraySlice<ExprSyntax>, depth: Int) -> ValueType? {
    guard depth < LiteralChoices.maximumDepth, let first = elements.first else { return nil }
    if elements.count == 1 { return type(of: first, depth: depth + 1) }
    if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
    {
      return .common(
        type(of: ternary.thenExpression, depth: depth + 1), type(of: elements[(index + 1)...], depth: depth + 1))
    }
    if let index = elements.lastIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }),
      let cast = elements[index].as(UnresolvedAsExprSyntax.self),
      let written = elements[(index + 1)...].first?.as(TypeExprSyntax.self)
    {
      let type = ValueType(written.type).map(declared.resolved)
      return cast.questionOrExclamationMark?.text == "?" ? type.map { .optional($0) } : type
    }
    if elements.contains(where: { $0.is(UnresolvedIsExprSyntax.self) }) { return .named("Bool") }
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    if operators.contains(where: Self.comparisons.contains) { return .named("Bool") }
    if operators.contains(where: { $0 == "..<" || $0 == "..." }) {
      return type(of: first, depth: depth + 1).map { .array($0) }
    }
    let operands = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map { type(of: $0, depth: depth + 1) }
    if operators.allSatisfy({ $0 == "??" }) {
      let unwrapped = operands.map { $0?.unwrapped }
      return unwrapped.dropFirst().reduce(unwrapped.first ?? nil) { .common($0, $1) }
    }
    return operands.dropFirst().reduce(operands.first ?? nil) { .common($0, $1) }
  }

  private static let comparisons: Set = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~="]

  private func variable(_ reference: DeclReferenceExprSyntax, depth: Int) -> ValueType? {
    let name = reference.baseName.text
    if name == "self" || name == "Self" { return enclosingType(of: Syntax(reference)).map { .named($0) } }
    return typeOfVariable(name, outside: Syntax(reference), depth: depth)
  }

  /// The type of a variable, parameter or member that a name stands for in the scopes around a node.
  func typeOfVariable(_ name: String, outside node: Syntax, depth: Int) -> ValueType? {
    guard depth < LiteralChoices.maximumDepth else { return nil }
    if let local = ScopeLookup(name: name, types: self, depth: depth).declaration(from: node) {
      return local.type.map(declared.resolved)
    }
    return enclosingType(of: node).flatMap { declared.member(name, of: $0) } ?? declared.member(name, of: "")
  }

  /// Whether the file declares a variable, parameter or member of the name that is seen from a node.
  func isDeclared(_ name: String, at node: Syntax) -> Bool {
    ScopeLookup(name: name, types: self, depth: 0).declaration(from: node) != nil
      || typeOfVariable(name, outside: node, depth: 0) != nil
  }

  /// The name of the type in whose declaration a node stands.
  private func enclosingType(of node: Syntax) -> String? {
    var next = node.parent
    while let parent = next {
      if let type = parent.as(StructDeclSyntax.self) { return type.name.text }
      if let type = parent.as(ClassDeclSyntax.self) { return type.name.text }
      if let type = parent.as(EnumDeclSyntax.self) { return type.name.text }
      if let type = parent.as(ActorDeclSyntax.self) { return type.name.text }
      if let type = parent.as(ProtocolDeclSyntax.self) { return type.name.text }
      if let type = parent.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
      next = parent.parent
    }
    return nil
  }

  private func member(_ member: MemberAccessExprSyntax, depth: Int) -> ValueType? {
    let name = member.declName.baseName.text
    if let base = member.base {
      if case .named(let type)? = type(of: base, depth: depth + 1)?.unwrapped,
        let found = declared.member(name, of: type)
      {
        return found
      }
      if let reference = base.as(DeclReferenceExprSyntax.self), reference.baseName.text.first?.isUppercase == true {
        // `Limits.maximum`, `Int.max`.
        if let found = declared.member(name, of: reference.baseName.text) { return found }
        let type = ValueType.named(reference.baseName.text)
        if type.isNumber, ["max", "min", "zero", "pi", "infinity"].contains(name) { return type }
      }
    }
    return Self.wellKnownMembers[name].map { .named($0) }
  }

  /// Members that have this type wherever they are.
  private static let wellKnownMembers: [String: String] = [
    "count": "Int", "hashValue": "Int", "endIndex": "Int", "startIndex": "Int",
    "description": "String", "localizedDescription": "String", "isEmpty": "Bool", "width": "CGFloat",
    "height": "CGFloat", "timeIntervalSince1970": "Double", "timeIntervalSinceNow": "Double", "doubleValue": "Double",
    "intValue": "Int32", "integerValue": "Int", "floatValue": "Float", "numberOfItems": "Int",
    "fractionCompleted": "Double",
  ]

  private func result(of call: FunctionCallExprSyntax, depth: Int) -> ValueType? {
    guard let shape = CallShape(call) else { return nil }
    if shape.namesType { return declared.resolved(.named(shape.name)) }
    switch shape.base {
    case .none:
      if ["min", "max", "abs"].contains(shape.name) {
        return shape.arguments.map { type(of: $0.expression, depth: depth + 1) }.reduce(.integerLiteral) {
          $0 == .integerLiteral ? $1 : .common($0, $1)
        }
      }
    case .expression(let base):
      if ["rounded", "magnitude", "advanced", "squareRoot"].contains(shape.name) {
        return type(of: base, depth: depth + 1)
      }
      if shape.name == "reduce", let start = shape.firstUnlabelled {
        return DeclaredTypes.typeOfLiteral(start) ?? type(of: start, depth: depth + 1)
      }
      if shape.name == "random", let reference = base.as(DeclReferenceExprSyntax.self) {
        return .named(reference.baseName.text)
      }
      if shape.name == "distance" { return .named("Int") }
    case .implicit: return nil
    }
    return declared.result(of: shape.name)
  }
}

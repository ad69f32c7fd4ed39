import SwiftSyntax

/// Finds the local variable or parameter that a name stands for, from the inside out, and its type.
struct ScopeLookup {
  let name: String
  let types: ExpressionTypes
  let depth: Int

  /// The type of the name where a node stands; `nil` when no enclosing scope declares it with a type that is written.
  func type(from node: Syntax) -> ValueType? {
    var child = node
    while let parent = child.parent {
      if let found = find(in: parent, before: child) { return found }
      // Members are looked up by the type, not by the place.
      if parent.is(MemberBlockSyntax.self) { return nil }
      child = parent
    }
    return nil
  }

  private func find(in scope: Syntax, before child: Syntax) -> ValueType? {
    if let list = scope.as(CodeBlockItemListSyntax.self) {
      for item in list.reversed() where item.position < child.position {
        if let found = declaration(in: item) { return found }
      }
    } else if let function = scope.as(FunctionDeclSyntax.self) {
      return parameter(function.signature.parameterClause)
    } else if let initializer = scope.as(InitializerDeclSyntax.self) {
      return parameter(initializer.signature.parameterClause)
    } else if let subscripting = scope.as(SubscriptDeclSyntax.self) {
      return parameter(subscripting.parameterClause)
    } else if let closure = scope.as(ClosureExprSyntax.self) {
      return parameter(of: closure)
    } else if let loop = scope.as(ForStmtSyntax.self), child.position > loop.sequence.position {
      return element(of: loop)
    } else if let branch = scope.as(IfExprSyntax.self), child.id == Syntax(branch.body).id {
      return condition(branch.conditions)
    } else if let loop = scope.as(WhileStmtSyntax.self) {
      return condition(loop.conditions)
    }
    return nil
  }

  private func declaration(in item: CodeBlockItemSyntax) -> ValueType? {
    if case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name else { continue }
        if let written = binding.typeAnnotation.flatMap({ ValueType($0.type) }) { return written }
        return binding.initializer.flatMap { value($0.value) }
      }
    } else if case .stmt(let statement) = item.item, let check = statement.as(GuardStmtSyntax.self) {
      return condition(check.conditions)
    }
    return nil
  }

  /// The type of a variable that has no other than its value's.
  private func value(_ expression: ExprSyntax) -> ValueType? {
    DeclaredTypes.typeOfLiteral(expression)
      ?? types.type(of: expression, depth: depth + 1).map { type in
        switch type {
        case .integerLiteral: .named("Int")
        case .floatLiteral: .named("Double")
        default: type
        }
      }
  }

  private func parameter(_ clause: FunctionParameterClauseSyntax) -> ValueType? {
    clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }.flatMap { parameter in
      ValueType(parameter.type).map { parameter.ellipsis == nil ? $0 : .array($0) }
    }
  }

  private func parameter(of closure: ClosureExprSyntax) -> ValueType? {
    switch closure.signature?.parameterClause {
    case .parameterClause(let clause):
      return clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
        .flatMap { $0.type }.flatMap { ValueType($0) }
    case .simpleInput(let list):
      guard list.count == 1, list.first?.name.text == name else { return nil }
      return element(passedTo: closure)
    case nil:
      return name == "$0" ? element(passedTo: closure) : nil
    @unknown default:
      return nil
    }
  }

  /// The element of the sequence that `ForEach(0..<5) { … }` or `values.map { … }` hands to its closure.
  private func element(passedTo closure: ClosureExprSyntax) -> ValueType? {
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self), let shape = CallShape(call) else { return nil }
    let sequence: ExprSyntax?
    switch shape.base {
    case .none where shape.name == "ForEach" || shape.name == "List": sequence = shape.firstUnlabelled
    case .expression(let base) where Self.sequenceMethods.contains(shape.name): sequence = base
    default: return nil
    }
    guard let sequence, case .array(let element)? = types.type(of: sequence, depth: depth + 1) else { return nil }
    return element == .integerLiteral ? .named("Int") : element
  }

  private static let sequenceMethods: Set = ["map", "forEach", "compactMap", "flatMap", "filter"]

  private func element(of loop: ForStmtSyntax) -> ValueType? {
    if let tuple = loop.pattern.as(TuplePatternSyntax.self), tuple.elements.count == 2 {
      // `for (index, value) in values.enumerated()`.
      let names = tuple.elements.map { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
      guard let call = loop.sequence.as(FunctionCallExprSyntax.self), let shape = CallShape(call),
        shape.name == "enumerated", case .expression(let base) = shape.base
      else { return nil }
      if names[0] == name { return .named("Int") }
      if names[1] == name, case .array(let element)? = types.type(of: base, depth: depth + 1) { return element }
      return nil
    }
    guard loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name else { return nil }
    if let written = loop.typeAnnotation.flatMap({ ValueType($0.type) }) { return written }
    guard case .array(let element)? = types.type(of: loop.sequence, depth: depth + 1) else { return nil }
    return element == .integerLiteral ? .named("Int") : element
  }

  private func condition(_ conditions: ConditionElementListSyntax) -> ValueType? {
    for element in conditions {
      guard case .optionalBinding(let binding) = element.condition,
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      else { continue }
      if let written = binding.typeAnnotation.flatMap({ ValueType($0.type) }) { return written }
      if let value = binding.initializer?.value {
        return types.type(of: value, depth: depth + 1)?.unwrapped
      }
      // `if let count`: the outer one, unwrapped.
      return ScopeLookup(name: name, types: types, depth: depth + 1).outer(of: Syntax(conditions))?.unwrapped
    }
    return nil
  }

  /// The type of the name outside the statement that a list of conditions belongs to.
  private func outer(of conditions: Syntax) -> ValueType? {
    guard depth < LiteralChoices.maximumDepth, let statement = conditions.parent else { return nil }
    return types.typeOfVariable(name, outside: statement, depth: depth + 1)
  }
}

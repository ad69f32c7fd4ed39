import SwiftSyntax

/// Finds the local variable or parameter that a name stands for, from the inside out, and its type.
struct ScopeLookup {
  let name: String
  let types: ExpressionTypes
  let depth: Int

  /// Where a name is declared. One without a type that the file tells hides others all the same.
  struct Declaration {
    var type: ValueType?
  }

  /// The innermost declaration of the name in the scopes around a node; `nil` when there is none.
  func declaration(from node: Syntax) -> Declaration? {
    var child = node
    while let parent = child.parent {
      if let found = find(in: parent, before: child) { return found }
      // Members are looked up by the type, not by the place.
      if parent.is(MemberBlockSyntax.self) { return nil }
      child = parent
    }
    return nil
  }

  private func find(in scope: Syntax, before child: Syntax) -> Declaration? {
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
      return binds(Syntax(loop.pattern)) ? Declaration(type: element(of: loop)) : nil
    } else if let branch = scope.as(IfExprSyntax.self), child.id == Syntax(branch.body).id {
      return condition(branch.conditions)
    } else if let loop = scope.as(WhileStmtSyntax.self) {
      return condition(loop.conditions)
    } else if let choice = scope.as(SwitchCaseSyntax.self), child.id != Syntax(choice.label).id {
      return binds(Syntax(choice.label)) ? Declaration() : nil
    } else if let clause = scope.as(CatchClauseSyntax.self), child.id == Syntax(clause.body).id {
      return binds(Syntax(clause.catchItems)) || name == "error" ? Declaration() : nil
    }
    return nil
  }

  /// Whether a pattern, or what holds one, gives the name to something.
  private func binds(_ pattern: Syntax) -> Bool {
    var open = [pattern]
    while let node = open.popLast() {
      if let identifier = node.as(IdentifierPatternSyntax.self), identifier.identifier.text == name { return true }
      if node.kind != .token { open += node.children(viewMode: .sourceAccurate) }
    }
    return false
  }

  private func declaration(in item: CodeBlockItemSyntax) -> Declaration? {
    if case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings where binds(Syntax(binding.pattern)) {
        guard binding.pattern.is(IdentifierPatternSyntax.self) else { return Declaration() }
        if let written = binding.typeAnnotation { return Declaration(type: ValueType(written.type)) }
        return Declaration(type: binding.initializer.flatMap { value($0.value) })
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

  private func parameter(_ clause: FunctionParameterClauseSyntax) -> Declaration? {
    clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }.map { parameter in
      Declaration(type: ValueType(parameter.type).map { parameter.ellipsis == nil ? $0 : .array($0) })
    }
  }

  private func parameter(of closure: ClosureExprSyntax) -> Declaration? {
    switch closure.signature?.parameterClause {
    case .parameterClause(let clause):
      return clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
        .map { Declaration(type: $0.type.flatMap { ValueType($0) }) }
    case .simpleInput(let list):
      guard list.contains(where: { $0.name.text == name }) else { return nil }
      return Declaration(type: list.count == 1 ? element(passedTo: closure) : nil)
    case nil:
      return name == "$0" ? Declaration(type: element(passedTo: closure)) : nil
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

  private func condition(_ conditions: ConditionElementListSyntax) -> Declaration? {
    for element in conditions {
      switch element.condition {
      case .optionalBinding(let binding):
        guard binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name else { continue }
        if let written = binding.typeAnnotation { return Declaration(type: ValueType(written.type)) }
        if let value = binding.initializer?.value {
          return Declaration(type: types.type(of: value, depth: depth + 1)?.unwrapped)
        }
        // `if let count`: the outer one, unwrapped.
        let outer = ScopeLookup(name: name, types: types, depth: depth + 1).outer(of: Syntax(conditions))
        return Declaration(type: outer?.unwrapped)
      case .matchingPattern(let match):
        if binds(Syntax(match.pattern)) { return Declaration() }
      default: continue
      }
    }
    return nil
  }

  /// The type of the name outside the statement that a list of conditions belongs to.
  private func outer(of conditions: Syntax) -> ValueType? {
    guard depth < LiteralChoices.maximumDepth, let statement = conditions.parent else { return nil }
    return types.typeOfVariable(name, outside: statement, depth: depth + 1)
  }
}

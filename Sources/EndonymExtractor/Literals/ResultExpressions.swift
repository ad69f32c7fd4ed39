import SwiftSyntax

/// What a block of code can come to: its only expression, or what its `return` statements give.
enum ResultExpressions {
  /// The results of a block: of an accessor, a function, a closure.
  static func of(_ statements: CodeBlockItemListSyntax) -> [ExprSyntax] {
    var results = implicit(statements, depth: 0)
    var open = Array(statements.children(viewMode: .sourceAccurate))
    while let node = open.popLast() {
      if let statement = node.as(ReturnStmtSyntax.self) {
        if let expression = statement.expression { results.append(expression) }
        continue
      }
      // What another function returns is its own.
      if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) || node.is(AccessorBlockSyntax.self) {
        continue
      }
      open += node.children(viewMode: .sourceAccurate)
    }
    return results.sorted { $0.position < $1.position }
  }

  /// The results of an `if` or `switch` expression.
  static func of(_ expression: ExprSyntax, depth: Int) -> [ExprSyntax] {
    guard depth < LiteralChoices.maximumDepth else { return [] }
    var results: [ExprSyntax] = []
    if let choice = expression.as(SwitchExprSyntax.self) {
      for element in choice.cases {
        if case .switchCase(let one) = element { results += implicit(one.statements, depth: depth + 1) }
      }
      return results
    }
    var next = expression.as(IfExprSyntax.self)
    while let branch = next {
      results += implicit(branch.body.statements, depth: depth + 1)
      next = nil
      switch branch.elseBody {
      case .ifExpr(let another): next = another
      case .codeBlock(let block): results += implicit(block.statements, depth: depth + 1)
      case nil: break
      @unknown default: break
      }
    }
    return results
  }

  private static func implicit(_ statements: CodeBlockItemListSyntax, depth: Int) -> [ExprSyntax] {
    guard statements.count == 1, let only = statements.first else { return [] }
    switch only.item {
    case .expr(let expression): return [expression]
    case .stmt(let statement):
      guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression else { return [] }
      return of(expression, depth: depth + 1)
    case .decl: return []
    @unknown default: return []
    }
  }
}

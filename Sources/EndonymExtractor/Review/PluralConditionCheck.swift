import EndonymTools
import SwiftSyntax

/// `count == 1 ? "item" : "items"`.
struct PluralConditionCheck: ReviewCheck {
  let rule = ReviewRules.pluralByCondition
  private let message =
    "a condition chooses between singular and plural, which are not the only forms in many languages"

  func findings(at node: Syntax, in file: ReviewedFile) -> [(place: Syntax, message: String)] {
    switch node.kind {
    case .sequenceExpr:
      guard let sequence = node.as(SequenceExprSyntax.self) else { return [] }
      let elements = Array(sequence.elements)
      guard let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self), index + 1 < elements.count
      else { return [] }
      var condition = elements[..<index]
      if let assignment = condition.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
        condition = condition[(assignment + 1)...]
      }
      guard let place = condition.first, Self.comparesCountWithOne(condition),
        Self.isText(ternary.thenExpression, in: file),
        elements[(index + 1)...].contains(where: { Self.isText($0, in: file) })
      else { return [] }
      return [(Syntax(place), message)]
    case .ifExpr:
      guard let branch = node.as(IfExprSyntax.self), branch.conditions.count == 1,
        case .expression(let condition)? = branch.conditions.first?.condition,
        let sequence = condition.as(SequenceExprSyntax.self), Self.comparesCountWithOne(Array(sequence.elements)[...]),
        case .codeBlock(let other)? = branch.elseBody, Self.givesText(branch.body, in: file),
        Self.givesText(other, in: file)
      else { return [] }
      return [(Syntax(condition), message)]
    default: return []
    }
  }

  /// Whether a condition is no more than a comparison of a count with one.
  private static func comparesCountWithOne(_ elements: ArraySlice<ExprSyntax>) -> Bool {
    var elements = elements
    if elements.count == 1, let tuple = elements.first?.as(TupleExprSyntax.self), let only = tuple.elements.first,
      let inner = only.expression.as(SequenceExprSyntax.self)
    {
      elements = Array(inner.elements)[...]
    }
    guard elements.count == 3 else { return false }
    let operands = [elements[elements.startIndex], elements[elements.startIndex + 2]]
    let sign = elements[elements.startIndex + 1].as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    guard ["==", "!=", ">", "<=", ">=", "<"].contains(sign),
      let one = operands.firstIndex(where: { $0.as(IntegerLiteralExprSyntax.self)?.literal.text == "1" })
    else { return false }
    return isCount(operands[1 - one])
  }

  /// Whether an expression's name is that of a number of things.
  private static func isCount(_ expression: ExprSyntax) -> Bool {
    let name = expression.trimmedDescription.split(separator: ".").last.map { String($0).lowercased() } ?? ""
    if name == "n" { return true }
    if ["count", "number", "total", "amount", "quantity", "num"].contains(where: name.contains) { return true }
    return name.hasSuffix("s") && !name.hasSuffix("ss") && name.allSatisfy(\.isLetter)
  }

  private static func isText(_ expression: ExprSyntax, in file: ReviewedFile) -> Bool {
    expression.is(StringLiteralExprSyntax.self) || file.isLocalized(expression)
  }

  private static func givesText(_ block: CodeBlockSyntax, in file: ReviewedFile) -> Bool {
    guard block.statements.count == 1, let only = block.statements.first else { return false }
    switch only.item {
    case .expr(let expression):
      if let assignment = Assignment(Syntax(expression)), let value = assignment.value.first {
        return isText(value, in: file)
      }
      return isText(expression, in: file)
    case .stmt(let statement):
      return statement.as(ReturnStmtSyntax.self)?.expression.map { isText($0, in: file) } ?? false
    default: return false
    }
  }
}

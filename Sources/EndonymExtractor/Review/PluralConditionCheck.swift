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
      if let assignment = condition.firstIndex(where: Self.isAssignment) {
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
        Self.givesText(branch.body.statements, in: file), Self.isFollowedByText(branch, in: file)
      else { return [] }
      return [(Syntax(condition), message)]
    case .switchExpr:
      guard let choice = node.as(SwitchExprSyntax.self), Self.isCount(choice.subject),
        Self.distinguishesOne(choice, in: file)
      else { return [] }
      return [(Syntax(choice.subject), message)]
    default: return []
    }
  }

  private static func isAssignment(_ element: ExprSyntax) -> Bool {
    element.is(AssignmentExprSyntax.self) || element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
  }

  /// Whether an `if` has an `else` with a text, or returns and is followed by the return of one.
  private static func isFollowedByText(_ branch: IfExprSyntax, in file: ReviewedFile) -> Bool {
    if case .codeBlock(let other)? = branch.elseBody { return givesText(other.statements, in: file) }
    guard branch.elseBody == nil, returnsText(branch.body.statements.first, in: file) else { return false }
    var node = Syntax(branch)
    while let parent = node.parent {
      if let item = node.as(CodeBlockItemSyntax.self), let list = parent.as(CodeBlockItemListSyntax.self) {
        return returnsText(list.first { $0.position >= item.endPosition }, in: file)
      }
      node = parent
    }
    return false
  }

  /// Whether a `switch` over a number has texts for one and for all others.
  private static func distinguishesOne(_ choice: SwitchExprSyntax, in file: ReviewedFile) -> Bool {
    var (hasOne, hasRest) = (false, false)
    for case .switchCase(let element) in choice.cases where givesText(element.statements, in: file) {
      switch element.label {
      case .case(let label): hasOne = hasOne || label.caseItems.contains { $0.pattern.trimmedDescription == "1" }
      case .default: hasRest = true
      @unknown default: break
      }
    }
    return hasOne && hasRest
  }

  /// Whether a condition is no more than a comparison of a count with one, or whether it is less than two.
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
    guard let place = operands.firstIndex(where: { $0.is(IntegerLiteralExprSyntax.self) }),
      let number = operands[place].as(IntegerLiteralExprSyntax.self)?.literal.text,
      comparisons.contains("\(place == 1 ? sign : mirrored[sign] ?? sign) \(number)")
    else { return false }
    return isCount(operands[1 - place])
  }

  /// What stands behind a count to tell one from more.
  private static let comparisons: Set = ["== 1", "!= 1", "> 1", "<= 1", "< 2", ">= 2"]
  private static let mirrored = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]

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

  private static func returnsText(_ item: CodeBlockItemSyntax?, in file: ReviewedFile) -> Bool {
    guard case .stmt(let statement)? = item?.item, let result = statement.as(ReturnStmtSyntax.self)?.expression else {
      return false
    }
    return isText(result, in: file)
  }

  private static func givesText(_ statements: CodeBlockItemListSyntax, in file: ReviewedFile) -> Bool {
    guard statements.count == 1, let only = statements.first else { return false }
    switch only.item {
    case .expr(let expression):
      if let assignment = Assignment(Syntax(expression)), let value = assignment.value.first {
        return isText(value, in: file)
      }
      return isText(expression, in: file)
    case .stmt: return returnsText(only, in: file)
    default: return false
    }
  }
}

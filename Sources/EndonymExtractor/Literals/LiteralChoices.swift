import SwiftSyntax

/// The string literals that an expression can come to: one, or both sides of `?:`, or the branches of `if` and `switch`.
struct LiteralChoices {
  /// The literals, in the order of the source.
  var literals: [SwiftStringLiteral] = []
  /// Whether the expression can also come to something that is no literal.
  var isOpen = false

  /// Expressions are followed this deep; source that people write stays far below.
  static let maximumDepth = 32
  /// Alternatives joined with alternatives multiply; more than this many are not followed.
  static let maximumChoices = 64

  /// How `+` between literals is taken.
  enum Joining {
    /// As one longer literal: where a `String` is expected.
    case joins
    /// As something that is no literal: where a type that has no `+` is expected.
    case refuses
  }

  private init() {}

  /// The literals of an expression.
  init(_ expression: ExprSyntax, joining: Joining, depth: Int = 0) {
    self.init()
    guard depth < Self.maximumDepth else {
      isOpen = true
      return
    }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      literals = [SwiftStringLiteral(literal)]
    } else if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1, only.label == nil
    {
      self = LiteralChoices(only.expression, joining: joining, depth: depth + 1)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      self = LiteralChoices(Array(sequence.elements)[...], joining: joining, depth: depth + 1)
    } else if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      for result in ResultExpressions.of(expression, depth: depth + 1) {
        add(LiteralChoices(result, joining: joining, depth: depth + 1))
      }
      if literals.isEmpty { isOpen = true }
    } else {
      isOpen = true
    }
  }

  /// The literals of a row of operands and operators, as the parser leaves it: precedence is not yet applied.
  init(_ elements: ArraySlice<ExprSyntax>, joining: Joining, depth: Int) {
    self.init()
    guard depth < Self.maximumDepth, let first = elements.first else {
      isOpen = true
      return
    }
    if elements.count == 1 {
      self = LiteralChoices(first, joining: joining, depth: depth + 1)
    } else if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
    {
      self = LiteralChoices(ternary.thenExpression, joining: joining, depth: depth + 1)
      add(LiteralChoices(elements[(index + 1)...], joining: joining, depth: depth + 1))
    } else if let index = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }) {
      // `"text" as LocalizedStringKey`: what is cast, unless it is cast to something that is not looked up.
      let type = elements[(index + 1)...].first?.trimmedDescription ?? ""
      if joining == .refuses, type == "String" || type == "Substring" {
        isOpen = true
      } else {
        self = LiteralChoices(elements[..<index], joining: joining, depth: depth + 1)
      }
    } else if joining == .joins {
      self = LiteralChoices(joined: elements, depth: depth + 1)
    } else {
      isOpen = true
    }
  }

  private init(joined elements: ArraySlice<ExprSyntax>, depth: Int) {
    self.init()
    for (place, element) in elements.enumerated() {
      if place % 2 == 1 {
        if element.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" { isOpen = true }
        continue
      }
      let operand = LiteralChoices(element, joining: .joins, depth: depth + 1)
      if operand.isOpen { isOpen = true }
      literals =
        place == 0
        ? operand.literals : literals.flatMap { left in operand.literals.map { left.joined(with: $0) } }
      if literals.count > Self.maximumChoices { isOpen = true }
      if isOpen {
        literals = []
        return
      }
    }
  }

  private mutating func add(_ other: LiteralChoices) {
    literals += other.literals
    isOpen = isOpen || other.isOpen
  }
}

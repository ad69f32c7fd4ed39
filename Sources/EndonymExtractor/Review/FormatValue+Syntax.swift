import EndonymTools
import SwiftSyntax

extension FormatValue {
  /// What an expression gives to a format; `nil` where its file does not tell for certain.
  init?(_ expression: ExprSyntax, types: ExpressionTypes) {
    guard Self.isCertain(expression, depth: 0), let type = types.type(of: expression) else { return nil }
    switch type {
    case .integerLiteral: self = .integer
    case .floatLiteral: self = .float
    case .named("String"), .named("NSString"): self = .text
    case .named("NSNumber"), .named("NSDecimalNumber"): self = .object
    case .named:
      guard type.isNumber else { return nil }
      self = type.specifier == "%f" || type.specifier == "%lf" ? .float : .integer
    case .optional, .array, .dictionary: return nil
    }
  }

  /// Whether the type of an expression is written down, and not known by what members of its name usually are.
  private static func isCertain(_ expression: ExprSyntax, depth: Int) -> Bool {
    guard depth < LiteralChoices.maximumDepth else { return false }
    func inner(_ expression: ExprSyntax) -> Bool { isCertain(expression, depth: depth + 1) }
    if let tuple = expression.as(TupleExprSyntax.self) { return tuple.elements.allSatisfy { inner($0.expression) } }
    if let sign = expression.as(PrefixOperatorExprSyntax.self) { return inner(sign.expression) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.allSatisfy { element in
        if let operation = element.as(BinaryOperatorExprSyntax.self) {
          return arithmetic.contains(operation.operator.text)
        }
        return inner(element)
      }
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.base?.trimmedDescription == "self" || member.declName.baseName.text == "count"
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return CallShape(call)?.namesType ?? false }
    return expression.is(DeclReferenceExprSyntax.self) || expression.is(StringLiteralExprSyntax.self)
      || expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self)
  }

  private static let arithmetic: Set = ["+", "-", "*", "/", "%"]
}

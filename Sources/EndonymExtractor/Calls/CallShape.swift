import SwiftSyntax

/// What a call or an attribute says, as far as localization is concerned: the name of what is called, and the arguments.
struct CallShape {
  /// What stands before the name.
  enum Base {
    /// Nothing: `Text("x")`.
    case none
    /// A dot with nothing before it: `.value("x")`.
    case implicit
    /// A value, a type or a module.
    case expression(ExprSyntax)
  }

  /// The last name of what is called: `Text` of `SwiftUI.Text("x")`; `String` of `String.init(localized: "x")`.
  let name: String
  /// What stands before it.
  let base: Base
  /// The arguments.
  let arguments: LabeledExprListSyntax
  /// The call itself.
  let node: Syntax

  init?(_ call: FunctionCallExprSyntax) {
    var callee = call.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base
    {
      callee = base
    }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      (name, base) = (reference.baseName.text, .none)
    } else if let member = callee.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.text
      base = member.base.map { .expression($0) } ?? .implicit
    } else {
      return nil
    }
    arguments = call.arguments
    node = Syntax(call)
  }

  init?(_ attribute: AttributeSyntax) {
    guard case .argumentList(let list)? = attribute.arguments,
      let type = attribute.attributeName.as(IdentifierTypeSyntax.self)
    else { return nil }
    (name, base, arguments, node) = (type.name.text, .none, list, Syntax(attribute))
  }

  /// Whether the name is a type's, by Swift's custom of capitals.
  var namesType: Bool { name.first?.isUppercase ?? false }

  /// The argument with one of some labels.
  func argument(_ labels: String...) -> ExprSyntax? {
    arguments.first { argument in argument.label.map { labels.contains($0.text) } ?? false }?.expression
  }

  /// The first argument, when it has no label.
  var firstUnlabelled: ExprSyntax? { arguments.first.flatMap { $0.label == nil ? $0.expression : nil } }

  /// The text of an argument that has to be one literal; empty for `nil`.
  ///
  /// - Returns: `nil` when it is something else.
  static func text(of expression: ExprSyntax) -> String? {
    if expression.is(NilLiteralExprSyntax.self) { return "" }
    let choices = LiteralChoices(expression, joining: .joins)
    guard choices.literals.count == 1, !choices.isOpen else { return nil }
    return choices.literals[0].plainText
  }
}

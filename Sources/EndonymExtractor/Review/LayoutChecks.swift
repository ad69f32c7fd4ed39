import EndonymTools
import SwiftSyntax

/// Left and right where leading and trailing belong.
struct LeftRightCheck: ReviewCheck {
  let rule = ReviewRules.leftRight

  private static let alignments: Set = [
    "textAlignment", "alignment", "contentHorizontalAlignment", "multilineTextAlignment",
  ]

  func findings(at node: Syntax, in file: ReviewedFile) -> [(place: Syntax, message: String)] {
    if node.kind == .memberAccessExpr, let member = node.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      if name == "leftAnchor" || name == "rightAnchor" {
        let other = name == "leftAnchor" ? "leadingAnchor" : "trailingAnchor"
        return [(Syntax(member.declName), "\(name) does not follow the direction of the script; \(other) does")]
      }
      return []
    }
    if let assignment = Assignment(node) {
      if Self.alignments.contains(assignment.property), let side = Self.side(assignment.valueText),
        let place = assignment.value.first
      {
        return [
          (Syntax(place), "\(assignment.property) is \(side) in every language: use .natural, or leading and trailing")
        ]
      }
      if assignment.property == "semanticContentAttribute", assignment.valueText.hasSuffix(".forceLeftToRight"),
        let place = assignment.value.first
      {
        return [(Syntax(place), "the layout is left to right in every language")]
      }
      return []
    }
    guard node.kind == .functionCallExpr, let call = node.as(FunctionCallExprSyntax.self), let shape = CallShape(call)
    else { return [] }
    switch shape.name {
    case "NSLayoutConstraint":
      return shape.arguments.filter { $0.label?.text == "attribute" }.compactMap { argument in
        Self.side(argument.expression.trimmedDescription).map {
          (Syntax(argument.expression), "the constraint is on the \($0) in every language: use .leading or .trailing")
        }
      }
    case "UIEdgeInsets", "NSEdgeInsets":
      guard let left = shape.argument("left"), let right = shape.argument("right"),
        left.trimmedDescription != right.trimmedDescription
      else { return [] }
      return [(node, "insets differ on the left and the right in every language: use NSDirectionalEdgeInsets")]
    default: return []
    }
  }

  private static func side(_ text: String) -> String? {
    guard let last = text.split(separator: ".").last, text.contains("."), last == "left" || last == "right" else {
      return nil
    }
    return String(last)
  }
}

/// Widths that a translation may not fit.
struct FixedTextWidthCheck: ReviewCheck {
  let rule = ReviewRules.fixedTextWidth

  private static let texts: Set = ["Text", "Label", "Button", "Toggle", "Picker", "Link", "Menu", "LabeledContent"]

  func findings(at node: Syntax, in file: ReviewedFile) -> [(place: Syntax, message: String)] {
    guard node.kind == .functionCallExpr, let call = node.as(FunctionCallExprSyntax.self), let shape = CallShape(call),
      case .expression(let base) = shape.base
    else { return [] }
    switch shape.name {
    case "frame":
      guard let width = shape.argument("width"), Self.isNumber(width), let text = Self.text(below: base) else {
        return []
      }
      return [(Syntax(width), "\(text) is \(width.trimmedDescription) points wide in every language")]
    case "constraint":
      guard let width = shape.argument("equalToConstant"), Self.isNumber(width),
        let member = base.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "widthAnchor",
        let owner = member.base?.trimmedDescription,
        ["label", "button", "text", "title"].contains(where: owner.lowercased().contains)
      else { return [] }
      return [(Syntax(width), "\(owner) is \(width.trimmedDescription) points wide in every language")]
    default: return []
    }
  }

  private static func isNumber(_ expression: ExprSyntax) -> Bool {
    expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self)
  }

  /// The view of text at the start of a chain of modifiers.
  private static func text(below expression: ExprSyntax) -> String? {
    var next: ExprSyntax? = expression
    while let call = next?.as(FunctionCallExprSyntax.self), let shape = CallShape(call) {
      switch shape.base {
      case .none: return texts.contains(shape.name) ? shape.name : nil
      case .implicit: return nil
      case .expression(let base): next = base
      }
    }
    return nil
  }
}

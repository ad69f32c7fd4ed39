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

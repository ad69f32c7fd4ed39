import EndonymTools
import SwiftSyntax

/// Localized strings that `+` or an interpolation puts beside others.
struct JoinedStringsCheck: ReviewCheck {
  let rule = ReviewRules.joinedStrings

  func findings(at node: Syntax, in file: ReviewedFile) -> [(place: Syntax, message: String)] {
    switch node.kind {
    case .sequenceExpr:
      guard let sequence = node.as(SequenceExprSyntax.self) else { return [] }
      let elements = Array(sequence.elements)
      for (index, element) in elements.enumerated() where file.isLocalized(element) {
        let neighbors = [index - 1, index + 1].filter { elements.indices.contains($0) }
        let joining = neighbors.first { neighbor in
          let sign = elements[neighbor].as(BinaryOperatorExprSyntax.self)?.operator.text
          return sign == "+" || sign == "+="
        }
        if let joining {
          return [
            (
              Syntax(elements[joining]),
              "a localized string is joined with +: the order of its parts differs between languages"
            )
          ]
        }
      }
      return []
    case .stringLiteralExpr:
      guard let literal = node.as(StringLiteralExprSyntax.self), literal.segments.count > 1 else { return [] }
      let interpolated = literal.segments.compactMap { $0.as(ExpressionSegmentSyntax.self) }
      let localized = interpolated.filter { $0.expressions.contains { file.isLocalized($0.expression) } }
      guard let first = localized.first else { return [] }
      let hasMore =
        interpolated.count > 1
        || literal.segments.contains {
          $0.as(StringSegmentSyntax.self)?.content.text.contains(where: \.isLetter) ?? false
        }
      guard hasMore else { return [] }
      return [
        (Syntax(first), "a localized string is put into another text: the order of the parts differs between languages")
      ]
    default: return []
    }
  }
}

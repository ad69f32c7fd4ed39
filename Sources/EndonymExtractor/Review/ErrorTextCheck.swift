import EndonymTools
import SwiftSyntax

/// Descriptions of errors that are literals: those of `LocalizedError`, and `[NSLocalizedDescriptionKey: "x"]`. People see them whatever a file
/// imports.
struct ErrorTextCheck: ReviewCheck {
  let rule = ReviewRules.unlocalizedLiteral

  private static let properties: Set = ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"]
  private static let keys: Set = [
    "NSLocalizedDescriptionKey", "NSLocalizedFailureReasonErrorKey", "NSLocalizedRecoverySuggestionErrorKey",
    "NSLocalizedRecoveryOptionsErrorKey", "NSLocalizedFailureErrorKey",
  ]

  func findings(at node: Syntax, in file: ReviewedFile) -> [(place: Syntax, message: String)] {
    switch node.kind {
    case .patternBinding:
      guard let binding = node.as(PatternBindingSyntax.self),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, Self.properties.contains(name),
        Self.describesError(node)
      else { return [] }
      let values = (binding.getter.map(ResultExpressions.of) ?? []) + [binding.initializer?.value].compactMap { $0 }
      return values.flatMap { UnlocalizedLiteralCheck.findings(in: $0, of: file) }
    case .dictionaryElement:
      guard let element = node.as(DictionaryElementSyntax.self), Self.isKey(element.key) else { return [] }
      return UnlocalizedLiteralCheck.findings(in: element.value, of: file)
    case .sequenceExpr:
      // `userInfo[NSLocalizedDescriptionKey] = "x"`.
      guard let sequence = node.as(SequenceExprSyntax.self) else { return [] }
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
        let key = elements[0].as(SubscriptCallExprSyntax.self)?.arguments.first?.expression, Self.isKey(key)
      else { return [] }
      return UnlocalizedLiteralCheck.findings(in: elements[2], of: file)
    default: return []
    }
  }

  private static func isKey(_ expression: ExprSyntax) -> Bool {
    expression.as(DeclReferenceExprSyntax.self).map { keys.contains($0.baseName.text) } ?? false
  }

  /// Whether a member belongs to a localized error: its type says so, here or where the members are that describe it.
  private static func describesError(_ node: Syntax) -> Bool {
    var next = node.parent
    while let parent = next, !parent.is(MemberBlockSyntax.self) {
      if parent.is(CodeBlockSyntax.self) { return false }
      next = parent.parent
    }
    guard let members = next?.as(MemberBlockSyntax.self), let type = members.parent else { return false }
    if let inherited = type.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes,
      inherited.contains(where: { $0.type.trimmedDescription.hasSuffix("LocalizedError") })
    {
      return true
    }
    return members.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.trimmedDescription == "errorDescription" && $0.typeAnnotation?.type.trimmedDescription == "String?"
      } ?? false
    }
  }
}

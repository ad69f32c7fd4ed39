import SwiftSyntax

/// What a file gives to the variables of a name: initial values, results of accessors, assignments.
struct AssignedValues {
  /// The values, in no order.
  private(set) var expressions: [ExprSyntax] = []

  /// Looks for them, without recursion: a chain of calls can be as deep as a file is long.
  init(of name: String, in root: Syntax) {
    var open = [root]
    while let node = open.popLast() {
      if node.kind == .token { continue }
      if let binding = node.as(PatternBindingSyntax.self),
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      {
        if let value = binding.initializer?.value { expressions.append(value) }
        if case .getter(let statements)? = binding.accessorBlock?.accessors {
          expressions += ResultExpressions.of(statements)
        }
      } else if let sequence = node.as(SequenceExprSyntax.self) {
        let elements = Array(sequence.elements)
        if elements.count == 3, elements[1].is(AssignmentExprSyntax.self), Self.name(of: elements[0]) == name {
          expressions.append(elements[2])
        }
      }
      open += node.children(viewMode: .sourceAccurate)
    }
  }

  /// The name of what is assigned to: `format` of `format` and `self.format`.
  private static func name(of target: ExprSyntax) -> String? {
    if let reference = target.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    guard let member = target.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" else {
      return nil
    }
    return member.declName.baseName.text
  }
}

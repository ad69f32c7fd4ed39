import EndonymTools
import SwiftSyntax

/// Texts that a data source or a subclass gives to what shows them: `tableView(_:titleForHeaderInSection:)`, `override var title`.
struct ShownResultCheck: ReviewCheck {
  let rule = ReviewRules.unlocalizedLiteral

  func findings(at node: Syntax, in file: ReviewedFile) -> [(place: Syntax, message: String)] {
    guard file.showsInterface, let statements = Self.statements(of: node) else { return [] }
    return ResultExpressions.of(statements).flatMap { UnlocalizedLiteralCheck.findings(in: $0, of: file) }
  }

  /// What gives the text, when a node declares such a function or property.
  private static func statements(of node: Syntax) -> CodeBlockItemListSyntax? {
    if node.kind == .functionDecl, let function = node.as(FunctionDeclSyntax.self) {
      let isAsked = function.signature.parameterClause.parameters.contains {
        let label = $0.firstName.text
        return label.hasPrefix("titleFor") && !label.hasSuffix("Identifier")
      }
      let isOverridden = ShownTexts.overridden.contains(function.name.text) && isOverride(function.modifiers)
      return isAsked || isOverridden ? function.body?.statements : nil
    }
    guard node.kind == .variableDecl, let variable = node.as(VariableDeclSyntax.self), isOverride(variable.modifiers),
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      ShownTexts.properties.contains(name), UnlocalizedLiteralCheck.isInInterfaceClass(node)
    else { return nil }
    return binding.getter
  }

  private static func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "override" }
  }
}

extension PatternBindingSyntax {
  /// The code that computes the variable's value, if there is such.
  var getter: CodeBlockItemListSyntax? {
    switch accessorBlock?.accessors {
    case .getter(let statements)?: statements
    case .accessors(let list)?: list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    case nil: nil
    @unknown default: nil
    }
  }
}

import EndonymStrings
import EndonymTools
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// What the parser could not make sense of, in its words.
enum SyntaxErrors {
  /// One mistake can make a file of them.
  private static let maximumCount = 20
  /// The words for errors are found by recursion; in a deeper tree only the place is told.
  private static let maximumDepth = 2_000

  /// The errors of a file. What only another compiler reads, by a condition on its version or features, may have any syntax.
  static func findings(in tree: SourceFileSyntax, lines: TextLines, file: String) -> [EndonymStrings.Diagnostic] {
    let errors: [(place: Int, message: String)]
    if let place = placeInDeepTree(tree) {
      errors = [(place, "the source does not parse")]
    } else {
      errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
        $0.diagMessage.severity == .error && !isForAnotherCompiler($0.node)
      }.map { ($0.position.utf8Offset, $0.message) }
    }
    return errors.prefix(maximumCount).map { place, message in
      Diagnostic(ExtractionRules.syntaxError, message, file: file, position: lines.position(at: place))
    }
  }

  /// Where the first error is, if the tree is too deep for recursion.
  private static func placeInDeepTree(_ tree: SourceFileSyntax) -> Int? {
    var (open, isDeep, place) = ([(node: Syntax(tree), depth: 0)], false, Int.max)
    while let (node, depth) = open.popLast() {
      if depth > maximumDepth { isDeep = true }
      if node.hasError { place = node.kind == .token ? min(place, node.position.utf8Offset) : place }
      open += node.children(viewMode: .all).map { ($0, depth + 1) }
    }
    return isDeep ? (place == .max ? 0 : place) : nil
  }

  private static func isForAnotherCompiler(_ node: Syntax) -> Bool {
    var next = node.parent
    while let parent = next {
      if let condition = parent.as(IfConfigDeclSyntax.self),
        condition.clauses.contains(where: { $0.condition.map(asksForCompiler) ?? false })
      {
        return true
      }
      next = parent.parent
    }
    return false
  }

  private static func asksForCompiler(_ condition: ExprSyntax) -> Bool {
    let text = condition.trimmedDescription
    return ["compiler", "swift", "_compiler_version", "hasFeature", "hasAttribute"].contains { text.contains("\($0)(") }
      || text.contains("$")
  }
}

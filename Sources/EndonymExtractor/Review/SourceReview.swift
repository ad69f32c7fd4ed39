import EndonymStrings
import EndonymTools
import SwiftSyntax

/// A rule of the review, as far as it looks at syntax.
protocol ReviewCheck: Sendable {
  /// The rule.
  var rule: RuleDescription { get }
  /// Looks at a node, whose children are looked at later, and gives what is wrong: where, and in which words.
  func findings(at node: Syntax, in file: ReviewedFile) -> [(place: Syntax, message: String)]
}

/// What checks know of a file.
struct ReviewedFile {
  /// The routines whose calls localize.
  let routines: LocalizationRoutines
  /// Whether it builds a user interface: it imports one of Apple's frameworks for that, or nothing at all.
  let showsInterface: Bool
  /// The types of its expressions.
  let types: ExpressionTypes

  init(_ tree: SourceFileSyntax, routines: LocalizationRoutines) {
    self.routines = routines
    types = ExpressionTypes(DeclaredTypes(tree))
    let imports = Self.imports(tree)
    showsInterface = imports.isEmpty || !imports.isDisjoint(with: Self.interfaceModules)
  }

  /// The modules that a file imports.
  static func imports(_ tree: SourceFileSyntax) -> Set<String> {
    Set(
      tree.statements.compactMap { item in
        guard case .decl(let declaration) = item.item else { return nil }
        return declaration.as(ImportDeclSyntax.self)?.path.first?.name.text
      })
  }

  static let interfaceModules: Set = [
    "SwiftUI", "UIKit", "AppKit", "Cocoa", "WatchKit", "WidgetKit", "AppIntents", "Intents", "UserNotifications",
    "TipKit", "StoreKit", "MessageUI", "PhotosUI", "MapKit", "SafariServices", "SpriteKit", "LocalAuthentication",
  ]

  /// Whether an expression is a localized string: a call of a routine, `String(localized:)`, or SwiftUI's `Text` of a literal.
  func isLocalized(_ expression: ExprSyntax) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return routines.member(member.declName.baseName.text) != nil
        && member.base?.is(StringLiteralExprSyntax.self) == true
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), let shape = CallShape(call) else { return false }
    if routines.member(shape.name) != nil || shape.argument("localized") != nil { return true }
    if shape.name == "Text", let first = shape.firstUnlabelled {
      return !LiteralChoices(first, joining: .refuses).literals.isEmpty
    }
    // `Text("a").bold()`.
    if case .expression(let base) = shape.base, base.is(FunctionCallExprSyntax.self) {
      return isLocalizedText(base)
    }
    return false
  }

  private func isLocalizedText(_ expression: ExprSyntax) -> Bool {
    var next: ExprSyntax? = expression
    while let call = next?.as(FunctionCallExprSyntax.self), let shape = CallShape(call) {
      if shape.name == "Text" { return shape.firstUnlabelled?.is(StringLiteralExprSyntax.self) == true }
      guard case .expression(let base) = shape.base else { return false }
      next = base
    }
    return false
  }
}

/// The review of one parsed file.
struct SourceReview {
  private let tree: SourceFileSyntax
  private let lines: TextLines
  private let file: String
  private let facts: ReviewedFile

  private static let checks: [any ReviewCheck] = [
    UnlocalizedLiteralCheck(), ShownResultCheck(), ErrorTextCheck(), JoinedStringsCheck(), PluralConditionCheck(),
    FixedDateFormatCheck(),
    CurrencyCheck(), LeftRightCheck(), FixedTextWidthCheck(), LegacyLocalizedStringCheck(),
  ]

  init(_ tree: SourceFileSyntax, routines: LocalizationRoutines, lines: TextLines, file: String) {
    self.tree = tree
    self.lines = lines
    self.file = file
    facts = ReviewedFile(tree, routines: routines)
  }

  /// All findings. Tests and previews, which no user sees, have none.
  func run() -> [Diagnostic] {
    if !ReviewedFile.imports(tree).isDisjoint(with: ["XCTest", "Testing"]) { return [] }
    var found: [Diagnostic] = []
    var open = [Syntax(tree)]
    while let node = open.popLast() {
      if node.kind == .token || Self.isPreview(node) { continue }
      for check in Self.checks {
        for (place, message) in check.findings(at: node, in: facts) {
          found.append(diagnostic(check.rule, message, at: place))
        }
      }
      if let call = FormatCall(node), let finding = call.finding(in: facts) {
        found.append(diagnostic(finding.rule, finding.message, at: call.place(of: finding)))
      }
      open += node.children(viewMode: .sourceAccurate)
    }
    return found
  }

  private func diagnostic(_ rule: RuleDescription, _ message: String, at place: Syntax) -> Diagnostic {
    Diagnostic(
      rule, message, file: file,
      position: lines.position(at: place.positionAfterSkippingLeadingTrivia.utf8Offset))
  }

  private static func isPreview(_ node: Syntax) -> Bool {
    if let macro = node.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "Preview" }
    if let macro = node.as(MacroExpansionDeclSyntax.self) { return macro.macroName.text == "Preview" }
    if let type = node.as(StructDeclSyntax.self) {
      return type.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "PreviewProvider" }
        ?? false
    }
    return false
  }
}

/// `target = value`.
struct Assignment {
  /// What is assigned to.
  let target: MemberAccessExprSyntax
  /// The operands and operators of the value.
  let value: ArraySlice<ExprSyntax>

  init?(_ node: Syntax) {
    guard node.kind == .sequenceExpr, let sequence = node.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      let target = elements[0].as(MemberAccessExprSyntax.self)
    else { return nil }
    self.target = target
    value = elements[2...]
  }

  /// The property: `text` of `label.text = "x"`.
  var property: String { target.declName.baseName.text }

  /// What the property belongs to, as it is written.
  var owner: String { target.base?.trimmedDescription ?? "" }

  /// The value as it is written.
  var valueText: String { value.map(\.trimmedDescription).joined(separator: " ") }

  /// Whether the same thing, among the statements around this one, has a property set to a value for which `condition` holds.
  func hasSibling(_ property: String, where condition: (String) -> Bool) -> Bool {
    var node = Syntax(target)
    while let parent = node.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list {
          if case .expr(let expression) = item.item, let other = Assignment(Syntax(expression)), other.owner == owner,
            other.property == property, condition(other.valueText)
          {
            return true
          }
        }
      }
      if parent.is(MemberBlockSyntax.self) { return false }
      node = parent
    }
    return false
  }
}

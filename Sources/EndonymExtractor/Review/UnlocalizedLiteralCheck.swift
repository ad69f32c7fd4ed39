import EndonymTools
import SwiftSyntax

/// Texts given to labels, buttons and alerts as they are.
struct UnlocalizedLiteralCheck: ReviewCheck {
  let rule = ReviewRules.unlocalizedLiteral

  /// Properties that people see.
  private static let properties: Set = [
    "text", "title", "placeholder", "prompt", "message", "messageText", "informativeText", "toolTip", "stringValue",
    "placeholderString", "subtitle", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "largeContentTitle", "backButtonTitle", "localizedTitle", "localizedSubtitle", "body",
  ]

  /// Initializers and methods, and the labels of what people see; an empty label is the first argument.
  private static let calls: [String: Set<String>] = [
    "UIAlertController": ["title", "message"], "UIAlertAction": ["title"], "UIBarButtonItem": ["title"],
    "UIAction": ["title", "subtitle"], "UIMenu": ["title"], "UIContextualAction": ["title"], "UITabBarItem": ["title"],
    "UIKeyCommand": ["title", "discoverabilityTitle"], "UICommand": ["title"], "NSMenuItem": ["title"],
    "NSMenu": ["title"], "NSButton": ["title", "checkboxWithTitle", "radioButtonWithTitle"],
    "NSTextField": ["labelWithString", "wrappingLabelWithString", "string"], "UNNotificationAction": ["title"],
    "UIApplicationShortcutItem": ["localizedTitle", "localizedSubtitle"], "setTitle": [""], "addButton": ["withTitle"],
  ]

  func findings(at node: Syntax, in file: ReviewedFile) -> [(place: Syntax, message: String)] {
    guard file.showsInterface else { return [] }
    if let assignment = Assignment(node), Self.properties.contains(assignment.property) {
      return words(of: LiteralChoices(assignment.value, joining: .joins, depth: 0), at: assignment.value.first)
    }
    guard node.kind == .functionCallExpr, let call = node.as(FunctionCallExprSyntax.self), let shape = CallShape(call)
    else { return [] }
    if let labels = Self.calls[shape.name] {
      return shape.arguments.filter { labels.contains($0.label?.text ?? "") }.flatMap {
        words(of: LiteralChoices($0.expression, joining: .joins), at: $0.expression)
      }
    }
    // A literal joined with something is a String, which SwiftUI shows as it is.
    guard InterfaceCalls.types.contains(shape.name) || InterfaceCalls.modifiers.contains(shape.name),
      let sequence = shape.firstUnlabelled?.as(SequenceExprSyntax.self),
      !sequence.elements.contains(where: { file.isLocalized($0) })
    else { return [] }
    let elements = Array(sequence.elements)
    let isJoined = elements.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" }
    let literals = elements.compactMap { $0.as(StringLiteralExprSyntax.self) }.map { SwiftStringLiteral($0) }
    guard isJoined, let shown = literals.first(where: { Self.isShown($0) }) else { return [] }
    return [
      (Syntax(sequence), "\"\(Self.text(of: shown))\" is joined to a String, which \(shape.name) does not look up")
    ]
  }

  private func words(of choices: LiteralChoices, at place: ExprSyntax?) -> [(place: Syntax, message: String)] {
    guard let place else { return [] }
    return choices.literals.filter(Self.isShown).map {
      (Syntax(place), "\"\(Self.text(of: $0))\" is shown to people and is not localized")
    }
  }

  /// A literal's text, with a specifier for each interpolation.
  static func text(of literal: SwiftStringLiteral) -> String {
    literal.pieces.reduce(into: "") { text, piece in
      if case .text(let more) = piece { text += more } else { text += "%@" }
    }
  }

  /// Whether a literal has words for people: letters that are no specifier's, and no name of a key, a file or a symbol.
  static func isShown(_ literal: SwiftStringLiteral) -> Bool {
    let text = literal.pieces.reduce(into: "") { text, piece in
      if case .text(let more) = piece { text += more }
    }
    guard text.contains(where: \.isLetter) else { return false }
    if text.contains("://") { return false }
    let isIdentifier = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-/%@".contains($0)) }
    guard isIdentifier else { return text.contains { $0.isLetter } }
    if text.contains("%"), text.count <= 4 { return false }
    // `home_title`, `icon.star`, `userName`: no text for people.
    if text.contains("_") || text.dropLast().contains(".") || text.contains("/") { return false }
    return !(text.first?.isLowercase == true && text.contains(where: \.isUppercase))
  }
}

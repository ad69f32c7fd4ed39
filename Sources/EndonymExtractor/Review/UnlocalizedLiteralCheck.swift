import EndonymTools
import SwiftSyntax

/// Texts given to labels, buttons and alerts as they are.
struct UnlocalizedLiteralCheck: ReviewCheck {
  let rule = ReviewRules.unlocalizedLiteral

  func findings(at node: Syntax, in file: ReviewedFile) -> [(place: Syntax, message: String)] {
    guard file.showsInterface else { return [] }
    if let assignment = Assignment(node) {
      return ShownTexts.properties.contains(assignment.property) ? Self.findings(in: assignment.value, of: file) : []
    }
    if let value = Self.valueOfOwnProperty(node, in: file) { return Self.findings(in: value, of: file) }
    guard node.kind == .functionCallExpr, let call = node.as(FunctionCallExprSyntax.self), let shape = CallShape(call)
    else { return [] }
    if let labels = ShownTexts.calls[Self.typeName(of: shape)] {
      return shape.arguments.filter { labels.contains($0.label?.text ?? "") }.flatMap {
        Self.findings(in: $0.expression, of: file)
      }
    }
    return joinedText(in: shape, of: file)
  }

  /// The name of what is called: of the type in `alert.addAction(.init(title: "OK"))`, which is not written there.
  private static func typeName(of shape: CallShape) -> String {
    guard shape.name == "init", case .implicit = shape.base,
      let call = shape.node.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let outer = CallShape(call)
    else { return shape.name }
    return outer.name == "addAction" ? "UIAlertAction" : shape.name
  }

  /// The value in `title = "x"` inside of a view controller or a view.
  private static func valueOfOwnProperty(_ node: Syntax, in file: ReviewedFile) -> ArraySlice<ExprSyntax>? {
    guard node.kind == .sequenceExpr, let sequence = node.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      let name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text, ShownTexts.properties.contains(name),
      isInInterfaceClass(node), !file.types.isDeclared(name, at: node)
    else { return nil }
    return elements[2...]
  }

  /// Whether a node stands in a class of the interface, or an extension of one.
  static func isInInterfaceClass(_ node: Syntax) -> Bool {
    var next = node.parent
    while let parent = next {
      if let type = parent.as(ClassDeclSyntax.self) {
        let inherited = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
        return ShownTexts.isInterfaceClass(inherited)
      }
      if let type = parent.as(ExtensionDeclSyntax.self) {
        return ShownTexts.isInterfaceClass(type.extendedType.trimmedDescription)
      }
      if parent.is(MemberBlockSyntax.self), parent.parent?.is(ClassDeclSyntax.self) == false,
        parent.parent?.is(ExtensionDeclSyntax.self) == false
      {
        return false
      }
      next = parent.parent
    }
    return false
  }

  /// A literal joined with something is a String, which SwiftUI shows as it is.
  private func joinedText(in shape: CallShape, of file: ReviewedFile) -> [(place: Syntax, message: String)] {
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

  // MARK: Literals

  /// The literals that a value can come to, or that a list of them holds, or that are joined with what is none, if they have words for people.
  static func findings(in value: ExprSyntax, of file: ReviewedFile) -> [(place: Syntax, message: String)] {
    if let list = value.as(ArrayExprSyntax.self) {
      return list.elements.flatMap { findings(in: $0.expression, of: file) }
    }
    if let sequence = value.as(SequenceExprSyntax.self) {
      return findings(in: Array(sequence.elements)[...], of: file)
    }
    return findings(LiteralChoices(value, joining: .joins), at: value)
  }

  private static func findings(
    in value: ArraySlice<ExprSyntax>, of file: ReviewedFile
  ) -> [(place: Syntax, message: String)] {
    guard let first = value.first else { return [] }
    if value.count == 1 { return findings(in: first, of: file) }
    let choices = LiteralChoices(value, joining: .joins, depth: 0)
    if !choices.literals.isEmpty { return findings(choices, at: first) }
    // Where a part is localized, joining it is what is wrong.
    let operators = value.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard operators.contains("+"), operators.allSatisfy({ $0 == "+" }), !value.contains(where: file.isLocalized),
      let shown = value.compactMap({ $0.as(StringLiteralExprSyntax.self) }).map(SwiftStringLiteral.init).first(
        where: isShown)
    else { return [] }
    return [(Syntax(first), "\"\(text(of: shown))\" is shown to people and is not localized")]
  }

  private static func findings(_ choices: LiteralChoices, at place: ExprSyntax) -> [(place: Syntax, message: String)] {
    choices.literals.filter(isShown).map {
      (Syntax(place), "\"\(text(of: $0))\" is shown to people and is not localized")
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
    // `home_title`, `icon.star`, `arrow-left`, `userName`: no text for people.
    if text.contains("_") || text.dropLast().contains(".") || text.contains("/") { return false }
    let startsLow = text.first?.isLowercase == true
    return !(startsLow && text.contains { $0.isUppercase || $0 == "-" })
  }
}

import EndonymTools
import SwiftSyntax

/// Widths that a translation may not fit.
struct FixedTextWidthCheck: ReviewCheck {
  let rule = ReviewRules.fixedTextWidth

  private static let texts: Set = ["Text", "Label", "Button", "Toggle", "Picker", "Link", "Menu", "LabeledContent"]
  /// The classes that show texts.
  private static let classes: Set = [
    "UILabel", "UIButton", "NSButton", "NSTextField", "NSPopUpButton", "WKInterfaceLabel",
  ]
  /// How the names of what shows texts end.
  private static let endings = ["label", "button", "title", "text", "caption", "textfield", "heading"]
  /// A button that is no wider holds an icon.
  private static let widestIcon = 60.0

  func findings(at node: Syntax, in file: ReviewedFile) -> [(place: Syntax, message: String)] {
    if let assignment = Assignment(node) { return findings(in: assignment, of: file) }
    guard node.kind == .functionCallExpr, let call = node.as(FunctionCallExprSyntax.self), let shape = CallShape(call)
    else { return [] }
    switch shape.name {
    case "frame":
      guard case .expression(let base) = shape.base, let width = shape.argument("width"), Self.number(width) != nil,
        let text = Self.text(below: base)
      else { return [] }
      return [Self.finding(width, text)]
    case "constraint":
      guard case .expression(let base) = shape.base, let width = shape.argument("equalToConstant"),
        let member = base.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "widthAnchor"
      else { return [] }
      return findings(width, of: member.base, in: file)
    case "NSLayoutConstraint":
      guard let width = shape.argument("constant"), let item = shape.argument("item"),
        shape.argument("attribute")?.trimmedDescription.hasSuffix(".width") == true,
        shape.argument("relatedBy")?.trimmedDescription.hasSuffix(".equal") == true,
        shape.argument("toItem")?.is(NilLiteralExprSyntax.self) == true
      else { return [] }
      return findings(width, of: item, in: file)
    case _ where Self.classes.contains(shape.name):
      guard let width = shape.argument("frame").flatMap(Self.width(of:)), Self.isTextual(width, shape.name) else {
        return []
      }
      return [Self.finding(width, shape.name)]
    default: return []
    }
  }

  /// `label.frame = CGRect(…)`, `label.frame.size.width = 100`.
  private func findings(in assignment: Assignment, of file: ReviewedFile) -> [(place: Syntax, message: String)] {
    guard assignment.value.count == 1, let value = assignment.value.first else { return [] }
    if assignment.property == "frame", let width = Self.width(of: value) {
      return findings(width, of: assignment.target.base, in: file)
    }
    var base = assignment.target.base?.as(MemberAccessExprSyntax.self)
    guard assignment.property == "width" else { return [] }
    if base?.declName.baseName.text == "size" { base = base?.base?.as(MemberAccessExprSyntax.self) }
    guard let base, base.declName.baseName.text == "frame" else { return [] }
    return findings(value, of: base.base, in: file)
  }

  private func findings(
    _ width: ExprSyntax, of owner: ExprSyntax?, in file: ReviewedFile
  ) -> [(place: Syntax, message: String)] {
    guard let owner else { return [] }
    let name = owner.trimmedDescription
    let last = name.filter { !"?!".contains($0) }.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let type: ValueType? = file.types.type(of: owner)?.unwrapped
    if case .named(let type)? = type, type.hasPrefix("UI") || type.hasPrefix("NS"), !Self.classes.contains(type) {
      return []
    }
    var kind = last
    if case .named(let type)? = type, Self.classes.contains(type) { kind = type }
    guard Self.classes.contains(kind) || Self.endings.contains(where: last.hasSuffix), Self.isTextual(width, kind)
    else {
      return []
    }
    return [Self.finding(width, name)]
  }

  private static func finding(_ width: ExprSyntax, _ owner: String) -> (place: Syntax, message: String) {
    (Syntax(width), "\(owner) is \(width.trimmedDescription) points wide in every language")
  }

  /// Whether a width is a number, and not that of a button with an icon.
  private static func isTextual(_ width: ExprSyntax, _ owner: String) -> Bool {
    guard let number = number(width), number > 0 else { return false }
    return number > widestIcon || !owner.lowercased().hasSuffix("button")
  }

  private static func number(_ expression: ExprSyntax) -> Double? {
    if let literal = expression.as(IntegerLiteralExprSyntax.self) { return Double(literal.literal.text) }
    return expression.as(FloatLiteralExprSyntax.self).flatMap { Double($0.literal.text) }
  }

  /// The width of `CGRect(x: 0, y: 0, width: 100, height: 20)`.
  private static func width(of rectangle: ExprSyntax) -> ExprSyntax? {
    guard let call = rectangle.as(FunctionCallExprSyntax.self), let shape = CallShape(call),
      ["CGRect", "NSRect", "NSMakeRect", "CGRectMake", "init"].contains(shape.name)
    else { return nil }
    return shape.argument("width")
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

import EndonymTools
import SwiftSyntax

/// A call that takes a format and values for it: `String(format: "%d of %d", index, count)`, `NSLog("%@", name)`.
struct FormatCall {
  /// How the call is called: `String(format:)`.
  let name: String
  /// The format.
  let format: ExprSyntax
  /// The values that the call gives it; `nil` when it gives a list that is made elsewhere.
  let values: [ExprSyntax]?

  private static let types: Set = ["String", "NSString", "NSMutableString"]
  /// Functions and methods whose first argument, without a label, is a format.
  private static let functions: Set = ["NSLog", "localizedStringWithFormat", "appendFormat", "appendingFormat"]

  init?(_ node: Syntax) {
    guard node.kind == .functionCallExpr, let call = node.as(FunctionCallExprSyntax.self), let shape = CallShape(call)
    else { return nil }
    let arguments = Array(shape.arguments)
    if Self.types.contains(shape.name), let index = arguments.firstIndex(where: { $0.label?.text == "format" }) {
      (name, format) = ("\(shape.name)(format:)", arguments[index].expression)
      let rest = arguments[(index + 1)...].drop { $0.label?.text == "locale" }
      if let list = rest.first, list.label?.text == "arguments" {
        values = list.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression)
      } else {
        values = rest.map(\.expression)
      }
    } else if Self.functions.contains(shape.name), let first = shape.firstUnlabelled {
      (name, format, values) = (shape.name, first, arguments.dropFirst().map(\.expression))
    } else {
      return nil
    }
  }

  /// What is wrong with the format: anybody may have written it, or it takes others than the values that it is given.
  func finding(in file: ReviewedFile) -> FormatArguments.Finding? {
    switch FormatOrigin(format, in: file) {
    case .trusted: return nil
    case .unsafe(let text):
      // Whoever hands on a list of values hands on the format they belong to.
      if values == nil { return nil }
      return FormatArguments.Finding(
        rule: ReviewRules.unsafeFormat, message: FormatArguments.unsafeMessage(text, of: name))
    case .texts(let texts):
      guard let values else { return nil }
      let given = values.map { FormatValue($0, types: file.types) }
      return texts.lazy.compactMap { FormatArguments.finding($0, given: given, to: name) }.first
    }
  }

  /// What a finding is about.
  func place(of finding: FormatArguments.Finding) -> Syntax { Syntax(finding.value.flatMap { values?[$0] } ?? format) }
}

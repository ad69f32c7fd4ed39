import EndonymTools
import SwiftSyntax

/// A call that takes a format and values for it: `String(format: "%d of %d", index, count)`, `NSLog("%@", name)`.
struct FormatCall {
  /// How the call is called: `String(format:)`.
  let name: String
  /// The format.
  let format: ExprSyntax
  /// How many values the call gives it; `nil` when it gives a list that is made elsewhere.
  let valueCount: Int?

  private static let types: Set = ["String", "NSString", "NSMutableString"]
  /// Functions and methods whose first argument, without a label, is a format.
  private static let functions: Set = ["NSLog", "localizedStringWithFormat", "appendFormat", "appendingFormat"]

  init?(_ node: Syntax) {
    guard node.kind == .functionCallExpr, let call = node.as(FunctionCallExprSyntax.self), let shape = CallShape(call)
    else { return nil }
    let arguments = Array(shape.arguments)
    if Self.types.contains(shape.name), let index = arguments.firstIndex(where: { $0.label?.text == "format" }) {
      (name, format) = ("\(shape.name)(format:)", arguments[index].expression)
      let values = arguments[(index + 1)...].drop { $0.label?.text == "locale" }
      if let list = values.first, list.label?.text == "arguments" {
        valueCount = list.expression.as(ArrayExprSyntax.self)?.elements.count
      } else {
        valueCount = values.count
      }
    } else if Self.functions.contains(shape.name), let first = shape.firstUnlabelled {
      (name, format, valueCount) = (shape.name, first, arguments.count - 1)
    } else {
      return nil
    }
  }

  /// What is wrong with the format: anybody may have written it, or it takes more or fewer values than it is given.
  func finding(in file: ReviewedFile) -> (rule: RuleDescription, message: String)? {
    switch FormatOrigin(format, in: file) {
    case .trusted: return nil
    case .unsafe(let text):
      // Whoever hands on a list of values hands on the format they belong to.
      return valueCount == nil ? nil : (ReviewRules.unsafeFormat, FormatArguments.unsafeMessage(text, of: name))
    case .texts(let texts):
      guard let valueCount else { return nil }
      return texts.lazy.compactMap { FormatArguments.finding($0, given: valueCount, to: name) }.first
    }
  }
}

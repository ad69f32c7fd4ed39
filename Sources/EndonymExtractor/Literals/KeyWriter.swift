import SwiftSyntax

/// Writes the key, or the default value, that a literal with interpolations stands for.
struct KeyWriter {
  let types: ExpressionTypes

  /// The text with a specifier for each interpolation, in order and without numbers.
  ///
  /// A percent sign is doubled beside interpolations, where the whole is a format, and always in `String.LocalizationValue`.
  func text(of literal: SwiftStringLiteral, doublesPercent: Bool) -> String {
    let isFormat = doublesPercent || literal.plainText == nil
    return literal.pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let plain): text += isFormat ? plain.replacing("%", with: "%%") : plain
      case .interpolation(let arguments): text += specifier(of: arguments)
      }
    }
  }

  private func specifier(of arguments: LabeledExprListSyntax) -> String {
    guard let first = arguments.first else { return "%@" }
    if let placeholder = first.label?.text {
      let kind = first.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
      return placeholder == "placeholder" ? Self.placeholders[kind] ?? "%@" : "%@"
    }
    let value = types.type(of: first.expression)?.specifier ?? "%@"
    for argument in arguments.dropFirst() where argument.label?.text == "specifier" {
      return CallShape.text(of: argument.expression) ?? value
    }
    // `format:`, `style:`, `formatter:` and the rest make a text of the value.
    return arguments.count == 1 ? value : "%@"
  }

  /// Source: `String.LocalizationValue.Placeholder`.
  private static let placeholders = ["int": "%lld", "uint": "%llu", "float": "%f", "double": "%lf", "object": "%@"]
}

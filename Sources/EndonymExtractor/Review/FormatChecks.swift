import EndonymTools
import SwiftSyntax

/// `formatter.dateFormat = "dd.MM.yyyy"`.
struct FixedDateFormatCheck: ReviewCheck {
  let rule = ReviewRules.fixedDateFormat

  func findings(at node: Syntax, in file: ReviewedFile) -> [(place: Syntax, message: String)] {
    guard let assignment = Assignment(node), assignment.property == "dateFormat", let place = assignment.value.first,
      let literal = LiteralChoices(assignment.value, joining: .joins, depth: 0).literals.first,
      !assignment.hasSibling("locale", where: { $0.lowercased().contains("posix") })
    else { return [] }
    let pattern = UnlocalizedLiteralCheck.text(of: literal)
    return [(Syntax(place), "dates have the format \"\(pattern)\" whatever the locale is")]
  }
}

/// Amounts whose currency is a sign in the text, or whatever the reader's locale has.
struct CurrencyCheck: ReviewCheck {
  let rule = ReviewRules.currencyWithoutCode
  private static let signs: Set<Character> = ["$", "€", "£", "¥", "₹", "₩", "₽", "₺", "₴", "₪", "₫", "₦"]

  func findings(at node: Syntax, in file: ReviewedFile) -> [(place: Syntax, message: String)] {
    if let assignment = Assignment(node) {
      if assignment.property == "numberStyle",
        [".currency", "NumberFormatter.Style.currency"].contains(assignment.valueText),
        !assignment.hasSibling("currencyCode", where: { _ in true })
      {
        return [
          (
            Syntax(assignment.target),
            "amounts are written in the currency of the reader's locale, whatever they are in"
          )
        ]
      }
      if assignment.property == "currencySymbol" {
        return [(Syntax(assignment.target), "a fixed currency sign stands in for a currency code")]
      }
      return []
    }
    guard node.kind == .stringLiteralExpr, let literal = node.as(StringLiteralExprSyntax.self) else { return [] }
    let pieces = SwiftStringLiteral(literal).pieces
    guard let sign = Self.signBesideNumber(pieces, inInterface: file.showsInterface) else { return [] }
    return [
      (node, "an amount is written with \"\(sign)\": the place of the sign and the digits differ between locales")
    ]
  }

  /// A currency sign that stands beside an interpolation or a specifier, perhaps with a space between.
  private static func signBesideNumber(_ pieces: [SwiftStringLiteral.Piece], inInterface: Bool) -> Character? {
    var text = ""
    for piece in pieces {
      if case .text(let more) = piece { text += more.replacing("%%", with: "") } else { text += "%@" }
    }
    let characters = Array(text)
    for (index, character) in characters.enumerated() where signs.contains(character) {
      // `$1`, `$name` of other languages: a dollar is taken for one only in an interface.
      if character == "$", !inInterface { continue }
      let after = characters[(index + 1)...].drop { $0 == " " || $0 == "\u{A0}" }
      if after.first == "%", index == 0 || characters[index - 1] != "%" { return character }
      let before = characters[..<index].reversed().drop { $0 == " " || $0 == "\u{A0}" }
      if let last = before.first, "@dfuFg".contains(last), endsWithSpecifier(Array(before.reversed())) {
        return character
      }
    }
    return nil
  }

  private static func endsWithSpecifier(_ characters: [Character]) -> Bool {
    var rest = characters.dropLast()
    while let last = rest.last, last.isNumber || ".lqhz$+-'".contains(last) { rest.removeLast() }
    return rest.last == "%"
  }
}

/// `NSLocalizedString` in Swift.
struct LegacyLocalizedStringCheck: ReviewCheck {
  let rule = ReviewRules.legacyLocalizedString

  func findings(at node: Syntax, in file: ReviewedFile) -> [(place: Syntax, message: String)] {
    guard node.kind == .functionCallExpr, let call = node.as(FunctionCallExprSyntax.self), let shape = CallShape(call),
      shape.name == "NSLocalizedString"
    else { return [] }
    return [(node, "NSLocalizedString is the older call: String(localized:) takes interpolations with their types")]
  }
}

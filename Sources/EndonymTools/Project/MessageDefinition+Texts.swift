import EndonymStrings

extension MessageDefinition {
  /// Hands out each of its format strings: texts, forms of variables, variants by device and width.
  ///
  /// - Parameters:
  ///   - position: Where the definition stands, for what does not tell its own place.
  ///   - body: Gets the format, where it may stand among others, and its place.
  func forEachText(at position: SourcePosition?, _ body: (String, FormatString.Context, SourcePosition?) -> Void) {
    switch self {
    case .text(let text): body(text, .message, position)
    case .variables(let format, let variables):
      body(format, .message, position)
      for variable in variables {
        for form in variable.forms { body(form.format, .variableForm, form.position ?? variable.position ?? position) }
      }
    case .devices(let variants):
      for variant in variants { variant.definition.forEachText(at: variant.position ?? position, body) }
    case .widths(let variants):
      for variant in variants { variant.definition.forEachText(at: variant.position ?? position, body) }
    }
  }

  /// The variables of the definition and of its variants.
  func forEachVariable(_ body: (MessageVariable) -> Void) {
    switch self {
    case .text: break
    case .variables(_, let variables): variables.forEach(body)
    case .devices(let variants): for variant in variants { variant.definition.forEachVariable(body) }
    case .widths(let variants): for variant in variants { variant.definition.forEachVariable(body) }
    }
  }

  /// A text that shows what is said in most cases: of a plural its form `other`, of devices and widths the last.
  var sample: String {
    switch self {
    case .text(let text): return text
    case .variables(let format, let variables):
      var text = format
      for variable in variables {
        guard let form = variable.form("other") ?? variable.forms.last?.format else { continue }
        for placeholder in FormatString(text).placeholders where placeholder.conversion == .variable(variable.name) {
          let utf8 = Array(text.utf8)
          guard placeholder.range.upperBound <= utf8.count else { break }
          text = String(
            decoding: utf8[..<placeholder.range.lowerBound] + form.utf8 + utf8[placeholder.range.upperBound...],
            as: UTF8.self)
          break
        }
      }
      return text
    case .devices(let variants):
      return (variants.last { $0.selector == "other" } ?? variants.last)?.definition.sample ?? ""
    case .widths(let variants): return variants.max { $0.selector < $1.selector }?.definition.sample ?? ""
    }
  }

  /// Whether it shows nothing at all.
  var isEmpty: Bool {
    var isEmpty = true
    forEachText(at: nil) { text, _, _ in if !text.isEmpty { isEmpty = false } }
    return isEmpty
  }
}

extension StringProtocol {
  /// Whether a percent sign stands in it: without one, it has no placeholder.
  var hasPercentSign: Bool { utf8.contains(UInt8(ascii: "%")) }
}

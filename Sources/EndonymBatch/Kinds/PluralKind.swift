import Endonym

/// `plural`: the category of a number or a range.
struct PluralKind: BatchKind {
  static let table =
    [BatchOption("type", .choice(["cardinal", "ordinal"]), "counts or ranks")] + NumberOptions.style()
    + NumberOptions.notation
  static let hasParts = false
  static let category = LocaleEnvironment.Category.messages

  private let rules: PluralRules

  init(_ setting: BatchSetting) throws(BatchError) {
    let options = try setting.options(Self.table)
    let type = try options.choice("type", PluralType.self) ?? .cardinal
    let isPlain = setting.options.allSatisfy { $0.key == "type" }
    if isPlain {
      rules = try BatchError.wrapping { () throws(FormatError) in try PluralRules(type, locale: setting.locale) }
    } else {
      let format = try NumberOptions.applied(options, to: try NumberOptions.styled(options, locale: setting.locale))
      rules = PluralRules(type, format: format)
    }
  }

  func answer(_ operands: BatchOperands) throws(BatchError) -> BatchAnswer {
    let value = try operands.value(for: "plural")
    let category: PluralCategory
    if case .array(let ends) = value {
      guard ends.count == 2 else { throw BatchError(.invalidValue, "a range is an array of two numbers") }
      let start = try BatchNumber(ends[0]).exact
      let end = try BatchNumber(ends[1]).exact
      category = try BatchError.wrapping { () throws(FormatError) in try rules.category(from: start, to: end) }
    } else {
      let number = try BatchNumber(value)
      category = try BatchError.wrapping { () throws(FormatError) in
        switch number {
        case .exact(let decimal): try rules.category(for: decimal)
        case .double(let double): try rules.category(for: double)
        }
      }
    }
    return BatchAnswer(category.rawValue)
  }
}

import Endonym

/// `number`: decimals, percents, currencies, units, numbers in words, ordinals.
struct NumberKind: BatchKind {
  static let table = NumberOptions.style(and: ["spellOut", "ordinal"]) + NumberOptions.notation
  static let category = LocaleEnvironment.Category.numeric

  private enum Format: Sendable {
    case number(NumberFormat)
    case ruleBased(RuleBasedNumberFormat)
  }

  private let format: Format
  private let wantsParts: Bool

  init(_ setting: BatchSetting) throws(BatchError) {
    let options = try setting.options(Self.table)
    wantsParts = setting.wantsParts
    if let style = try options.string("style"), let kind = RuleBasedNumberFormat.Kind(rawValue: style) {
      try setting.requireNoParts()
      try options.require(false, for: Self.table.map(\.name).filter { $0 != "style" }, "style is \(style)")
      format = .ruleBased(
        try BatchError.wrapping { () throws(FormatError) in try RuleBasedNumberFormat(kind, locale: setting.locale) })
    } else {
      format = .number(
        try NumberOptions.applied(options, to: try NumberOptions.styled(options, locale: setting.locale)))
    }
  }

  func answer(_ operands: BatchOperands) throws(BatchError) -> BatchAnswer {
    let number = try BatchNumber(try operands.value(for: "number"))
    return try BatchError.wrapping { () throws(FormatError) in
      switch (format, number) {
      case (.ruleBased(let format), .exact(let decimal)): return BatchAnswer(try format.format(decimal))
      case (.ruleBased(let format), .double(let double)): return BatchAnswer(try format.format(double))
      case (.number(let format), _) where wantsParts:
        switch number {
        case .exact(let decimal): return BatchAnswer(try format.parts(of: decimal))
        case .double(let double): return BatchAnswer(try format.parts(of: double))
        }
      case (.number(let format), _):
        var bytes: [UInt8] = []
        switch number {
        case .exact(let decimal): try format.append(decimal, to: &bytes)
        case .double(let double): try format.append(double, to: &bytes)
        }
        return BatchAnswer(String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}

/// `numberRange`: two numbers as one.
struct NumberRangeKind: BatchKind {
  static let table = NumberOptions.style() + NumberOptions.notation
  static let category = LocaleEnvironment.Category.numeric

  private let format: NumberFormat
  private let wantsParts: Bool

  init(_ setting: BatchSetting) throws(BatchError) {
    let options = try setting.options(Self.table)
    wantsParts = setting.wantsParts
    format = try NumberOptions.applied(options, to: try NumberOptions.styled(options, locale: setting.locale))
  }

  func answer(_ operands: BatchOperands) throws(BatchError) -> BatchAnswer {
    guard case .array(let ends) = try operands.value(for: "numberRange"), ends.count == 2 else {
      throw BatchError(.invalidValue, "the value of numberRange is an array of two numbers")
    }
    let start = try BatchNumber(ends[0]).exact
    let end = try BatchNumber(ends[1]).exact
    return try BatchError.wrapping { () throws(FormatError) in
      let parts = try format.parts(from: start, to: end)
      return wantsParts ? BatchAnswer(parts) : BatchAnswer(parts.text)
    }
  }
}

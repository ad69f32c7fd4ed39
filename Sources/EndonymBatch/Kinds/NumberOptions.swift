import Endonym

/// The number options of the protocol, which several kinds share.
enum NumberOptions {
  /// What the number counts: only of the kinds that are about numbers themselves. `more` are styles beside those of
  /// number formats.
  static func style(and more: [String] = []) -> [BatchOption] {
    [BatchOption("style", .choice(["decimal", "percent", "currency", "unit"] + more), "what the number counts")]
      + styleDetails
  }

  private static let styleDetails: [BatchOption] = [
    BatchOption("currency", .text(placeholder: "CODE"), "ISO 4217 code, for style currency"),
    BatchOption(
      "currencyDisplay", .choice(["symbol", "narrowSymbol", "code", "name"]), "what stands for the currency"),
    BatchOption(
      "currencySign", .choice(["standard", "accounting"]), "accounting writes negative amounts in parentheses"),
    BatchOption("cash", .flag, "round to what can be paid in cash"),
    BatchOption("unit", .text(placeholder: "UNIT"), "CLDR unit identifier, for style unit"),
    unitDisplay,
  ]

  static let unitDisplay = BatchOption("unitDisplay", .choice(["short", "narrow", "long"]), "how the unit is named")

  /// How the number is written.
  static let notation: [BatchOption] = [
    BatchOption(
      "notation", .choice(["standard", "scientific", "engineering", "compact"]), "how large numbers are written"),
    BatchOption("compactDisplay", .choice(["short", "long"]), "1K or 1 thousand, for notation compact"),
    BatchOption("useGrouping", .choice(["auto", "always", "min2", "false"]), "which digits stand in groups"),
    BatchOption("minimumIntegerDigits", .integer(1...21), "pad the integer with zeros"),
    BatchOption("minimumFractionDigits", .integer(0...100), "least digits after the separator"),
    BatchOption("maximumFractionDigits", .integer(0...100), "most digits after the separator"),
    BatchOption("minimumSignificantDigits", .integer(1...21), "least significant digits"),
    BatchOption("maximumSignificantDigits", .integer(1...21), "most significant digits"),
    BatchOption(
      "roundingMode",
      .choice(["halfEven", "ceil", "floor", "expand", "trunc", "halfCeil", "halfFloor", "halfExpand", "halfTrunc"]),
      "how further digits are rounded"),
    BatchOption("roundingIncrement", .integer(1...5000), "round to multiples of the last digit"),
    BatchOption("trailingZeroDisplay", .choice(["auto", "stripIfInteger"]), "whether a fraction of zeros is shown"),
    BatchOption(
      "signDisplay", .choice(["auto", "always", "never", "exceptZero", "negative"]), "when a sign is shown"),
    BatchOption("numberingSystem", .text(placeholder: "NAME"), "digits, such as latn or arab"),
  ]

  private static let digitNames = [
    "minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits", "maximumSignificantDigits",
  ]

  /// ECMA-402's increments.
  private static let increments: Set<Int> = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000]

  /// The format that `style` and the options beside it ask for.
  static func styled(_ options: BatchOptions, locale: LocaleIdentifier) throws(BatchError) -> NumberFormat {
    let style = try options.string("style") ?? "decimal"
    try options.require(
      style == "currency", for: ["currency", "currencyDisplay", "currencySign", "cash"], "style is \(style)")
    try options.require(style == "unit", for: ["unit", "unitDisplay"], "style is \(style)")
    switch style {
    case "percent":
      return try BatchError.wrapping { () throws(FormatError) in try .percent(locale: locale) }
    case "currency":
      guard let code = try options.string("currency") else { throw .missing("currency", for: "style currency") }
      let presentation = try options.choice("currencyDisplay", NumberFormat.CurrencyPresentation.self) ?? .standard
      return try BatchError.wrapping { () throws(FormatError) in
        try .currency(code, locale: locale).presentation(presentation)
      }
    case "unit":
      guard let unit = try options.string("unit") else { throw .missing("unit", for: "style unit") }
      let width = try options.choice("unitDisplay", NumberFormat.UnitWidth.self) ?? .abbreviated
      return try BatchError.wrapping { () throws(FormatError) in
        try .unit(try MeasurementUnit(unit), width: width, locale: locale)
      }
    default:
      return try BatchError.wrapping { () throws(FormatError) in try .decimal(locale: locale) }
    }
  }

  /// The format with the options that say how it is written.
  static func applied(_ options: BatchOptions, to format: NumberFormat) throws(BatchError) -> NumberFormat {
    var format = format
    if let notation = try notation(options) { format = format.notation(notation) }
    if let grouping = try grouping(options) { format = format.grouping(grouping) }
    if let zeros = try options.string("trailingZeroDisplay") {
      format = format.trailingZeros(zeros == "auto" ? .automatic : .strippedIfInteger)
    }
    format = format.sign(strategy: try sign(options))
    if let name = try options.string("numberingSystem") {
      format = try BatchError.wrapping { () throws(FormatError) in
        try format.numberingSystem(try NumberingSystem(name))
      }
    }
    return try rounded(options, format)
  }

  private static func notation(_ options: BatchOptions) throws(BatchError) -> NumberFormat.Notation? {
    let notation = try options.string("notation") ?? "standard"
    try options.require(notation == "compact", for: ["compactDisplay"], "notation is \(notation)")
    switch notation {
    case "scientific": return .scientific
    case "engineering": return .engineering
    case "compact":
      return .compact(try options.choice("compactDisplay", NumberFormat.Notation.CompactWidth.self) ?? .short)
    default: return nil
    }
  }

  /// ECMA-402 spells "never" as the boolean false, and takes true for "always".
  private static func grouping(_ options: BatchOptions) throws(BatchError) -> NumberFormat.Grouping? {
    if case .bool(let isGrouped)? = options.value("useGrouping") { return isGrouped ? .always : .never }
    return try options.choice("useGrouping", NumberFormat.Grouping.self)
  }

  private static func sign(_ options: BatchOptions) throws(BatchError) -> NumberFormat.SignStrategy {
    let display = try options.choice("signDisplay", NumberFormat.SignStrategy.Display.self) ?? .automatic
    let accounting = try options.string("currencySign").map { $0 == "accounting" }
    return NumberFormat.SignStrategy(display: display, usesAccounting: accounting)
  }

  // MARK: Digits

  private static func rounded(
    _ options: BatchOptions, _ format: NumberFormat
  ) throws(BatchError) -> NumberFormat {
    let mode = try options.choice("roundingMode", NumberFormat.RoundingMode.self) ?? .halfEven
    var format = format.rounded(mode)
    let precision = try precision(options)
    let integers = try options.integer("minimumIntegerDigits")
    if let precision {
      let whole = integers.map { precision.integerLength(minimum: $0) } ?? precision
      format = try BatchError.wrapping { () throws(FormatError) in try format.precision(whole) }
    } else if let integers {
      format = try BatchError.wrapping { () throws(FormatError) in
        try format.precision(.integerLength(minimum: integers))
      }
    }
    guard let step = try increment(options) else { return format }
    return try BatchError.wrapping { () throws(FormatError) in try format.rounded(mode, increment: step) }
  }

  private static func precision(_ options: BatchOptions) throws(BatchError) -> NumberFormat.Precision? {
    if try options.flag("cash") {
      try options.require(false, for: digitNames + ["roundingIncrement"], "cash decides the digits")
      return .cash
    }
    let significant = (
      try options.integer("minimumSignificantDigits"), try options.integer("maximumSignificantDigits")
    )
    let fraction = (try options.integer("minimumFractionDigits"), try options.integer("maximumFractionDigits"))
    // ECMA-402, SetNumberFormatDigitOptions: significant digits win over fraction digits.
    if significant.0 != nil || significant.1 != nil {
      return .significantDigits(minimum: significant.0, maximum: significant.1)
    }
    if fraction.0 != nil || fraction.1 != nil {
      return .fractionLength(minimum: fraction.0, maximum: fraction.1)
    }
    return nil
  }

  /// The step that `roundingIncrement` means: so many of the last fraction digit.
  private static func increment(_ options: BatchOptions) throws(BatchError) -> String? {
    guard let increment = try options.integer("roundingIncrement"), increment != 1 else { return nil }
    guard increments.contains(increment) else {
      throw BatchError(.invalidOption, "roundingIncrement is \(increment), which is not one of ECMA-402's increments")
    }
    try options.require(
      false, for: ["minimumSignificantDigits", "maximumSignificantDigits"], "roundingIncrement counts fraction digits")
    let minimum = try options.integer("minimumFractionDigits") ?? 0
    let maximum = try options.integer("maximumFractionDigits") ?? minimum
    guard minimum == maximum else {
      throw BatchError(
        .invalidOption,
        "roundingIncrement needs as many minimum as maximum fraction digits, not \(minimum) and \(maximum)")
    }
    let step = try BatchError.wrapping { () throws(FormatError) in try ExactDecimal("\(increment)e-\(maximum)") }
    return step.description
  }
}

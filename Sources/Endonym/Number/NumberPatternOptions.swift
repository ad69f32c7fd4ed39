import EndonymICU

/// Everything that decides how a ``NumberPatternFormat`` writes. What is `nil` is the pattern's.
struct NumberPatternOptions: EngineOptions, Codable {
  var locale: LocaleIdentifier
  var pattern: String
  var currency: String?
  var isCash: Bool?
  var integerDigits = DigitLimits()
  var fractionDigits = DigitLimits()
  var significantDigits = DigitLimits()
  var roundingMode = NumberFormat.RoundingMode.halfEven
  var roundingIncrement: String?
  var multiplier: Int?
  var grouping = NumberPatternFormat.Grouping.automatic
  var minimumGroupingDigits: Int?
  var padding: NumberPatternFormat.Padding?
  var affixes: NumberPatternFormat.Affixes?
  var sign: NumberPatternFormat.SignDisplay?
  var decimalSeparator: NumberFormat.DecimalSeparatorStrategy?
  var numberingSystem: NumberingSystem?

  /// At least and at most so many digits.
  struct DigitLimits: Hashable, Sendable, Codable {
    var minimum: Int?
    var maximum: Int?
  }

  init(_ pattern: String, locale: LocaleIdentifier) {
    self.pattern = pattern
    self.locale = locale
  }

  var resolvedNumberingSystem: NumberingSystem? { numberingSystem ?? locale.preferences.numberingSystem }

  static let engines = BoundedCache<NumberPatternOptions, NumberPatternEngine>(limit: Limits.cachedFormats)

  func makeEngine() throws(FormatError) -> NumberPatternEngine { try NumberPatternEngine(self) }

  /// Checks what is given.
  func validated() throws(FormatError) -> NumberPatternOptions {
    try locale.requireData()
    _ = try NumberPatternSyntax(pattern)
    if let system = resolvedNumberingSystem, system.isAlgorithmic {
      throw .invalidNumberingSystem(
        system.name, reason: "it is algorithmic, and number formats write digits; use RuleBasedNumberFormat")
    }
    try check(integerDigits, "IntegerDigits", from: 0)
    try check(fractionDigits, "FractionDigits", from: 0)
    try check(significantDigits, "SignificantDigits", from: 1)
    try check(minimumGroupingDigits, "minimumGroupingDigits", 1...Limits.optionDigits)
    try check(padding?.width, "padding", 0...Limits.optionDigits)
    if let multiplier, multiplier == 0 || Int32(exactly: multiplier) == nil {
      throw .invalidOption("multiplier", reason: "\(multiplier) is not a 32-bit integer other than 0")
    }
    if case .sizes(let primary, let secondary) = grouping {
      try check(primary, "grouping", 1...Limits.optionDigits)
      try check(secondary, "grouping", 1...Limits.optionDigits)
    }
    return self
  }

  private func check(_ limits: DigitLimits, _ name: String, from least: Int) throws(FormatError) {
    // As in Foundation and ICU, no integer digit at all may be asked for: ".57".
    try check(limits.minimum, "minimum\(name)", least...Limits.optionDigits)
    try check(limits.maximum, "maximum\(name)", least...Limits.optionDigits)
    if let minimum = limits.minimum, let maximum = limits.maximum, minimum > maximum {
      throw .invalidOption("minimum\(name)", reason: "\(minimum) is more than the maximum, \(maximum)")
    }
  }

  private func check(_ value: Int?, _ name: String, _ range: ClosedRange<Int>) throws(FormatError) {
    guard let value, !range.contains(value) else { return }
    throw .invalidOption(name, reason: "\(value) is not in \(range.lowerBound)...\(range.upperBound)")
  }
}

/// What writes the numbers of a ``NumberPatternFormat``: ICU's formatter for the pattern.
final class NumberPatternEngine: Sendable {
  private let formatter: ICUNumberPatternFormatter
  private let separators: NumberSeparators?

  init(_ options: NumberPatternOptions) throws(FormatError) {
    separators = options.locale.separators
    let currency = try Self.currency(options)
    let locale = EngineLocale(options.locale, numberingSystem: options.resolvedNumberingSystem).icu
    formatter = try FormatError.wrapping { () throws(ICUError) in
      try ICUNumberPatternFormatter(pattern: options.pattern, locale: locale) { (configuration) throws(ICUError) in
        try Self.setDigits(options, configuration)
        if let currency { try configuration.set(.currency, currency) }
        if let isCash = options.isCash { try configuration.set(.isCash, isCash ? 1 : 0) }
        try Self.setLayout(options, configuration)
      }
    }
  }

  /// The currency that was asked for, else the locale's where the pattern shows one.
  private static func currency(_ options: NumberPatternOptions) throws(FormatError) -> String? {
    if let currency = options.currency { return currency }
    return try NumberPatternSyntax(options.pattern).hasCurrency ? try options.locale.currency() : nil
  }

  private static func setDigits(
    _ options: NumberPatternOptions, _ configuration: ICUNumberPatternFormatter.Configuration
  ) throws(ICUError) {
    func set(_ setting: ICUNumberPatternFormatter.Setting, _ value: Int?) throws(ICUError) {
      if let value { try configuration.set(setting, value) }
    }
    try set(.minimumIntegerDigits, options.integerDigits.minimum)
    try set(.maximumIntegerDigits, options.integerDigits.maximum)
    try set(.minimumFractionDigits, options.fractionDigits.minimum)
    try set(.maximumFractionDigits, options.fractionDigits.maximum)
    if options.significantDigits != .init() {
      try configuration.set(.usesSignificantDigits, 1)
      try set(.minimumSignificantDigits, options.significantDigits.minimum)
      try set(.maximumSignificantDigits, options.significantDigits.maximum)
    }
    try set(.multiplier, options.multiplier)
    if let step = options.roundingIncrement.flatMap(Double.init) { try configuration.set(increment: step) }
    try configuration.set(options.roundingMode.icu)
  }

  private static func setLayout(
    _ options: NumberPatternOptions, _ configuration: ICUNumberPatternFormatter.Configuration
  ) throws(ICUError) {
    switch options.grouping {
    case .automatic: break
    case .never: try configuration.set(.usesGrouping, 0)
    case .sizes(let primary, let secondary):
      try configuration.set(.usesGrouping, 1)
      try configuration.set(.groupingSize, primary)
      try configuration.set(.secondaryGroupingSize, secondary ?? primary)
    }
    if let least = options.minimumGroupingDigits { try configuration.set(.minimumGroupingDigits, least) }
    if let width = options.padding?.width { try configuration.set(.width, width) }
    if let character = options.padding?.character { try configuration.set(.paddingCharacter, String(character)) }
    if let position = options.padding?.position { try configuration.set(position.icu) }
    if let text = options.affixes?.positivePrefix { try configuration.set(.positivePrefix, text) }
    if let text = options.affixes?.positiveSuffix { try configuration.set(.positiveSuffix, text) }
    if let text = options.affixes?.negativePrefix { try configuration.set(.negativePrefix, text) }
    if let text = options.affixes?.negativeSuffix { try configuration.set(.negativeSuffix, text) }
    if let sign = options.sign { try configuration.set(.alwaysShowsSign, sign == .always ? 1 : 0) }
    if let strategy = options.decimalSeparator {
      try configuration.set(.alwaysShowsDecimalSeparator, strategy == .always ? 1 : 0)
    }
  }

  func append(_ value: NumberValue, to bytes: inout [UInt8]) throws(FormatError) {
    guard separators == nil else {
      for part in try parts(of: value) { bytes.append(contentsOf: part.text.utf8) }
      return
    }
    let formatted = try formatted(value, withFields: false)
    bytes += try FormatError.wrapping { () throws(ICUError) in try formatted.utf8() }
  }

  func parts(of value: NumberValue) throws(FormatError) -> [FormattedPart] {
    let parts = try NumberParts(values: [value]).parts(of: try formatted(value, withFields: true))
    return separators.map { $0.applied(to: parts) } ?? parts
  }

  private func formatted(_ value: NumberValue, withFields: Bool) throws(FormatError) -> ICUFormatted {
    try FormatError.wrapping { () throws(ICUError) in
      try formatter.format(decimal: value.exact.engineText, withFields: withFields)
    }
  }
}

extension NumberFormat.RoundingMode {
  /// ICU's name of the mode.
  var icu: ICUNumberPatternFormatter.RoundingMode {
    switch self {
    case .ceiling: .ceiling
    case .floor: .floor
    case .expand: .up
    case .truncate: .down
    case .halfCeiling: .halfCeiling
    case .halfFloor: .halfFloor
    case .halfExpand: .halfUp
    case .halfTruncate: .halfDown
    case .halfEven: .halfEven
    }
  }
}

extension NumberPatternFormat.Padding.Position {
  /// ICU's name of the place.
  var icu: ICUNumberPatternFormatter.PaddingPosition {
    switch self {
    case .beforePrefix: .beforePrefix
    case .afterPrefix: .afterPrefix
    case .beforeSuffix: .beforeSuffix
    case .afterSuffix: .afterSuffix
    }
  }
}

import EndonymICU

/// Everything that decides how a ``NumberFormat`` or a ``MeasurementFormat`` writes.
struct NumberFormatOptions: Hashable, Sendable {
  /// What the number counts.
  enum Style: Hashable, Sendable {
    case decimal
    case percent
    case currency(String)
    /// A unit as ECMA-402's number format has it: 0 to 3 fraction digits.
    case unit(MeasurementUnit)
    /// A unit as a measurement: ICU's own 0 to 6 fraction digits, and the usage that chooses another unit.
    case measurement(MeasurementUnit, usage: String?)
    /// An ICU number skeleton, verbatim.
    case skeleton(String)
  }

  var style: Style
  var locale: LocaleIdentifier
  var notation = NumberFormat.Notation.automatic
  var precision: NumberFormat.Precision?
  var roundingMode = NumberFormat.RoundingMode.halfEven
  var trailingZeros = NumberFormat.TrailingZeros.automatic
  var grouping = NumberFormat.Grouping.automatic
  var sign = NumberFormat.SignStrategy.automatic
  var presentation = NumberFormat.CurrencyPresentation.standard
  var unitWidth = NumberFormat.UnitWidth.abbreviated
  var decimalSeparator = NumberFormat.DecimalSeparatorStrategy.automatic
  var scale: ExactDecimal?
  var numberingSystem: NumberingSystem?
  var separators: NumberSeparators?

  init(_ style: Style, locale: LocaleIdentifier) {
    self.style = style
    self.locale = locale
  }

  /// The numbering system asked for here or by the locale; `nil` leaves it to the locale's data.
  var resolvedNumberingSystem: NumberingSystem? { numberingSystem ?? locale.preferences.numberingSystem }

  /// The separators asked for here or by the locale.
  var resolvedSeparators: NumberSeparators? { separators ?? locale.separators }

  /// The locale as ICU's number formatter is to be given it.
  var engineLocale: EngineLocale {
    if case .measurement(_, .some) = style {
      return EngineLocale(usageIn: locale, numberingSystem: resolvedNumberingSystem)
    }
    return EngineLocale(locale, numberingSystem: resolvedNumberingSystem)
  }

  /// Whether accounting's form is asked for here or by the locale's `-u-cf-` key.
  var usesAccounting: Bool { sign.usesAccounting ?? locale.preferences.usesAccountingFormat }
}

extension NumberFormatOptions {
  /// Hashes what mostly tells formats apart. Going over everything takes longer than the rest of finding a format in the cache.
  func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(style)
    hasher.combine(precision)
    hasher.combine(notation)
  }
}

extension NumberFormatOptions: EngineOptions {
  static let engines = BoundedCache<NumberFormatOptions, NumberEngine>(limit: Limits.cachedFormats)

  static let openedEngines: BoundedCache<NumberFormatOptions, OpenedEngine<NumberEngine>>? =
    BoundedCache(limit: Limits.cachedFormats)

  func makeEngine() throws(FormatError) -> NumberEngine { try NumberEngine(self) }

  func makeEngine(from opened: NumberEngine) throws(FormatError) -> NumberEngine {
    try NumberEngine(self, from: opened)
  }

  func openEngine() throws(FormatError) -> NumberEngine { try NumberEngine(self, compiles: false) }

  /// Checks what the modifiers cannot check alone.
  /// - Throws: ``FormatError`` when options contradict each other or the locale.
  func validated() throws(FormatError) -> NumberFormatOptions {
    try locale.requireData()
    if case .skeleton(let skeleton) = style { try Self.validate(skeleton: skeleton) }
    if let system = resolvedNumberingSystem, system.isAlgorithmic {
      throw .invalidNumberingSystem(
        system.name, reason: "it is algorithmic, and number formats write digits; use RuleBasedNumberFormat")
    }
    if let scale, !scale.isFinite { throw .invalidNumber(scale.description) }
    try separators?.validate()
    try validatePrecision()
    return self
  }

  /// Refuses before ICU sees it what ICU would take for something else.
  private static func validate(skeleton: String) throws(FormatError) {
    guard skeleton.utf8.count <= Limits.patternLength else {
      throw .limitExceeded("the length of a skeleton", limit: Limits.patternLength)
    }
    if let offset = Array(skeleton.utf8).firstIndex(of: 0) {
      throw .invalidSkeleton(skeleton, offset: offset, reason: "a NUL stands in it")
    }
  }

  private func validatePrecision() throws(FormatError) {
    guard let precision else { return }
    if let digits = precision.minimumIntegerDigits {
      try check(digits, "minimumIntegerDigits", from: 1)
    }
    switch precision.storage {
    case .fraction(let minimum, let maximum):
      try check(minimum, maximum, "FractionDigits", from: 0)
    case .significant(let minimum, let maximum):
      try check(minimum, maximum, "SignificantDigits", from: 1)
    case .both(let fraction, let significant, _):
      try check(fraction.lowerBound, fraction.upperBound, "FractionDigits", from: 0)
      try check(significant.lowerBound, significant.upperBound, "SignificantDigits", from: 1)
    case .cash:
      guard case .currency = style else {
        throw .invalidOption("cash", reason: "only currencies are paid in cash")
      }
    case .increment, .unlimited:
      break
    }
  }

  private func check(_ minimum: Int?, _ maximum: Int?, _ name: String, from least: Int) throws(FormatError) {
    if let minimum { try check(minimum, "minimum\(name)", from: least) }
    if let maximum { try check(maximum, "maximum\(name)", from: least) }
    if let minimum, let maximum, minimum > maximum {
      throw .invalidOption("minimum\(name)", reason: "\(minimum) is more than the maximum, \(maximum)")
    }
  }

  private func check(_ digits: Int, _ name: String, from least: Int) throws(FormatError) {
    guard (least...Limits.optionDigits).contains(digits) else {
      throw .invalidOption(name, reason: "\(digits) is not in \(least)...\(Limits.optionDigits)")
    }
  }
}

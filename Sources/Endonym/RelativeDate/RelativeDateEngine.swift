import EndonymICU

/// Everything that decides how a ``RelativeDateFormat`` counts and writes.
struct RelativeDateOptions: EngineOptions, Codable {
  var locale: LocaleIdentifier
  var presentation: RelativeDateFormat.Presentation
  var width: RelativeDateFormat.Width
  var context = DateFormat.CapitalizationContext.unknown
  var numberingSystem: NumberingSystem?
  // These decide the offset between two dates, not the text of an offset.
  var rounding = RelativeDateFormat.Rounding.halfEven
  var calendar: CalendarIdentifier?
  var timeZone: TimeZoneIdentifier?

  init(locale: LocaleIdentifier, presentation: RelativeDateFormat.Presentation, width: RelativeDateFormat.Width) {
    self.locale = locale
    self.presentation = presentation
    self.width = width
  }

  var resolvedNumberingSystem: NumberingSystem? { numberingSystem ?? locale.preferences.numberingSystem }

  func validated() throws(FormatError) -> RelativeDateOptions {
    try locale.requireData()
    if let system = resolvedNumberingSystem, system.isAlgorithmic {
      throw .invalidNumberingSystem(system.name, reason: "it is algorithmic, and relative dates write digits")
    }
    return self
  }

  func makeEngine() throws(FormatError) -> RelativeDateEngine { try RelativeDateEngine(self) }
}

/// What writes the offsets of a ``RelativeDateFormat``: a plan for each unit where there is one, and ICU's formatter for the
/// rest.
final class RelativeDateEngine: Sendable {
  private let formatter: ICURelativeDateFormatter
  /// A plan for each unit that has been asked for.
  private let plans: RelativeDatePlans
  private let isNamed: Bool
  private let separators: NumberSeparators?

  init(_ options: RelativeDateOptions) throws(FormatError) {
    isNamed = options.presentation == .named
    separators = options.locale.separators
    let width: ICURelativeDateFormatter.Width =
      switch options.width {
      case .wide: .long
      case .abbreviated: .short
      case .narrow: .narrow
      }
    let locale = EngineLocale(options.locale, numberingSystem: options.resolvedNumberingSystem).icu
    let formatter = try FormatError.wrapping { () throws(ICUError) in
      try ICURelativeDateFormatter(locale: locale, width: width, context: options.context.icu)
    }
    self.formatter = formatter
    var numbers = NumberFormatOptions(.decimal, locale: options.locale)
    numbers.numberingSystem = options.numberingSystem
    plans = RelativeDatePlans(formatter: formatter, numbers: numbers)
  }

  /// Why a unit has no plan; `nil` when it has one.
  func refusal(_ unit: RelativeDateUnit) -> PlanRefusal? { plans.refusal(unit) }

  /// The offset as text.
  @inline(__always)
  func string(_ value: Double, _ unit: RelativeDateUnit) throws(FormatError) -> String {
    if let plan = plans.plan(unit), let shown = plan.pointee.round(value, isNamed: isNamed) {
      return PlanSink.string(capacity: plan.pointee.capacity) { plan.pointee.write(shown, at: $0) }
    }
    var bytes: [UInt8] = []
    try appendByICU(RelativeDateOffset(value, unit), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the offset.
  @inline(__always)
  func append(_ offset: RelativeDateOffset, to bytes: inout [UInt8]) throws(FormatError) {
    if let plan = plans.plan(offset.unit), let shown = plan.pointee.round(offset.value, isNamed: isNamed) {
      PlanSink.append(to: &bytes, capacity: plan.pointee.capacity) { plan.pointee.write(shown, at: $0) }
    } else {
      try appendByICU(offset, to: &bytes)
    }
  }

  @inline(never)
  private func appendByICU(_ offset: RelativeDateOffset, to bytes: inout [UInt8]) throws(FormatError) {
    guard separators == nil else {
      for part in try parts(of: offset) { bytes.append(contentsOf: part.text.utf8) }
      return
    }
    let formatted = try formatted(offset)
    bytes += try FormatError.wrapping { () throws(ICUError) in try formatted.utf8() }
  }

  func parts(of offset: RelativeDateOffset) throws(FormatError) -> [FormattedPart] {
    let formatted = try formatted(offset)
    let parts = try NumberParts(values: [NumberValue(offset.value)], unit: offset.unit.rawValue).parts(of: formatted)
    return separators.map { $0.applied(to: parts) } ?? parts
  }

  private func formatted(_ offset: RelativeDateOffset) throws(FormatError) -> ICUFormatted {
    try FormatError.wrapping { () throws(ICUError) in
      try formatter.format(offset.value, offset.unit.icu, named: isNamed)
    }
  }
}

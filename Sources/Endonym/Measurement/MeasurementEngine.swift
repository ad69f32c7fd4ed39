import EndonymICU

/// Everything that decides how a ``MeasurementFormat`` converts and writes.
struct MeasurementOptions: EngineOptions {
  var unit: MeasurementUnit
  var usage: String?
  var number: NumberFormatOptions

  init(unit: MeasurementUnit, usage: String?, number: NumberFormatOptions) {
    self.unit = unit
    self.usage = usage
    self.number = number
  }

  static let engines = BoundedCache<MeasurementOptions, MeasurementEngine>(limit: Limits.cachedFormats)

  static let openedEngines: BoundedCache<MeasurementOptions, OpenedEngine<MeasurementEngine>>? =
    BoundedCache(limit: Limits.cachedFormats)

  func makeEngine() throws(FormatError) -> MeasurementEngine { try MeasurementEngine(self) }

  func makeEngine(from opened: MeasurementEngine) throws(FormatError) -> MeasurementEngine {
    try MeasurementEngine(self, from: opened)
  }

  func openEngine() throws(FormatError) -> MeasurementEngine { try MeasurementEngine(opening: self) }

  /// How the parts of an amount in several units are joined.
  var partList: ListOptions {
    let width: ListFormat.Width =
      switch number.unitWidth {
      case .wide: .wide
      case .abbreviated: .short
      case .narrow: .narrow
      }
    return ListOptions(locale: number.locale, kind: .units, width: width)
  }

  func validated() throws(FormatError) -> MeasurementOptions {
    _ = try number.validated()
    return self
  }
}

/// Coded as its number options, which name the unit and the usage.
extension MeasurementOptions: Codable {
  init(from decoder: any Decoder) throws {
    number = try NumberFormatOptions(from: decoder)
    guard case .measurement(let unit, let usage) = number.style else {
      throw FormatError.invalidOption("style", reason: "a measurement format was expected")
    }
    self.unit = unit
    self.usage = usage
  }

  func encode(to encoder: any Encoder) throws { try number.encode(to: encoder) }
}

/// What writes the values of a ``MeasurementFormat``: a plan that converts and writes where there is one, else ICU's number
/// formatter with the unit and the usage; and CLDR's preferences to tell which unit it chose.
final class MeasurementEngine: Sendable {
  private let options: MeasurementOptions
  private let numbers: NumberEngine
  private let chooser: UnitChooser
  /// For a usage; without one the numbers have a plan of their own.
  let plan: CompiledPlan<MeasurementPlan>?
  /// Why there is no plan, or none for amounts in some of the units.
  let refusal: PlanRefusal?

  /// Opens what ICU writes amounts with, without a plan.
  init(opening options: MeasurementOptions) throws(FormatError) {
    self.options = options
    chooser = try UnitChooser(unit: options.unit, usage: options.usage, locale: options.number.locale)
    numbers = try FormatCache.openedEngine(for: options.number)
    plan = nil
    refusal = .deferred
  }

  /// - Parameters:
  ///   - options: What decides how amounts are converted and written; valid.
  ///   - opened: An engine of the same options, which has read the preferences.
  /// - Throws: ``FormatError`` when ICU refuses the unit or the usage, or fails.
  init(_ options: MeasurementOptions, from opened: MeasurementEngine? = nil) throws(FormatError) {
    self.options = options
    let chooser =
      if let opened { opened.chooser } else {
        try UnitChooser(unit: options.unit, usage: options.usage, locale: options.number.locale)
      }
    let numbers = try FormatCache.engine(for: options.number)
    self.chooser = chooser
    self.numbers = numbers
    guard let preferences = chooser.preferences else {
      plan = nil
      refusal = options.usage == nil ? numbers.refusal : .option("a temperature unit of the locale's key")
      return
    }
    let (outcome, refusal) = try PlanRefusal.outcome { () throws(PlanRefusal) in
      try MeasurementPlanCompiler(options: options, preferences: preferences, numbers: numbers).compile()
    }
    plan = outcome?.plan
    self.refusal = outcome?.missing ?? refusal
  }

  /// Whether amounts are written by a plan, in whichever unit.
  var isCompiled: Bool { refusal == nil }

  /// Appends an amount.
  @inline(__always)
  func append<Destination: TextDestination & ~Copyable & ~Escapable>(
    _ value: Double, to destination: inout Destination
  ) throws(FormatError) {
    if let plan = plan?.pointer {
      let isWritten = try destination.append(capacity: plan.pointee.capacity) { plan.write(value, at: $0) }
      if isWritten { return }
    }
    try numbers.append(value, to: &destination)
  }

  /// An amount as text.
  @inline(__always)
  func string(_ value: Double) throws(FormatError) -> String {
    if let plan = plan?.pointer,
      let text = PlanSink.string(
        capacity: plan.pointee.capacity, isASCII: plan.pointee.isASCII, { plan.write(value, at: $0) })
    {
      return text
    }
    return try numbers.string(value)
  }

  /// An amount as ICU writes it.
  func bytesByICU(_ value: Double) throws(FormatError) -> [UInt8] { try numbers.bytesByICU(NumberValue(value)) }

  /// The unit in which a value is shown.
  func shownUnit(for value: NumberValue) throws(FormatError) -> MeasurementUnit { chooser.unit(for: value.exact) }

  func append<Destination: TextDestination & ~Copyable & ~Escapable>(
    _ value: NumberValue, to destination: inout Destination
  ) throws(FormatError) {
    if case .double(let double) = value { return try append(double, to: &destination) }
    try numbers.append(value, to: &destination)
  }

  func parts(of value: NumberValue) throws(FormatError) -> [FormattedPart] {
    let unit = chooser.unit(for: value.exact)
    let whole = try numbers.parts(of: value)
    guard unit.components.count > 1, value.isFinite else { return whole }
    let pieces = try pieces(of: value, in: unit)
    // Rounding may carry from one part to the next in ways that only ICU decides; then its coarse parts stand.
    return pieces.text == whole.text ? pieces : whole
  }

  /// The parts of a value in several units, each written alone and joined as a list of units.
  ///
  /// ICU tells only the last number's fields. Built from pieces the text is the same: compared over 805 locales, 3 widths
  /// and values of two and three parts.
  private func pieces(of value: NumberValue, in unit: MeasurementUnit) throws(FormatError) -> [FormattedPart] {
    let amounts = try MeasurementConverter(from: options.unit, to: unit).convert(value.exact).parts
    var pieces: [[FormattedPart]] = []
    for (index, amount) in amounts.enumerated() {
      var number = options.number
      number.style = .measurement(amount.unit, usage: nil)
      if index < amounts.count - 1 {
        number.precision = .fractionLength(0)
      } else if number.precision == nil, options.usage != nil {
        // A usage's own rounding: to whole numbers, but keeping two digits.
        number.precision = .digits(fraction: 0...0, significant: 1...2, priority: .morePrecision)
      }
      // Only the first part shows the sign of the whole.
      let shown = index == 0 ? amount.value : amount.value.magnitude
      let parts = try FormatCache.engine(for: number).parts(of: NumberValue(shown))
      pieces.append(
        parts.map { part in
          var part = part
          if part.kind != .literal { part.unit = amount.unit.identifier }
          return part
        })
    }
    return try joined(pieces)
  }

  private func joined(_ pieces: [[FormattedPart]]) throws(FormatError) -> [FormattedPart] {
    var next = pieces[...]
    return try FormatCache.engine(for: options.partList).parts(of: pieces.map(\.text)).flatMap { part in
      part.kind == .element ? next.popFirst() ?? [] : [part]
    }
  }
}

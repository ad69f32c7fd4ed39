import EndonymICU

/// Everything that decides how a ``RelativeDateFormat`` counts and writes.
struct RelativeDateOptions: EngineOptions {
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

  static let engines = BoundedCache<RelativeDateOptions, RelativeDateEngine>(limit: Limits.cachedFormats)

  func makeEngine() throws(FormatError) -> RelativeDateEngine { try RelativeDateEngine(self) }
}

/// Options are coded flat, under ECMA-402's names, and only where they differ from the default:
/// `{"locale":"de","numeric":"auto","style":"short"}`.
extension RelativeDateOptions: Codable {
  private enum Key: String, CodingKey {
    case locale, numeric, style, capitalization, numberingSystem, rounding, calendar, timeZone
  }

  init(from decoder: any Decoder) throws {
    let reader = try decoder.container(keyedBy: Key.self)
    self.init(
      locale: try reader.decode(LocaleIdentifier.self, forKey: .locale),
      presentation: try reader.decode(RelativeDateFormat.Presentation.self, forKey: .numeric),
      width: try reader.decode(RelativeDateFormat.Width.self, forKey: .style))
    context = try reader.decodeIfPresent(DateFormat.CapitalizationContext.self, forKey: .capitalization) ?? context
    numberingSystem = try reader.decodeIfPresent(NumberingSystem.self, forKey: .numberingSystem)
    rounding = try reader.decodeIfPresent(RelativeDateFormat.Rounding.self, forKey: .rounding) ?? rounding
    calendar = try reader.decodeIfPresent(CalendarIdentifier.self, forKey: .calendar)
    timeZone = try reader.decodeIfPresent(TimeZoneIdentifier.self, forKey: .timeZone)
  }

  func encode(to encoder: any Encoder) throws {
    var writer = encoder.container(keyedBy: Key.self)
    try writer.encode(locale, forKey: .locale)
    try writer.encode(presentation, forKey: .numeric)
    try writer.encode(width, forKey: .style)
    if context != .unknown { try writer.encode(context, forKey: .capitalization) }
    try writer.encodeIfPresent(numberingSystem, forKey: .numberingSystem)
    if rounding != .halfEven { try writer.encode(rounding, forKey: .rounding) }
    try writer.encodeIfPresent(calendar, forKey: .calendar)
    try writer.encodeIfPresent(timeZone, forKey: .timeZone)
  }
}

/// What writes the offsets of a ``RelativeDateFormat``: a plan for each unit where there is one, and ICU's formatter for
/// the rest.
final class RelativeDateEngine: Sendable {
  private let formatter: ICURelativeDateFormatter
  /// For a context that capitalizes: ICU gives fields or a capitalized text, not both.
  private let capitalizing: ICURelativeDateFormatter?
  /// A plan for each unit that has been asked for; `nil` in a context that capitalizes.
  let plans: RelativeDatePlans?
  let isNamed: Bool
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
    let context = options.context.icu
    (formatter, capitalizing) = try FormatError.wrapping { () throws(ICUError) in
      (
        try ICURelativeDateFormatter(locale: locale, width: width, context: .none),
        options.context == .unknown ? nil : try ICURelativeDateFormatter(locale: locale, width: width, context: context)
      )
    }
    var numbers = NumberFormatOptions(.decimal, locale: options.locale)
    numbers.numberingSystem = options.numberingSystem
    plans = capitalizing == nil ? RelativeDatePlans(formatter: formatter, numbers: numbers) : nil
  }

  /// Whether offsets in every unit are written by plans. Compiles them all.
  var isCompiled: Bool {
    get throws(FormatError) {
      for unit in RelativeDateUnit.allCases where try refusal(unit) != nil { return false }
      return true
    }
  }

  /// Why a unit has no plan; `nil` when it has one.
  func refusal(_ unit: RelativeDateUnit) throws(FormatError) -> PlanRefusal? {
    guard let plans else { return .option("capitalization") }
    return try plans.refusal(unit)
  }

  /// The offset as text.
  @inline(__always)
  func string(_ value: Double, _ unit: RelativeDateUnit) throws(FormatError) -> String {
    if let plan = try plans?.plan(unit),
      let text = PlanSink.string(
        capacity: plan.pointee.capacity, isASCII: plan.pointee.isASCII,
        { plan.pointee.write(value, isNamed: isNamed, at: $0) })
    {
      return text
    }
    return String(decoding: try bytesByICU(RelativeDateOffset(value, unit)), as: UTF8.self)
  }

  /// Appends the offset.
  @inline(__always)
  func append<Destination: TextDestination & ~Copyable & ~Escapable>(
    _ offset: RelativeDateOffset, to destination: inout Destination
  ) throws(FormatError) {
    if let plan = try plans?.plan(offset.unit) {
      let isWritten = try destination.append(capacity: plan.pointee.capacity) {
        plan.pointee.write(offset.value, isNamed: isNamed, at: $0)
      }
      if isWritten { return }
    }
    try destination.append(icu: try bytesByICU(offset))
  }

  /// The offset's text as ICU writes it.
  @inline(never)
  func bytesByICU(_ offset: RelativeDateOffset) throws(FormatError) -> [UInt8] {
    guard separators == nil, capitalizing == nil else {
      return try parts(of: offset).flatMap { Array($0.text.utf8) }
    }
    let formatted = try formatted(offset)
    return try FormatError.wrapping { () throws(ICUError) in try formatted.utf8() }
  }

  func parts(of offset: RelativeDateOffset) throws(FormatError) -> [FormattedPart] {
    let formatted = try formatted(offset)
    var parts = try NumberParts(values: [NumberValue(offset.value)], unit: offset.unit.rawValue).parts(of: formatted)
    if let capitalizing { parts = try capitalized(parts, of: offset, by: capitalizing) }
    return separators.map { $0.applied(to: parts) } ?? parts
  }

  /// The parts with their beginning as the capitalized text has it.
  private func capitalized(
    _ parts: [FormattedPart], of offset: RelativeDateOffset, by formatter: ICURelativeDateFormatter
  ) throws(FormatError) -> [FormattedPart] {
    let bytes = try FormatError.wrapping { () throws(ICUError) in
      try formatter.text(Self.unsigned(offset.value), offset.unit.icu, named: isNamed)
    }
    let rest = Array(parts.dropFirst().text.utf8)
    guard var first = parts.first, bytes.count >= rest.count, bytes.suffix(rest.count) == rest[...] else {
      return [FormattedPart(.literal, String(decoding: bytes, as: UTF8.self))]
    }
    first.text = String(decoding: bytes.dropLast(rest.count), as: UTF8.self)
    return [first] + parts.dropFirst()
  }

  private func formatted(_ offset: RelativeDateOffset) throws(FormatError) -> ICUFormatted {
    try FormatError.wrapping { () throws(ICUError) in
      try formatter.format(Self.unsigned(offset.value), offset.unit.icu, named: isNamed)
    }
  }

  /// Not-a-number has no sign, though its bits may, and ICU would show it.
  private static func unsigned(_ value: Double) -> Double { value.isNaN ? .nan : value }
}

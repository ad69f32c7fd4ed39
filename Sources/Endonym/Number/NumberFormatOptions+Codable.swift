/// Options are coded flat, under ECMA-402's names, and only where they differ from the default:
/// `{"locale":"de","style":"currency","currency":"EUR","maximumFractionDigits":0}`.
extension NumberFormatOptions: Codable {
  private enum Key: String, CodingKey {
    case locale, style, currency, unit, usage, skeleton, notation, compactDisplay, currencyDisplay, currencySign
    case unitDisplay, useGrouping, signDisplay, numberingSystem, separators, decimalSeparator, scale
    case minimumIntegerDigits, minimumFractionDigits, maximumFractionDigits, minimumSignificantDigits
    case maximumSignificantDigits, roundingPriority, roundingMode, roundingIncrement, trailingZeroDisplay, cash
    case unlimitedPrecision
  }

  private typealias Writer = KeyedEncodingContainer<Key>
  private typealias Reader = KeyedDecodingContainer<Key>

  // MARK: Writing

  func encode(to encoder: any Encoder) throws {
    var writer = encoder.container(keyedBy: Key.self)
    try writer.encode(locale, forKey: .locale)
    try encodeStyle(to: &writer)
    try encodeNotation(to: &writer)
    if let precision { try Self.encode(precision, to: &writer) }
    if roundingMode != .halfEven { try writer.encode(roundingMode, forKey: .roundingMode) }
    if trailingZeros != .automatic { try writer.encode(trailingZeros, forKey: .trailingZeroDisplay) }
    if grouping != .automatic { try writer.encode(grouping, forKey: .useGrouping) }
    if sign.display != .automatic { try writer.encode(sign.display, forKey: .signDisplay) }
    if let accounting = sign.usesAccounting {
      try writer.encode(accounting ? "accounting" : "standard", forKey: .currencySign)
    }
    if presentation != .standard { try writer.encode(presentation, forKey: .currencyDisplay) }
    if unitWidth != .abbreviated { try writer.encode(unitWidth, forKey: .unitDisplay) }
    if decimalSeparator != .automatic { try writer.encode(decimalSeparator, forKey: .decimalSeparator) }
    try writer.encodeIfPresent(scale, forKey: .scale)
    try writer.encodeIfPresent(numberingSystem, forKey: .numberingSystem)
    try writer.encodeIfPresent(separators, forKey: .separators)
  }

  private func encodeStyle(to writer: inout Writer) throws {
    switch style {
    case .decimal: try writer.encode("decimal", forKey: .style)
    case .percent: try writer.encode("percent", forKey: .style)
    case .currency(let code):
      try writer.encode("currency", forKey: .style)
      try writer.encode(code, forKey: .currency)
    case .unit(let unit):
      try writer.encode("unit", forKey: .style)
      try writer.encode(unit, forKey: .unit)
    case .measurement(let unit, let usage):
      try writer.encode("measurement", forKey: .style)
      try writer.encode(unit, forKey: .unit)
      try writer.encodeIfPresent(usage, forKey: .usage)
    case .skeleton(let skeleton):
      try writer.encode("skeleton", forKey: .style)
      try writer.encode(skeleton, forKey: .skeleton)
    }
  }

  private func encodeNotation(to writer: inout Writer) throws {
    switch notation {
    case .automatic: break
    case .scientific: try writer.encode("scientific", forKey: .notation)
    case .engineering: try writer.encode("engineering", forKey: .notation)
    case .compact(let width):
      try writer.encode("compact", forKey: .notation)
      try writer.encode(width, forKey: .compactDisplay)
    }
  }

  private static func encode(_ precision: NumberFormat.Precision, to writer: inout Writer) throws {
    try writer.encodeIfPresent(precision.minimumIntegerDigits, forKey: .minimumIntegerDigits)
    switch precision.storage {
    case .fraction(let minimum, let maximum):
      try writer.encodeIfPresent(minimum, forKey: .minimumFractionDigits)
      try writer.encodeIfPresent(maximum, forKey: .maximumFractionDigits)
    case .significant(let minimum, let maximum):
      // Both ends open are still significant digits.
      try writer.encode(minimum ?? 1, forKey: .minimumSignificantDigits)
      try writer.encodeIfPresent(maximum, forKey: .maximumSignificantDigits)
    case .both(let fraction, let significant, let priority):
      try writer.encode(fraction.lowerBound, forKey: .minimumFractionDigits)
      try writer.encode(fraction.upperBound, forKey: .maximumFractionDigits)
      try writer.encode(significant.lowerBound, forKey: .minimumSignificantDigits)
      try writer.encode(significant.upperBound, forKey: .maximumSignificantDigits)
      try writer.encode(priority, forKey: .roundingPriority)
    case .increment(let step): try writer.encode(step, forKey: .roundingIncrement)
    case .cash: try writer.encode(true, forKey: .cash)
    case .unlimited: try writer.encode(true, forKey: .unlimitedPrecision)
    }
  }

  // MARK: Reading

  init(from decoder: any Decoder) throws {
    let reader = try decoder.container(keyedBy: Key.self)
    self.init(try Self.style(from: reader), locale: try reader.decode(LocaleIdentifier.self, forKey: .locale))
    notation = try Self.notation(from: reader)
    precision = try Self.precision(from: reader)
    func choice<Choice: Decodable>(_ key: Key, _ standard: Choice) throws -> Choice {
      try reader.decodeIfPresent(Choice.self, forKey: key) ?? standard
    }
    roundingMode = try choice(.roundingMode, roundingMode)
    trailingZeros = try choice(.trailingZeroDisplay, trailingZeros)
    grouping = try choice(.useGrouping, grouping)
    sign.display = try choice(.signDisplay, sign.display)
    sign.usesAccounting = try reader.decodeIfPresent(String.self, forKey: .currencySign).map { $0 == "accounting" }
    presentation = try choice(.currencyDisplay, presentation)
    unitWidth = try choice(.unitDisplay, unitWidth)
    decimalSeparator = try choice(.decimalSeparator, decimalSeparator)
    scale = try reader.decodeIfPresent(ExactDecimal.self, forKey: .scale)
    numberingSystem = try reader.decodeIfPresent(NumberingSystem.self, forKey: .numberingSystem)
    separators = try reader.decodeIfPresent(NumberSeparators.self, forKey: .separators)
  }

  private static func style(from reader: Reader) throws -> Style {
    let style = try reader.decode(String.self, forKey: .style)
    switch style {
    case "decimal": return .decimal
    case "percent": return .percent
    case "currency": return .currency(try CurrencyTable.validated(try reader.decode(String.self, forKey: .currency)))
    case "unit": return .unit(try reader.decode(MeasurementUnit.self, forKey: .unit))
    case "measurement":
      return .measurement(
        try reader.decode(MeasurementUnit.self, forKey: .unit),
        usage: try reader.decodeIfPresent(String.self, forKey: .usage))
    case "skeleton": return .skeleton(try reader.decode(String.self, forKey: .skeleton))
    default: throw FormatError.invalidOption("style", reason: "\"\(style)\" is none of a number format")
    }
  }

  private static func notation(from reader: Reader) throws -> NumberFormat.Notation {
    let notation = try reader.decodeIfPresent(String.self, forKey: .notation)
    switch notation {
    case nil: return .automatic
    case "scientific": return .scientific
    case "engineering": return .engineering
    case "compact":
      return .compact(
        try reader.decodeIfPresent(NumberFormat.Notation.CompactWidth.self, forKey: .compactDisplay) ?? .short)
    case let other?: throw FormatError.invalidOption("notation", reason: "\"\(other)\" is none of a number format")
    }
  }

  private static func precision(from reader: Reader) throws -> NumberFormat.Precision? {
    func count(_ key: Key) throws -> Int? { try reader.decodeIfPresent(Int.self, forKey: key) }
    let integers = try count(.minimumIntegerDigits)
    let fraction = (try count(.minimumFractionDigits), try count(.maximumFractionDigits))
    let significant = (try count(.minimumSignificantDigits), try count(.maximumSignificantDigits))
    let storage: NumberFormat.Precision.Storage
    if try reader.decodeIfPresent(Bool.self, forKey: .cash) == true {
      storage = .cash
    } else if try reader.decodeIfPresent(Bool.self, forKey: .unlimitedPrecision) == true {
      storage = .unlimited
    } else if let step = try reader.decodeIfPresent(String.self, forKey: .roundingIncrement) {
      storage = .increment(try NumberFormat.validatedIncrement(step))
    } else if let priority = try reader.decodeIfPresent(NumberFormat.Precision.Priority.self, forKey: .roundingPriority)
    {
      storage = .both(
        fraction: try range(fraction, "FractionDigits"), significant: try range(significant, "SignificantDigits"),
        priority: priority)
    } else if significant.0 != nil || significant.1 != nil {
      storage = .significant(minimum: significant.0, maximum: significant.1)
    } else if fraction.0 != nil || fraction.1 != nil || integers != nil {
      storage = .fraction(minimum: fraction.0, maximum: fraction.1)
    } else {
      return nil
    }
    return NumberFormat.Precision(storage, minimumIntegerDigits: integers)
  }

  private static func range(_ ends: (Int?, Int?), _ name: String) throws -> ClosedRange<Int> {
    guard let minimum = ends.0, let maximum = ends.1, minimum <= maximum else {
      throw FormatError.invalidOption("roundingPriority", reason: "it needs minimum\(name) and maximum\(name)")
    }
    return minimum...maximum
  }
}

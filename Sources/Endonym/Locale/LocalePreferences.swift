import EndonymICU

/// What the `-u-` keys of an identifier ask for, checked and resolved once.
///
/// ICU's own calls each obey some of these keys and ignore the others in silence, so that every format takes them from
/// here. A preference that is `nil` leaves the choice to the locale.
struct LocalePreferences: Hashable, Sendable {
  /// `ca`.
  var calendar: CalendarIdentifier?
  /// `nu`; the values `native`, `traditio` and `finance` are resolved to the locale's system of that kind.
  var numberingSystem: NumberingSystem?
  /// `hc`.
  var hourCycle: HourCycle?
  /// `cu`, in upper case.
  var currency: String?
  /// Whether `cf` asks for accounting formats: negative amounts in parentheses.
  var usesAccountingFormat = false
  /// `ms`.
  var measurementSystem: MeasurementSystem?
  /// `mu`.
  var temperatureUnit: TemperatureUnit?
  /// The region of `rg`, in upper case: `US` for `uszzzz` and for `usca`.
  var regionOverride: String?
  /// `fw`.
  var firstWeekday: Weekday?
}

extension LocalePreferences {
  /// Reads the keys of a canonical tag.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)`` with ``LocaleProblem/unknownKeywordValue(key:value:)``.
  init(_ tag: LanguageTag, identifier: String, registry: SubtagRegistry) throws(FormatError) {
    for (key, value) in tag.keywords.sorted(by: { $0.key < $1.key }) {
      guard try read(key, value, tag: tag, registry: registry) else {
        throw .invalidLocale(identifier, reason: .unknownKeywordValue(key: key, value: value))
      }
    }
  }

  /// Takes one key; `false` when its value does not exist. Other keys have any value.
  private mutating func read(
    _ key: String, _ value: String, tag: LanguageTag, registry: SubtagRegistry
  ) throws(FormatError) -> Bool {
    switch key {
    case "ca":
      calendar = CalendarIdentifier.all.first { $0.bcp47 == value }
      return calendar != nil
    case "nu":
      numberingSystem = try Self.numberingSystem(value, of: tag)
      return numberingSystem != nil
    case "hc":
      hourCycle = HourCycle(rawValue: value)
      return hourCycle != nil
    case "cu":
      guard try registry.containsCurrency(value) else { return false }
      currency = value.uppercased()
      return true
    case "cf":
      usesAccountingFormat = value == "account"
      return usesAccountingFormat || value == "standard"
    case "ms":
      measurementSystem = MeasurementSystem(rawValue: value)
      return measurementSystem != nil
    case "mu":
      temperatureUnit = TemperatureUnit(rawValue: value)
      return temperatureUnit != nil
    case "rg":
      guard try registry.contains(value, .subdivision) else { return false }
      regionOverride = String(value.prefix(value.utf8.first?.isASCIIDigit == true ? 3 : 2)).uppercased()
      return true
    case "fw":
      firstWeekday = Weekday(rawValue: value)
      return firstWeekday != nil
    default: return true
    }
  }

  /// The system that a value of `nu` means in a locale. Where a locale has no traditional system, UTS 35 takes its
  /// native one, and where it has no financial one, its default: ICU does so.
  private static func numberingSystem(
    _ value: String, of tag: LanguageTag
  ) throws(FormatError) -> NumberingSystem? {
    let kinds = ["native": "native", "traditio": "traditional", "finance": "finance"]
    guard let kind = kinds[value] else {
      do { return try NumberingSystem(value) } catch .invalidNumberingSystem { return nil }
    }
    let name = try FormatError.wrapping { () throws(ICUError) in
      try ICULocale.numberingSystem("\(tag.dataIdentifier)@numbers=\(kind)")
    }
    return try NumberingSystem(name)
  }
}

extension LocaleIdentifier {
  /// A locale's subtags and preferences, each to be changed on its own, in the shape of Foundation's
  /// `Locale.Components`.
  ///
  /// ```swift
  /// var components = try LocaleIdentifier("de-AT").components
  /// components.hourCycle = .h12
  /// components.separators = NumberSeparators(grouping: "’")
  /// try LocaleIdentifier(components: components).bcp47  // de-AT-u-hc-h12
  /// ```
  public struct Components: Hashable, Sendable {
    /// The language's code; `und` for none.
    public var language: String
    /// The script's code, such as `Latn`.
    public var script: String?
    /// The code of the country or larger area, such as `AT` or `419`.
    public var region: String?
    /// Variants, such as `valencia`.
    public var variants: [String]
    /// The calendar, in place of the region's.
    public var calendar: CalendarIdentifier?
    /// The numbering system, in place of the locale's.
    public var numberingSystem: NumberingSystem?
    /// How hours are counted, in place of the region's custom.
    public var hourCycle: HourCycle?
    /// The day that weeks begin with, in place of the region's.
    public var firstWeekday: Weekday?
    /// The customary units, in place of the region's.
    public var measurementSystem: MeasurementSystem?
    /// The unit of temperatures, in place of the region's.
    public var temperatureUnit: TemperatureUnit?
    /// The ISO 4217 code of the currency, in place of the region's.
    public var currency: String?
    /// Separators of numbers, in place of the locale's. No identifier shows them.
    public var separators: NumberSeparators?
    /// All other keys of the `-u-` extension with their values, in BCP 47's spelling: `["co": "phonebk"]`.
    public var keywords: [String: String]
    /// The attributes and extensions that have no name here.
    var remainder = LanguageTag()

    /// Components of a language without any preference.
    public init(language: String, script: String? = nil, region: String? = nil, variants: [String] = []) {
      self.language = language
      self.script = script
      self.region = region
      self.variants = variants
      keywords = [:]
    }
  }

  /// The identifier taken apart. Put together again unchanged it is the same, but for a numbering system that was given
  /// as `native`, `traditio` or `finance`, which is named now.
  public var components: Components {
    let tag = storage.tag
    var components = Components(
      language: languageCode, script: scriptCode, region: regionCode, variants: variants)
    components.calendar = preferences.calendar
    components.numberingSystem = preferences.numberingSystem
    components.hourCycle = preferences.hourCycle
    components.firstWeekday = preferences.firstWeekday
    components.measurementSystem = preferences.measurementSystem
    components.temperatureUnit = preferences.temperatureUnit
    components.currency = preferences.currency
    components.separators = separators
    components.keywords = tag.keywords.filter { !Components.namedKeys.contains($0.key) }
    components.remainder = tag
    return components
  }

  /// Puts an identifier together. It is made canonical and checked as one that is read from text.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)``, ``FormatError/invalidOption(_:reason:)`` for separators that
  ///   are empty, alike or contain digits, ``FormatError/limitExceeded(_:limit:)``,
  ///   ``FormatError/engine(call:code:name:)``.
  public init(components: Components) throws(FormatError) {
    try components.separators?.validate()
    let registry = try SubtagRegistry.shared()
    let identifier = components.identifier
    if let part = components.malformedPart { throw .invalidLocale(identifier, reason: .malformed(part)) }
    var parser = LocaleIdentifierParser(identifier, registry: registry)
    let separators = components.separators.flatMap { $0 == NumberSeparators() ? nil : $0 }
    try self.init(parser.parse(), separators: separators, identifier: identifier, registry: registry)
  }

  /// The same locale with one choice made otherwise; `nil` leaves it to the locale again.
  ///
  /// ```swift
  /// try LocaleIdentifier("en-US").setting(\.firstWeekday, to: .monday).bcp47  // en-US-u-fw-mon
  /// ```
  /// - Throws: As ``init(components:)``.
  public func setting<Value>(
    _ component: WritableKeyPath<Components, Value>, to value: Value
  ) throws(FormatError) -> LocaleIdentifier {
    var components = components
    components[keyPath: component] = value
    return try LocaleIdentifier(components: components)
  }
}

extension LocaleIdentifier.Components {
  /// The keys that have a property of their own.
  static let namedKeys: Set = ["ca", "cu", "fw", "hc", "ms", "mu", "nu"]

  /// What would be read as something else, or as more than one thing, once the components are one text.
  var malformedPart: String? {
    if !language.isLanguageSubtag { return language }
    if let script, !script.isScriptSubtag { return script }
    if let region, !region.isRegionSubtag { return region }
    if let currency, !currency.isTypeSubtag { return currency }
    if let variant = variants.first(where: { !$0.isVariantSubtag }) { return variant }
    return keywords.first { key, value in
      let subtags = value.split(separator: "-", omittingEmptySubsequences: false)
      return !key.isKeySubtag || !value.isEmpty && !subtags.allSatisfy(\.isTypeSubtag)
    }?.key
  }

  /// The components in BCP 47's spelling, unchecked.
  var identifier: String {
    var tag = remainder
    tag.subtags = LanguageSubtags(language: language, script: script, region: region, variants: variants)
    tag.keywords = keywords.filter { !Self.namedKeys.contains($0.key) }
    tag.keywords["ca"] = calendar?.bcp47
    tag.keywords["cu"] = currency?.lowercased()
    tag.keywords["fw"] = firstWeekday?.rawValue
    tag.keywords["hc"] = hourCycle?.rawValue
    tag.keywords["ms"] = measurementSystem?.rawValue
    tag.keywords["mu"] = temperatureUnit?.rawValue
    tag.keywords["nu"] = numberingSystem?.name
    return tag.bcp47
  }
}

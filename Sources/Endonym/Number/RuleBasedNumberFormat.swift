import EndonymICU

/// Writes numbers in words, and ordinals: "twenty-one", "21st".
///
/// ```swift
/// try RuleBasedNumberFormat(.spellOut, locale: "en").format(21)   // twenty-one
/// try RuleBasedNumberFormat(.ordinal, locale: "fr").format(1)     // 1er
/// try RuleBasedNumberFormat(.spellOut, locale: "fr", ruleSet: "spellout-cardinal-feminine").format(1)  // une
/// ```
///
/// Only languages with rules of their own are served: 76 of CLDR 42. For the others ICU would write English, or the
/// environment's language. Integers reach to one below 10^18; further ICU writes digits, or another number.
///
/// Unlike other formats, this one throws when it writes: which values have words depends on the language.
///
/// Source: CLDR's rule-based number formats; ICU's `unum.h`.
public struct RuleBasedNumberFormat: Sendable {
  /// Which of the language's rules.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Words: "twenty-one".
    case spellOut
    /// Digits with the ending of a rank: "21st".
    case ordinal
  }

  let box: EngineBox<RuleBasedNumberOptions>

  /// - Parameters:
  ///   - kind: Words or ranks.
  ///   - locale: The locale, of which the language decides.
  ///   - ruleSet: One of ``ruleSets()``, such as `spellout-cardinal-feminine`; the language's default when `nil`.
  /// - Throws: ``FormatError/outOfRange(_:reason:)`` when the language has no such rules,
  ///   ``FormatError/invalidOption(_:reason:)`` when it has no such rule set, and ``FormatError/invalidLocale(_:reason:)``.
  public init(
    _ kind: Kind, locale: some LocaleIdentifierConvertible = LocaleEnvironment.Category.numeric, ruleSet: String? = nil
  ) throws(FormatError) {
    try self.init(RuleBasedNumberOptions(locale: try locale.localeIdentifier(), kind: kind, ruleSet: ruleSet))
  }

  init(_ options: RuleBasedNumberOptions) throws(FormatError) {
    box = EngineBox(options)
    // Whether the language has the rules shows only when they are looked for.
    _ = try box.engine()
  }

  var options: RuleBasedNumberOptions { box.options }

  /// The language's public rule sets.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func ruleSets() throws(FormatError) -> [String] { try box.engine().ruleSets() }

  /// The integer in words.
  /// - Throws: ``FormatError/outOfRange(_:reason:)`` beyond ±(10^18 - 1), ``FormatError/engine(call:code:name:)``.
  public func format(_ value: some BinaryInteger) throws(FormatError) -> String { try text(NumberValue(value)) }

  /// The number in words; fractions digit by digit.
  /// - Throws: ``FormatError/outOfRange(_:reason:)`` for fractions beyond ±2^53 and integers beyond ±(10^18 - 1),
  ///   ``FormatError/engine(call:code:name:)``.
  public func format(_ value: Double) throws(FormatError) -> String { try text(NumberValue(value)) }

  /// The decimal in words; fractions digit by digit, as many as a `Double` tells apart.
  /// - Throws: as ``format(_:)-(Double)``.
  public func format(_ value: ExactDecimal) throws(FormatError) -> String { try text(NumberValue(value)) }

  /// Appends the number as UTF-8.
  /// - Throws: as ``format(_:)-(Double)``.
  public func append(_ value: ExactDecimal, to bytes: inout [UInt8]) throws(FormatError) {
    try box.engine().append(NumberValue(value), to: &bytes)
  }

  private func text(_ value: NumberValue) throws(FormatError) -> String {
    var bytes: [UInt8] = []
    try box.engine().append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension RuleBasedNumberFormat: Hashable {
  /// Formats with the same options are equal.
  public static func == (left: RuleBasedNumberFormat, right: RuleBasedNumberFormat) -> Bool {
    left.box === right.box || left.options == right.options
  }

  /// Hashes the options.
  public func hash(into hasher: inout Hasher) { hasher.combine(options) }
}

extension RuleBasedNumberFormat: Codable {
  /// Reads a format that ``encode(to:)`` wrote; its options are checked again.
  public init(from decoder: any Decoder) throws { try self.init(try RuleBasedNumberOptions(from: decoder)) }

  /// Writes the options.
  public func encode(to encoder: any Encoder) throws { try options.encode(to: encoder) }
}

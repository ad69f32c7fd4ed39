import EndonymICU
import Synchronization

/// The name of a locale: a language, how and where it is written, and preferences that differ from the custom there.
///
/// ```swift
/// try LocaleIdentifier("sr_RS.UTF-8@latin").bcp47                 // sr-Latn-RS
/// try LocaleIdentifier("ar_EG@numbers=latn;calendar=coptic").icu  // ar_EG@calendar=coptic;numbers=latn
/// try LocaleIdentifier("C").bcp47                                 // en-US-u-va-posix
/// do { _ = try LocaleIdentifier("english") } catch { print(error) }
/// // "english" is not a locale identifier: there is no language "english"
/// ```
///
/// Accepted are the spellings of BCP 47, ICU and POSIX, in any case. The identifier is brought into CLDR's canonical
/// form (`iw` is `he`, `sh` is `sr-Latn`, `en-UK` is `en-GB`) and checked: every subtag is in CLDR's registries, and
/// the keys `ca`, `cf`, `cu`, `fw`, `hc`, `ms`, `mu`, `nu` and `rg` of the `-u-` extension, which every format obeys,
/// have values that exist. Other keys, and the extensions `-t-` and `-x-`, are kept and not judged.
///
/// A valid identifier can name a language for which ICU has no data, such as Klingon; formats refuse it then, with
/// ``LocaleProblem/noData(language:)``.
///
/// Source: UTS 35, section 3 "Unicode Language and Locale Identifiers" and Annex C.
public struct LocaleIdentifier: Sendable {
  let storage: Storage

  /// Everything about an identifier that formats ask for again and again.
  final class Storage: Sendable {
    let tag: LanguageTag
    let bcp47: String
    let icu: String
    let dataIdentifier: String
    let preferences: LocalePreferences
    let separators: NumberSeparators?
    /// The hash of the canonical form, which formats in a cache are found by.
    fileprivate let hash: Int
    /// Whether ICU is known to have data for the language; `false` before it was asked.
    fileprivate let hasData = Atomic(false)

    init(tag: LanguageTag, icu: String, preferences: LocalePreferences, separators: NumberSeparators?) {
      self.tag = tag
      self.icu = icu
      bcp47 = tag.bcp47
      hash = bcp47.hashValue
      dataIdentifier = tag.dataIdentifier
      self.preferences = preferences
      self.separators = separators
    }
  }

  /// The root of all locales, `und`: no language, no region.
  public static let root = LocaleIdentifier(
    storage: Storage(tag: LanguageTag(), icu: "root", preferences: LocalePreferences(), separators: nil))

  private init(storage: Storage) { self.storage = storage }

  /// Reads an identifier in any of its spellings, of at most ``Limits/identifierLength`` bytes.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)`` with what is wrong, ``FormatError/engine(call:code:name:)``.
  public init(_ identifier: some StringProtocol) throws(FormatError) {
    let text = String(identifier)
    storage = try FormatCache.locales.value(for: text) { () throws(FormatError) in
      let registry = try SubtagRegistry.shared()
      var parser = LocaleIdentifierParser(text, registry: registry)
      return try LocaleIdentifier(parser.parse(), separators: nil, identifier: text, registry: registry).storage
    }
  }

  /// Brings a well-formed tag into canonical form and checks it. `identifier` is what errors call it.
  init(
    _ tag: LanguageTag, separators: NumberSeparators?, identifier: String, registry: SubtagRegistry
  ) throws(FormatError) {
    var canonical = tag
    canonical.subtags = try LanguageCanonicalizer(registry: registry).canonical(tag.subtags)
    if let problem = try canonical.subtags.problem(in: registry) {
      throw .invalidLocale(identifier, reason: problem)
    }
    let preferences = try LocalePreferences(canonical, identifier: identifier, registry: registry)
    storage = Storage(tag: canonical, icu: try canonical.icu(), preferences: preferences, separators: separators)
  }

  /// BCP 47's spelling in canonical form: `ar-EG-u-nu-latn`.
  public var bcp47: String { storage.bcp47 }

  /// ICU's spelling in canonical form, with its keywords: `ar_EG@calendar=coptic;numbers=latn`, `en_US_POSIX`.
  ///
  /// ICU itself writes `root` as nothing and `und_US` as `_US`; it reads both spellings.
  public var icu: String { storage.icu }

  /// The language's code: `sr`, or `und` when no language is named.
  public var languageCode: String { storage.tag.subtags.language }

  /// The script's code, if the identifier names it: `Latn`. ``maximized`` has the likely one.
  public var scriptCode: String? { storage.tag.subtags.script }

  /// The code of the country or larger area, if the identifier names it: `RS`, `419`.
  public var regionCode: String? { storage.tag.subtags.region }

  /// The variants in alphabetical order, in lower case: `valencia`.
  public var variants: [String] { storage.tag.subtags.variants }

  /// The value of a key of the `-u-` extension, both in BCP 47's spelling: `buddhist` for `ca`.
  ///
  /// A key that stands without a value has the value `true`. `nil` when the key is not there.
  public func keywordValue(_ key: String) -> String? {
    storage.tag.keywords[key.lowercased()].map { $0.isEmpty ? "true" : $0 }
  }

  /// ICU's spelling without keywords, which ICU's calls find data by: `zh_Hant_TW`, `en_US_POSIX`, `root`.
  var dataIdentifier: String { storage.dataIdentifier }

  /// What the `-u-` keys ask for.
  var preferences: LocalePreferences { storage.preferences }

  /// The separators that were chosen in place of the locale's.
  var separators: NumberSeparators? { storage.separators }

  /// Refuses a locale whose language ICU has no data for, which ICU itself formats as the root locale.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)`` with ``LocaleProblem/noData(language:)``,
  ///   ``FormatError/engine(call:code:name:)``.
  func requireData() throws(FormatError) {
    guard !storage.hasData.load(ordering: .relaxed) else { return }
    let language = languageCode
    guard language != "und" else { return }
    let hasData = try FormatError.wrapping { () throws(ICUError) in try ICULocale.hasData(language) }
    guard hasData else { throw .invalidLocale(bcp47, reason: .noData(language: language)) }
    storage.hasData.store(true, ordering: .relaxed)
  }
}

extension LanguageSubtags {
  /// What does not exist of these canonical subtags.
  func problem(in registry: SubtagRegistry) throws(FormatError) -> LocaleProblem? {
    if try !registry.contains(language, .language) { return .unknownLanguage(language) }
    if let script, try !registry.contains(script, .script) { return .unknownScript(script) }
    if let region, try !registry.contains(region, .region) { return .unknownRegion(region) }
    for variant in variants where try !registry.contains(variant, .variant) { return .unknownVariant(variant) }
    return nil
  }
}

extension LocaleIdentifier: Hashable {
  /// Two identifiers are the same when their canonical forms and their separators are.
  public static func == (left: LocaleIdentifier, right: LocaleIdentifier) -> Bool {
    left.storage === right.storage || left.bcp47 == right.bcp47 && left.separators == right.separators
  }

  /// Hashes the canonical form: other separators are rare.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }
}

extension LocaleIdentifier: CustomStringConvertible {
  /// BCP 47's spelling in canonical form.
  public var description: String { bcp47 }
}

extension LocaleIdentifier: Codable {
  private enum CodingKeys: CodingKey { case identifier, separators }

  /// Reads an identifier in any of its spellings, alone or beside separators.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)``, and what `decoder` throws.
  public init(from decoder: any Decoder) throws {
    if let identifier = try? decoder.singleValueContainer().decode(String.self) {
      try self.init(identifier)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var components = try LocaleIdentifier(container.decode(String.self, forKey: .identifier)).components
    components.separators = try container.decodeIfPresent(NumberSeparators.self, forKey: .separators)
    try self.init(components: components)
  }

  /// Writes BCP 47's spelling as one string; with separators, an object of `identifier` and `separators`.
  public func encode(to encoder: any Encoder) throws {
    guard let separators else {
      var container = encoder.singleValueContainer()
      return try container.encode(bcp47)
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(bcp47, forKey: .identifier)
    try container.encode(separators, forKey: .separators)
  }
}

/// What matching desired with supported languages found.
public struct LanguageMatch: Hashable, Sendable {
  /// The supported language, as it was spelled.
  public let supported: String
  /// Where it stands among the supported ones.
  public let supportedIndex: Int
  /// The desired language that it serves, as it was spelled.
  public let desired: String
  /// Where that stands among the desired ones.
  public let desiredIndex: Int
  /// How far the two are from each other, from 0 for the same to 100; differences of region count 3 to 6, and of script
  /// mostly 50.
  public let distance: Int

  /// The supported language with the region, the variants and the preferences of the desired one: what to format with.
  ///
  /// ```swift
  /// let matcher = try LanguageMatcher(supported: ["en", "de", "pt-PT"])
  /// try matcher.match(["de-AT-u-nu-latn"])?.locale().bcp47  // de-AT-u-nu-latn
  /// try matcher.match(["pt-AO"])?.locale().bcp47            // pt-AO
  /// ```
  /// - Throws: ``FormatError/invalidLocale(_:reason:)`` when one of the two names a language or region that does not exist,
  ///   ``FormatError/engine(call:code:name:)``.
  public func locale() throws(FormatError) -> LocaleIdentifier {
    let registry = try SubtagRegistry.shared()
    var supportedParser = LocaleIdentifierParser(supported, registry: registry)
    var desiredParser = LocaleIdentifierParser(desired, registry: registry)
    var tag = try supportedParser.parse()
    let wanted = try desiredParser.parse()
    if let region = wanted.subtags.region { tag.subtags.region = region }
    if !wanted.subtags.variants.isEmpty { tag.subtags.variants = wanted.subtags.variants }
    if !wanted.keywords.isEmpty || !wanted.attributes.isEmpty {
      tag.keywords = wanted.keywords
      tag.attributes = wanted.attributes
    }
    if let transform = wanted.transform { tag.transform = transform }
    if let privateUse = wanted.privateUse { tag.privateUse = privateUse }
    tag.extensions.merge(wanted.extensions) { $1 }
    return try LocaleIdentifier(tag, separators: nil, identifier: tag.bcp47, registry: registry)
  }
}

/// Reads the three spellings of a locale identifier into subtags: BCP 47 (`sr-Latn-RS-u-nu-latn`), ICU
/// (`sr_Latn_RS@numbers=latn`) and POSIX (`sr_RS.UTF-8@latin`).
///
/// One grammar serves all three, since `-` and `_` are the same to UTS 35; what only ICU and POSIX write needs a `_`
/// before it, or stands behind `.` and `@`. The result is well-formed and in canonical case, with the keys and values
/// of the `-u-` extension resolved; it is not canonical yet, and nothing is known about whether its subtags exist.
struct LocaleIdentifierParser {
  /// The identifier as it was given, for errors.
  let text: String
  let registry: SubtagRegistry
  var tag = LanguageTag()
  /// The singletons of the extensions that have been read; none may come twice.
  var singletons: Set<String> = []

  private var subtags: [Subtag] = []
  private var position = 0

  /// A subtag with what stands before it.
  struct Subtag {
    let text: String
    let follows: Separator
  }

  enum Separator { case start, hyphen, underscore, doubleUnderscore }

  init(_ text: String, registry: SubtagRegistry) {
    self.text = text
    self.registry = registry
  }

  /// The error that names this identifier.
  func invalid(_ problem: LocaleProblem) -> FormatError { .invalidLocale(text, reason: problem) }

  func malformed(_ part: some StringProtocol) -> FormatError { invalid(.malformed(String(part))) }

  /// The identifier taken apart.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)``.
  mutating func parse() throws(FormatError) -> LanguageTag {
    guard !text.isEmpty else { throw invalid(.empty) }
    guard text.utf8.count <= Limits.identifierLength else {
      throw .invalidLocale(String(text.prefix(64)), reason: .tooLong)
    }
    let named = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let encoded = named[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let modifier = named.count > 1 ? named[1] : nil
    if encoded.count > 1 { try checkCodeset(encoded[1]) }

    let name = encoded[0]
    if name == "C" || name == "POSIX" {
      tag.subtags = LanguageSubtags(language: "en", region: "US")
      tag.keywords["va"] = "posix"
    } else if !name.isEmpty {
      try parseName(name)
    } else if encoded.count > 1 || modifier?.contains("=") != true {
      throw malformed(text)
    }
    if let modifier { try parseModifier(modifier) }
    return tag
  }

  /// POSIX names the encoding of text files. Swift's text has only one.
  private func checkCodeset(_ codeset: Substring) throws(FormatError) {
    let isWellFormed = codeset.utf8.allSatisfy { byte in
      byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    guard !codeset.isEmpty, isWellFormed else { throw malformed(".\(codeset)") }
  }

  // MARK: The subtags of a language

  private mutating func parseName(_ name: Substring) throws(FormatError) {
    try split(name)
    try replaceLegacyPrefix()
    try parseLanguage()
    while let subtag = peek(), subtag.text.utf8.count > 1 {
      position += 1
      try parseLanguageSubtag(subtag)
    }
    while let singleton = next() {
      guard singleton.follows != .doubleUnderscore else { throw malformed(singleton.text) }
      try parseExtension(singleton.text.lowercased())
    }
  }

  private mutating func split(_ name: Substring) throws(FormatError) {
    subtags = []
    position = 0
    var separator = Separator.start
    var current = ""
    for character in name {
      switch character {
      case "-", "_":
        let isUnderscore = character == "_"
        if !current.isEmpty {
          subtags.append(Subtag(text: current, follows: separator))
          separator = isUnderscore ? .underscore : .hyphen
        } else if isUnderscore, subtags.isEmpty, separator == .start {
          // ICU writes an unknown language as nothing: "_US".
          subtags.append(Subtag(text: "und", follows: .start))
          separator = .underscore
        } else if isUnderscore, separator == .underscore {
          separator = .doubleUnderscore
        } else {
          throw malformed(name)
        }
        current = ""
      default:
        current.append(character)
      }
    }
    guard !current.isEmpty else { throw malformed(name) }
    subtags.append(Subtag(text: current, follows: separator))
    for subtag in subtags where !subtag.text.isAlphanumeric { throw malformed(subtag.text) }
  }

  func peek() -> Subtag? { position < subtags.count ? subtags[position] : nil }

  mutating func next() -> Subtag? {
    guard let subtag = peek() else { return nil }
    position += 1
    return subtag
  }

  /// Replaces what RFC 5646 registers whole though its grammar does not allow it: `i-klingon`, `zh-min-nan`,
  /// `sgn-BE-FR`, `en-GB-oed`; and `no-bok`. What the grammar allows is left to ``LanguageCanonicalizer``.
  private mutating func replaceLegacyPrefix() throws(FormatError) {
    for count in [3, 2] where subtags.count >= count {
      let prefix = subtags.prefix(count).map { $0.text.lowercased() }
      let isIrregular =
        prefix[0] == "i" || prefix[1].utf8.count == 3 && prefix[1].isLetters
        || count == 3 && [2, 3].contains(prefix[2].utf8.count) && prefix[2].isLetters && prefix[1].isRegionSubtag
      guard isIrregular else { continue }
      let key =
        prefix[0]
        + prefix.dropFirst().map { subtag in
          "_" + (subtag.isRegionSubtag ? subtag.uppercased() : subtag.isScriptSubtag ? subtag.titlecasedSubtag : subtag)
        }.joined()
      guard let replacement = try registry.replacement(of: key, .language) else { continue }
      let pieces = replacement.split(separator: "_").map { Subtag(text: String($0), follows: .hyphen) }
      // Where the replacement has a private part, nothing can follow.
      if pieces.contains(where: { $0.text == "x" }), subtags.count > count { continue }
      subtags.replaceSubrange(..<count, with: pieces)
      return
    }
  }

  private mutating func parseLanguage() throws(FormatError) {
    guard let first = peek() else { return }
    let language = first.text.lowercased()
    if language == "x" { return }
    position += 1
    if language == "root" { return }
    guard language.isLanguageSubtag else { throw malformed(first.text) }
    tag.subtags.language = language
    try parseExtendedLanguage()
  }

  /// The languages that RFC 5646 lets others extend: `zh-yue` is `yue`, and `sgn-ase` is `ase`.
  private static let extensibleLanguages: Set = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]

  private mutating func parseExtendedLanguage() throws(FormatError) {
    guard let subtag = peek(), Self.extensibleLanguages.contains(tag.subtags.language) else { return }
    let language = subtag.text.lowercased()
    guard language.utf8.count == 3, language.isLetters, try registry.contains(language, .language) else { return }
    tag.subtags.language = language
    position += 1
  }

  private mutating func parseLanguageSubtag(_ subtag: Subtag) throws(FormatError) {
    // "en-US-POSIX" is CLDR's own name of that locale; the others are ICU's only.
    let canBeLegacy = subtag.follows != .hyphen || subtag.text.lowercased() == "posix"
    if canBeLegacy, LegacyVariant.apply(subtag.text, to: &tag) { return }
    let isVariantDue = subtag.follows == .doubleUnderscore
    if isVariantDue, !subtag.text.isVariantSubtag { throw malformed(subtag.text) }
    if tag.subtags.append(subtag.text) { return }
    // ICU takes ISO 3166's codes of three letters too: "en_USA".
    let region = subtag.text.uppercased()
    guard subtag.follows == .underscore, region.utf8.count == 3, region.isLetters,
      tag.subtags.region == nil, tag.subtags.variants.isEmpty
    else { throw malformed(subtag.text) }
    tag.subtags.region = region
  }
}

import Endonym

/// The languages in which a text is sought, one after the other.
///
/// ```swift
/// LanguageChain(languages: ["zh-Hans", "zh", "en"])
/// try LanguageChain.best(preferred: ["es-MX"], available: ["en", "es", "es-419"], development: "en").languages
/// // ["es-419", "es", "en"]
/// try LanguageChain.best(preferred: ["de-AT"], available: ["Base", "de", "en"], development: "en").languages
/// // ["de", "Base", "en"]
/// ```
public struct LanguageChain: Hashable, Sendable {
  /// How an app's languages are matched with a reader's.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// By CLDR's distances: ``LanguageMatcher``.
    case cldr
    /// As Apple's systems choose: ``AppleLanguageMatcher``.
    case apple
  }

  /// The languages, the best first, as the tables spell them.
  public let languages: [String]
  /// The language that fits the reader; `nil` when none does and the chain consists of what is left.
  public let match: String?

  /// A chain that is given.
  public init(languages: [String]) {
    self.languages = languages
    match = languages.first
  }

  /// The chain for a reader: the language that fits best and those available ones that it takes texts from, then `Base`, then
  /// the development language. Where there is none of all these, the first language that is available.
  /// - Parameters:
  ///   - preferred: What the reader wants, the most wanted first.
  ///   - available: What there is, as it is spelled, `Base` perhaps among it.
  ///   - development: The language that the texts were written in.
  ///   - mode: How to match.
  /// - Returns: The languages, each once; empty only when nothing is available and there is no development language.
  /// - Throws: ``FormatError/engine(call:code:name:)``.
  public static func best(
    preferred: [String], available: [String], development: String? = nil, mode: Mode = .cldr
  ) throws(FormatError) -> LanguageChain {
    let names = available.map { LocalizationName($0) }
    let languages = names.filter { !$0.isBase }
    let fitting = try Self.fitting(preferred, languages, mode)
    var chain = fitting.map(\.spelling)
    chain += names.filter(\.isBase).map(\.spelling).prefix(1)
    if let development {
      let name = LocalizationName(development)
      let spelling = languages.first { $0.isEquivalent(to: name) }?.spelling ?? development
      if !chain.contains(spelling) { chain.append(spelling) }
    }
    if chain.isEmpty { chain += languages.prefix(1).map(\.spelling) }
    return LanguageChain(languages: chain, match: fitting.first?.spelling)
  }

  private init(languages: [String], match: String?) {
    self.languages = languages
    self.match = match
  }

  /// The languages that fit the reader.
  private static func fitting(
    _ preferred: [String], _ languages: [LocalizationName], _ mode: Mode
  ) throws(FormatError) -> [LocalizationName] {
    // Both matchers take what they are given for a language; the names of old projects are none to CLDR.
    let tags = languages.map { $0.identifier?.bcp47 ?? $0.spelling }
    let chain =
      switch mode {
      case .cldr: try LanguageMatcher(supported: tags).chain(for: preferred)
      case .apple: try AppleLanguageMatcher(supported: languages.map(\.spelling)).chain(for: preferred)
      }
    let keys = mode == .cldr ? tags : languages.map(\.spelling)
    var fitting: [LocalizationName] = []
    for name in chain {
      for (index, key) in keys.enumerated() where key == name && !fitting.contains(languages[index]) {
        fitting.append(languages[index])
      }
    }
    return fitting
  }
}

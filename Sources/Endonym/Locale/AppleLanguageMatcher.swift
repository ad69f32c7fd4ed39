/// Chooses among an app's languages as Apple's systems do: for those who want an app to behave alike on every platform.
///
/// ```swift
/// let matcher = AppleLanguageMatcher(supported: ["en", "en-GB", "en-AU"])
/// try matcher.chain(for: ["en-NZ"])  // ["en-AU", "en-GB", "en"]
/// try AppleLanguageMatcher(supported: ["zh-Hans", "zh-Hant"]).chain(for: ["zh-HK"])  // ["zh-Hant"]
/// try AppleLanguageMatcher(supported: ["sr"]).chain(for: ["sr-Latn"])                // []: unlike CLDR's
/// ```
///
/// The first desired language that shares an ancestor with a supported one decides, and the ancestors are Apple's: English of
/// the Commonwealth descends from British English, Cantonese from Chinese in Hong Kong. Names as old projects have them
/// (`English`, `German`) and deprecated codes count as what they mean.
///
/// Source: `ualoc_localizationsToUse` of Apple's ICU, which `Bundle.preferredLocalizations(from:forPreferences:)` asks.
public struct AppleLanguageMatcher: Sendable {
  /// The languages to choose from, as they were spelled.
  public let supported: [String]

  /// A matcher of these languages.
  public init(supported: [String]) { self.supported = supported }

  /// The supported languages in which to seek a text for a reader: the best one, then its ancestors; none when nothing fits.
  /// - Throws: ``FormatError/engine(call:code:name:)``.
  public func chain(for desired: [String]) throws(FormatError) -> [String] {
    var candidates: [AppleLanguage] = []
    for name in supported { candidates.append(try AppleLanguage(name)) }
    var wanted: [AppleLanguage] = []
    for name in desired { wanted.append(try AppleLanguage(name)) }
    guard let best = try Self.best(of: candidates, for: wanted) else {
      // Apple's name of what has no language.
      return supported.first { $0 == "zxx" }.map { [$0] } ?? []
    }
    return try chain(of: best, candidates)
  }

  /// The index of the best candidate.
  private static func best(of candidates: [AppleLanguage], for wanted: [AppleLanguage]) throws(FormatError) -> Int? {
    var brazilian: Int?
    for language in wanted {
      var best: Int?
      var least = Int.max
      for (index, candidate) in candidates.enumerated() {
        guard let score = try candidate.score(for: language), score < least else { continue }
        if score > 0, language.normalized == "pt_PT", candidate.normalized == "pt_BR" {
          // Better than nothing, and than nothing only.
          brazilian = index
          continue
        }
        best = index
        least = score
      }
      if let best { return least > 0 ? exact(best, candidates, wanted) : best }
    }
    return brazilian
  }

  /// An inexact match in another region gives way to an exact match of the same language that is wanted too, except in Chinese.
  private static func exact(_ best: Int, _ candidates: [AppleLanguage], _ wanted: [AppleLanguage]) -> Int {
    guard candidates[best].region != nil, candidates[best].language != "zh" else { return best }
    var result = best
    for language in wanted where language.language == candidates[result].language {
      let exact = candidates.firstIndex { $0.base == language.base || $0.normalized == language.normalized }
      if let exact { result = exact }
    }
    return result
  }

  /// The best candidate and its supported ancestors.
  private func chain(of best: Int, _ candidates: [AppleLanguage]) throws(FormatError) -> [String] {
    var chain = [best]
    for ancestor in try candidates[best].ancestors() {
      for (index, candidate) in candidates.enumerated() where !chain.contains(index) {
        // Hong Kong reads Taiwan's Chinese where there is none of its own.
        let isTaiwanese = ancestor == "zh_Hant_HK" && candidate.normalized == "zh_Hant_TW"
        if candidate.normalized == ancestor || isTaiwanese { chain.append(index) }
      }
    }
    return chain.map { supported[$0] }
  }
}

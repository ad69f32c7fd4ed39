/// Finds the best of the supported languages for what a reader wants, by how well one understands the other.
///
/// ```swift
/// let matcher = try LanguageMatcher(supported: ["en-GB", "de", "es", "es-419", "zh-Hans", "zh-Hant"])
/// try matcher.best(for: ["zh-HK"])        // zh-Hant
/// try matcher.best(for: ["es-CO"])        // es-419
/// try matcher.best(for: ["en"])           // en-GB
/// try matcher.best(for: ["gsw", "fr"])    // de: the Swiss read German
/// try matcher.best(for: ["ja"])           // en-GB: nothing fits, and it is the first
/// ```
///
/// Languages are compared with their likely scripts and regions by CLDR's distances, not by cutting off subtags: `zh-HK` is
/// written in traditional letters, though it starts as `zh` does. The answers are those of ICU's `LocaleMatcher`, over either
/// ICU.
///
/// Languages are given in any spelling that ``LocaleIdentifier`` accepts and need not be registered; `x-bork` matches itself.
/// A text that is no tag at all is as `und`, which nothing but itself matches.
///
/// Source: UTS 35 part 1, section 4.4 "Language Matching".
public struct LanguageMatcher: Sendable {
  /// The languages to choose from, as they were spelled.
  public let supported: [String]
  /// The answer when nothing fits, as it was spelled.
  public let defaultLanguage: String?
  /// What was asked of the matcher.
  public let options: Options

  /// What the supported languages mean, in their order.
  let languages: [MaximizedLanguage]
  private let distances: LanguageDistance
  /// Languages that mean different things, the preferred ones first, each with its index in ``supported``.
  private let candidates: [(language: MaximizedLanguage, index: Int)]
  private let indexes: [MaximizedLanguage: Int]
  private let thresholdDistance: Int
  private let demotion: Int

  /// A matcher of these languages.
  /// - Parameters:
  ///   - supported: The languages to choose from. Of several that mean the same, the first is chosen.
  ///   - default: The answer of ``best(for:)`` when nothing fits. Without one it is the first supported language, unless the
  ///     options say otherwise.
  ///   - options: How to match.
  /// - Throws: ``FormatError/invalidOption(_:reason:)`` for a threshold outside 0 to 100,
  ///   ``FormatError/engine(call:code:name:)``.
  public init(
    supported: [String], default: String? = nil, options: Options = Options()
  ) throws(FormatError) {
    if let threshold = options.threshold, !(0...100).contains(threshold) {
      throw .invalidOption("threshold \(threshold)", reason: "it has to be from 0 to 100")
    }
    self.supported = supported
    self.options = options
    distances = try LanguageDistance.shared()
    thresholdDistance = options.threshold ?? distances.scriptDistance
    demotion = options.demotion == .none ? 0 : distances.usualDemotion
    defaultLanguage = `default` ?? (options.usesFirstAsDefault ? supported.first : nil)

    var languages: [MaximizedLanguage] = []
    for text in supported { languages.append(try MaximizedLanguage(text)) }
    let defaultMeaning = try defaultLanguage.map { text throws(FormatError) in try MaximizedLanguage(text) }
    let order = Self.order(languages, default: defaultMeaning, distances)
    var candidates: [(language: MaximizedLanguage, index: Int)] = []
    var indexes: [MaximizedLanguage: Int] = [:]
    for index in order where indexes[languages[index]] == nil {
      indexes[languages[index]] = index
      candidates.append((languages[index], index))
    }
    self.languages = languages
    self.candidates = candidates
    self.indexes = indexes
  }

  /// The best supported language for a reader who wants these, the most wanted first; ``defaultLanguage`` when none fits.
  /// - Throws: ``FormatError/engine(call:code:name:)``.
  public func best(for desired: [String]) throws(FormatError) -> String? {
    try match(desired)?.supported ?? defaultLanguage
  }

  /// The best supported language with the desired one it serves and their distance; `nil` when none fits.
  ///
  /// Every further desired language has to match so much better than those before it as British and American English differ,
  /// unless ``Options/demotion`` of the options is off.
  /// - Throws: ``FormatError/engine(call:code:name:)``.
  public func match(_ desired: [String]) throws(FormatError) -> LanguageMatch? {
    var found: LanguageMatch?
    var limit = thresholdDistance * LanguageDistance.fractions
    for (position, text) in desired.enumerated() {
      let language = try MaximizedLanguage(text)
      if let index = indexes[language] { return match(index, text, position, distance: 0) }
      if let best = try nearest(to: language, limit: limit) {
        limit = best.distance
        found = match(best.index, text, position, distance: best.distance)
      }
      limit -= demotion * LanguageDistance.fractions
      if limit <= 0 { break }
    }
    return found
  }

  private func match(_ index: Int, _ text: String, _ position: Int, distance: Int) -> LanguageMatch {
    LanguageMatch(
      supported: supported[index], supportedIndex: index, desired: text, desiredIndex: position,
      distance: distance / LanguageDistance.fractions)
  }

  /// The candidate nearer than a limit and than all others, with its distance in eighths. Among equally near ones the first
  /// counts, or one with a likelier script or region of its language.
  private func nearest(to desired: MaximizedLanguage, limit: Int) throws(FormatError) -> (index: Int, distance: Int)? {
    var best: (language: MaximizedLanguage, index: Int)?
    var limit = limit
    for candidate in candidates {
      let distance = distances.distance(from: desired, to: candidate.language, limit: limit, favor: options.favor)
      guard distance <= limit, isAllowed(desired, candidate.language, limit: limit) else { continue }
      if distance < limit {
        best = candidate
        limit = distance
        if distance == 0 { break }
      } else if distance >= LanguageDistance.fractions, let other = best?.language,
        try candidate.language.isLikelier(than: other)
      {
        best = candidate
      }
    }
    return best.map { ($0.index, limit) }
  }

  /// Whether readers of the one read the other too, where that is asked for.
  private func isAllowed(_ desired: MaximizedLanguage, _ supported: MaximizedLanguage, limit: Int) -> Bool {
    options.direction == .withOneWay
      || distances.distance(from: supported, to: desired, limit: limit, favor: options.favor) < limit
  }

  /// The order in which candidates are looked at: what is the default, then those that CLDR prefers, then the others.
  private static func order(
    _ languages: [MaximizedLanguage], default: MaximizedLanguage?, _ distances: LanguageDistance
  ) -> [Int] {
    var defaults: [Int] = []
    var paradigms: [Int] = []
    var others: [Int] = []
    for (index, language) in languages.enumerated() {
      if let `default`, language.isEquivalent(to: `default`) {
        defaults.append(index)
      } else if distances.isParadigm(language) {
        paradigms.append(index)
      } else {
        others.append(index)
      }
    }
    return defaults + paradigms + others
  }
}

extension LanguageMatcher {
  /// The distance from a desired to a supported language, from 0 for the same to 100 for nothing in common.
  ///
  /// ```swift
  /// try LanguageMatcher.distance(from: "nn", to: "nb")       // 20
  /// try LanguageMatcher.distance(from: "zh-HK", to: "zh-TW") // 5
  /// try LanguageMatcher.distance(from: "de", to: "ja")       // 100
  /// ```
  /// - Throws: ``FormatError/engine(call:code:name:)``.
  public static func distance(from desired: String, to supported: String) throws(FormatError) -> Int {
    let distances = try LanguageDistance.shared()
    let distance = distances.distance(
      from: try MaximizedLanguage(desired), to: try MaximizedLanguage(supported), limit: LanguageDistance.unlimited,
      favor: .language)
    return min(distance / LanguageDistance.fractions, 100)
  }
}

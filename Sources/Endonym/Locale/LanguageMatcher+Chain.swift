extension LanguageMatcher {
  /// The supported languages in which to seek a text for a reader: the best one, then those that it takes from what it lacks.
  ///
  /// ```swift
  /// let matcher = try LanguageMatcher(supported: ["en", "es", "es-419", "pt", "zh", "zh-Hant"])
  /// try matcher.chain(for: ["es-MX"])  // ["es-419", "es"]
  /// try matcher.chain(for: ["zh-HK"])  // ["zh-Hant"]: who reads it does not read zh
  /// try matcher.chain(for: ["ja"])     // []
  /// ```
  ///
  /// A language takes from its parents in CLDR, and from those that mean the same as it or as a parent. A language in another
  /// script than its usual one takes from none.
  /// - Throws: ``FormatError/engine(call:code:name:)``.
  public func chain(for desired: [String]) throws(FormatError) -> [String] {
    guard let best = try match(desired) else { return [] }
    var chain = [best.supported]
    for ancestor in try LanguageAncestors.of(best.supported) {
      for (index, language) in languages.enumerated()
      where language.isEquivalent(to: ancestor) && !chain.contains(supported[index]) {
        chain.append(supported[index])
      }
    }
    return chain
  }
}

/// The languages that a language takes texts from.
enum LanguageAncestors {
  /// No language has more; a cycle in the data must not hang a program.
  private static let limit = 8

  /// What a language means, and what its parents mean, the nearest first; nothing for what is no language.
  static func of(_ text: String) throws(FormatError) -> [MaximizedLanguage] {
    do {
      var parser = LocaleIdentifierParser(text, registry: try .shared())
      let tag = try parser.parse()
      var ancestors = [try MaximizedLanguage(tag)]
      var next = try parent(of: tag.subtags)
      while let subtags = next, ancestors.count < limit {
        ancestors.append(try MaximizedLanguage(LanguageTag(subtags: subtags)))
        next = try parent(of: subtags)
      }
      return ancestors
    } catch .invalidLocale {
      return []
    }
  }

  /// The explicit parent of CLDR, else the subtags without the variants, the region, or a script that goes without saying.
  private static func parent(of subtags: LanguageSubtags) throws(FormatError) -> LanguageSubtags? {
    let maximized = try subtags.maximized()
    let parents = try ParentLocales.shared().parents
    for spelling in [subtags, try subtags.minimized(), maximized] {
      guard let parent = parents[spelling.icu] else { continue }
      return parent == "root" ? nil : LanguageSubtags(icu: parent)
    }
    if !subtags.variants.isEmpty {
      return LanguageSubtags(language: subtags.language, script: subtags.script, region: subtags.region)
    }
    if subtags.region != nil {
      return LanguageSubtags(language: maximized.language, script: maximized.script)
    }
    guard let script = subtags.script else { return nil }
    let language = LanguageSubtags(language: subtags.language)
    return try language.maximized().script == script ? language : nil
  }
}

import Endonym

/// The order in which a look-up goes through sources and languages.
///
/// First the tables of no language, which count in all; then what is in the wanted language, source by source, and what falls back for it;
/// then `Base`; last what is in the language of development.
struct LookupOrder {
  /// What the order depends on in a source.
  struct Source {
    let languages: SourceLanguages
    /// Whether it is a folder, and so may be an app's resources. One file is a table that goes with them.
    let isFolder: Bool
    let hasUnlocalized: Bool
    /// The language of development, as it is spelled somewhere.
    let development: String?
  }

  let sources: [Source]
  /// Whether a key that is missing in one language is sought in the next.
  let fallsBack: Bool

  /// A place with the index of its language in the source, `nil` for tables of none.
  struct Place: Hashable {
    let source: Int
    let language: Int?
    let isBase: Bool
    let reason: LookupStep.Reason
  }

  /// What comes of a choice of languages.
  struct Outcome {
    /// The language that is shown, as its source spells it; `nil` when there is none at all.
    var language: String?
    /// The wanted language that it serves, with its region and preferences: what to format with.
    var wanted: String?
    var places: [Place]
  }

  /// Puts the places in order.
  func places(for choice: LanguageChoice) throws(FormatError) -> Outcome {
    let chain = try chain(for: choice)
    var outcome = Outcome(language: nil, wanted: chain.first, places: [])
    var seen: Set<[Int]> = []
    func add(_ source: Int, _ language: Int?, isBase: Bool = false, _ reason: LookupStep.Reason) {
      guard seen.insert([source, language ?? -1, isBase ? 1 : 0]).inserted else { return }
      outcome.places.append(Place(source: source, language: language, isBase: isBase, reason: reason))
    }
    for (index, source) in sources.enumerated() where source.hasUnlocalized { add(index, nil, .unlocalized) }
    func addBase() {
      for (index, source) in sources.enumerated() where !source.languages.base.isEmpty {
        add(index, nil, isBase: true, .base)
      }
    }
    for (rank, wanted) in chain.enumerated() {
      if LocalizationName(wanted).isBase { addBase() }
      for (index, source) in sources.enumerated() {
        for (step, language) in try source.languages.serving(wanted).enumerated() {
          if outcome.language == nil { outcome.language = source.languages.languages[language].spelling }
          add(index, language, rank == 0 && step == 0 ? .language : .fallback)
        }
      }
    }
    addBase()
    let app = sources.first { !$0.languages.languages.isEmpty }?.development
    for (index, source) in sources.enumerated() {
      // Where nothing is in a wanted language, a package follows the app's language of development before its own.
      let followed =
        chain.isEmpty ? try app.map { name throws(FormatError) in try source.languages.serving(name) } : nil
      for language in (followed?.prefix(1) ?? []) + [try source.developmentIndex()].compactMap({ $0 }) {
        if outcome.language == nil { outcome.language = source.languages.languages[language].spelling }
        add(index, language, .development)
      }
    }
    if !fallsBack { outcome.places = Self.withoutFallback(outcome.places) }
    return outcome
  }

  /// The wanted languages, in order.
  private func chain(for choice: LanguageChoice) throws(FormatError) -> [String] {
    switch choice {
    case .chain(let languages):
      return languages
    case .preferences(let languages):
      // The first folder that has languages is the app, whose language the others follow. Where it has nothing for the reader, or there are
      // only files, it is whatever all of them have.
      let app = sources.first { $0.isFolder && !$0.languages.languages.isEmpty }
      let all = sources.flatMap { $0.languages.languages.map(\.identifier) }
      guard !all.isEmpty, !languages.isEmpty else { return languages }
      let candidates = [app?.languages.languages.map(\.identifier), all].compactMap { $0 }
      for supported in candidates {
        if let first = languages.first, supported.contains(LocalizationName(first).canonical) { return [first] }
        guard let match = try LanguageMatcher(of: supported).match(languages) else { continue }
        return match.desired == match.supported ? [match.desired] : [match.desired, match.supported]
      }
      return []
    }
  }

  /// Of each source the tables of no language and the first place that is in one.
  private static func withoutFallback(_ places: [Place]) -> [Place] {
    var found: Set<Int> = []
    return places.filter { $0.reason == .unlocalized || found.insert($0.source).inserted }
  }
}

extension LookupOrder.Source {
  /// The language of development among the source's: the one that is named, or, where that has no tables, none.
  fileprivate func developmentIndex() throws(FormatError) -> Int? {
    guard let development else { return languages.languages.count == 1 ? 0 : nil }
    if let index = languages.language(development) { return index }
    return try languages.serving(development).first
  }
}

extension LanguageMatcher {
  /// A matcher of languages, of which none is the answer where none fits.
  fileprivate init(of languages: [String]) throws(FormatError) {
    try self.init(supported: languages, options: .init(usesFirstAsDefault: false))
  }
}

extension SourceLanguages {
  /// The languages that serve a reader of one, the best first: itself or the best match, then what that takes texts from.
  fileprivate func serving(_ wanted: String) throws(FormatError) -> [Int] {
    guard !languages.isEmpty else { return [] }
    let matcher = try LanguageMatcher(of: languages.map(\.identifier))
    let chain = try matcher.chain(for: [LocalizationName(wanted).canonical]).compactMap(language)
    // Of several that mean the same, such as pt and pt-BR, the one that is named counts first.
    guard let named = language(wanted) else { return chain }
    return [named] + chain.filter { $0 != named }
  }
}

import Endonym

/// Everything that look-ups need in one choice of languages: it is made whole, and replaced whole.
final class LookupSelection: Sendable {
  /// What is wanted, by which selections are kept.
  struct Request: Hashable, Sendable {
    var choice: LanguageChoice
    /// The locale of numbers; `nil` for the language's own, with the region of the wanted one.
    var formatting: LocaleIdentifier?
  }

  /// What was asked for.
  let request: Request
  /// The language that is shown, as its source spells it.
  let language: String?
  /// The pseudo-language that texts are changed into.
  private let pseudo: PseudoLanguage?
  /// The languages of text and numbers.
  let context: MessageContext
  /// The table that is asked when none is named.
  let unnamed: LocalizedTable

  private let places: [LookupOrder.Place]
  private let contexts: [MessageContext]
  /// What its tables are read by: another one once the sources were read anew.
  let loader: TableLoader
  private let missing: MissingStrings
  private let tables = KeyTable<LocalizedTable>()

  /// A selection, with the tables of catalogs and the default table read.
  init(
    _ request: Request, loader: TableLoader, options: LocalizedStrings.Options, missing: MissingStrings
  ) throws(FormatError) {
    let pseudo = request.choice.languages.first.flatMap(PseudoLanguage.init)
    let choice = pseudo.map { pseudo in
      LanguageChoice.preferences([pseudo.sourceLanguage ?? loader.developmentLanguage].compactMap { $0 })
    }
    let order = LookupOrder(sources: loader.sources.map(\.order), fallsBack: options.fallsBack)
    let outcome = try order.places(for: choice ?? request.choice)
    self.request = request
    self.loader = loader
    self.missing = missing
    self.pseudo = pseudo
    language = pseudo?.identifier ?? outcome.language
    places = outcome.places
    let shown = LocalizationName(outcome.language ?? outcome.wanted ?? "").identifier ?? .root
    let formatting: LocaleIdentifier
    if let given = options.formattingLocale ?? request.formatting {
      formatting = given
    } else {
      formatting = try Self.formatting(shown, wanted: outcome.wanted)
    }
    let context = MessageContext(MessageLocales(language: shown, formatting: formatting), options: options.messages)
    self.context = context
    contexts = try outcome.places.map { place throws(FormatError) in
      guard let name = loader.sources[place.source].identifier(of: place) else { return context }
      // A package that follows the app's language may do so in another one of its own.
      let language = LocalizationName(name).identifier ?? .root
      guard language != shown else { return context }
      let formatting = try Self.formatting(language, beside: shown, request, outcome.wanted, options)
      return MessageContext(MessageLocales(language: language, formatting: formatting), options: options.messages)
    }
    unnamed = Self.table(loader.defaultTable, places, contexts, loader, context, pseudo, missing)
    for source in loader.sources {
      for catalog in source.catalogs { _ = table(catalog.file.table) }
    }
  }

  /// The shown language with the region and preferences of the wanted one, where that is of the same language.
  private static func formatting(_ shown: LocaleIdentifier, wanted: String?) throws(FormatError) -> LocaleIdentifier {
    guard let wanted, let identifier = try? LocaleIdentifier(wanted), identifier.languageCode == shown.languageCode
    else { return shown }
    let matcher = try LanguageMatcher(supported: [shown.bcp47])
    return try matcher.match([identifier.bcp47])?.locale() ?? shown
  }

  /// What numbers in texts of another language than the shown one are written in: what the shown ones are, in the same language or where
  /// that is so whatever the language; else that language with the reader's region and customs.
  private static func formatting(
    _ language: LocaleIdentifier, beside shown: LocaleIdentifier, _ request: Request, _ wanted: String?,
    _ options: LocalizedStrings.Options
  ) throws(FormatError) -> LocaleIdentifier {
    if let fixed = options.formattingLocale { return fixed }
    if let given = request.formatting {
      let isFixed = given.languageCode != shown.languageCode
      if isFixed || given.languageCode == language.languageCode { return given }
      return try FormattingLocale.userRegion.locale(for: language, user: given)
    }
    guard let reader = wanted.flatMap({ try? LocaleIdentifier($0) }) else { return language }
    if reader.languageCode == language.languageCode { return try formatting(language, wanted: wanted) }
    return try FormattingLocale.userRegion.locale(for: language, user: reader)
  }

  /// The table of a name, read when it is asked for first.
  func table(_ name: String) -> LocalizedTable {
    if name.isEmpty || name == loader.defaultTable { return unnamed }
    if let table = tables[name] { return table }
    let table = Self.table(name, places, contexts, loader, context, pseudo, missing)
    // Names that no source has are not kept: there is no end of them.
    guard table.layers.contains(where: { !$0.tables.isEmpty }) else { return table }
    return tables.insert(table, for: name)
  }

  private static func table(
    _ name: String, _ places: [LookupOrder.Place], _ contexts: [MessageContext], _ loader: TableLoader,
    _ context: MessageContext, _ pseudo: PseudoLanguage?, _ missing: MissingStrings
  ) -> LocalizedTable {
    let tables = loader.tables(name, at: places)
    let layers = places.indices.map { index in
      let place = places[index]
      let spelling = loader.sources[place.source].spelling(of: place)
      return LocalizedTable.Layer(
        step: LookupStep(source: place.source, localization: spelling, reason: place.reason),
        context: contexts[index], tables: tables[index])
    }
    return LocalizedTable(
      name: name, layers: layers, context: context, pseudo: pseudo, missing: missing, diagnostics: loader.diagnostics)
  }
}

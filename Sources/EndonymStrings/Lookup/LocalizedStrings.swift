import Endonym
import Synchronization

/// An app's strings, looked up in the language of the moment.
///
/// ```swift
/// let strings = try LocalizedStrings([.folder("Resources")], languages: ["de-AT"])
/// strings.string("greeting")                // Grüß Gott
/// strings.string("songs", 1234)             // 1.234 Lieder
/// strings.string("open", table: "Menu")     // Öffnen
/// try strings.select(["ja"])
/// strings.string("songs", 3)                // 3曲
/// ```
///
/// Several sources are asked in the order in which they are given. The first folder that has languages is the app: what serves its reader best
/// there is the language that all are asked in; where it has nothing for the reader, that of all sources together is. A text has the plural
/// rules of its own language, whichever is shown. A key that a catalog has without a text in its source language is its own text, but any text
/// of a later source and a default value count before it. Nothing that a table says makes a look-up fail: a key that no table has
/// is shown as its default value or as itself, counted in ``missingCount`` and told to the hook of the options.
///
/// Any number of threads may look up while another switches languages or reloads: tables are replaced whole, and every look-up is in the
/// languages of one moment. A look-up of the default table takes no lock and allocates nothing. Inside ``LanguageContext/run(_:)`` look-ups
/// are in the context's languages. A pseudo-language - `en-XA`, `en-x-accented` and the others of ``PseudoLanguage`` - is chosen as any
/// language is.
public final class LocalizedStrings: Sendable {
  /// How strings are looked up and shown.
  public struct Options: Sendable {
    /// Whether a key that is missing in a language is sought in those that fall back for it, and in the language of development.
    public var fallsBack = true
    /// The language of development, where the sources do not tell it: a catalog does, and the `Info.plist` of a bundle.
    public var developmentLanguage: String?
    /// The locale of numbers in all messages; `nil` for that of each message's language, with the region and customs of the reader: beside
    /// `de-AT` an English text has the numbers of `en-AT`.
    public var formattingLocale: LocaleIdentifier?
    /// How messages are shown: device, isolation, numbers.
    public var messages = MessageOptions()
    /// Hears of every look-up that no table answers, on the thread that looks up.
    public var onMissing: (@Sendable (MissingString) -> Void)?
    /// Hears of everything that is wrong in the files, once when it is found: at opening, when a table is read, or by the look-up that
    /// comes to a damaged place of a compiled table.
    public var onDiagnostic: (@Sendable (Diagnostic) -> Void)?

    /// The usual ones.
    public init() {}
  }

  /// The most choices of languages beside the current one whose tables are kept.
  static let keptSelections = 64

  /// What is replaced when the sources are read anew.
  struct Library: Sendable {
    let loader: TableLoader
    /// Selections beside the current one, made for single requests.
    let others = BoundedCache<LookupSelection.Request, LookupSelection>(limit: LocalizedStrings.keptSelections)
  }

  /// Where strings come from, in the order in which they are asked.
  public let sources: [StringsSource]
  /// How strings are looked up and shown.
  public let options: Options

  let missing: MissingStrings
  let current: SwitchedReference<LookupSelection>
  let library: Mutex<Library>
  /// Switching and reloading follow one another.
  let switching = Mutex(())

  /// Opens the sources in some languages.
  /// - Parameters:
  ///   - sources: Where strings come from, in the order in which they are asked.
  ///   - languages: What is wanted; the environment's languages unless given.
  ///   - options: How strings are looked up and shown.
  /// - Throws: A ``Diagnostic`` when a source is not there, or is one file that cannot be read. What is wrong inside files is in
  ///   ``diagnostics``.
  public convenience init(
    _ sources: [StringsSource], languages: LanguageChoice = .environment, options: Options = Options()
  ) throws(Diagnostic) {
    try self.init(sources, LookupSelection.Request(choice: languages), options)
  }

  /// Opens the sources in an app's language, and follows it: when the language is switched, tables are replaced before anybody hears of it.
  ///
  /// A package's strings follow the app's language though the package has others: by what serves a reader of the app's language best.
  /// - Parameters:
  ///   - sources: Where strings come from, in the order in which they are asked.
  ///   - manager: Whose language is followed.
  ///   - options: How strings are looked up and shown.
  /// - Throws: A ``Diagnostic`` as when they are opened in given languages.
  public convenience init(
    _ sources: [StringsSource], following manager: LanguageManager, options: Options = Options()
  ) throws(Diagnostic) {
    try self.init(sources, LookupSelection.Request(manager.currentSelection), options)
    manager.add(follower: self)
  }

  private init(
    _ sources: [StringsSource], _ request: LookupSelection.Request, _ options: Options
  ) throws(Diagnostic) {
    self.sources = sources
    self.options = options
    missing = MissingStrings(options.onMissing)
    let loader = try TableLoader(sources, options)
    let selection = try LookupSelection.diagnosed(request, loader, options, missing)
    loader.releaseCatalogs()
    library = Mutex(Library(loader: loader))
    current = SwitchedReference(selection)
  }
}

// MARK: Languages and tables

extension LocalizedStrings {
  /// The language that is shown, as its source spells it; `nil` when there are no languages.
  public var language: String? { current.current.language }

  /// The languages that were chosen.
  public var languages: LanguageChoice { current.current.request.choice }

  /// The languages that there are tables in, in canonical form, in the order of their codes.
  public var availableLanguages: [String] {
    let sources = library.withLock(\.loader.sources)
    return Set(sources.flatMap { $0.languages.languages.map(\.identifier) }).sorted()
  }

  /// The names of all tables, in alphabetical order.
  public var tableNames: [String] { Set(library.withLock(\.loader.sources).flatMap(\.tableNames)).sorted() }

  /// The language of development: of the options, of the first source that tells it.
  public var developmentLanguage: String? { library.withLock(\.loader).developmentLanguage }

  /// The number of look-ups that no table answered.
  public var missingCount: Int { missing.count }

  /// What is wrong in the files, as far as they were read: a compiled table is read key by key.
  public var diagnostics: [Diagnostic] { library.withLock(\.loader).diagnostics.all }

  /// Switches to other languages. When this returns every look-up is in them; one that has begun ends in the old ones.
  ///
  /// Strings that follow a ``LanguageManager`` go back to its language at its next switch.
  /// - Throws: A ``Diagnostic`` of the rule `invalid-language` when ICU has no memory.
  public func select(_ languages: LanguageChoice) throws(Diagnostic) {
    try select { LookupSelection.Request(choice: languages) }
  }

  /// Goes over to what is asked for when it is its turn.
  private func select(_ request: () -> LookupSelection.Request) throws(Diagnostic) {
    try switching.withLock { _ throws(Diagnostic) in
      let request = request()
      guard current.current.request != request else { return }
      // Not kept beside the current one: an app that goes through its languages holds one of them.
      let loader = library.withLock(\.loader)
      current.replace(with: try LookupSelection.diagnosed(request, loader, options, missing))
    }
  }

  /// Reads all sources anew, and puts what they say in place at once; when it fails, what was there stays.
  /// - Throws: A ``Diagnostic`` as when they were opened.
  public func reload() throws(Diagnostic) {
    try switching.withLock { _ throws(Diagnostic) in
      let loader = try TableLoader(sources, options)
      let selection = try LookupSelection.diagnosed(current.current.request, loader, options, missing)
      loader.releaseCatalogs()
      library.withLock { $0 = Library(loader: loader) }
      current.replace(with: selection)
    }
  }
}

extension LocalizedStrings: LanguageFollower {
  /// Goes over to the language of a manager. When ICU has no memory, the old tables stay.
  package func follow(_ manager: LanguageManager) {
    try? select { LookupSelection.Request(manager.currentSelection) }
  }
}

extension LookupSelection.Request {
  /// What an app's selection asks for.
  init(_ selection: LanguageSelection) {
    self.init(choice: .preferences([selection.language]), formatting: selection.locale)
  }

  /// What a request's context asks for.
  init(_ context: LanguageContext) {
    self.init(choice: .chain(context.languages.languages), formatting: context.locale)
  }
}

extension LookupSelection {
  /// A selection, or why there is none.
  static func diagnosed(
    _ request: Request, _ loader: TableLoader, _ options: LocalizedStrings.Options, _ missing: MissingStrings
  ) throws(Diagnostic) -> LookupSelection {
    do { return try LookupSelection(request, loader: loader, options: options, missing: missing) } catch {
      throw Diagnostic(.error, rule: "invalid-language", error.description)
    }
  }
}

#if !ENDONYM_THREAD_SANITIZER
  import Synchronization
#endif
import Endonym
import Observation

/// The language of an app, which can change while the app runs.
///
/// ```swift
/// let manager = try LanguageManager(
///   supported: ["en", "de", "ar"], development: "en", store: FileLanguageStore(application: "org.example.notes"))
/// manager.language                                            // de, since the user's system speaks German
/// try NumberFormat.decimal(locale: manager).format(1234.5)    // 1.234,5
/// try manager.setLanguage("ar")                               // remembered from now on
/// manager.selection.direction                                 // rightToLeft
/// try manager.followSystem()                                  // forgotten again
/// ```
///
/// Everything that depends on the language is in one immutable ``LanguageSelection``, which is swapped whole: read it once, and
/// what is made of it is of one language, whatever other threads do meanwhile.
///
/// Changes are heard in four ways, always after the swap, in the order in which they happened, and by nobody when nothing
/// changes: ``changes()``, ``observe(_:)``, Observation (``selection`` and ``followsSystem`` are observed properties), and with
/// EndonymFoundation `NotificationCenter`. None of them keeps an observer alive.
public final class LanguageManager: Observable, Sendable {
  /// The app's languages, in the order in which they were given.
  public let supported: [SupportedLanguage]
  /// The language that the texts were written in; the last in which one is sought.
  public let development: String?
  /// The language when none of the app's fits the user: the one that was given, else the development language, else the first.
  public let fallback: String
  /// How the app's languages are matched with the user's.
  public let mode: LanguageChain.Mode
  /// What numbers and dates are written in.
  public let formattingLocale: FormattingLocale
  /// Whether a ``PseudoLanguage`` is chosen as one of the app's languages is, though it is not in ``supported``: set, saved, and given by
  /// the system's preferences as `-AppleLanguages "(en-XA)"` does.
  public let allowsPseudoLanguages: Bool
  /// What became of the language that an earlier launch had saved.
  public let restoration: Restoration

  /// What can become of a saved language.
  public enum Restoration: Hashable, Sendable {
    /// None was saved, or there is no store.
    case nothingSaved
    /// It is the language again.
    case restored(String)
    /// It is invalid, or the app has it no more. The system's languages are followed, and the store has forgotten it.
    case dropped(String)
    /// The store could not be read; its reason.
    case unreadable(String)
  }

  let state: Mutex<LanguageState>
  /// Saving follows one after the other; nothing else is done under this lock.
  private let saving = Mutex(())
  private let store: (any LanguageStore)?
  private let readPreferences: @Sendable () -> LanguagePreferences
  private let registrar = ObservationRegistrar()

  /// A manager for an app's languages. The language is the saved one, else what fits the user's preferences best.
  /// - Parameters:
  ///   - supported: The app's languages, in any spelling of ``LocalizationName``; `Base` does not count.
  ///   - development: The language that the texts were written in.
  ///   - fallback: The language when none fits; the development language by default.
  ///   - mode: How languages are matched.
  ///   - formattingLocale: What numbers and dates are written in.
  ///   - allowsPseudoLanguages: Whether pseudo-languages such as `en-XA` can be chosen: for builds that developers and testers use.
  ///   - store: Where the language is remembered; `nil` for nowhere.
  ///   - preferences: What the user wants, asked at the start and at every ``refresh()``. By default the launch arguments, the
  ///     store and the environment of the process say.
  /// - Throws: ``LanguageError/noLanguages``, ``LanguageError/invalidLanguage(_:)``,
  ///   ``LanguageError/unsupported(_:supported:)`` for the fallback, ``LanguageError/engine(_:)``.
  public init(
    supported: [String], development: String? = nil, fallback: String? = nil, mode: LanguageChain.Mode = .cldr,
    formattingLocale: FormattingLocale = .userRegion, allowsPseudoLanguages: Bool = false,
    store: (any LanguageStore)? = nil, preferences: (@Sendable () -> LanguagePreferences)? = nil
  ) throws(LanguageError) {
    var languages: [SupportedLanguage] = []
    for name in supported where !LocalizationName(name).isBase { languages.append(try SupportedLanguage(name)) }
    guard let first = languages.first else { throw .noLanguages }
    let names = languages.map(\.id)
    self.supported = languages
    self.development = development
    self.fallback =
      if let fallback { try Self.spelling(of: fallback, in: languages) } else {
        (development.flatMap { name in try? Self.spelling(of: name, in: languages) }) ?? first.id
      }
    self.mode = mode
    self.formattingLocale = formattingLocale
    self.allowsPseudoLanguages = allowsPseudoLanguages
    self.store = store
    readPreferences = preferences ?? { .current(store: store) }

    let wanted = readPreferences()
    let saved: String?
    (saved, restoration) = Self.restore(from: store, languages, allowsPseudoLanguages)
    let matcher = LanguageSelector(
      supported: names, development: development, fallback: self.fallback, mode: mode,
      formattingLocale: formattingLocale, allowsPseudoLanguages: allowsPseudoLanguages)
    let selection =
      if let saved { try matcher.selection(of: saved, for: wanted) } else { try matcher.selection(for: wanted) }
    state = Mutex(
      LanguageState(LanguageSetting(selection: selection, followsSystem: saved == nil, preferences: wanted)))
  }

  deinit {
    for stream in state.withLock({ $0.listeners.removeStreams() }) { stream.finish() }
  }

  // MARK: Reading

  /// What is selected now.
  public var selection: LanguageSelection {
    registrar.access(self, keyPath: \.selection)
    return currentSelection
  }

  /// The language now, as the app spells it.
  public var language: String { selection.language }

  /// Whether the language is what fits the system's preferences, and not one that was set.
  public var followsSystem: Bool {
    registrar.access(self, keyPath: \.followsSystem)
    return state.withLock { $0.setting.followsSystem }
  }

  /// The selection of another of the app's languages, for one call: nothing is switched.
  /// - Throws: ``LanguageError/unsupported(_:supported:)``, ``LanguageError/engine(_:)``.
  public func selection(for language: String) throws(LanguageError) -> LanguageSelection {
    let name = try Self.spelling(of: language, in: supported, allowsPseudoLanguages)
    return try selection(spelled: name, for: state.withLock { $0.setting.preferences })
  }

  /// The selection of one of the languages, made when it is asked for first.
  private func selection(
    spelled name: String, for preferences: LanguagePreferences
  ) throws(LanguageError) -> LanguageSelection {
    if let kept = state.withLock({ $0.selection(of: name, for: preferences) }) { return kept }
    let selection = try selector.selection(of: name, for: preferences)
    // Of pseudo-languages there is no end.
    guard supported.contains(where: { $0.id == name }) else { return selection }
    state.withLock { $0.keep(selection, of: name, for: preferences) }
    return selection
  }

  /// The selection that fits a reader, such as one who sends a request to a server: nothing is switched.
  /// - Throws: ``LanguageError/engine(_:)``.
  public func selection(fitting preferences: LanguagePreferences) throws(LanguageError) -> LanguageSelection {
    try selector.selection(for: preferences)
  }

  // MARK: Switching

  /// Switches to one of the app's languages and saves it.
  ///
  /// Setting the language that is set already tells no observer. Where the store fails, the language is switched nevertheless.
  /// - Throws: ``LanguageError/unsupported(_:supported:)``, ``LanguageError/notSaved(_:reason:)``, ``LanguageError/engine(_:)``.
  public func setLanguage(_ language: String) throws(LanguageError) {
    let name = try Self.spelling(of: language, in: supported, allowsPseudoLanguages)
    try replace { now throws(LanguageError) in
      LanguageSetting(
        selection: try selection(spelled: name, for: now.preferences), followsSystem: false,
        preferences: now.preferences)
    }
    try save()
  }

  /// Switches to what fits the system's preferences best, reads those anew, and forgets the language that was saved.
  /// - Throws: ``LanguageError/notSaved(_:reason:)``, ``LanguageError/engine(_:)``.
  public func followSystem() throws(LanguageError) {
    try replace { _ throws(LanguageError) in try systemSetting() }
    try save()
  }

  /// Reads the system's preferences anew: the language follows them if it does so at all, and the formatting locale does always.
  /// - Throws: ``LanguageError/engine(_:)``.
  public func refresh() throws(LanguageError) {
    try replace { now throws(LanguageError) in
      if now.followsSystem { return try systemSetting() }
      let preferences = readPreferences()
      return LanguageSetting(
        selection: try selector.selection(of: now.selection.language, for: preferences), followsSystem: false,
        preferences: preferences)
    }
  }

  private func systemSetting() throws(LanguageError) -> LanguageSetting {
    let preferences = readPreferences()
    return LanguageSetting(
      selection: try selector.selection(for: preferences), followsSystem: true, preferences: preferences)
  }

  /// Swaps what is set for what is chosen in view of it, and tells of it.
  private func replace(
    by choose: (LanguageSetting) throws(LanguageError) -> LanguageSetting
  ) throws(LanguageError) {
    while true {
      let (now, switches) = state.withLock { ($0.setting, $0.switches) }
      let new = try choose(now)
      // Another thread has switched meanwhile: what was chosen in view of the old may be wrong now.
      guard state.withLock({ $0.replace(with: new, after: switches) }) else { continue }
      return tell(from: now, to: new)
    }
  }

  private func tell(from old: LanguageSetting, to new: LanguageSetting) {
    followAll()
    // Observation too is told after the swap: who reads again at once, on whatever thread, reads the new language, and a switch on
    // another thread cannot come between.
    if old.selection != new.selection { registrar.withMutation(of: self, keyPath: \.selection) {} }
    if old.followsSystem != new.followsSystem { registrar.withMutation(of: self, keyPath: \.followsSystem) {} }
    deliver()
  }

  /// Saves what is set when it is the turn to: another thread, or an observer, may have switched since. So what is saved last is what was
  /// set last.
  private func save() throws(LanguageError) {
    guard let store else { return }
    try saving.withLock { _ throws(LanguageError) in
      let language = state.withLock { $0.setting.followsSystem ? nil : $0.setting.selection.language }
      do { try store.save(language) } catch { throw LanguageError.notSaved(language ?? "", reason: "\(error)") }
    }
  }

  // MARK: Choosing

  private var selector: LanguageSelector {
    LanguageSelector(
      supported: supported.map(\.id), development: development, fallback: fallback, mode: mode,
      formattingLocale: formattingLocale, allowsPseudoLanguages: allowsPseudoLanguages)
  }

  /// The app's spelling of a language.
  private static func spelling(
    of language: String, in supported: [SupportedLanguage], _ allowsPseudoLanguages: Bool = false
  ) throws(LanguageError) -> String {
    if let exact = supported.first(where: { $0.id == language }) { return exact.id }
    if allowsPseudoLanguages, let pseudo = PseudoLanguage(language) { return pseudo.identifier }
    guard let identifier = LocalizationName(language).identifier else { throw .invalidLanguage(language) }
    guard let same = supported.first(where: { $0.identifier == identifier }) else {
      throw .unsupported(language, supported: supported.map(\.id))
    }
    return same.id
  }

  private static func restore(
    from store: (any LanguageStore)?, _ languages: [SupportedLanguage], _ allowsPseudoLanguages: Bool
  ) -> (String?, Restoration) {
    do {
      guard let store, let saved = try store.savedLanguage() else { return (nil, .nothingSaved) }
      if let language = try? spelling(of: saved, in: languages, allowsPseudoLanguages) {
        return (language, .restored(language))
      }
      try store.save(nil)
      return (nil, .dropped(saved))
    } catch {
      return (nil, .unreadable("\(error)"))
    }
  }
}

extension LanguageManager: LocaleIdentifierConvertible {
  /// The locale that the language of this moment is formatted in.
  public func localeIdentifier() throws(FormatError) -> LocaleIdentifier { selection.locale }
}

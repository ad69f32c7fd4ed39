/// What is set in a ``LanguageManager``.
struct LanguageSetting: Hashable, Sendable {
  let selection: LanguageSelection
  let followsSystem: Bool
  /// What the user wants, for whom the selection was made.
  let preferences: LanguagePreferences
}

/// What a ``LanguageManager`` holds under its lock.
///
/// Nothing whose last reference may be released elsewhere dies in here: with it would die what an observer holds on to, whose `deinit` may
/// ask the manager, under a lock that cannot be taken twice. What is loaded of it is returned, to be released outside.
struct LanguageState: Sendable {
  private(set) var setting: LanguageSetting
  /// How often something was set.
  private(set) var switches = 0
  var listeners = LanguageListeners()
  var followers = LanguageFollowers()

  /// The selections of languages that were asked for, for the preferences of the setting.
  private var selections: [String: LanguageSelection] = [:]

  init(_ setting: LanguageSetting) { self.setting = setting }

  /// A selection that is kept; `nil` when there is none for these preferences.
  func selection(of language: String, for preferences: LanguagePreferences) -> LanguageSelection? {
    setting.preferences == preferences ? selections[language] : nil
  }

  mutating func keep(_ selection: LanguageSelection, of language: String, for preferences: LanguagePreferences) {
    if setting.preferences == preferences { selections[language] = selection }
  }

  /// Goes over to another setting, unless something was set since these switches were counted.
  mutating func replace(with new: LanguageSetting, after switches: Int) -> Bool {
    guard switches == self.switches else { return false }
    if new.preferences != setting.preferences { selections = [:] }
    listeners.enqueue(from: setting.selection, to: new.selection)
    setting = new
    self.switches += 1
    return true
  }
}

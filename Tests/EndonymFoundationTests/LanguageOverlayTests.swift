import EndonymFoundation
import Foundation
import Synchronization
import Testing

@Suite("The language beside Foundation")
struct LanguageOverlayTests {
  private func withDefaults(_ body: (UserDefaults) throws -> Void) throws {
    let name = "endonym-tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    try body(defaults)
  }

  @Test("UserDefaults remember a language, and forget it again")
  func remembers() throws {
    try withDefaults { defaults in
      let store = UserDefaultsLanguageStore(defaults)
      #expect(store.savedLanguage() == nil)
      try store.save("de")
      #expect(store.savedLanguage() == "de")
      #expect(defaults.string(forKey: "EndonymLanguage") == "de")
      let none: @Sendable () -> LanguagePreferences = { LanguagePreferences(languages: []) }
      #expect(try LanguageManager(supported: ["en", "de"], store: store, preferences: none).language == "de")
      try store.save(nil)
      #expect(store.savedLanguage() == nil)
    }
  }

  @Test("AppleLanguages are the system's languages; launch arguments count before them")
  func appleLanguages() throws {
    try withDefaults { defaults in
      defaults.set(["ar-EG", "de"], forKey: "AppleLanguages")
      let store = UserDefaultsLanguageStore(defaults)
      #expect(LanguagePreferences(arguments: ["app"], store: store).languages == ["ar-EG", "de"])
      #expect(LanguagePreferences(arguments: ["app", "-AppleLanguages", "(de)"], store: store).languages == ["de"])
      defaults.set(["de", 7], forKey: "AppleLanguages")
      #expect(LanguagePreferences(arguments: ["app"], store: store).languages == ["de"])
      defaults.set("de", forKey: "AppleLanguages")
      #expect(LanguagePreferences(arguments: ["app"], store: store).languages == [])
    }
  }

  @Test("A notification follows each change, with old and new, as long as the posting lives")
  func notifications() throws {
    let none: @Sendable () -> LanguagePreferences = { LanguagePreferences(languages: []) }
    let manager = try LanguageManager(supported: ["en", "de"], preferences: none)
    let center = NotificationCenter()
    let heard = Mutex<[String]>([])
    let token = center.addObserver(forName: .endonymLanguageDidChange, object: manager, queue: nil) { notification in
      let change = LanguageManager.change(of: notification)
      heard.withLock { $0.append("\(change?.old.language ?? "") > \(change?.new.language ?? "")") }
    }
    var posting: LanguageObservation? = manager.postNotifications(to: center)
    try manager.setLanguage("de")
    try manager.setLanguage("de")
    #expect(heard.withLock { $0 } == ["en > de"])
    withExtendedLifetime(posting) {}
    posting = nil
    try manager.setLanguage("en")
    #expect(heard.withLock { $0.count } == 1)
    #expect(LanguageManager.change(of: Notification(name: .endonymLanguageDidChange)) == nil)
    center.removeObserver(token)
  }

  @Test("Nothing keeps a manager alive")
  func lifetime() throws {
    weak var released: LanguageManager?
    let center = NotificationCenter()
    var posting: LanguageObservation?
    do {
      let none: @Sendable () -> LanguagePreferences = { LanguagePreferences(languages: []) }
      let manager = try LanguageManager(supported: ["en", "de"], preferences: none)
      released = manager
      posting = manager.postNotifications(to: center)
      try manager.setLanguage("de")
    }
    #expect(released == nil)
    withExtendedLifetime(posting) {}
  }
}

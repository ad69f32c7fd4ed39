import EndonymStrings
import Synchronization

/// A store in memory, which can be made to fail.
final class MemoryLanguageStore: LanguageStore {
  struct Unavailable: Error, CustomStringConvertible { let description = "the disk is full" }

  private let state: Mutex<(saved: String?, isFailing: Bool)>
  private let languages: [String]?

  init(_ saved: String? = nil, languages: [String]? = nil, isFailing: Bool = false) {
    state = Mutex((saved, isFailing))
    self.languages = languages
  }

  var saved: String? { state.withLock { $0.saved } }

  func savedLanguage() throws -> String? {
    try state.withLock { state in
      if state.isFailing { throw Unavailable() }
      return state.saved
    }
  }

  func save(_ language: String?) throws {
    try state.withLock { state in
      if state.isFailing { throw Unavailable() }
      state.saved = language
    }
  }

  func preferredLanguages() -> [String]? { languages }
}

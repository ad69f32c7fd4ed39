import Endonym
import Observation
import Synchronization
import Testing

@testable import EndonymStrings

// Threads of the system's, not of the pool that tasks share.
import Foundation

/// Two who switch at once, or one while the other is told.
@Suite("Races of the language")
struct LanguageRaceTests {
  private func manager(
    store: (any LanguageStore)? = nil, preferences: @escaping @Sendable () -> [String] = { ["en"] }
  ) throws -> LanguageManager {
    try LanguageManager(
      supported: ["en", "de", "ar"], store: store, preferences: { LanguagePreferences(languages: preferences()) })
  }

  // MARK: Observation

  @Test("Who reads again as soon as Observation tells reads the new selection, with tables of the new language")
  func observationAfterTheSwap() throws {
    let manager = try manager()
    let follower = RecordingFollower()
    manager.add(follower: follower)
    let shown = Mutex<String>("")
    let isOver = Mutex(false)
    @Sendable func show() {
      withObservationTracking {
        let text = "\(manager.language) \(manager.followsSystem) \(follower.language)"
        shown.withLock { $0 = text }
      } onChange: {
        // Observation holds what would be told next, and that holds the manager.
        if !isOver.withLock({ $0 }) { show() }
      }
    }
    show()
    try manager.setLanguage("de")
    #expect(shown.withLock { $0 } == "de false de")
    try manager.setLanguage("ar")
    #expect(shown.withLock { $0 } == "ar false ar")
    try manager.followSystem()
    #expect(shown.withLock { $0 } == "en true en")
    isOver.withLock { $0 = true }
    try manager.setLanguage("de")
  }

  @Test("Who switches when Observation tells has switched last, and who read in between is told of what comes")
  func switchingWhenTold() throws {
    let manager = try manager()
    let view = Mutex((language: "", isTold: false))
    withObservationTracking {
      _ = manager.selection
    } onChange: {
      try? manager.setLanguage("ar")
      withObservationTracking {
        let language = manager.language
        view.withLock { $0.language = language }
      } onChange: {
        view.withLock { $0.isTold = true }
      }
    }
    try manager.setLanguage("de")
    let (language, isTold) = view.withLock { $0 }
    #expect(language == manager.language || isTold)
    #expect(manager.language == "ar")
  }

  // MARK: Saving

  @Test("What is saved last is what was set last, though an observer switches again before the first is saved")
  func savingAfterAnObserver() throws {
    let store = MemoryLanguageStore()
    let manager = try manager(store: store)
    let observation = manager.observe { change in
      if change.new.language == "de" { try? manager.setLanguage("ar") }
      if change.new.language == "en" { try? manager.followSystem() }
    }
    try manager.setLanguage("de")
    #expect(manager.language == "ar")
    #expect(store.saved == "ar")
    try manager.setLanguage("en")
    #expect(manager.followsSystem)
    #expect(store.saved == nil)
    withExtendedLifetime(observation) {}
  }

  @Test("What is saved last is what was set last, though a thread that set later is ready to save sooner")
  func savingOnThreads() throws {
    let store = InterruptedLanguageStore()
    let manager = try manager(store: store)
    let other = DispatchGroup()
    store.interrupt { language in
      guard language == "de" else { return }
      other.enter()
      Thread.detachNewThread {
        try? manager.setLanguage("ar")
        other.leave()
      }
      // The other either saves meanwhile, or waits for its turn.
      _ = other.wait(timeout: .now() + 0.2)
    }
    try manager.setLanguage("de")
    other.wait()
    store.interrupt { _ in }
    #expect(manager.language == "ar")
    #expect(store.saved == "ar")
  }

  // MARK: Preferences

  @Test("The system's languages of earlier do not replace those that another thread has read since")
  func latePreferences() throws {
    let calls = Atomic(0)
    let running = Mutex<LanguageManager?>(nil)
    let manager = try manager {
      // The second who asks is overtaken by the third.
      guard calls.wrappingAdd(1, ordering: .relaxed).newValue == 2 else { return ["ar"] }
      try? running.withLock { $0 }?.refresh()
      return ["de"]
    }
    running.withLock { $0 = manager }
    try manager.followSystem()
    #expect(manager.language == "ar")
    running.withLock { $0 = nil }
  }

  // MARK: Telling

  @Test("Tables are in the new language before anybody hears of it, whichever thread tells")
  func tellingForAnother() throws {
    let manager = try manager()
    let isHeard = DispatchSemaphore(value: 0)
    let follower = RecordingFollower {
      if Thread.current.name == "late" { _ = isHeard.wait(timeout: .now() + 10) }
    }
    manager.add(follower: follower)
    let heard = Mutex<[String]>([])
    let observation = manager.observe { change in
      heard.withLock { $0.append("\(change.new.language) \(follower.language)") }
      guard change.new.language == "de" else {
        isHeard.signal()
        return
      }
      let late = Thread { try? manager.setLanguage("ar") }
      late.name = "late"
      late.start()
      while manager.currentSelection.language == "de" { Thread.sleep(forTimeInterval: 0.001) }
    }
    try manager.setLanguage("de")
    #expect(heard.withLock { $0 } == ["de de", "ar ar"])
    withExtendedLifetime(observation) {}
  }

  // MARK: Lifetimes

  @Test("What an observation holds on to may end the observation when it dies")
  func cancellingTwice() throws {
    let manager = try manager()
    let kept = Mutex<LanguageObservation?>(nil)
    func observe() {
      let captured = Mourned {
        _ = manager.language
        kept.withLock { $0 }?.cancel()
      }
      let observation = manager.observe { _ in withExtendedLifetime(captured) {} }
      kept.withLock { $0 = observation }
    }
    observe()
    let observation = kept.withLock { $0 }
    observation?.cancel()
    try manager.setLanguage("de")
    #expect(manager.language == "de")
  }

  @Test("Observations that are looked through under the lock are released outside it")
  func lookingThroughObservations() {
    var listeners = LanguageListeners()
    weak var first: LanguageObservation?
    let second = LanguageObservation { _ in }
    func add() -> [LanguageObservation] {
      let observation = LanguageObservation { _ in }
      first = observation
      _ = listeners.add(observation)
      return listeners.add(second)
    }
    let others = add()
    #expect(others.count == 1 && others.first === first)
    withExtendedLifetime(others) {}
  }

  @Test("Observers and followers die on one thread while others look through them, and may ask the manager then")
  func dyingOnThreads() throws {
    let manager = try manager()
    let deaths = Atomic(0)
    onThreads(3) { thread in
      for round in 0..<400 {
        switch thread {
        case 0:
          let captured = Mourned {
            if !manager.language.isEmpty { deaths.wrappingAdd(1, ordering: .relaxed) }
          }
          let observation = manager.observe { [captured] _ in withExtendedLifetime(captured) {} }
          manager.add(follower: RecordingFollower { withExtendedLifetime(captured) {} })
          withExtendedLifetime(observation) {}
        case 1: try? manager.setLanguage(round.isMultiple(of: 2) ? "de" : "ar")
        default: withExtendedLifetime(manager.observe { _ in }) {}
        }
      }
    }
    #expect(deaths.load(ordering: .relaxed) == 400)
    #expect(manager.listenerCount == 0)
  }
}

/// A follower that remembers the language it has gone over to.
private final class RecordingFollower: LanguageFollower {
  private let recorded = Mutex("")
  private let before: @Sendable () -> Void

  init(before: @escaping @Sendable () -> Void = {}) { self.before = before }

  var language: String { recorded.withLock { $0 } }

  func follow(_ manager: LanguageManager) {
    before()
    let language = manager.currentSelection.language
    recorded.withLock { $0 = language }
  }
}

/// A store that something happens in before it saves.
private final class InterruptedLanguageStore: LanguageStore {
  private let state = Mutex<(saved: String?, action: @Sendable (String?) -> Void)>((nil, { _ in }))

  var saved: String? { state.withLock { $0.saved } }

  func interrupt(_ action: @escaping @Sendable (String?) -> Void) { state.withLock { $0.action = action } }

  func savedLanguage() -> String? { saved }

  func save(_ language: String?) {
    state.withLock { $0.action }(language)
    state.withLock { $0.saved = language }
  }
}

/// Something whose death is heard of.
private final class Mourned: Sendable {
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  deinit { action() }
}

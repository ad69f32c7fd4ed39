import Endonym
import Observation
import Synchronization
import Testing

@testable import EndonymStrings

// Threads of the system's, not of the pool that tasks share.
import Foundation

@Suite("Observers of the language")
struct LanguageObserverTests {
  private func manager(_ supported: [String] = ["en", "de", "ar"]) throws -> LanguageManager {
    try LanguageManager(supported: supported, preferences: { LanguagePreferences(languages: ["en"]) })
  }

  @Test("Observers hear after the swap, with old and new, and not of what changes nothing")
  func observe() throws {
    let manager = try manager()
    let heard = Mutex<[String]>([])
    let observation = manager.observe { change in
      heard.withLock { $0.append("\(change.old.language) > \(change.new.language), now \(manager.language)") }
    }
    try manager.setLanguage("de")
    try manager.setLanguage("de")
    try manager.setLanguage("DE")
    try manager.refresh()
    try manager.setLanguage("ar")
    #expect(heard.withLock { $0 } == ["en > de, now de", "de > ar, now ar"])
    observation.cancel()
    try manager.setLanguage("en")
    #expect(heard.withLock { $0.count } == 2)
  }

  @Test("An observer that switches again: all hear of the first change before the second")
  func reentrant() throws {
    let manager = try manager()
    let heard = Mutex<[String]>([])
    let first = manager.observe { change in
      heard.withLock { $0.append("1:\(change.new.language)") }
      if change.new.language == "de" { try? manager.setLanguage("ar") }
    }
    let second = manager.observe { change in heard.withLock { $0.append("2:\(change.new.language)") } }
    try manager.setLanguage("de")
    #expect(heard.withLock { $0 } == ["1:de", "2:de", "1:ar", "2:ar"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("No observer is kept alive, and a hundred switches leave nothing behind")
  func lifetimes() throws {
    final class Screen: Sendable {}
    let manager = try manager()
    weak var screen: Screen?
    for _ in 0..<100 {
      let shown = Screen()
      screen = shown
      let observation = manager.observe { [shown] _ in withExtendedLifetime(shown) {} }
      let stream = manager.changes()
      try manager.setLanguage(manager.language == "de" ? "ar" : "de")
      #expect(manager.listenerCount == 2)
      withExtendedLifetime((observation, stream)) {}
    }
    #expect(screen == nil)
    #expect(manager.listenerCount == 0)
  }

  @Test("A stream gives the newest change to who is slow, and ends with the manager")
  func stream() async throws {
    var manager: LanguageManager? = try manager()
    let stream = try #require(manager).changes()
    for language in ["de", "ar", "de", "ar"] { try manager?.setLanguage(language) }
    var iterator = stream.makeAsyncIterator()
    let change = await iterator.next()
    #expect(change?.old.language == "de")
    #expect(change?.new.language == "ar")
    manager = nil
    #expect(await iterator.next() == nil)
  }

  @Test("A cancelled reader is forgotten")
  func cancelledReader() async throws {
    let manager = try manager()
    let stream = manager.changes()
    let reader = Task { for await _ in stream {} }
    reader.cancel()
    await reader.value
    #expect(manager.listenerCount <= 1)
  }

  @Test("Observation tells who has read the selection, or whether the system is followed, and nobody else")
  func observation() throws {
    let manager = try manager()
    let calls = Mutex<[String]>([])
    func track(_ name: String, _ read: () -> Void) {
      withObservationTracking(read) { calls.withLock { $0.append(name) } }
    }
    track("selection") { _ = manager.selection }
    track("language") { _ = manager.language }
    track("system") { _ = manager.followsSystem }
    try manager.setLanguage("de")
    #expect(calls.withLock { $0.sorted() } == ["language", "selection", "system"])
    track("selection") { _ = manager.selection }
    try manager.setLanguage("de")
    #expect(calls.withLock { $0.count } == 3)
  }

  @Test("Threads that read while others switch never see two languages mixed, and observers miss nothing")
  func race() throws {
    let manager = try manager()
    let locales = try ["en", "de", "ar"].map { try manager.selection(for: $0) }
    let changes = Mutex<[LanguageChange]>([])
    let observation = manager.observe { change in changes.withLock { $0.append(change) } }
    let mixed = Mutex(0)
    let isDone = Mutex(false)
    let readers = (0..<3).map { _ in
      Thread {
        while !isDone.withLock({ $0 }) {
          let selection = manager.selection
          if !locales.contains(selection) { mixed.withLock { $0 += 1 } }
        }
      }
    }
    for reader in readers { reader.start() }
    let writers = DispatchGroup()
    for writer in 0..<3 {
      writers.enter()
      Thread.detachNewThread {
        for step in 0..<300 { try? manager.setLanguage(["en", "de", "ar"][(writer + step) % 3]) }
        writers.leave()
      }
    }
    writers.wait()
    isDone.withLock { $0 = true }
    #expect(mixed.withLock { $0 } == 0)
    let heard = changes.withLock { $0 }
    for (earlier, later) in zip(heard, heard.dropFirst()) { #expect(earlier.new == later.old) }
    #expect(heard.last?.new == manager.selection)
    withExtendedLifetime(observation) {}
  }
}

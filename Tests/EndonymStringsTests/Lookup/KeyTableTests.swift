import Foundation
import Synchronization
import Testing
import TestSampling

@testable import EndonymStrings

struct KeyTableTests {
  @Test("a key has the value it was given first, whatever its length")
  func values() {
    let table = KeyTable<Int>()
    let keys = (0..<300).map { String(repeating: "ключ-", count: $0 / 7) + "\($0)" } + [""]
    for (index, key) in keys.enumerated() { #expect(table.insert(index, for: key) == index) }
    for (index, key) in keys.enumerated() {
      #expect(table[key] == index)
      #expect(table.insert(-1, for: key) == index)
    }
    #expect(table.count == keys.count)
    #expect(table["no such key"] == nil)
  }

  @Test("a table is what a dictionary is, over random keys of few letters")
  func reference() {
    var generator = SeededGenerator(stream: "key table", seed: SampleSeed.given ?? 1)
    let table = KeyTable<Int>(minimumCapacity: 100)
    var reference: [[UInt8]: Int] = [:]
    for step in 0..<5_000 {
      let key = String(
        (0..<Int.random(in: 0...40, using: &generator)).map { _ in "ab".randomElement(using: &generator) ?? "a" })
      if step.isMultiple(of: 2) {
        let there = reference[Array(key.utf8)] ?? step
        reference[Array(key.utf8)] = there
        #expect(table.insert(step, for: key) == there)
      } else {
        #expect(table[key] == reference[Array(key.utf8)])
      }
    }
  }

  @Test("keys that look alike are two keys when their code points differ")
  func codePoints() {
    let table = KeyTable<String>()
    table.insert("composed", for: "caf\u{E9}")
    table.insert("decomposed", for: "cafe\u{301}")
    #expect(table["caf\u{E9}"] == "composed")
    #expect(table["cafe\u{301}"] == "decomposed")
  }

  @Test("a hash depends on every byte and on the length")
  func hashes() {
    let hash = KeyHash(seed: 0x9E37_79B9_7F4A_7C15)
    var seen: Set<UInt64> = []
    for length in 0...70 {
      var bytes = [UInt8](repeating: 0, count: length)
      #expect(seen.insert(bytes.withUnsafeBufferPointer { hash($0) }).inserted)
      for index in bytes.indices {
        bytes[index] = 1
        #expect(seen.insert(bytes.withUnsafeBufferPointer { hash($0) }).inserted)
        bytes[index] = 0
      }
    }
  }

  @Test("threads that add and read the same keys all see one value a key")
  func threads() {
    let table = KeyTable<Int>()
    let disagreements = Mutex(0)
    onThreads(4) { thread in
      for index in 0..<20_000 {
        let key = "key \(index % 1_000)"
        let value = table.insert(thread, for: key)
        if table[key] != value { disagreements.withLock { $0 += 1 } }
      }
    }
    #expect(disagreements.withLock { $0 } == 0)
    #expect(table.count == 1_000)
  }
}

struct SwitchedReferenceTests {
  /// An object that counts those alive, and whose two halves always agree while it is.
  private final class Pair: Sendable {
    let left: Int
    let right: Mutex<Int>
    let alive: Alive

    init(_ value: Int, _ alive: Alive) {
      left = value
      right = Mutex(value)
      self.alive = alive
      alive.count.wrappingAdd(1, ordering: .relaxed)
    }

    deinit {
      right.withLock { $0 = -1 }
      alive.count.wrappingSubtract(1, ordering: .relaxed)
    }
  }

  private final class Alive: Sendable { let count = Atomic(0) }

  @Test("readers see whole objects while a writer replaces them, and none is kept")
  func replacing() {
    let alive = Alive()
    let torn = Atomic(0)
    do {
      let reference = SwitchedReference(Pair(0, alive))
      let isDone = Atomic(false)
      onThreads(3) { thread in
        if thread == 0 {
          for value in 1...300 { reference.replace(with: Pair(value, alive)) }
          isDone.store(true, ordering: .releasing)
        } else {
          var last = 0
          while !isDone.load(ordering: .acquiring) {
            let (left, right) = reference.withObject { pair in (pair.left, pair.right.withLock { $0 }) }
            if left != right || left < last { torn.wrappingAdd(1, ordering: .relaxed) }
            last = left
          }
        }
      }
      #expect(reference.current.left == 300)
      #expect(alive.count.load(ordering: .relaxed) == 1)
    }
    #expect(torn.load(ordering: .relaxed) == 0)
    // A thread may be a moment late in letting go of what it ran.
    for _ in 0..<500 where alive.count.load(ordering: .relaxed) > 0 { Thread.sleep(forTimeInterval: 0.01) }
    #expect(alive.count.load(ordering: .relaxed) == 0)
  }
}

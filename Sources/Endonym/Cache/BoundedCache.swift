import Synchronization

/// Values by key, of which those not asked for lately are dropped.
///
/// Two generations stand in for an exact order of last use: a value asked for moves to the young one; when that is half
/// the limit, the old one is dropped and the young becomes old. A lookup is one or two dictionary accesses under a lock.
package final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Generations: Sendable {
    var young: [Key: Value] = [:]
    var old: [Key: Value] = [:]

    mutating func find(_ key: Key) -> Value? {
      if let value = young[key] { return value }
      guard !old.isEmpty, let value = old.removeValue(forKey: key) else { return nil }
      young[key] = value
      return value
    }
  }

  private let limit: Int
  private let generations = Mutex(Generations())

  /// - Parameter limit: The most values that are kept.
  package init(limit: Int) { self.limit = limit }

  /// The value of a key, made when it is not there. Making happens outside the lock, and a failure is not kept.
  package func value<Failure: Error>(for key: Key, make: () throws(Failure) -> Value) throws(Failure) -> Value {
    if let value = generations.withLock({ $0.find(key) }) { return value }
    let made = try make()
    return generations.withLock { generations in
      // Another thread may have made the same one meanwhile: all share the first.
      if let value = generations.find(key) { return value }
      if generations.young.count >= limit / 2 {
        generations.old = generations.young
        generations.young = [:]
      }
      generations.young[key] = made
      return made
    }
  }

  /// The value of a key, if it is there.
  package func value(for key: Key) -> Value? { generations.withLock { $0.find(key) } }

  /// Drops the value of a key, and gives it.
  package func removeValue(for key: Key) -> Value? {
    generations.withLock { $0.young.removeValue(forKey: key) ?? $0.old.removeValue(forKey: key) }
  }

  /// The number of values held.
  package var count: Int { generations.withLock { $0.young.count + $0.old.count } }

  /// Drops every value.
  package func removeAll() {
    generations.withLock { $0 = Generations() }
  }
}

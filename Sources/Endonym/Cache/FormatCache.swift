import Synchronization

/// The engines of formats in use, by kind, locale and options: the one piece of shared state in `Endonym`.
///
/// Making an engine opens an ICU formatter, which takes from ten microseconds to half a millisecond; asking for the
/// same format again finds it here. The cache holds at most ``Limits/cachedFormats`` engines. An engine in use by a
/// format lives as long as the format, whether the cache has dropped it or not, so eviction never changes a result.
///
/// Two generations stand in for an exact order of last use: engines asked for move to the young one; when that is half
/// the limit, the old one is dropped and the young becomes old. A lookup is one or two dictionary accesses under a lock;
/// making an engine happens outside it.
public enum FormatCache {
  private struct Generations: Sendable {
    var young: [AnySendableHashable: any AnyObject & Sendable] = [:]
    var old: [AnySendableHashable: any AnyObject & Sendable] = [:]

    mutating func find(_ key: AnySendableHashable) -> (any AnyObject & Sendable)? {
      if let engine = young[key] { return engine }
      guard let engine = old.removeValue(forKey: key) else { return nil }
      insert(engine, for: key)
      return engine
    }

    mutating func insert(_ engine: any AnyObject & Sendable, for key: AnySendableHashable) {
      if young.count >= Limits.cachedFormats / 2 {
        old = young
        young = [:]
      }
      young[key] = engine
    }
  }

  private static let generations = Mutex(Generations())

  /// The engine for some options, made when it is not there.
  static func engine<Options: EngineOptions>(for options: Options) throws(FormatError) -> Options.Engine {
    let key = AnySendableHashable(options)
    if let engine = generations.withLock({ $0.find(key) }) as? Options.Engine { return engine }
    let made = try options.makeEngine()
    return generations.withLock { generations in
      // Another thread may have made the same one meanwhile: all share the first.
      if let engine = generations.find(key) as? Options.Engine { return engine }
      generations.insert(made, for: key)
      return made
    }
  }

  /// The number of engines held.
  public static var count: Int { generations.withLock { $0.young.count + $0.old.count } }

  /// Drops every engine. Formats in use keep theirs.
  public static func removeAll() {
    generations.withLock { $0 = Generations() }
  }
}

/// Options of any kind of format as a key. Options of different types are never equal.
private struct AnySendableHashable: Hashable, Sendable {
  private let base: any Hashable & Sendable

  init(_ base: some Hashable & Sendable) { self.base = base }

  static func == (left: Self, right: Self) -> Bool { isEqual(left.base, right.base) }

  private static func isEqual<Left: Hashable>(_ left: Left, _ right: any Hashable) -> Bool { left == right as? Left }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: base)))
    base.hash(into: &hasher)
  }
}

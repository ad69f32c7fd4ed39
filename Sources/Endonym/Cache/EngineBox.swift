import Synchronization

/// A format's options, which tell how to make what writes its values.
protocol EngineOptions: Hashable, Sendable {
  /// What writes values: an ICU formatter, or a plan with ICU behind it.
  associatedtype Engine: AnyObject & Sendable
  /// Makes the engine. The options are valid; only ICU can fail.
  func makeEngine() throws(FormatError) -> Engine
}

/// What a format holds: its options, and the engine from the first use on.
///
/// A chain of modifiers makes a box for each step; only the last one is asked for its engine. After the first use the
/// engine is one atomic load away, with no lock.
final class EngineBox<Options: EngineOptions>: Sendable {
  let options: Options
  private let stored = AtomicLazyReference<Options.Engine>()

  init(_ options: Options) { self.options = options }

  /// The engine, from the cache or new.
  func engine() throws(FormatError) -> Options.Engine {
    if let engine = stored.load() { return engine }
    return stored.storeIfNil(try FormatCache.engine(for: options))
  }
}

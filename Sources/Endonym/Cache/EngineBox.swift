import Synchronization

/// A format's options, which tell how to make what writes its values.
protocol EngineOptions: Hashable, Sendable {
  /// What writes values: a plan with ICU behind it, or ICU alone.
  associatedtype Engine: AnyObject & Sendable
  /// The engines that were made.
  static var engines: BoundedCache<Self, Engine> { get }
  /// Makes the engine. The options are valid; only ICU can fail.
  func makeEngine() throws(FormatError) -> Engine
}

/// What a format holds: its options, and the engine from the first use on.
///
/// A chain of modifiers makes a box for each step; only the last one is asked for its engine. After the first use the
/// engine is one load away, with no lock and no reference counting: the box owns it, and whoever calls
/// ``withEngine(_:)`` holds the box.
///
/// `@unchecked Sendable`: the pointer is atomic, is set once, and leads to an engine that is `Sendable`.
final class EngineBox<Options: EngineOptions>: @unchecked Sendable {
  let options: Options
  /// The engine, retained once; nil until the first use.
  private let stored = Atomic<UnsafeRawPointer?>(nil)

  init(_ options: Options) { self.options = options }

  deinit {
    if let pointer = stored.load(ordering: .acquiring) { Unmanaged<Options.Engine>.fromOpaque(pointer).release() }
  }

  /// Runs `body` with the engine, from the cache or new.
  @inline(__always)
  func withEngine<Result>(
    _ body: (borrowing Options.Engine) throws(FormatError) -> Result
  ) throws(FormatError) -> Result {
    guard let pointer = stored.load(ordering: .acquiring) else { return try body(try findEngine()) }
    let outcome = Unmanaged<Options.Engine>.fromOpaque(pointer)._withUnsafeGuaranteedRef {
      engine -> Swift.Result<Result, FormatError> in
      do throws(FormatError) { return .success(try body(engine)) } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  /// The engine, from the cache or new.
  func engine() throws(FormatError) -> Options.Engine {
    guard let pointer = stored.load(ordering: .acquiring) else { return try findEngine() }
    return Unmanaged<Options.Engine>.fromOpaque(pointer).takeUnretainedValue()
  }

  @inline(never)
  private func findEngine() throws(FormatError) -> Options.Engine {
    let engine = try FormatCache.engine(for: options)
    let pointer = UnsafeRawPointer(Unmanaged.passRetained(engine).toOpaque())
    let (isFirst, winner) = stored.compareExchange(expected: nil, desired: pointer, ordering: .acquiringAndReleasing)
    guard !isFirst, let winner else { return engine }
    // Another thread was faster; all use its engine.
    Unmanaged<Options.Engine>.fromOpaque(pointer).release()
    return Unmanaged<Options.Engine>.fromOpaque(winner).takeUnretainedValue()
  }
}

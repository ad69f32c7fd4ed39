import Synchronization

/// A format's options, which tell how to make what writes its values.
protocol EngineOptions: Hashable, Sendable {
  /// What writes values: a plan with ICU behind it, or ICU alone.
  associatedtype Engine: AnyObject & Sendable
  /// The engines that were made.
  static var engines: BoundedCache<Self, Engine> { get }
  /// Engines that write a first value without a plan; `nil` for formats that are compiled at once.
  static var openedEngines: BoundedCache<Self, OpenedEngine<Engine>>? { get }
  /// Makes the engine. The options are valid; only ICU can fail.
  func makeEngine() throws(FormatError) -> Engine
  /// Makes the engine with what an opened one has already.
  func makeEngine(from opened: Engine) throws(FormatError) -> Engine
  /// Makes an engine without a plan.
  func openEngine() throws(FormatError) -> Engine
}

extension EngineOptions {
  static var openedEngines: BoundedCache<Self, OpenedEngine<Engine>>? { nil }

  func makeEngine(from opened: Engine) throws(FormatError) -> Engine { try makeEngine() }

  func openEngine() throws(FormatError) -> Engine { try makeEngine() }
}

/// What a format holds: its options, and the engine from its second value on.
///
/// A chain of modifiers makes a box for each step; only the last one is asked for its engine. The first value of all
/// formats with the same options is written without a plan. After that the engine is one load away, with no lock and no
/// reference counting: the box owns it, and whoever calls ``withEngine(_:)`` holds the box.
///
/// `@unchecked Sendable`: the pointer is atomic, is set once, and leads to an engine that is `Sendable`.
final class EngineBox<Options: EngineOptions>: @unchecked Sendable {
  let options: Options
  /// The engine, retained once; nil until it is found.
  private let stored = Atomic<UnsafeRawPointer?>(nil)

  init(_ options: Options) { self.options = options }

  deinit {
    if let pointer = stored.load(ordering: .acquiring) { Unmanaged<Options.Engine>.fromOpaque(pointer).release() }
  }

  /// Runs `body`, which writes a value, with the engine: from the cache or new, and without a plan for a first value.
  @inline(__always)
  func withEngine<Result>(
    _ body: (borrowing Options.Engine) throws(FormatError) -> Result
  ) throws(FormatError) -> Result {
    guard let pointer = stored.load(ordering: .acquiring) else { return try withEngineForValue(body) }
    let outcome = Unmanaged<Options.Engine>.fromOpaque(pointer)._withUnsafeGuaranteedRef {
      engine -> Swift.Result<Result, FormatError> in
      do throws(FormatError) { return .success(try body(engine)) } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  /// Apart from ``withEngine(_:)``, so that `body` is there once.
  @inline(never)
  private func withEngineForValue<Result>(
    _ body: (borrowing Options.Engine) throws(FormatError) -> Result
  ) throws(FormatError) -> Result {
    let (engine, isLasting) = try FormatCache.engineForValue(of: options)
    return try body(isLasting ? keep(engine) : engine)
  }

  /// The engine with its plan, from the cache or new.
  func engine() throws(FormatError) -> Options.Engine {
    guard let pointer = stored.load(ordering: .acquiring) else { return try findEngine() }
    return Unmanaged<Options.Engine>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Makes an engine without a plan if there is none, to see whether ICU takes the options.
  func check() throws(FormatError) {
    if stored.load(ordering: .relaxed) == nil { _ = try FormatCache.openedEngine(for: options) }
  }

  @inline(never)
  private func findEngine() throws(FormatError) -> Options.Engine { keep(try FormatCache.engine(for: options)) }

  private func keep(_ engine: Options.Engine) -> Options.Engine {
    let pointer = UnsafeRawPointer(Unmanaged.passRetained(engine).toOpaque())
    let (isFirst, winner) = stored.compareExchange(expected: nil, desired: pointer, ordering: .acquiringAndReleasing)
    guard !isFirst, let winner else { return engine }
    // Another thread was faster; all use its engine.
    Unmanaged<Options.Engine>.fromOpaque(pointer).release()
    return Unmanaged<Options.Engine>.fromOpaque(winner).takeUnretainedValue()
  }
}

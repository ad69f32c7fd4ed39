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
/// `@unchecked Sendable`: the pointers are atomic, are set once, and lead to engines that are `Sendable`.
final class EngineBox<Options: EngineOptions>: @unchecked Sendable {
  let options: Options
  /// The engine, retained once; nil until it is found.
  private let stored = Atomic<UnsafeRawPointer?>(nil)
  /// An engine without a plan that has written a value, retained once: another thread may still write with it.
  private let opened = Atomic<UnsafeRawPointer?>(nil)

  init(_ options: Options) { self.options = options }

  deinit {
    if let pointer = stored.load(ordering: .acquiring) { Unmanaged<Options.Engine>.fromOpaque(pointer).release() }
    if let pointer = opened.load(ordering: .acquiring) { Unmanaged<Options.Engine>.fromOpaque(pointer).release() }
  }

  /// Runs `body`, which writes a value, with the engine: from the cache or new, and without a plan for a first value.
  @inline(__always)
  func withEngine<Result>(
    _ body: (borrowing Options.Engine) throws(FormatError) -> Result
  ) throws(FormatError) -> Result {
    let pointer: UnsafeRawPointer
    if let known = stored.load(ordering: .acquiring) { pointer = known } else { pointer = try findEngineForValue() }
    let outcome = Unmanaged<Options.Engine>.fromOpaque(pointer)._withUnsafeGuaranteedRef {
      engine -> Swift.Result<Result, FormatError> in
      do throws(FormatError) { return .success(try body(engine)) } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  /// An engine for a value, which the box holds.
  @inline(never)
  private func findEngineForValue() throws(FormatError) -> UnsafeRawPointer {
    let (engine, isLasting) = try FormatCache.engineForValue(of: options)
    return isLasting ? Self.keep(engine, in: stored) : Self.keep(engine, in: opened)
  }

  /// The engine with its plan, from the cache or new.
  func engine() throws(FormatError) -> Options.Engine {
    let pointer =
      if let known = stored.load(ordering: .acquiring) { known } else {
        Self.keep(try FormatCache.engine(for: options), in: stored)
      }
    return Unmanaged<Options.Engine>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Makes an engine without a plan if there is none, to see whether ICU takes the options.
  func check() throws(FormatError) {
    if stored.load(ordering: .relaxed) == nil { _ = try FormatCache.openedEngine(for: options) }
  }

  /// Holds an engine from now on, if there is none in its place; gives the one that is.
  private static func keep(_ engine: Options.Engine, in place: borrowing Atomic<UnsafeRawPointer?>) -> UnsafeRawPointer
  {
    let pointer = UnsafeRawPointer(Unmanaged.passRetained(engine).toOpaque())
    let (isFirst, winner) = place.compareExchange(expected: nil, desired: pointer, ordering: .acquiringAndReleasing)
    guard !isFirst, let winner else { return pointer }
    // Another thread was faster; all use its engine.
    Unmanaged<Options.Engine>.fromOpaque(pointer).release()
    return winner
  }
}

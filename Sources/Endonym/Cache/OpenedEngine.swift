import Synchronization

/// An engine without a plan, which ICU writes for. It serves one value: compiling a plan costs what ICU needs for some
/// hundred values, and many a format is made for one.
final class OpenedEngine<Engine: AnyObject & Sendable>: Sendable {
  let engine: Engine
  private let hasServed = Atomic(false)

  init(_ engine: Engine) { self.engine = engine }

  /// Whether this is the first value.
  func servesValue() -> Bool { !hasServed.exchange(true, ordering: .relaxed) }
}

#if !ENDONYM_THREAD_SANITIZER
  import Synchronization
#else
  import Endonym
#endif

/// A switch from one language to another.
public struct LanguageChange: Hashable, Sendable {
  /// What was selected before.
  public let old: LanguageSelection
  /// What is selected now.
  public let new: LanguageSelection

  /// A switch.
  public init(from old: LanguageSelection, to new: LanguageSelection) {
    self.old = old
    self.new = new
  }
}

/// What keeps a closure informed of an app's language, as long as it lives: ``LanguageManager/observe(_:)``.
///
/// The manager holds it weakly. Releasing it, or ``cancel()``, ends the observation.
public final class LanguageObservation: Sendable {
  private let action: Mutex<(@Sendable (LanguageChange) -> Void)?>

  init(_ action: @escaping @Sendable (LanguageChange) -> Void) { self.action = Mutex(action) }

  /// Ends the observation. A call that has begun on another thread may still be under way.
  public func cancel() {
    // What the closure holds on to dies outside the lock: its deinit may cancel as well.
    let ended = action.withLock { action in
      defer { action = nil }
      return action
    }
    withExtendedLifetime(ended) {}
  }

  func receive(_ change: LanguageChange) { action.withLock { $0 }?(change) }
}

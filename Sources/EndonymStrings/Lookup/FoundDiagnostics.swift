import Synchronization

/// What is found wrong in the files of strings while they are read and looked up in: each finding once, in the order in which they were found.
///
/// A file that is read again for another choice of languages, or a damaged place that many look-ups come to, is told of once.
final class FoundDiagnostics: Sendable {
  private struct State {
    var all: [Diagnostic] = []
    var known: Set<Diagnostic> = []
  }

  private let state = Mutex(State())
  private let hook: (@Sendable (Diagnostic) -> Void)?

  init(_ hook: (@Sendable (Diagnostic) -> Void)?) { self.hook = hook }

  /// All of them.
  var all: [Diagnostic] { state.withLock(\.all) }

  /// Keeps those that are new, and tells of them.
  func note(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    let new = state.withLock { state in
      let new = diagnostics.filter { state.known.insert($0).inserted }
      state.all += new
      return new
    }
    // Outside of the lock: a hook may look at the diagnostics.
    if let hook { new.forEach(hook) }
  }
}

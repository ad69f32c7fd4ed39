/// What goes over to an app's language before anybody hears of a switch: tables of strings.
package protocol LanguageFollower: AnyObject, Sendable {
  /// Goes over to the selection that the manager has now. Does nothing when it is there already.
  func follow(_ manager: LanguageManager)
}

extension LanguageManager {
  /// Has a follower go over to each selection from now on. The manager holds it weakly.
  package func add(follower: some LanguageFollower) {
    state.withLock { $0.followers.add(follower) }
    // The language may have been switched before.
    follower.follow(self)
  }

  /// What is selected now, unobserved.
  package var currentSelection: LanguageSelection { state.withLock { $0.selection } }
}

/// The followers of a manager, which it does not keep alive.
struct LanguageFollowers {
  private struct WeakFollower: Sendable {
    weak var follower: (any LanguageFollower)?
  }

  private var followers: [WeakFollower] = []

  mutating func add(_ follower: any LanguageFollower) {
    followers.removeAll { $0.follower == nil }
    followers.append(WeakFollower(follower: follower))
  }

  /// Those that are alive.
  var alive: [any LanguageFollower] { followers.compactMap(\.follower) }
}

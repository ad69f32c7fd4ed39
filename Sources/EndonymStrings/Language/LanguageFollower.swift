/// What goes over to an app's language before anybody hears of a switch: tables of strings.
package protocol LanguageFollower: AnyObject, Sendable {
  /// Goes over to the selection that the manager has now. Does nothing when it is there already.
  func follow(_ manager: LanguageManager)
}

extension LanguageManager {
  /// Has a follower go over to each selection from now on. The manager holds it weakly.
  package func add(follower: some LanguageFollower) {
    let others = state.withLock { $0.followers.add(follower) }
    withExtendedLifetime(others) {}
    // The language may have been switched before.
    follower.follow(self)
  }

  /// What is selected now, unobserved.
  package var currentSelection: LanguageSelection { state.withLock { $0.setting.selection } }

  /// Has all followers go over to what is selected now.
  func followAll() {
    for follower in state.withLock({ $0.followers.living }) { follower.follow(self) }
  }
}

/// The followers of a manager, which it does not keep alive.
struct LanguageFollowers {
  private struct WeakFollower: Sendable {
    weak var follower: (any LanguageFollower)?
  }

  private var followers: [WeakFollower] = []

  /// Adds a follower and forgets those that live no more.
  /// - Returns: The others, to be released outside the lock.
  mutating func add(_ follower: any LanguageFollower) -> [any LanguageFollower] {
    let others = living
    followers = (others + [follower]).map(WeakFollower.init)
    return others
  }

  /// Those that live. Whoever asks under a lock releases them outside, as the last reference may be theirs by then.
  var living: [any LanguageFollower] { followers.compactMap(\.follower) }
}

import Synchronization

/// Counts the look-ups that no table answered, and tells of each.
final class MissingStrings: Sendable {
  private let counter = Atomic(0)
  private let hook: (@Sendable (MissingString) -> Void)?

  init(_ hook: (@Sendable (MissingString) -> Void)?) { self.hook = hook }

  /// The number of look-ups that no table answered.
  var count: Int { counter.load(ordering: .relaxed) }

  /// What is shown for a missing key: the default value, of which an empty one counts as none, else the key.
  func shown(for key: String, defaultValue: String?) -> String {
    if let defaultValue, !defaultValue.isEmpty { defaultValue } else { key }
  }

  /// Counts a missing key and tells of it.
  func note(_ key: String, table: String, languages: @autoclosure () -> [String], shown: @autoclosure () -> String) {
    counter.wrappingAdd(1, ordering: .relaxed)
    hook?(MissingString(key: key, table: table, languages: languages(), shown: shown()))
  }
}

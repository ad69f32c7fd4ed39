/// A key that no table answered: what ``LocalizedStrings`` tells its hook.
public struct MissingString: Hashable, Sendable, CustomStringConvertible {
  /// The key.
  public let key: String
  /// The table that was asked.
  public let table: String
  /// The languages that were tried, in order, as the tables spell them.
  public let languages: [String]
  /// What was shown in its place: the default value, or the key.
  public let shown: String

  /// A sentence for a log.
  public var description: String {
    let languages = languages.isEmpty ? "no language" : languages.joined(separator: ", ")
    return "\"\(key)\" is not in the table \(table) in \(languages); \"\(shown)\" is shown"
  }
}

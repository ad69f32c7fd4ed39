/// How a look-up came to its text: where it looked, in which order, and what answered.
///
/// ```swift
/// print(try strings.explain("songs", 3))
/// // "songs" in Localizable, wanted: de-AT
/// //   de-AT.lproj/Localizable.strings    de-AT, the language shown: not there
/// //   de.lproj/Localizable.stringsdict:5:8  de, fallback: found
/// //   3 is one: the form one
/// // 3 Lieder
/// ```
public struct LookupExplanation: Hashable, Sendable {
  /// What came of looking in one place.
  public enum Outcome: Hashable, Sendable {
    /// There is no such table.
    case noTable
    /// The table does not have the key.
    case noKey
    /// The key is there.
    case found(LocatedMessage)
  }

  /// One place that was looked at.
  public struct Attempt: Hashable, Sendable {
    /// The place.
    public let step: LookupStep
    /// The files of the table there, in the order in which they count; empty when there are none.
    public let files: [String]
    /// What came of it.
    public let outcome: Outcome
  }

  /// What the text is, when no table answered.
  public enum Answer: Hashable, Sendable {
    /// A table's.
    case table
    /// The default value that was given.
    case defaultValue
    /// The key itself.
    case key
  }

  /// The key.
  public let key: String
  /// The table.
  public let table: String
  /// The languages that were wanted, the most wanted first.
  public let wanted: [String]
  /// The places, in order, up to the one that answered.
  public let attempts: [Attempt]
  /// Where the text comes from.
  public let answer: Answer
  /// What is shown.
  public let text: String

  /// The message that answered, with its file and place; `nil` when none did.
  public var message: LocatedMessage? {
    if case .found(let message)? = attempts.last?.outcome { message } else { nil }
  }
}

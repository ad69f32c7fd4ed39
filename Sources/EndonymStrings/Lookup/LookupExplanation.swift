/// How a look-up came to its text: where it looked, in which order, what answered, and which form of it was shown.
///
/// ```swift
/// print(strings.explain("songs", arguments: [3]))
/// // songs in Localizable
/// //   de-AT  the language shown   de-AT.lproj/Localizable.strings: not there
/// //   de     fallback             de.lproj/Localizable.stringsdict:5:8: found
/// //   n is 3, other: the form other
/// //   "3 Lieder"
/// ```
public struct LookupExplanation: Hashable, Sendable, CustomStringConvertible {
  /// What came of looking in one place.
  public enum Outcome: Hashable, Sendable {
    /// There is no such table.
    case noTable
    /// The table does not have the key.
    case noKey
    /// A file of the table is damaged where the key would be, as the diagnostic tells; the next file was asked.
    case damaged(Diagnostic)
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

  /// Where the text comes from.
  public enum Answer: Hashable, Sendable {
    /// A table.
    case table
    /// The default value that was given: no table has a text for the key.
    case defaultValue
    /// The key itself: no table has it.
    case key
  }

  /// The key.
  public let key: String
  /// The table.
  public let table: String
  /// The places, in order, up to the one that answered; all of them where only the key itself was found. A file that is damaged is one of its own.
  public let attempts: [Attempt]
  /// Where the text comes from.
  public let answer: Answer
  /// What is shown.
  public let text: String
  /// The forms of the message that were chosen, and why.
  public let choices: [MessageChoice]
  /// What does not fit between the message and its arguments.
  public let issues: [MessageIssue]

  /// The message that answered, with its file and place; `nil` when none did.
  public var message: LocatedMessage? {
    guard answer == .table else { return nil }
    let found = attempts.compactMap { if case .found(let message) = $0.outcome { message } else { nil } }
    return found.last { !$0.isKey } ?? found.first
  }

  /// The explanation in lines, for a person.
  public var description: String {
    var lines = ["\(key) in \(table)"]
    let languages = attempts.map { $0.step.localization ?? "-" }
    let reasons = attempts.map(\.step.reason.description)
    let widths = [languages, reasons].map { $0.map(\.count).max() ?? 0 }
    for (index, attempt) in attempts.enumerated() {
      let columns = zip([languages[index], reasons[index]], widths)
        .map { text, width in text + String(repeating: " ", count: width - text.count) }
      lines.append("  " + (columns + [attempt.description]).joined(separator: "  "))
    }
    switch answer {
    case .table: break
    case .defaultValue: lines.append("  no table has a text: the default value")
    case .key: lines.append("  no table has it: the key")
    }
    lines += choices.map { "  \($0)" } + issues.map { "  \($0)" }
    return (lines + ["  \"\(text)\""]).joined(separator: "\n")
  }
}

extension LookupExplanation.Attempt {
  /// What came of it, with its file.
  fileprivate var description: String {
    switch outcome {
    case .noTable: return "no such table"
    case .noKey: return "\(files.joined(separator: ", ")): not there"
    case .damaged(let diagnostic): return diagnostic.description
    case .found(let message):
      return
        "\(message.file)\(message.position.map { ":\($0)" } ?? ""): \(message.isKey ? "the key, without a text" : "found")"
    }
  }
}

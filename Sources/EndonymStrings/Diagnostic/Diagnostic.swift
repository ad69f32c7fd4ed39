/// Something that is wrong, or remarkable, in a file.
///
/// Readers give all of them, beside what is sound. The description is in the form that compilers use, so that editors jump to the place:
///
/// ```
/// de.lproj/Localizable.strings:3:14: error: expected ';' after the value, found '"' [missing-semicolon]
/// ```
public struct Diagnostic: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Codable, Comparable, Hashable, Sendable {
    /// Remarkable, in support of another diagnostic.
    case note
    /// Suspicious; the file can be used.
    case warning
    /// Wrong: something of the file is lost or will fail.
    case error

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }

    /// Whether one is less bad than another.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
  }

  /// How bad it is.
  public var severity: Severity
  /// The name of the rule that found it, in lower case with hyphens: `duplicate-key`.
  public var rule: String
  /// What is wrong, what was expected and what stood there.
  public var message: String
  /// The file's path as it was given; empty when the bytes came from elsewhere.
  public var file: String
  /// Where in the file; `nil` when it is about the file as a whole.
  public var position: SourcePosition?

  /// A finding in a file.
  public init(
    _ severity: Severity, rule: String, _ message: String, file: String = "", position: SourcePosition? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.file = file
    self.position = position
  }

  /// `file:line:column: severity: message [rule]`.
  public var description: String {
    var text = file
    if let position { text += text.isEmpty ? "\(position)" : ":\(position)" }
    if !text.isEmpty { text += ": " }
    return text + "\(severity.rawValue): \(message) [\(rule)]"
  }
}

import EndonymStrings

/// A rule that diagnostics name, for lists of rules and for reports that explain themselves.
public struct RuleDescription: Hashable, Sendable {
  /// The name in lower case with hyphens: `duplicate-key`.
  public let name: String
  /// How bad its findings are, unless a configuration says otherwise. Some rules find lesser things too.
  public let severity: Diagnostic.Severity
  /// What it finds, in a line.
  public let summary: String
  /// What to do about it.
  public let advice: String

  /// A rule.
  public init(_ name: String, _ severity: Diagnostic.Severity, summary: String, advice: String) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.advice = advice
  }
}

extension Diagnostic {
  /// A finding of a rule, as severe as its rule unless told otherwise.
  package init(
    _ rule: RuleDescription, _ message: String, severity: Severity? = nil, file: String, position: SourcePosition? = nil
  ) {
    self.init(severity ?? rule.severity, rule: rule.name, message, file: file, position: position)
  }
}

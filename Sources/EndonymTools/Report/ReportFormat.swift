import EndonymStrings

/// How findings are written.
///
/// ```swift
/// let report = DiagnosticReport([Diagnostic(.warning, rule: "empty-value", "the value is empty", file: "a.strings")])
/// ReportFormat.text.write(report)    // "a.strings: warning: the value is empty [empty-value]\n"
/// ReportFormat.github.write(report)  // "::warning file=a.strings,title=empty-value::the value is empty\n"
/// ```
public enum ReportFormat: String, CaseIterable, Sendable {
  /// A line each, as compilers write them: `file:line:column: error: text [rule]`.
  case text
  /// One JSON object, with the findings and their numbers.
  case json
  /// The Static Analysis Results Interchange Format 2.1.0 of OASIS, which code hosts and editors read.
  case sarif
  /// Workflow commands, by which GitHub Actions puts findings beside the lines they are about.
  case github

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The findings.
  ///   - rules: What is known of the rules; SARIF has a place for it.
  /// - Returns: The text, empty when there is nothing to say and the format has no frame.
  public func write(_ report: DiagnosticReport, rules: [RuleDescription] = []) -> String {
    switch self {
    case .text: report.diagnostics.reduce(into: "") { $0 += TextReport.line($1) + "\n" }
    case .json: JSONReport(report).text
    case .sarif: SARIFReport(report, rules: rules).text
    case .github: report.diagnostics.reduce(into: "") { $0 += GitHubReport.line($1) + "\n" }
    }
  }
}

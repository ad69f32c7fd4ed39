import EndonymStrings

/// Findings as workflow commands of GitHub Actions.
///
/// Source: "Workflow commands for GitHub Actions", setting a notice, warning or error message; the escapes are those of `@actions/core`.
enum GitHubReport {
  /// `::error file=F,line=L,col=C,title=RULE::MESSAGE`.
  static func line(_ diagnostic: Diagnostic) -> String {
    var properties: [String] = []
    if !diagnostic.file.isEmpty { properties.append("file=\(property(diagnostic.file))") }
    if let position = diagnostic.position {
      properties += ["line=\(position.line)", "col=\(position.column)"]
    }
    properties.append("title=\(property(diagnostic.rule))")
    return "::\(command(diagnostic.severity)) \(properties.joined(separator: ","))::\(data(diagnostic.message))"
  }

  private static func command(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .note: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }

  private static func data(_ text: String) -> String { escape(text, also: "") }
  private static func property(_ text: String) -> String { escape(text, also: ":,") }

  private static func escape(_ text: String, also marks: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if "%\r\n".unicodeScalars.contains(scalar) || marks.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

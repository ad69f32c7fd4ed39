import EndonymStrings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Findings as one JSON object.
struct JSONReport: Encodable {
  let diagnostics: [Finding]
  let errors: Int
  let notes: Int
  let warnings: Int

  struct Finding: Encodable {
    let column: Int?
    let file: String?
    let line: Int?
    let message: String
    let rule: String
    let severity: Diagnostic.Severity
  }

  init(_ report: DiagnosticReport) {
    diagnostics = report.diagnostics.map {
      Finding(
        column: $0.position?.column, file: $0.file.isEmpty ? nil : $0.file, line: $0.position?.line,
        message: $0.message, rule: $0.rule, severity: $0.severity)
    }
    errors = report.count(.error)
    notes = report.count(.note)
    warnings = report.count(.warning)
  }

  var text: String { Self.text(self) }

  /// A value as JSON for people and programs: members by name, two spaces deeper each level.
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Values of strings, numbers and arrays can always be encoded.
    guard let data = try? encoder.encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

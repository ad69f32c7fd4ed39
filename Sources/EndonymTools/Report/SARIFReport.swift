import EndonymStrings

/// Findings in the Static Analysis Results Interchange Format.
///
/// Source: SARIF 2.1.0, OASIS Standard, 27 March 2020.
struct SARIFReport {
  let text: String

  init(_ report: DiagnosticReport, rules: [RuleDescription]) {
    // Only rules that something was found by, in the order of the list; unknown ones after them, in the order of the findings.
    let named = Set(report.diagnostics.map(\.rule))
    var listed = rules.filter { named.contains($0.name) }.map(Rule.init)
    var places = Dictionary(listed.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for diagnostic in report.diagnostics where places[diagnostic.rule] == nil {
      places[diagnostic.rule] = listed.count
      listed.append(Rule(id: diagnostic.rule))
    }
    let results = report.diagnostics.map { Result($0, ruleIndex: places[$0.rule] ?? -1) }
    text = JSONReport.text(Log(runs: [Run(tool: Tool(driver: Driver(rules: listed)), results: results)]))
  }
}

private struct Log: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
}

private struct Run: Encodable {
  /// Columns count Unicode scalars, as ``SourcePosition`` does.
  let columnKind = "unicodeCodePoints"
  let tool: Tool
  let results: [Result]
}

private struct Tool: Encodable { let driver: Driver }

private struct Driver: Encodable {
  let name = "endonym"
  let rules: [Rule]
}

private struct Message: Encodable { let text: String }

private struct Rule: Encodable {
  let id: String
  var shortDescription: Message?
  var help: Message?
  var defaultConfiguration: Configuration?

  struct Configuration: Encodable { let level: String }

  init(id: String) { self.id = id }

  init(_ rule: RuleDescription) {
    id = rule.name
    shortDescription = Message(text: rule.summary)
    help = Message(text: rule.advice)
    defaultConfiguration = Configuration(level: rule.severity.rawValue)
  }
}

private struct Result: Encodable {
  let ruleId: String
  let ruleIndex: Int
  /// The names of severities are those of SARIF: `error`, `warning`, `note`.
  let level: String
  let message: Message
  let locations: [Location]?

  init(_ diagnostic: Diagnostic, ruleIndex: Int) {
    ruleId = diagnostic.rule
    self.ruleIndex = ruleIndex
    level = diagnostic.severity.rawValue
    message = Message(text: diagnostic.message)
    locations = diagnostic.file.isEmpty ? nil : [Location(diagnostic)]
  }
}

private struct Location: Encodable {
  let physicalLocation: Physical

  struct Physical: Encodable {
    let artifactLocation: Artifact
    let region: Region?
  }

  struct Artifact: Encodable { let uri: String }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }

  init(_ diagnostic: Diagnostic) {
    physicalLocation = Physical(
      artifactLocation: Artifact(uri: Self.uri(diagnostic.file)),
      region: diagnostic.position.map { Region(startLine: $0.line, startColumn: $0.column) })
  }

  /// A path as a URI reference: an absolute one as `file:///...`, a relative one relative to the root of the repository.
  private static func uri(_ path: String) -> String {
    let kept = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let escaped = kept.utf8.reduce(into: "") { uri, byte in
      if isUnreserved(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return path.hasPrefix("/") ? "file://" + escaped : escaped
  }

  /// RFC 3986's unreserved characters, and the slash between folders.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"): true
    default: false
    }
  }
}

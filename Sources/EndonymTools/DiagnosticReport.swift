import EndonymStrings

/// All findings of a run of a tool, in order, with what the run comes to.
public struct DiagnosticReport: Sendable {
  /// The findings.
  public private(set) var diagnostics: [Diagnostic]

  /// A report of some findings.
  public init(_ diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  /// Takes a finding.
  public mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Takes findings.
  public mutating func add(contentsOf diagnostics: some Sequence<Diagnostic>) { self.diagnostics += diagnostics }

  /// The number of findings of a severity.
  public func count(_ severity: Diagnostic.Severity) -> Int { diagnostics.count { $0.severity == severity } }

  /// Whether the run failed: there is an error, or, when strict, a warning.
  public func fails(isStrict: Bool = false) -> Bool {
    diagnostics.contains { $0.severity >= (isStrict ? .warning : .error) }
  }
}

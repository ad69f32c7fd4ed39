/// The findings of one reader in one file, in the order in which they are made.
package struct DiagnosticCollector {
  /// The path that is named in findings.
  package let file: String
  /// The findings, ``FileLimits/diagnosticCount`` of them at most and one that says so.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Where bytes are no text.
  private var undecodable: Set<SourcePosition> = []
  private static let encodingRule = "encoding"

  /// No findings in a file yet.
  package init(file: String) { self.file = file }

  /// Adds a finding; the message of one too many is not made. What is found where bytes are no text follows from that, and is not told.
  package mutating func report(
    _ severity: Diagnostic.Severity, _ rule: String, _ message: @autoclosure () -> String, at position: SourcePosition?
  ) {
    if let position {
      if rule == Self.encodingRule { undecodable.insert(position) } else if undecodable.contains(position) { return }
    }
    guard diagnostics.count < FileLimits.diagnosticCount else {
      if diagnostics.count == FileLimits.diagnosticCount {
        let message = "more than \(FileLimits.diagnosticCount) findings; the rest are not listed"
        diagnostics.append(Diagnostic(.error, rule: "too-many-findings", message, file: file, position: position))
      }
      return
    }
    diagnostics.append(Diagnostic(severity, rule: rule, message(), file: file, position: position))
  }

  /// The findings in the order of the file; those about the file as a whole come first.
  package func sorted() -> [Diagnostic] {
    let indexed = diagnostics.enumerated().sorted { left, right in
      let places = (left.element.position ?? .start, right.element.position ?? .start)
      return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
    }
    return indexed.map(\.element)
  }
}

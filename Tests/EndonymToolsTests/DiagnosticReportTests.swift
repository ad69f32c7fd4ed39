import EndonymStrings
import EndonymTools
import Testing

@Suite("Reports")
struct DiagnosticReportTests {
  @Test(
    "A report fails on errors, and on warnings when it is strict",
    arguments: [
      ([], false, false), ([.note], false, false), ([.warning], false, true), ([.note, .error], true, true),
    ] as [([Diagnostic.Severity], Bool, Bool)])
  func reportFails(severities: [Diagnostic.Severity], fails: Bool, failsWhenStrict: Bool) {
    let report = DiagnosticReport(severities.map { Diagnostic($0, rule: "r", "m") })
    #expect(report.fails() == fails)
    #expect(report.fails(isStrict: true) == failsWhenStrict)
  }
}

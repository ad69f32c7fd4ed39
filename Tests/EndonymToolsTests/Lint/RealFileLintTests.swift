import EndonymStrings
import EndonymTools
import RealFiles
import Testing

/// Files of public apps, which Xcode builds: the linter has no errors on them but those that their names announce.
@Suite("Lint: real apps' files", .enabled(if: RealFiles.isGiven, "ENDONYM_FILES is not set"))
struct RealFileLintTests {
  @Test("Real files have no errors, and no file stops the linter")
  func real() throws {
    let project = try LocalizationProject(paths: [try #require(RealFiles.folder)])
    #expect(project.files.count > 100)
    let report = Linter().lint(project)
    for diagnostic in report.diagnostics where diagnostic.severity == .error {
      print(diagnostic)
    }
    print(report.count(.warning))
  }
}

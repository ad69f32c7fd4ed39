import EndonymStrings
import EndonymTools
import RealFiles
import TemporaryFiles
import TestSampling
import Testing

/// Files of public apps, which Xcode builds: the linter has no errors on them but those that their names announce.
@Suite("Lint: real apps' files", .enabled(if: RealFiles.isGiven, "ENDONYM_FILES is not set"))
struct RealFileLintTests {
  /// Files whose texts are wrong on purpose, or in truth: a syntax error, an empty file, translations that read other arguments.
  static let wrong: Set<String> = [
    "Examples/test-translation.lproj/file2.strings", "Reverter/Broken.xcstrings", "Examples/Demo_Translation.strings",
    "Strings/nl.lproj/Settings.strings",
    "!MismatchingArgumentType.xcstrings", "!MissingArgument.xcstrings", "!UnsupportedFormatSpecifiers.xcstrings",
  ]

  @Test("Real files have no errors but those that are known to be wrong, and no file stops the linter")
  func real() throws {
    let project = try LocalizationProject(paths: [try #require(RealFiles.folder)])
    #expect(project.files.count > 100)
    let report = Linter().lint(project)
    let errors = report.diagnostics.filter { $0.severity == .error }
    let unexpected = errors.filter { error in !Self.wrong.contains { error.file.hasSuffix($0) } }
    #expect(unexpected.isEmpty, "\(unexpected)")
    #expect(Self.wrong.allSatisfy { name in errors.contains { $0.file.hasSuffix(name) } })
  }

  /// What the names of the fixtures of xcstrings-tool announce.
  static let announced: [(name: String, rule: String)] = [
    ("!MismatchingArgumentType", "placeholder-type"), ("!MissingArgument", "placeholder-gap"),
    ("!UnsupportedFormatSpecifiers", "unsafe-placeholder"),
  ]

  @Test("Fixtures that must fail are errors of the rule that their names announce", arguments: announced)
  func fixtures(row: (name: String, rule: String)) throws {
    let path = try #require(
      RealFiles.paths(withExtension: "xcstrings").first { $0.hasSuffix("/\(row.name).xcstrings") })
    let report = Linter().lint(try LocalizationProject(paths: [path]))
    #expect(report.diagnostics.filter { $0.severity == .error }.map(\.rule) == [row.rule])
  }
}

@Suite("Lint: time")
struct LintTimeTests {
  @Test("A catalog of one line has places as cheap as any other")
  func oneLine() throws {
    let unit = "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\"}}"
    func catalog(_ count: Int) -> String {
      let entries = (0..<count).map { "\"k\($0)\": {\"localizations\": {\"de\": \(unit)}}" }
      return "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(entries.joined(separator: ", "))}}"
    }
    let growth = try ThreadTime.growth(from: 500, to: 4_000, limit: 24) { count in
      let text = catalog(count)
      let folder = try TemporaryFolder(["T.xcstrings": text])
      let report = Linter().lint(try LocalizationProject(paths: [folder.path]))
      #expect(report.count(.warning) == count)
      // The value of the last entry begins so many characters before the end.
      #expect(
        report.diagnostics.last?.position == SourcePosition(line: 1, column: text.count - "\"\"}}}}}}".count + 1))
    }
    #expect(growth < 24, "eight times the keys took \(growth) times as long")
  }
}

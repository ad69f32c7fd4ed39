import Foundation
import Testing

/// `strings compile` and `strings symbols` as they are run.
@Suite("Compiling and symbols from the command line")
struct StringsBuildCommandTests {
  private static let catalog = """
    {"sourceLanguage":"en","strings":{"app.title":{"extractionState":"manual","localizations":{
      "de":{"stringUnit":{"state":"translated","value":"Titel"}},"en":{"stringUnit":{"state":"translated","value":"Title"}}
    }}},"version":"1.0"}
    """

  /// Runs a line of the shell in a folder with a catalog.
  private func shell(_ command: String, catalog: String = catalog) throws -> EndonymProcess.Outcome {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("endonym-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(catalog.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    return try EndonymProcess.shell("cd \(folder.path) && \(command)")
  }

  @Test("compile writes the tables of all languages, or prints their paths")
  func compile() throws {
    let paths = "out/de.lproj/Localizable.strings\nout/en.lproj/Localizable.strings\n"
    #expect(
      try shell("endonym strings compile Localizable.xcstrings --output-directory out --dry-run && ls")
        == .init(status: 0, output: paths + "Localizable.xcstrings\n", error: ""))
    #expect(
      try shell("endonym strings compile Localizable.xcstrings -o out && find out -type f | LC_ALL=C sort")
        == .init(status: 0, output: paths, error: ""))
    #expect(
      try shell(
        "endonym strings compile Localizable.xcstrings -o out -l de -f stringsdictOnly --serialization-format binary "
          + "--expect fr.lproj/Localizable.strings && find out -type f | LC_ALL=C sort && head -c 6 out/de.lproj/*")
        == .init(
          status: 0, output: "out/de.lproj/Localizable.stringsdict\nout/fr.lproj/Localizable.strings\nbplist", error: ""
        ))
  }

  @Test("symbols writes a file for each table, or all to standard output")
  func symbols() throws {
    #expect(
      try shell("endonym strings symbols Localizable.xcstrings --output-directory out && grep -c static out/*.swift")
        == .init(status: 0, output: "out/GeneratedStringSymbols_Localizable.swift\n1\n", error: ""))
    #expect(
      try shell("endonym strings symbols Localizable.xcstrings --access public | grep static")
        == .init(status: 0, output: "    public static var appTitle: LocalizedStringResource {\n", error: ""))
  }

  @Test("Which symbols there are is told by the configuration, and the command line goes first")
  func configuredSymbols() throws {
    let setup = #"echo '{"symbols": {"keys": "all", "access": "package"}}' > .endonym.json"#
    let catalog = #"{"sourceLanguage":"en","strings":{"Open":{}},"version":"1.0"}"#
    func symbols(_ words: String) throws -> String {
      try shell("\(setup); endonym strings symbols Localizable.xcstrings \(words) | grep static", catalog: catalog)
        .output
    }
    #expect(try symbols("") == "    package static var open: LocalizedStringResource {\n")
    #expect(try symbols("--access public") == "    public static var open: LocalizedStringResource {\n")
    #expect(try symbols("--config empty.json 2>/dev/null") == "")
  }

  @Test("A file that exists already with the same content is not written again")
  func unchanged() throws {
    let command = "endonym strings compile Localizable.xcstrings -o out"
    let outcome = try shell("\(command) && touch -d @1000 out/de.lproj/* && \(command) && stat -c %Y out/de.lproj/*")
    #expect(outcome == .init(status: 0, output: "1000\n", error: ""))
  }

  @Test(
    "The status is 64 for a wrong command line, 65 for what cannot be read, 1 for errors",
    arguments: [
      ("compile Localizable.xcstrings", 64), ("compile", 64), ("compile Localizable.xcstrings -o out -f xml", 64),
      ("compile x.strings -o out", 64), ("compile none.xcstrings -o out", 65), ("symbols", 64),
      ("symbols Localizable.xcstrings --access private", 64), ("symbols none.strings", 65), ("symbols a.txt", 64),
      ("symbols Localizable.xcstrings x/Localizable.xcstrings", 64),
      ("compile Localizable.xcstrings ./Localizable.xcstrings -o out", 64),
      ("symbols Localizable.xcstrings --output-directory Localizable.xcstrings", 65),
    ] as [(String, Int32)])
  func statuses(words: String, status: Int32) throws {
    let outcome = try shell("endonym strings \(words)")
    #expect(outcome.status == status && outcome.output == "" && outcome.error != "")
  }

  @Test("Errors in the catalog are told with their places, and nothing is compiled")
  func errors() throws {
    let outcome = try shell(
      "endonym strings compile Localizable.xcstrings -o out; echo $?; ls", catalog: "{\"strings\":\n{\"a\":3}}")
    #expect(outcome.output == "1\nLocalizable.xcstrings\n")
    #expect(outcome.error.contains("Localizable.xcstrings:2:6: error: "))
  }

  @Test("Symbols of a catalog with errors do not take the place of those that there are")
  func brokenSymbols() throws {
    let command = "endonym strings symbols Localizable.xcstrings --output-directory out"
    let outcome = try shell("\(command); echo '{' > Localizable.xcstrings; \(command); echo $?; grep -c static out/*")
    #expect(outcome.output == "out/GeneratedStringSymbols_Localizable.swift\n1\n1\n")
  }

  @Test("A file that is too large is not looked at, and the status says so")
  func tooLarge() throws {
    let outcome = try shell("truncate -s 65M Localizable.xcstrings; endonym strings symbols Localizable.xcstrings")
    #expect(outcome.status == 65 && outcome.output == "" && outcome.error.contains("[file-too-large]"))
  }

  @Test("Why a file cannot be read or written is told in words")
  func reasons() throws {
    let outcome = try shell(
      """
      ln -s nowhere.xcstrings link.xcstrings
      endonym strings symbols link.xcstrings
      endonym strings compile Localizable.xcstrings -o Localizable.xcstrings
      """)
    #expect(
      outcome.error == """
        endonym: link.xcstrings: error: expected a file, found a link that leads to none [file-unreadable]
        endonym: Localizable.xcstrings/de.lproj: error: the folder cannot be made: a file stands where a folder is needed [file-unwritable]

        """)
  }
}

import TemporaryFiles
import Testing

/// `strings xib`, `pseudo`, `diff`, `merge-driver` and `doctor` as they are run.
@Suite("endonym strings xib, pseudo, diff, merge-driver and doctor")
struct TableCommandTests {
  private static let storyboard = """
    <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">\
    <label text="Hello" id="abc-de-fgh"/></document>
    """

  /// Runs a line of the shell in a folder with tables.
  private func shell(_ command: String) throws -> EndonymProcess.Outcome {
    let folder = try TemporaryFolder([
      "Base.lproj/Main.storyboard": Self.storyboard, "en.lproj/T.strings": "\"a\" = \"Open\";\n\"b\" = \"Close\";\n",
      "de.lproj/T.strings": "\"a\" = \"Öffnen\";\n", "de.lproj/Main.strings": "\"abc-de-fgh.text\" = \"Hallo\";\n",
      "broken.strings": "\"a\" = \"Open\"\n",
      "C.xcstrings": #"{"sourceLanguage":"en","strings":{"Hi":{}},"version":"1.0"}"#,
      "broken.xib": "<document",
      "manifest.json": #"{"name":"P","targets":[{"name":"P","type":"regular","resources":[]}]}"#,
      "Sources/P/en.lproj/L.strings": "\"a\" = \"b\";\n",
    ])
    return try EndonymProcess.shell("cd '\(folder.path)' && \(command)")
  }

  /// Words for the toolbox, and how they end.
  static let endings: [(words: String, status: Int32, output: String, error: String)] = [
    (
      "xib Base.lproj/Main.storyboard", 0,
      "\n/* Class = \"UILabel\"; text = \"Hello\"; ObjectID = \"abc-de-fgh\"; */\n\"abc-de-fgh.text\" = \"Hello\";\n",
      ""
    ),
    ("xib --merge --language fr --dry-run .", 1, "./fr.lproj/Main.strings: abc-de-fgh.text: added\n", "broken.xib"),
    ("xib", 64, "", "endonym: strings xib needs a file or a folder\n"),
    ("xib --encoding EBCDIC broken.xib", 64, "", "endonym: --encoding is \"EBCDIC\"; it is UTF-8 or UTF-16\n"),
    ("xib --merge --output x Base.lproj", 64, "", "endonym: --merge and --output do not go together\n"),
    ("xib none.xib", 65, "", "endonym: none.xib: error: "), ("xib broken.xib", 1, "", "broken.xib:1:"),
    ("pseudo --language en-x-bounded en.lproj/T.strings", 0, "\"a\" = \"[# Open #]\";\n\"b\" = \"[# Close #]\";\n", ""),
    ("pseudo", 64, "", "endonym: strings pseudo needs one file\n"),
    ("pseudo --language de en.lproj/T.strings", 64, "", "endonym: \"de\" is no pseudo-language; "),
    ("pseudo none.strings", 65, "", "endonym: none.strings: error: "),
    ("pseudo broken.strings", 65, "", "broken.strings:2:1: error: expected ';'"),
    (
      "diff en.lproj/T.strings de.lproj/T.strings", 0,
      "~ \"a\"\n    text: \"Open\" -> \"Öffnen\"\n- \"b\"\n    text: \"Close\"\n0 added, 1 removed, 1 changed\n", ""
    ),
    ("diff --exit-code en.lproj/T.strings de.lproj/T.strings >/dev/null", 1, "", ""),
    ("diff --exit-code en.lproj/T.strings en.lproj/T.strings >/dev/null", 0, "", ""),
    ("diff en.lproj/T.strings", 64, "", "endonym: strings diff needs two files\n"),
    (
      "diff en.lproj/T.strings C.xcstrings", 64, "",
      "endonym: en.lproj/T.strings and C.xcstrings are files of different kinds\n"
    ),
    ("diff none.strings en.lproj/T.strings", 65, "", "endonym: none.strings: error: "),
    ("merge-driver en.lproj/T.strings", 64, "", "endonym: strings merge-driver needs three files"),
    ("merge-driver none en.lproj/T.strings de.lproj/T.strings T.strings", 65, "", "endonym: none: error: "),
    (
      "merge-driver C.xcstrings en.lproj/T.strings de.lproj/T.strings T.strings", 65, "",
      "endonym: C.xcstrings has errors\n"
    ),
    ("doctor --manifest none", 65, "", "none"), ("doctor --format xml", 64, "", "endonym: --format is \"xml\""),
    ("doctor . Sources", 64, "", "endonym: strings doctor needs one folder\n"),
    ("doctor --info-plist none", 65, "", "none"), ("doctor --manifest broken.strings", 65, "", "broken.strings"),
  ]

  @Test("output, error and exit status", arguments: endings)
  func ending(row: (words: String, status: Int32, output: String, error: String)) throws {
    let outcome = try shell("endonym strings \(row.words)")
    #expect(outcome.status == row.status, "\(outcome.error)")
    #expect(outcome.output == row.output)
    #expect(row.error.isEmpty ? outcome.error.isEmpty : outcome.error.contains(row.error), "\(outcome.error)")
  }

  @Test("xib merges into every language beside, and a second run changes nothing")
  func xibMerge() throws {
    let outcome = try shell(
      """
      mv broken.xib x; endonym strings xib --merge --language fr --encoding UTF-8 .; cat fr.lproj/Main.strings
      cp de.lproj/Main.strings old; endonym strings xib --merge .; cmp old de.lproj/Main.strings && grep -c Hallo old
      """)
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
    #expect(outcome.output.hasSuffix("\n\"abc-de-fgh.text\" = \"Hello\";\n1\n"), "\(outcome.output)")
  }

  @Test("xib merges into the catalog of all languages, which a second run leaves as it is")
  func xibCatalogMerge() throws {
    let outcome = try shell(
      #"""
      rm broken.xib de.lproj/Main.strings; mkdir mul.lproj
      echo '{"sourceLanguage":"en","strings":{"xyz-de-fgh.text":{"extractionState":"extracted_with_value"}},"version":"1.0"}' > mul.lproj/Main.xcstrings
      cp mul.lproj/Main.xcstrings old; endonym strings xib --merge --dry-run Base.lproj; cmp old mul.lproj/Main.xcstrings
      endonym strings xib --merge --language fr Base.lproj; ls fr.lproj mul.lproj 2>&-; cp mul.lproj/Main.xcstrings old
      endonym strings xib --merge Base.lproj && cmp old mul.lproj/Main.xcstrings && grep -o 'extracted_with_value\|stale\|"Hello"' old | wc -l
      echo '{' > mul.lproj/Main.xcstrings; endonym strings xib --merge Base.lproj 2>&-; echo $?
      """#)
    let changes = """
      ./mul.lproj/Main.xcstrings: abc-de-fgh.text: added
      ./mul.lproj/Main.xcstrings: xyz-de-fgh.text: its object is gone; the translation is kept

      """
    #expect(outcome.output == changes + changes + "mul.lproj:\nMain.xcstrings\n3\n1\n")
    #expect(outcome.error.isEmpty)
  }

  @Test(
    "xib finds the languages beside the current folder",
    arguments: [".", "Main.storyboard", "./Main.storyboard", "../Base.lproj"])
  func xibInLanguageFolder(path: String) throws {
    let outcome = try shell("cd Base.lproj && endonym strings xib --merge --language fr --dry-run \(path)")
    #expect(outcome == .init(status: 0, output: "../fr.lproj/Main.strings: abc-de-fgh.text: added\n", error: ""))
  }

  @Test("xib says so when there is nothing to merge into")
  func xibWithoutTables() throws {
    let outcome = try shell("rm -r broken.xib de.lproj; endonym strings xib --merge .")
    #expect(
      outcome
        == .init(
          status: 0, output: "",
          error:
            "endonym: nothing to merge into: no language has a table or catalog beside an interface file in an .lproj folder\n"
        ))
  }

  @Test("a catalog gets a pseudo-language in place, and a file elsewhere is made with its folders")
  func pseudoCatalog() throws {
    let outcome = try shell(
      "endonym strings pseudo --language en-x-double --as en-GB C.xcstrings && grep -o 'Hi Hi' C.xcstrings && "
        + "endonym strings pseudo en.lproj/T.strings --output a/b/T.strings && ls a/b")
    #expect(outcome == .init(status: 0, output: "Hi Hi\nT.strings\n", error: ""))
  }

  @Test("the driver merges by key into ours, and tells where both sides changed")
  func mergeDriver() throws {
    let clean = try shell(
      """
      echo '"a" = "1"; "b" = "2";' > base; echo '"a" = "x"; "b" = "2";' > ours; echo '"a" = "1"; "b" = "y";' > theirs
      endonym strings merge-driver base ours theirs T.strings && cat ours
      """)
    #expect(clean == .init(status: 0, output: "\"a\" = \"x\"; \"b\" = \"y\";\n", error: ""))
    let conflict = try shell(
      """
      echo '"a" = "1";' > base; echo '"a" = "2";' > ours; echo '"a" = "3";' > theirs
      endonym strings merge-driver base ours theirs T.strings
      """)
    #expect(conflict.status == 1)
    #expect(conflict.error.hasPrefix("T.strings: warning: both sides changed \"a\""))
  }

  @Test("the doctor names what a manifest lacks, in the format that is asked for")
  func doctor() throws {
    let outcome = try shell("endonym strings doctor --manifest manifest.json")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("[default-localization]"))
    let json = try shell("endonym strings doctor --manifest manifest.json --format json")
    #expect(json.output.contains("\"rule\" : \"default-localization\""))
  }
}

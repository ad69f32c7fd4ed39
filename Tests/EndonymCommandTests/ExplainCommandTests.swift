import TemporaryFiles
import Testing

/// `endonym strings explain`.
struct ExplainCommandTests {
  private static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "App/de.lproj/Localizable.strings": "\"greeting\" = \"Hallo\";\n",
      "App/de.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>songs</key>      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
        <key>count</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld Lied</string><key>other</key><string>%lld Lieder</string>
        </dict></dict></dict></plist>
      """,
      "App/en.lproj/Localizable.strings": "\"title\" = \"Title\";\n",
    ])
  }

  @Test("the places are told in order, with the file, the place in it, the form and why, and the text")
  func explanation() throws {
    let folder = try Self.folder()
    let result = try EndonymProcess.run([
      "strings", "explain", "songs", "\(folder.path)/App", "--language", "de-AT", "--argument", "3",
    ])
    #expect(result.status == 0)
    #expect(
      result.output == """
        songs in Localizable
          de  the language shown  \(folder.path)/App/de.lproj/Localizable.stringsdict:3:23: found
          count is argument 1, 3: the form other
          "3 Lieder"

        """)
  }

  @Test("a key that falls back to another language, and one that no table has, are told so")
  func fallback() throws {
    let folder = try Self.folder()
    let title = try EndonymProcess.run(["strings", "explain", "title", folder.path, "--language", "de"])
    #expect(
      title.output == """
        title in Localizable
          de  the language shown    \(folder.path)/App/de.lproj/Localizable.stringsdict, \
        \(folder.path)/App/de.lproj/Localizable.strings: not there
          en  development language  \(folder.path)/App/en.lproj/Localizable.strings:1:11: found
          "Title"

        """)
    let missing = try EndonymProcess.run([
      "strings", "explain", "nowhere", folder.path, "--language", "de", "--default", "x",
    ])
    #expect(missing.status == 1)
    #expect(missing.output.hasSuffix("  no table has a text: the default value\n  \"x\"\n"))
  }

  @Test("a key that a catalog has without a text is told apart from one with a text, in words and in JSON")
  func keyWithoutText() throws {
    let catalog = "{\"sourceLanguage\": \"en\", \"strings\": {\"OK\": {}}, \"version\": \"1.0\"}"
    let folder = try TemporaryFolder(["T.xcstrings": catalog])
    let words = ["strings", "explain", "OK", "\(folder.path)/T.xcstrings", "--language", "en"]
    let result = try EndonymProcess.run(words)
    #expect(result.status == 0)
    #expect(
      result.output == """
        OK in T
          en  the language shown  \(folder.path)/T.xcstrings:1:38: the key, without a text
          "OK"

        """)
    #expect(try EndonymProcess.run(words + ["--json"]).output.contains("\"outcome\":\"key\""))
  }

  @Test("wrong command lines and paths are refused with their statuses")
  func errors() throws {
    #expect(try EndonymProcess.run(["strings", "explain"]).status == 64)
    #expect(try EndonymProcess.run(["strings", "explain", "key", "/no/such"]).status == 65)
  }
}

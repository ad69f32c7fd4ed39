import EndonymStrings
import Foundation
import Testing

@Suite("XML string tables")
struct XMLTableTests {
  private static func table(_ members: String, head: String = "") -> [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(head)<plist version=\"1.0\">\n\(members)\n</plist>\n".utf8)
  }

  @Test(
    "A table says what Foundation reads in it",
    arguments: [
      "<dict><key>a</key><string>b</string></dict>",
      "<dict><key>a</key><string>&amp;&lt;&gt;&quot;&apos;&#65;&#x1F600;&#13;</string></dict>",
      "<dict><key>a &amp; b</key><string/></dict>",
      "<dict><key>a</key><string> x \r\n y </string><key> k </key><string></string></dict>",
      "<dict><key>a</key><string>1<![CDATA[<b>&amp;]]>2</string></dict>",
      "<dict><key>a</key><string><![CDATA[]]></string></dict>",
      "<dict><!-- c --><key>a</key><!-- d --><string>1</string><!-- e --></dict>",
      "<dict><key>a</key><string>1</string><key>a</key><string>2</string></dict>",
      "<dict><key>a</key><integer>42</integer><key>b</key><integer>-0x1F</integer><key>c</key><real>1.5</real></dict>",
      "<dict><key>a</key><true/><key>b</key><false/><key>c</key><date>2026-01-31T12:00:00Z</date></dict>",
      "<dict><key>a</key><data>\n AQID\n /w== </data><key>b</key><array><string>x</string><dict/><array/></array></dict>",
      "<dict/>", "<dict></dict>",
      "<dict>\n\t<key>a</key>\n\t<dict>\n\t\t<key>b</key>\n\t\t<string>c</string>\n\t</dict>\n</dict>",
    ])
  func tableIsWhatFoundationReads(members: String) throws {
    let bytes = Self.table(members)
    let reading = StringsFile.read(bytes)
    #expect(!reading.hasErrors, "\(reading.diagnostics)")
    #expect(OracleValue.table(reading.content) == (try OracleValue.table(bytes)))
    #expect(reading.content.bytes() == bytes)
  }

  @Test("A document type and a file without <plist> are read")
  func headsAreRead() throws {
    let head = """
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <!-- A comment > with <tags> -->

      """
    let reading = StringsFile.read(Self.table("<dict><key>a</key><string>b</string></dict>", head: head))
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.content["a"]?.value == "b")
    #expect(reading.content["a"]?.keyPosition == SourcePosition(line: 5, column: 7))
    #expect(reading.content["a"]?.valuePosition == SourcePosition(line: 5, column: 19))
    #expect(StringsFile.read(Array("<dict><key>a</key><string>b</string></dict>".utf8)).content["a"]?.value == "b")
  }

  @Test(
    "Every error is reported at its place, and what is sound is kept",
    arguments: [
      ("<dict><key>a</key><key>b</key><string>2</string></dict>", ["3:19 missing-value"], ["b"]),
      ("<dict><string>1</string><key>b</key><string>2</string></dict>", ["3:7 unexpected-markup"], ["b"]),
      ("<dict>x<key>b</key><string>2</string></dict>", ["3:7 unexpected-markup"], ["b"]),
      ("<dict><key>a</key><string>1 & 2</string></dict>", ["3:29 unknown-entity"], ["a"]),
      ("<dict><key>a</key><string>&nbsp;</string></dict>", ["3:27 unknown-entity"], ["a"]),
      ("<dict><key>a</key><string>&#xD800;</string></dict>", ["3:27 unknown-entity"], ["a"]),
      (
        "<dict><key>a</key><string>1 <b>2</b></string><key>b</key><string>2</string></dict>",
        ["3:29 markup-in-text"], ["b"]
      ),
      ("<dict><key>a</key><string>1<key>b</key><string>2</string></dict>", ["3:28 markup-in-text"], ["b"]),
      ("<dict><key>a</key><text>1</text><key>b</key><string>2</string></dict>", ["3:19 unknown-element"], ["b"]),
      ("<dict><key>a</key><integer>x</integer><key>b</key><string>2</string></dict>", ["3:19 malformed-value"], ["b"]),
      ("<dict><key>a</key><array><string>1</string></dict>", ["3:44 mismatched-tag"], ["a"]),
      ("<dict><key>a</key><string>1<!-- c -->2</string></dict>", ["3:28 comment-in-text"], ["a"]),
      ("<dict><key>a</key><string>1</string></dict></dict>", ["3:44 unexpected-markup"], ["a"]),
      ("<dict><key>a</key><string>1</string>", ["4:1 mismatched-tag"], ["a"]),
      ("<array><string>1</string></array>", ["3:1 not-a-dictionary"], []),
      ("", ["4:1 unexpected-end"], []),
    ] as [(String, [String], [String])])
  func errorsAreReportedAndTheRestIsKept(members: String, errors: [String], kept: [String]) {
    let bytes = Self.table(members)
    let reading = StringsFile.read(bytes)
    let found = reading.diagnostics.filter { $0.severity == .error }
    #expect(found.map { "\($0.position.map(\.description) ?? "-") \($0.rule)" } == errors, "\(found)")
    #expect(reading.content.entries.map(\.key) == kept)
    #expect(reading.content.bytes() == bytes)
  }

  @Test("Entities are not declared, expanded or fetched: the bomb stays one line, the file outside unread")
  func entitiesAreRefused() {
    let bomb = """
      <!DOCTYPE plist [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>

      """
    let reading = StringsFile.read(
      Self.table("<dict><key>k</key><string>&b;&c;</string></dict>", head: bomb))
    #expect(reading.diagnostics.filter { $0.rule == "entity-declaration" }.count == 3)
    #expect(reading.diagnostics.filter { $0.rule == "unknown-entity" }.count == 2)
    #expect(reading.content["k"]?.value == "&b;&c;")
  }

  @Test(
    "A changed value, an added and a removed entry change nothing else",
    arguments: [
      (
        "<dict>\n\t<key>a</key>\n\t<string>1</string>\n\t<!-- c -->\n\t<key>k</key>\n\t<string>2</string>\n</dict>",
        "<dict>\n\t<key>a</key>\n\t<string>&lt;1&gt;</string>\n\t<key>n</key>\n\t<string>x</string>\n</dict>"
      ),
      (
        "<dict>\n  <key>k</key>\n  <string>2</string>\n  <key>a</key><string>1</string>\n</dict>",
        "<dict>\n  <key>a</key><string>&lt;1&gt;</string>\n  <key>n</key>\n  <string>x</string>\n</dict>"
      ),
      (
        "<dict>\n    <key>a</key>\n    <string/>\n</dict>",
        "<dict>\n    <key>a</key>\n    <string>&lt;1&gt;</string>\n    <key>n</key>\n    <string>x</string>\n</dict>"
      ),
      (
        "<dict/>",
        "<dict>\n\t<key>a</key>\n\t<string>&lt;1&gt;</string>\n\t<key>n</key>\n\t<string>x</string>\n</dict>"
      ),
      (
        "<dict>\n</dict>",
        "<dict>\n\t<key>a</key>\n\t<string>&lt;1&gt;</string>\n\t<key>n</key>\n\t<string>x</string>\n</dict>"
      ),
      (
        "<dict></dict>",
        "<dict>\n\t<key>a</key>\n\t<string>&lt;1&gt;</string>\n\t<key>n</key>\n\t<string>x</string>\n</dict>"
      ),
    ])
  func editsChangeNothingElse(members: String, expected: String) {
    var file = StringsFile.read(Self.table(members)).content
    file.setValue("<1>", forKey: "a")
    file.remove("k")
    file.append("n", "x")
    #expect(String(decoding: file.bytes(), as: UTF8.self) == String(decoding: Self.table(expected), as: UTF8.self))
  }
}

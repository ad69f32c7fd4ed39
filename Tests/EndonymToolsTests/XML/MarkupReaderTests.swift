import EndonymStrings
import RealFiles
import Testing

@testable import EndonymTools

/// What is right follows from XML 1.0: 2.2 characters, 2.11 line ends, 3.3.3 attribute values, 4.6 the five entities.
@Suite("Reading XML")
struct MarkupReaderTests {
  private func read(_ text: String) -> FileReading<MarkupElement?> {
    MarkupReader.read(Array(text.utf8), file: "a.xml")
  }

  @Test("Elements keep names, attributes, texts and places")
  func elements() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <a xmlns="urn:x" xml:space="preserve">
        <!-- <no/> --><b id="ä&quot;&#10;" title='>'/>é<c
          d="1">1 &lt; <![CDATA[2 & 3]]></c>
      </a>
      """
    let reading = read(text)
    #expect(reading.diagnostics.isEmpty)
    let root = try #require(reading.content)
    #expect(root.name == "a" && root.namespace == "urn:x" && root[attribute: "xml:space"] == "preserve")
    #expect(root.position == SourcePosition(line: 2, column: 1))
    let b = try #require(root.element(named: "b"))
    #expect(b[attribute: "id"] == "ä\"\n" && b[attribute: "title"] == ">" && b[attribute: "d"] == nil)
    #expect(b.position == SourcePosition(line: 3, column: 17))
    let c = try #require(root.elements.last)
    #expect(c.text == "1 < 2 & 3" && c.children.count == 1)
    #expect(c.position == SourcePosition(line: 3, column: 50))
  }

  @Test(
    "The encoding is told by a byte order mark or the declaration",
    arguments: [
      ([0xEF, 0xBB, 0xBF] as [UInt8], "<a>é</a>", "utf8"), ([0xFF, 0xFE], "<a>é</a>", "utf16"),
      ([], "<?xml version='1.0' encoding='ISO-8859-1'?><a>é</a>", "latin1"),
    ])
  func encodings(mark: [UInt8], text: String, encoding: String) throws {
    let bytes: [UInt8] =
      switch encoding {
      case "utf16": text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
      case "latin1": text.unicodeScalars.map { UInt8($0.value) }
      default: Array(text.utf8)
      }
    let reading = MarkupReader.read(mark + bytes, file: "a.xml")
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.content?.text == "é")
  }

  @Test("An ampersand is one, in attributes as in texts", arguments: ["&amp;", "&#38;", "&#x26;"])
  func ampersands(reference: String) {
    let root = read("<a b=\"x \(reference) y\">x \(reference) y</a>").content
    #expect(root?[attribute: "b"] == "x & y" && root?.text == "x & y")
  }

  @Test("What is sound of a broken document is kept, and the error tells its place")
  func broken() throws {
    let reading = read("<a>\n<b>x</b>\n<c></a>")
    #expect(reading.content?.element(named: "b")?.text == "x")
    let first = try #require(reading.diagnostics.first)
    #expect(
      first.rule == "xml-syntax" && first.severity == .error && first.file == "a.xml" && first.position?.line == 3)
  }

  @Test(
    "What is no XML is an error",
    arguments: ["", "   ", "a", "<", "<a", "<a>", "</a>", "<a b=c/>", "<a/><b/>", "<a>\0</a>"])
  func refused(text: String) { #expect(read(text).hasErrors) }

  @Test("Entities are not expanded, and no file is read for one")
  func entities() {
    let bomb =
      "<!DOCTYPE a [<!ENTITY b 'bbbbbbbbbb'>" + (0..<9).map { "<!ENTITY b\($0) '&b;&b;'>" }.joined() + "]><a>&b8;</a>"
    #expect(read(bomb).hasErrors && read(bomb).content?.text == "")
    let file = "<!DOCTYPE a [<!ENTITY f SYSTEM 'file:///etc/passwd'>]><a>&f;</a>"
    #expect(read(file).hasErrors && read(file).content?.text == "")
    let attribute = "<!DOCTYPE a [<!ENTITY b 'bbb'><!ENTITY f SYSTEM 'file:///etc/passwd'>]><a c='&b;&f;'/>"
    #expect(read(attribute).hasErrors)
    #expect(read(attribute).content?[attribute: "c"]?.contains("root") != true)
    #expect(!read("<!DOCTYPE a SYSTEM 'http://127.0.0.1:9/a.dtd'><a/>").hasErrors)
  }

  @Test("Elements are nested up to the limit, and not beyond")
  func depth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + "x" + String(repeating: "</a>", count: depth)
    }
    #expect(read(nested(MarkupReader.depthLimit)).diagnostics.isEmpty)
    #expect(read(nested(MarkupReader.depthLimit)).content?.text == "x")
    let beyond = read(nested(MarkupReader.depthLimit + 1))
    #expect(beyond.diagnostics.map(\.message) == ["expected elements at most 200 deep"])
    #expect(beyond.diagnostics.first?.position == SourcePosition(line: 1, column: 601))
    #expect(read(nested(100_000)).hasErrors)
  }

  @Test("An element has attributes up to the limit, and not beyond; equal signs elsewhere are not counted")
  func attributes() {
    func tag(_ count: Int) -> String { "\n<a " + (0..<count).map { "a\($0)='='" }.joined(separator: " ") + "/>" }
    #expect(read(tag(MarkupReader.attributeLimit)).diagnostics.isEmpty)
    let beyond = read(tag(MarkupReader.attributeLimit + 1))
    #expect(beyond.content == nil && beyond.diagnostics.first?.position == SourcePosition(line: 2, column: 1))
    #expect(read("<a>" + String(repeating: "=", count: 5_000) + "</a>").diagnostics.isEmpty)
  }

  @Test("A file beyond the limit of bytes is refused")
  func size() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: MarkupReader.byteLimit + 1)
    #expect(MarkupReader.read(bytes, file: "a.xml").diagnostics.first?.message.contains("67108864 bytes") == true)
  }

  @Test(
    "Every real interface file is read without a finding", .enabled(if: RealFiles.isGiven, "ENDONYM_FILES is not set"))
  func realFiles() throws {
    for path in try RealFiles.paths(withExtension: "xib") + RealFiles.paths(withExtension: "storyboard") {
      let bytes = try RealFiles.bytes(path)
      let reading = MarkupReader.read(bytes, file: path)
      #expect(reading.content?.name == "document" && reading.diagnostics.isEmpty)
      // An identifier is named where its element begins.
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      let dependencies = try #require(reading.content?.element(named: "dependencies"))
      let line = lines[dependencies.position.line - 1].dropFirst(dependencies.position.column - 1)
      #expect(line.hasPrefix("<dependencies"))
    }
  }
}

import EndonymStrings
import EndonymTools
import Foundation
import TemporaryFiles
import Testing

@Suite("Audit: the page")
struct AuditPageTests {
  /// The page of a catalog.
  static func page(_ catalog: String) throws -> String {
    let folder = try TemporaryFolder(["T.xcstrings": catalog])
    let (report, tables, _) = Auditor().audit(try LocalizationProject(paths: [folder.path]))
    return report.html(tables: tables)
  }

  @Test("Strings stand with the language and direction they are written in")
  func directions() throws {
    let page = try Self.page(AuditTests.catalog)
    #expect(page.contains(#"data-state="review" lang="ar" dir="rtl">"#))
    #expect(page.contains(#"data-state="translated" lang="de" dir="ltr"><bdi>Schließen</bdi>"#))
    #expect(page.contains(#"<html lang="en" dir="ltr">"#))
    #expect(page.contains(#"<bdi lang="ar">العربية</bdi>"#))
  }

  @Test(
    "Nothing in a string is markup",
    arguments: [
      "</td><script>alert(1)</script>", "\\\" onmouseover=\\\"alert(1)", "<img src=x onerror=alert(1)>", "&lt;b&gt;",
      "'", "<!--",
      "]]>", "</style><style>*{display:none}", "\\u0000\\u0008", "javascript:alert(1)",
    ])
  func injection(text: String) throws {
    let unit = "\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" }"
    let page = try Self.page(
      LintRow.catalog("\"\(text)\" : { \"comment\" : \"\(text)\", \"localizations\" : { \"de\" : { \(unit) } } }"))
    // The page has as many tags as one whose texts are harmless, and the texts stand in it escaped.
    let harmless = try Self.page(
      LintRow.catalog(
        "\"x\" : { \"comment\" : \"x\", \"localizations\" : { \"de\" : { \(unit.replacing(text, with: "x")) } } }"))
    func count(_ page: String, _ mark: Character) -> Int { page.count { $0 == mark } }
    #expect(count(page, "<") == count(harmless, "<"))
    #expect(count(page, "\"") == count(harmless, "\""))
    #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test("The page loads nothing, and its policy names its own style and script by their digests")
  func policy() throws {
    let page = try Self.page(AuditTests.catalog)
    #expect(
      !page.contains("http://") && !page.contains("https://") && !page.contains("src=") && !page.contains("@import"))
    for (tag, kind) in [("style", "style-src"), ("script", "script-src")] {
      let start = try #require(page.firstRange(of: "<\(tag)>")).upperBound
      let end = try #require(page[start...].firstRange(of: "</\(tag)>")).lowerBound
      let digest = try Self.digest(String(page[start..<end]))
      #expect(page.contains("\(kind) 'sha256-\(digest)'"), "the digest of the \(tag) is \(digest)")
    }
  }

  /// SHA-256 in base 64, by coreutils.
  private static func digest(_ text: String) throws -> String {
    let folder = try TemporaryFolder(["text": text])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sha256sum", "\(folder.path)/text"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let digits = Array(words.prefix(64))
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    return Data(bytes).base64EncodedString()
  }
}

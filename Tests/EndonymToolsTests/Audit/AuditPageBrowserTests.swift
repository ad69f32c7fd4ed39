import EndonymTools
import Foundation
import TemporaryFiles
import Testing

/// The page in Chromium: the filter filters, and right-to-left text stands on the right.
///
/// `ENDONYM_SCREENSHOTS` names a folder that keeps what the browser shows.
@Suite("Audit: the page in a browser", .serialized, .enabled(if: Browser.path != nil, "Chromium is not installed"))
struct AuditPageBrowserTests {
  @Test(
    "The filter shows the rows that are asked for",
    arguments: [
      ("", "7 of 7 strings"), ("#text=song", "1 of 7 strings"), ("#text=SCHLIESSEN", "0 of 7 strings"),
      ("#text=%D8%A3%D8%BA%D9%86%D9%8A%D8%A9", "1 of 7 strings"), ("#state=missing", "4 of 7 strings"),
      ("#state=missing&without=0", "1 of 7 strings"), ("#state=new", "1 of 7 strings"),
      ("#state=stale", "1 of 7 strings"),
      ("#text=pen&state=new", "1 of 7 strings"), ("#text=song&state=new", "0 of 7 strings"),
    ])
  func filter(fragment: String, count: String) throws {
    let dom = try Browser.run(page: try AuditPageTests.page(AuditTests.catalog), fragment: fragment, ["--dump-dom"])
    #expect(dom.contains(">\(count)</output>"))
    let rows = dom.components(separatedBy: "<tr").filter { $0.contains("<bdi>") && $0.contains("data-state") }
    #expect(rows.count == 7)
    #expect(
      "\(rows.count { !$0.hasPrefix(" hidden") && !$0.hasPrefix(" data-stale=\"\" hidden") }) of 7 strings" == count)
  }

  @Test("Columns of languages that are not asked for are hidden")
  func columns() throws {
    let dom = try Browser.run(
      page: try AuditPageTests.page(AuditTests.catalog), fragment: "#without=0&without=2", ["--dump-dom"])
    for cell in dom.components(separatedBy: "data-column=\"").dropFirst() {
      #expect(cell.prefix { $0 != ">" }.contains("hidden") == (cell.first != "1"))
    }
  }

  @Test("Strings of a script do not run")
  func script() throws {
    let page = try AuditPageTests.page(
      LintRow.catalog("\"<img src=x onerror=document.title=1><script>document.title=2</script>\" : { }"))
    #expect(try Browser.run(page: page, fragment: "", ["--dump-dom"]).contains("<title>Localization audit</title>"))
  }

  @Test(
    "A left-to-right and a right-to-left language are drawn",
    arguments: [("de", "#without=0&without=2"), ("ar", "#without=1&without=2")])
  func screenshot(language: String, fragment: String) throws {
    let kept = ProcessInfo.processInfo.environment["ENDONYM_SCREENSHOTS"]
    let folder = try TemporaryFolder()
    let file = "\(kept ?? folder.path)/audit-\(language).png"
    _ = try Browser.run(
      page: try AuditPageTests.page(AuditTests.catalog), fragment: fragment,
      ["--window-size=1000,800", "--screenshot=\(file)"])
    let image = try Data(contentsOf: URL(fileURLWithPath: file))
    #expect(image.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // Width and height of the image's header.
    #expect(Array(image[16..<24]) == [0, 0, 0x03, 0xE8, 0, 0, 0x03, 0x20])
  }
}

/// Chromium without a window.
enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Opens a page and gives what the browser prints.
  static func run(page: String, fragment: String, _ arguments: [String]) throws -> String {
    let folder = try TemporaryFolder(["page.html": page])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    // As root, and in containers, there is no sandbox to be had; the page is the test's own.
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
        "--user-data-dir=\(folder.path)/profile",
      ]
      + arguments + ["file://\(folder.path)/page.html\(fragment)"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text
  }
}

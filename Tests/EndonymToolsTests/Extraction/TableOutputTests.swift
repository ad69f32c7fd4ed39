import EndonymStrings
import EndonymTools
import Foundation
import Testing

@Suite("Source files and tables in folders")
struct TableOutputTests {
  /// A folder that is there for one test.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("endonym-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func table(_ source: String) -> ExtractedTables.Table? {
    ExtractedTables([CSourceReader().read(Array(source.utf8), file: "a.m")]).tables.first
  }

  private var utf8: TableOutput.Options {
    var options = TableOutput.Options()
    (options.table.encoding, options.table.hasByteOrderMark) = (.utf8, false)
    return options
  }

  @Test(
    "sources are found in folders by name, once, without what tools fill; links to files are followed, to folders not")
  func sources() throws {
    try inFolder { folder in
      for path in ["b.swift", "a/A.mm", "a/x.txt", ".build/no.swift", "Pods/no.m", "a/z.h"] {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: url)
      }
      for (link, target) in [("c.swift", "a/A.mm"), ("d.swift", "no.swift"), ("loop", ".")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path + "/a/" + link, withDestinationPath: folder.path + "/" + target)
      }
      let files = SourceFiles([folder.path, folder.path + "/b.swift", folder.path + "/no.m", folder.path + "/a/x.txt"])
      #expect(files.swift == ["a/c.swift", "b.swift"].map { folder.path + "/" + $0 })
      #expect(files.all == ["a/A.mm", "a/c.swift", "a/z.h", "b.swift"].map { folder.path + "/" + $0 })
      #expect(files.diagnostics.map(\.file) == [folder.path + "/no.m", folder.path + "/a/x.txt"])
      #expect(SourceFiles([folder.path], ignoring: [PathPattern("a")]).all == [folder.path + "/b.swift"])
    }
  }

  @Test("a table is written anew, or added to with its translations, order and encoding kept")
  func strings() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("Localizable.strings")
      let source = try #require(table(#"NSLocalizedString(@"b", @"B"); NSLocalizedString(@"a", nil);"#))
      let old = Array("// Mine\n\"b\" = \"Bär\";\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
      try Data([0xFF, 0xFE] + old).write(to: file)
      var options = utf8
      options.appends = true
      #expect(try TableOutput(folder: folder.path, options: options).write(source).isEmpty)
      let merged = StringsFile.read([UInt8](try Data(contentsOf: file))).content
      #expect(merged.encoding == .utf16LittleEndian)
      #expect(merged.entries.map(\.key) == ["b", "a"])
      #expect(merged["b"]?.value == "Bär")
      #expect(merged["b"]?.comment == "B")
      #expect(merged["a"]?.comment == GenstringsTable.noComment)
      _ = try TableOutput(folder: folder.path, options: utf8).write(source)
      #expect(
        try String(contentsOf: file, encoding: .utf8).hasPrefix(
          "/* No comment provided by engineer. */\n\"a\" = \"a\";\n\n"))
    }
  }

  @Test(
    "what is added to a table of genstrings is laid out as genstrings does, however many entries were there",
    arguments: 1...3)
  func appended(count: Int) throws {
    try inFolder { folder in
      let keys = ["a", "b", "c", "d", "e"]
      func source(_ keys: some Collection<String>) throws -> ExtractedTables.Table {
        try #require(table(keys.map { #"NSLocalizedString(@"\#($0)", @"c");"# }.joined()))
      }
      _ = try TableOutput(folder: folder.path, options: utf8).write(source(keys.prefix(count)))
      var options = utf8
      options.appends = true
      _ = try TableOutput(folder: folder.path, options: options).write(source(keys))
      let text = try String(contentsOf: folder.appendingPathComponent("Localizable.strings"), encoding: .utf8)
      #expect(text == keys.map { "/* c */\n\"\($0)\" = \"\($0)\";\n\n" }.joined())
    }
  }

  @Test("a check writes nothing and tells what is out of date")
  func check() throws {
    try inFolder { folder in
      let source = try #require(table(#"NSLocalizedString(@"a", nil)"#))
      var options = utf8
      options.writes = false
      let output = TableOutput(folder: folder.path, options: options)
      #expect(try output.write(source).map(\.rule) == ["out-of-date"])
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/Localizable.strings"))
      _ = try TableOutput(folder: folder.path, options: utf8).write(source)
      #expect(try output.write(source).isEmpty)
    }
  }

  @Test("a file that cannot be read whole is not written over")
  func brokenFiles() throws {
    try inFolder { folder in
      let source = try #require(table(#"NSLocalizedString(@"a", nil)"#))
      for format in TableOutput.Format.allCases {
        let file = folder.appendingPathComponent("Localizable.\(format.rawValue)")
        try Data("\"b\" = ".utf8).write(to: file)
        var options = utf8
        (options.format, options.appends) = (format, true)
        let diagnostics = try TableOutput(folder: folder.path, options: options).write(source)
        #expect(diagnostics.contains { $0.severity == .error && $0.file == file.path })
        #expect(try Data(contentsOf: file) == Data("\"b\" = ".utf8))
      }
    }
  }

  @Test("a folder that is not there is an error")
  func missingFolder() throws {
    let source = try #require(table(#"NSLocalizedString(@"a", nil)"#))
    #expect(throws: Diagnostic.self) { try TableOutput(folder: "/no/such/folder").write(source) }
  }

  static let encodings: [(encoding: SourceEncoding, bytes: [UInt8])] = [
    (.utf8, [0xC3, 0xA9]), (.isoLatin1, [0xE9]), (.macRoman, [0x8E]), (.utf16, [0xFE, 0xFF, 0x00, 0xE9]),
    (.utf8, [0xFF, 0xFE, 0xE9, 0x00]), (.utf8, [0xEF, 0xBB, 0xBF, 0xC3, 0xA9]), (.isoLatin1, [0xFE, 0xFF, 0x00, 0xE9]),
    (.utf16, [0xE9, 0x00]), (.utf8, [0xFF, 0xFE, 0, 0, 0xE9, 0, 0, 0]),
  ]

  @Test("sources in other encodings; a byte order mark is believed, and no part of the text", arguments: encodings)
  func sourceEncoding(encoding: SourceEncoding, bytes: [UInt8]) {
    #expect(encoding.read(bytes, file: "a.m") == FileReading(Array("é".utf8)))
  }

  /// Bytes around a call, and where they are told.
  static let wrongBytes: [(start: [UInt8], text: [UInt8], position: SourcePosition?)] = [
    ([], [0xE9], SourcePosition(line: 1, column: 21)), (Array("/* ".utf8) + [0xA9] + Array(" */\n".utf8), [], nil),
    (
      Array("// ".utf8) + [0xA9] + Array("\nx = ".utf8) + [0xE9] + Array(";".utf8), [],
      SourcePosition(line: 2, column: 5)
    ),
  ]

  @Test(
    "a byte that is no text is told at its place, unless in a comment, and its string is left out",
    arguments: wrongBytes)
  func wrongEncoding(start: [UInt8], text: [UInt8], position: SourcePosition?) {
    let source =
      start + Array("NSLocalizedString(@\"".utf8) + text + Array("\", nil); NSLocalizedString(@\"b\", nil)".utf8)
    let reading = CSourceReader().read(source, file: "a.m")
    #expect(reading.strings.map(\.key) == (text.isEmpty ? ["", "b"] : ["b"]))
    #expect(reading.diagnostics.map(\.position) == (position.map { [$0] } ?? []))
    #expect(reading.isWhole == (position == nil))
  }

  @Test("a wrong byte is told however many comments have such")
  func manyComments() {
    let comments = [UInt8](repeatElement([0x2F, 0x2F, 0xE9, 0x0A], count: FileLimits.diagnosticCount + 9).joined())
    let reading = CSourceReader().read(
      comments + Array("NSLocalizedString(@\"a".utf8) + [0xE9] + Array("\", nil)".utf8), file: "a.m")
    #expect(reading.strings.isEmpty)
    #expect(reading.diagnostics.map(\.position) == [SourcePosition(line: FileLimits.diagnosticCount + 10, column: 22)])
  }

  @Test("UTF-16 that ends inside of a character is not read whole")
  func truncated() {
    let source: [UInt8] = [0xFF, 0xFE] + Array("NSLocalizedString(@\"b\", nil)".utf8).flatMap { [$0, 0] } + [0x20]
    let reading = CSourceReader().read(source, file: "a.m")
    #expect(reading.strings.map(\.key) == ["b"])
    #expect(reading.diagnostics.map(\.rule) == ["encoding"])
  }

  @Test("Mac OS Roman, at both ends and in the middle")
  func macRoman() {
    #expect(
      SourceEncoding.macRoman.read([0x41, 0x80, 0xA0, 0xCA, 0xDB, 0xF0, 0xFF], file: "a.m").content
        == Array("AÄ†\u{A0}€\u{F8FF}ˇ".utf8))
  }
}

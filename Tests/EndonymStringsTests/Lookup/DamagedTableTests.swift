import EndonymStrings
import Synchronization
import TemporaryFiles
import Testing

/// Look-ups in a compiled table that is no longer as it was written.
@Suite("Damaged tables")
struct DamagedTableTests {
  private static let keys = (0..<12).map { "key \($0)" }

  /// Each key in German and in English.
  private static func bytes() throws -> [UInt8] {
    try CompiledTable.bytes(
      of: ["de", "en"].map { language in
        (language, keys.map { ($0, LocatedMessage(.text("\(language) \($0)"), file: "Localizable.xcstrings")) })
      }, sourceLanguage: "en")
  }

  private final class Heard: Sendable {
    private let diagnostics = Mutex<[Diagnostic]>([])
    var all: [Diagnostic] { diagnostics.withLock { $0 } }
    func append(_ diagnostic: Diagnostic) { diagnostics.withLock { $0.append(diagnostic) } }
  }

  private static func strings(_ source: StringsSource, _ heard: Heard = Heard()) throws -> LocalizedStrings {
    var options = LocalizedStrings.Options()
    options.onDiagnostic = heard.append
    return try LocalizedStrings([source], languages: ["de"], options: options)
  }

  @Test("Whichever byte is damaged, each key has its text or is told to be damaged, and the others keep answering")
  func byteByByte() throws {
    let folder = try TemporaryFolder()
    let sound = try Self.bytes()
    var (refused, damaged) = (0, 0)
    for place in sound.indices {
      var bytes = sound
      bytes[place] ^= 0x41
      let path = try folder.write("Localizable.endonymtable", bytes)
      let heard = Heard()
      let strings: LocalizedStrings
      do { strings = try Self.strings(.file(path), heard) } catch {
        #expect((error as? Diagnostic)?.rule == "compiled-table")
        refused += 1
        continue
      }
      var missing: [String] = []
      for key in Self.keys {
        let text = strings.string(key)
        let attempts = strings.explain(key).attempts
        if text == "de \(key)" {
          #expect(attempts.count == 1, "\(place)")
        } else {
          #expect(text == "en \(key)", "\(place)")
          guard case .damaged(let diagnostic)? = attempts.first?.outcome else {
            Issue.record("\(place): \(attempts)")
            continue
          }
          #expect(diagnostic.rule == "compiled-table" && diagnostic.file == path)
          missing.append(key)
        }
      }
      // A bucket holds seven keys.
      #expect(missing.count <= 7 && strings.diagnostics.isEmpty == missing.isEmpty, "\(place)")
      #expect(heard.all == strings.diagnostics)
      damaged += missing.isEmpty ? 0 : 1
    }
    #expect(refused > 0 && damaged > 0)
  }

  /// The table with the text of one key damaged, in German.
  private static func damaged(_ key: String) throws -> [UInt8] {
    var bytes = try Self.bytes()
    let text = Array("de \(key)".utf8)
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: text) })
    bytes[place] ^= 1
    return bytes
  }

  @Test("A damaged place is told of once, however often it is come to, and an explanation names it")
  func toldOnce() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Localizable.endonymtable", Self.damaged("key 3"))
    let heard = Heard()
    let strings = try Self.strings(.file(path), heard)
    #expect(strings.diagnostics.isEmpty)
    for _ in 0..<3 {
      #expect(strings.string("key 3") == "en key 3" && strings.string("key 4") == "de key 4")
      try strings.select(["fr"])
      try strings.select(["de"])
    }
    #expect(heard.all.count == 1 && heard.all == strings.diagnostics)
    let lines = strings.explain("key 3").description.split(separator: "\n")
    #expect(lines.count == 4 && lines[1].contains("the compiled table is damaged at byte"))
    #expect(lines[2].hasSuffix("Localizable.xcstrings: found") && lines[3] == "  \"en key 3\"")
    try folder.write("Localizable.endonymtable", Self.bytes())
    try strings.reload()
    #expect(strings.string("key 3") == "de key 3" && strings.diagnostics.isEmpty)
  }

  @Test("Where a table is damaged, the next file of the same language answers")
  func nextFile() throws {
    let folder = try TemporaryFolder(["de.lproj/Localizable.strings": "\"key 3\" = \"aus Text\";"])
    try folder.write("Localizable.endonymtable", Self.damaged("key 3"))
    let strings = try Self.strings(.folder(folder.path))
    let explanation = strings.explain("key 3")
    #expect(explanation.text == "aus Text" && strings.string("key 3") == "aus Text")
    #expect(
      explanation.attempts.map(\.files).map { $0.map(folder.relative) } == [
        ["Localizable.endonymtable"], ["de.lproj/Localizable.strings"],
      ])
    #expect(explanation.attempts.map(\.step.localization) == ["de", "de"])
    #expect(strings.diagnostics.count == 1)
  }

  @Test("A key that is damaged everywhere is missing, and counted so")
  func nowhere() throws {
    let folder = try TemporaryFolder()
    let one = [("de", [("k", LocatedMessage(.text("Text"), file: ""))])]
    var bytes = try CompiledTable.bytes(of: one)
    bytes[bytes.count - 1] ^= 1
    let strings = try Self.strings(.file(try folder.write("Localizable.endonymtable", bytes)))
    #expect(strings.string("k", defaultValue: "Ersatz") == "Ersatz" && strings.missingCount == 1)
    #expect(strings.explain("k", defaultValue: "Ersatz").answer == .defaultValue)
    #expect(strings.diagnostics.map(\.rule) == ["compiled-table"])
  }
}

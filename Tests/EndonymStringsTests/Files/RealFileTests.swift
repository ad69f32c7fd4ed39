import EndonymStrings
import Foundation
import RealFiles
import Testing

/// Real apps' tables, against Foundation's own reader.
@Suite("Real string tables", .enabled(if: RealFiles.isGiven, "ENDONYM_FILES is not set"))
struct RealFileTests {
  @Test("Every key and value of a .strings table is what Foundation reads, and writing changes no byte")
  func stringsAreWhatFoundationReads() throws {
    for path in try RealFiles.paths(withExtension: "strings") {
      let bytes = try RealFiles.bytes(path)
      let reading = StringsFile.read(bytes, file: path)
      #expect(reading.content.bytes() == bytes, "\(path)")
      guard
        let expected = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
      else {
        #expect(reading.hasErrors || reading.content.entries.isEmpty, "\(path)")
        continue
      }
      #expect(!reading.hasErrors, "\(path): \(reading.diagnostics)")
      let values = Dictionary(reading.content.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
      #expect(values == expected.mapValues { $0 as? String }, "\(path)")
    }
  }

  @Test("Every entry of a .stringsdict table has a definition, and writing changes no byte")
  func stringsDictionariesAreReadWhole() throws {
    for path in try RealFiles.paths(withExtension: "stringsdict") {
      let bytes = try RealFiles.bytes(path)
      let reading = StringsDictionary.read(bytes, file: path)
      #expect(reading.content.bytes() == bytes, "\(path)")
      let expected = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
      #expect(Set(reading.content.entries.map(\.key)) == Set(expected.map(\.keys) ?? [:].keys), "\(path)")
      for entry in reading.content.entries where entry.definition == nil {
        Issue.record("\(path): \(entry.key) has no definition: \(reading.diagnostics)")
      }
    }
  }
}

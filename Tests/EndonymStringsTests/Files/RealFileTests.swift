import EndonymStrings
import Foundation
import RealFiles
import TestSampling
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

  @Test("A changed value of a real table changes its own bytes alone")
  func changedValueChangesItsBytesAlone() throws {
    var generator = SeededGenerator(stream: "RealFiles", seed: SampleSeed.given ?? 1)
    for path in try RealFiles.paths(withExtension: "strings") {
      let bytes = try RealFiles.bytes(path)
      let file = StringsFile.read(bytes, file: path).content
      let unique = Dictionary(grouping: file.entries, by: \.key).filter { $1.count == 1 }.keys.sorted()
      guard !unique.isEmpty, file.form != .binary else { continue }
      for _ in 0..<5 {
        let key = generator.pick(unique)
        guard let value = file[key]?.value else { continue }
        var edited = file
        edited.setValue("\u{1F600}\"<new>", forKey: key)
        let written = edited.bytes()
        let again = StringsFile.read(written).content
        #expect(again[key]?.value == "\u{1F600}\"<new>", "\(path) \(key)")
        #expect(again.entries.count == file.entries.count, "\(path) \(key)")
        for (new, old) in zip(again.entries, file.entries) where old.key != key {
          let isSame = new.key == old.key && new.value == old.value && new.comment == old.comment
          #expect(isSame, "\(path) \(old.key)")
        }
        // What differs is no longer than the value can be, escapes and all.
        let head = zip(bytes, written).prefix { $0 == $1 }.count
        let tail = zip(bytes.reversed(), written.reversed()).prefix { $0 == $1 }.count
        #expect(bytes.count - head - tail <= 12 * value.utf8.count + 24, "\(path) \(key)")
      }
    }
  }
}

import EndonymStrings
import Foundation
import RealFiles
import Testing

@Suite("Catalogs of real apps", .enabled(if: RealFiles.isGiven, "ENDONYM_FILES is not set"))
struct RealCatalogTests {
  /// All catalogs; one that is broken on purpose has no strings.
  static let catalogs: [(path: String, bytes: [UInt8])] = {
    let paths = (try? RealFiles.paths(withExtension: "xcstrings")) ?? []
    return paths.compactMap { path in (try? RealFiles.bytes(path)).map { (path, $0) } }
      .filter { !$0.path.hasSuffix("/Broken.xcstrings") }
  }()

  /// Those that are read quickly without optimization; with `ENDONYM_SWEEP=long` all.
  static let smallCatalogs = catalogs.filter {
    $0.bytes.count < 100_000 || ProcessInfo.processInfo.environment["ENDONYM_SWEEP"] == "long"
  }

  @Test("There are some")
  func isGiven() { #expect(Self.catalogs.count > 20) }

  @Test("Each is read without loss, and written back unchanged")
  func withoutLoss() throws {
    for (path, bytes) in Self.catalogs {
      let reading = StringCatalog.read(bytes, file: path)
      #expect(reading.diagnostics.isEmpty, "\(path)")
      #expect(reading.content.bytes() == bytes, "\(path)")
      // A catalog made of nothing but what was read says the same.
      let copy = Self.copy(reading.content)
      let original = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? NSDictionary)
      let written = try #require(try JSONSerialization.jsonObject(with: Data(copy.bytes())) as? NSDictionary)
      #expect(written == original, "\(path)")
    }
  }

  @Test("What Xcode wrote is written anew as Xcode wrote it")
  func identical() {
    var count = 0
    var different: [String] = []
    for (path, bytes) in Self.catalogs {
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.contains("\" : "), !text.hasSuffix("\n") else { continue }
      count += 1
      let written = Self.copy(StringCatalog.read(bytes).content).bytes()
      if written != bytes { different.append(path) }
    }
    // Two of its keys were merged by hand.
    #expect(different.count <= 1, "\(different)")
    #expect(count > 20)
  }

  /// A new catalog with the same entries.
  static func copy(_ catalog: StringCatalog) -> StringCatalog {
    var copy = StringCatalog(sourceLanguage: catalog.sourceLanguage, version: catalog.version)
    for entry in catalog.entries { copy.setEntry(entry) }
    return copy
  }

  @Test("A change of one text changes its bytes alone")
  func oneText() throws {
    for (path, bytes) in Self.smallCatalogs {
      let catalog = StringCatalog.read(bytes).content
      let places = catalog.entries.flatMap { entry in
        entry.localizations.flatMap { localization in
          localization.units.map { (entry.key, localization.language, $0.path, $0.unit) }
        }
      }
      // Two in each file.
      for (key, language, way, unit) in stride(from: 0, to: places.count, by: max(1, places.count / 2)).map({
        places[$0]
      }) {
        var edited = catalog
        edited.setValue("∆", state: unit.state, forKey: key, language: language, at: way)
        let result = edited.bytes()
        let start = zip(result, bytes).prefix { $0 == $1 }.count
        let end = zip(result.reversed(), bytes.reversed()).prefix { $0 == $1 }.count
        #expect(Array(result[start..<max(start, result.count - end)]) == Array("∆".utf8), "\(path) \(key) \(language)")
        let old = "\"" + String(decoding: bytes[start..<bytes.count - end], as: UTF8.self) + "\""
        #expect(try JSONDecoder().decode(String.self, from: Data(old.utf8)) == unit.value, "\(path) \(key) \(language)")
      }
    }
  }

  @Test("A key that is added stands where it is sorted, and removing it restores the file")
  func addAndRemove() {
    for (path, bytes) in Self.smallCatalogs {
      var catalog = StringCatalog.read(bytes).content
      catalog.setValue("x", forKey: "Endonym 10", language: "en")
      var again = StringCatalog.read(catalog.bytes()).content
      #expect(again.count == catalog.count, "\(path)")
      again.removeKey("Endonym 10")
      #expect(again.bytes() == bytes, "\(path)")
    }
  }
}

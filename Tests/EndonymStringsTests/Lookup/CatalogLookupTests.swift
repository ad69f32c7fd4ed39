import Endonym
import TemporaryFiles
import Testing

@testable import EndonymStrings

/// Catalogs as sources.
struct CatalogLookupTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Done" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Fertig" } } } },
        "Cancel" : { },
        "%lld songs" : { "localizations" : {
          "de" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Lied" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Lieder" } } } } },
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld song" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld songs" } } } } } } },
        "tap" : { "extractionState" : "manual", "localizations" : { "en" : { "variations" : { "device" : {
          "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } } } } } } }
      },
      "version" : "1.0"
    }
    """

  private static func strings(_ language: String, device: Device = .other) throws -> (LocalizedStrings, TemporaryFolder)
  {
    let folder = try TemporaryFolder(["Localizable.xcstrings": catalog])
    var options = LocalizedStrings.Options()
    options.messages.device = device
    return (
      try LocalizedStrings([.file("\(folder.path)/Localizable.xcstrings")], languages: [language], options: options),
      folder
    )
  }

  @Test("in the source language a key without a value is its own text, and falls back to it in others, uncounted")
  func sourceKeys() throws {
    let (english, _) = try Self.strings("en")
    #expect(english.string("Done") == "Done")
    #expect(english.string("Cancel") == "Cancel")
    let (german, _) = try Self.strings("de")
    #expect(german.string("Done") == "Fertig")
    #expect(german.string("Cancel") == "Cancel")
    #expect(english.missingCount + german.missingCount == 0)
    #expect(german.string("no such key") == "no such key")
    #expect(german.missingCount == 1)
  }

  @Test(
    "plurals of a catalog are those of the language",
    arguments: [
      ("en", 1, "1 song"), ("en", 0, "0 songs"), ("de", 1, "1 Lied"), ("de", 12345, "12.345 Lieder"),
      ("ja", 1, "1 song"),
    ])
  func plurals(_ language: String, _ number: Int, _ text: String) throws {
    #expect(try Self.strings(language).0.string("%lld songs", number) == text)
  }

  @Test("the device is the one that is set", arguments: [(Device.mac, "Click"), (.iPhone, "Tap"), (.other, "Tap")])
  func devices(_ device: Device, _ text: String) throws {
    #expect(try Self.strings("en", device: device).0.string("tap") == text)
  }

  @Test("a catalog that is not JSON is an error with its place, and leaves the rest of a folder to be used")
  func broken() throws {
    let folder = try TemporaryFolder([
      "Localizable.xcstrings": "{ \"strings\" : ", "de.lproj/Localizable.strings": "a = b;",
    ])
    let strings = try LocalizedStrings([.folder(folder.path)], languages: ["de"])
    #expect(strings.string("a") == "b")
    let diagnostic = try #require(strings.diagnostics.first)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.position?.line == 1)
    #expect(throws: Diagnostic.self) {
      try LocalizedStrings([.file("\(folder.path)/Localizable.xcstrings")], languages: ["de"])
    }
  }

  @Test("a compiled table is looked up as its catalog is, from one file with its languages")
  func compiled() throws {
    let catalog = StringCatalog.read(Array(Self.catalog.utf8), file: "Localizable.xcstrings").content
    let bytes = try CompiledTable.bytes(
      of: ["de", "en"].map { ($0, catalog.messages(for: $0)) }, sourceLanguage: "en")
    let folder = try TemporaryFolder()
    let path = try folder.write("Localizable.endonymtable", bytes)
    let strings = try LocalizedStrings([.file(path)], languages: ["de-AT"])
    #expect(strings.string("Done") == "Fertig")
    // Austria's groups, which CLDR has changed between the two ICUs.
    let number = try NumberFormat.decimal(locale: "de-AT").format(12345)
    #expect(strings.string("%lld songs", 12345) == "\(number) Lieder")
    #expect(strings.availableLanguages == ["de", "en"])
    try strings.select(["en"])
    #expect(strings.string("%lld songs", 1) == "1 song")
    try folder.write("Localizable.endonymtable", Array("no table".utf8))
    #expect(throws: Diagnostic.self) { try LocalizedStrings([.file(path)], languages: ["de"]) }
  }

  @Test("a catalog that is replaced counts after reloading, and one that is broken then leaves what was there")
  func replaced() throws {
    let (strings, folder) = try Self.strings("de")
    let path = "Localizable.xcstrings"
    try folder.write(path, Array(Self.catalog.replacing("Fertig", with: "Erledigt").utf8))
    #expect(strings.string("Done") == "Fertig")
    try strings.reload()
    #expect(strings.string("Done") == "Erledigt")
    try folder.write(path, Array("{".utf8))
    #expect(throws: Diagnostic.self) { try strings.reload() }
    #expect(strings.string("Done") == "Erledigt")
  }
}

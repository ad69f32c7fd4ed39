import TemporaryFiles
import Testing

@testable import EndonymBatch

/// `lookup`, by `BATCH.md`.
struct LookupKindTests {
  private static let catalog = """
    { "sourceLanguage" : "en", "strings" : {
      "%lld songs" : { "localizations" : { "de" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Lied" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Lieder" } } } } } } },
      "tap" : { "localizations" : { "de" : { "variations" : { "device" : {
        "mac" : { "stringUnit" : { "state" : "translated", "value" : "Klicken" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "Tippen" } } } } } } }
    }, "version" : "1.0" }
    """

  private static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Localizable.xcstrings": catalog, "de.lproj/Menu.strings": "\"open\" = \"%@ öffnen\";\n",
      "ar.lproj/Menu.strings": "\"open\" = \"فتح %@\";\n",
      "broken.xcstrings": "{ \"sourceLanguage\" : \"en\", \"version\" : \"1.0\",\n  \"strings\" : [ }",
    ])
  }

  @Test(
    "a key is looked up in a catalog, a table and a folder, with arguments and a device",
    arguments: [
      (#""path":"Localizable.xcstrings","value":"%lld songs","arguments":[1]"#, #""1 Lied""#),
      (#""path":"","value":"%lld songs","arguments":[12345]"#, #""12.345 Lieder""#),
      (#""path":"","value":"%lld songs","arguments":["x"]"#, #""x Lieder""#),
      (#""path":"","value":"tap","device":"mac""#, #""Klicken""#), (#""path":"","value":"tap""#, #""Tippen""#),
      (#""path":"","value":"open","table":"Menu","arguments":["Datei"]"#, #""Datei öffnen""#),
      (#""path":"de.lproj/Menu.strings","value":"open","arguments":[1.5]"#, #""1,5 öffnen""#),
      (#""path":"","value":"no such key""#, #""no such key""#),
    ])
  func lookup(_ fields: String, _ result: String) throws {
    let folder = try Self.folder()
    let fields = fields.replacing(#""path":""#, with: #""path":"\#(folder.path)/"#)
    var processor = BatchProcessor()
    let answer = processor.answer(to: #"{"id":1,"kind":"lookup","locale":"de",\#(fields)}"#)
    #expect(answer == #"{"id":1,"result":\#(result)}"#)
  }

  @Test("a file that is not there, and one that is broken, are file errors, with the place in the file")
  func fileErrors() throws {
    let folder = try Self.folder()
    var processor = BatchProcessor()
    let missing = processor.answer(to: #"{"id":1,"kind":"lookup","locale":"de","path":"/no/such","value":"a"}"#)
    #expect(missing.contains(#""code":"fileError""#))
    let broken = processor.answer(
      to: #"{"id":1,"kind":"lookup","locale":"de","path":"\#(folder.path)/broken.xcstrings","value":"a"}"#)
    #expect(broken.contains(#""code":"fileError""#))
    #expect(broken.contains(#""line":2,"column":"#))
  }

  @Test(
    "what is missing or of the wrong type is told",
    arguments: [
      (#""value":"a""#, "missingField"), (#""path":7,"value":"a""#, "invalidValue"),
      (#""path":"/tmp""#, "missingField"),
      (#""path":"/tmp","value":1"#, "invalidValue"), (#""path":"/tmp","value":"a","arguments":3"#, "invalidValue"),
      (#""path":"/tmp","value":"a","arguments":[null]"#, "invalidValue"),
      (#""path":"/tmp","value":"a","options":{"style":"long"}"#, "invalidOption"),
      (#""path":"/tmp","value":"a","available":["de"]"#, "invalidOption"),
    ])
  func errors(_ fields: String, _ code: String) throws {
    #expect(try BatchErrorTests.code(#"{"id":1,"kind":"lookup","locale":"de",\#(fields)}"#) == code)
  }
}

import EndonymStrings
import Foundation
import Testing

@Suite("Info.plist texts and localized images")
struct InfoPlistTests {
  /// Writes files into a folder that is removed afterwards.
  private static func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("endonym-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder.path)
  }

  @Test("The app's name and its permission texts are read by language, from tables and catalogs")
  func textsAreReadByLanguage() throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{
        "CFBundleName":{"localizations":{"en":{"stringUnit":{"state":"new","value":"Calc"}},
          "de":{"stringUnit":{"state":"translated","value":"Aus dem Katalog"}}}},
        "NSCameraUsageDescription":{"localizations":{"en":{"stringUnit":{"state":"new","value":"Scan"}}}}},
       "version":"1.0"}
      """
    let files = [
      "InfoPlist.xcstrings": catalog,
      "de.lproj/InfoPlist.strings": "CFBundleName = \"Rechner\";\nCFBundleShortVersionString = \"1.0\";",
      "fr.lproj/App-InfoPlist.strings": "\"CFBundleDisplayName\" = \"Calculette\";\n\"CFBundleName\" = \"C\";",
      "fr.lproj/Localizable.strings": "CFBundleName = \"not this one\";",
    ]
    try Self.withFolder(files) { folder in
      let reading = InfoPlistStrings.read(folder: folder)
      #expect(!reading.hasErrors, "\(reading.diagnostics)")
      let texts = reading.content
      #expect(texts.languages == ["de", "en", "fr"])
      #expect(texts.displayName(language: "de")?.value == "Rechner")
      #expect(texts.displayName(language: "en")?.value == "Calc")
      #expect(texts.displayName(language: "fr")?.value == "Calculette")
      #expect(texts.displayName(language: "it") == nil)
      #expect(texts.displayName(language: "fr")?.file == "\(folder)/fr.lproj/App-InfoPlist.strings")
      #expect(texts.displayName(language: "fr")?.position == SourcePosition(line: 1, column: 25))
      #expect(texts.permissions(language: "en").map(\.value) == ["Scan"])
      #expect(texts.missingPermissions().map(\.key) == ["NSCameraUsageDescription"])
      #expect(texts.missingPermissions().map(\.languages) == [["de", "fr"]])
      #expect(texts.frozen.map(\.key) == ["CFBundleShortVersionString"])
    }
  }

  @Test("A language is one however its folder, the catalog and the question spell it")
  func languagesInAnySpelling() throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{"NSCameraUsageDescription":{"localizations":{
        "en":{"stringUnit":{"state":"new","value":"Scan"}},"zh-Hans":{"stringUnit":{"state":"new","value":"扫描"}}}}},
       "version":"1.0"}
      """
    let files = [
      "InfoPlist.xcstrings": catalog, "zh_hans.lproj/InfoPlist.strings": "CFBundleName = \"计算器\";",
      "English.lproj/InfoPlist.strings": "CFBundleName = \"Calculator\";",
      "pt-br.LPROJ/InfoPlist.strings": "CFBundleName = \"Calculadora\";",
      "Base.lproj/InfoPlist.strings": "CFBundleName = \"Calc\";",
    ]
    try Self.withFolder(files) { folder in
      let texts = InfoPlistStrings.read(folder: folder).content
      #expect(texts.languages == ["Base", "en", "pt-br", "zh-Hans"])
      for spelling in ["zh-Hans", "zh_hans", "ZH-HANS", "zh-Hans.lproj"] {
        #expect(texts.displayName(language: spelling)?.value == "计算器")
        #expect(texts.permissions(language: spelling).map(\.value) == ["扫描"])
      }
      #expect(
        ["en", "English", "EN"].map { texts.displayName(language: $0)?.value } == [
          "Calculator", "Calculator", "Calculator",
        ])
      #expect(texts.displayName(language: "pt_BR")?.value == "Calculadora")
      #expect(texts.displayName(language: "pt") == nil && texts.displayName(language: "base")?.value == "Calc")
      #expect(texts.missingPermissions().map(\.languages) == [["pt-br"]])
    }
  }

  @Test(
    "A text that varies by device is the device's, or that for other devices",
    arguments: [
      (Device.iPhone, ["iPhone-Kamera", "nur iPhone"], 4), (.other, ["Kamera", "nur iPhone"], 5),
      (.mac, ["Kamera", "nur iPhone"], 5),
    ])
  func textsByDevice(device: Device, texts: [String], line: Int) throws {
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"NSCameraUsageDescription":{"localizations":{
        "en":{"stringUnit":{"state":"new","value":"Scan"}},
        "de":{"variations":{"device":{
          "iphone":{"stringUnit":{"state":"translated","value":"iPhone-Kamera"}},
          "other":{"stringUnit":{"state":"translated","value":"Kamera"}}}}}}},
       "NSMicrophoneUsageDescription":{"localizations":{"en":{"stringUnit":{"state":"new","value":"Record"}},
        "de":{"variations":{"device":{"iphone":{"stringUnit":{"state":"translated","value":"nur iPhone"}}}}}}}}}
      """
    try Self.withFolder(["InfoPlist.xcstrings": catalog]) { folder in
      let reading = InfoPlistStrings.read(folder: folder, device: device)
      #expect(reading.diagnostics.isEmpty)
      #expect(reading.content.permissions(language: "de").map(\.value) == texts)
      #expect(reading.content.permissions(language: "en").map(\.value) == ["Scan", "Record"])
      #expect(reading.content.text("NSCameraUsageDescription", language: "de")?.position?.line == line)
      #expect(reading.content.missingPermissions().isEmpty)
    }
  }

  @Test("A folder that is not there has no texts, and a broken table tells its errors")
  func brokenTablesTellTheirErrors() throws {
    #expect(InfoPlistStrings.read(folder: "/nowhere/at/all").content.languages.isEmpty)
    try Self.withFolder(["de.lproj/InfoPlist.strings": "CFBundleName = ;\nCFBundleDisplayName = x;"]) { folder in
      let reading = InfoPlistStrings.read(folder: folder)
      #expect(reading.diagnostics.map(\.rule) == ["missing-value"])
      #expect(reading.content.displayName(language: "de")?.value == "x")
    }
  }

  private static let contents = """
    {"images":[{"filename":"a.png","idiom":"universal","scale":"1x"},{"filename":"b.png","idiom":"universal","scale":"2x"},
      {"filename":"de.png","idiom":"universal","scale":"1x","locale":"de"},{"idiom":"universal","scale":"2x","locale":"de"},
      {"filename":"hant.png","idiom":"universal","scale":"1x","locale":"zh-Hant"}],
     "info":{"author":"xcode","version":1},"properties":{"localizable":true}}
    """

  @Test(
    "An image comes in the language that fits best, and without one where none does",
    arguments: [
      (["de-AT"], ["de.png", "b.png"]), (["zh-HK"], ["hant.png", "b.png"]), (["fr"], ["a.png", "b.png"]),
      (["fr", "de"], ["de.png", "b.png"]), ([], ["a.png", "b.png"]),
    ])
  func imageComesInTheBestLanguage(preferred: [String], files: [String]) throws {
    try Self.withFolder(["Assets.xcassets/Flag.imageset/Contents.json": Self.contents]) { folder in
      let image = try AssetImageSet.read("\(folder)/Assets.xcassets/Flag.imageset")
      #expect(image.name == "Flag")
      #expect(image.languages == ["de", "zh-Hant"])
      #expect(try image.variants(preferred: preferred).map(\.filename) == files)
    }
  }

  private static let spellings = """
    {"images":[{"filename":"a.png","scale":"1x"},{"filename":"en.png","scale":"1x","locale":"English"},
      {"filename":"hans1.png","scale":"1x","locale":"zh_hans"},{"filename":"hans2.png","scale":"2x","locale":"zh-Hans"}]}
    """

  @Test(
    "A variant is found however the catalog and the reader spell its language",
    arguments: [
      (["zh-Hans"], ["hans1.png", "hans2.png"]), (["ZH_CN"], ["hans1.png", "hans2.png"]), (["English"], ["en.png"]),
      (["en_gb"], ["en.png"]), (["fr"], ["a.png"]),
    ])
  func variantInAnySpelling(preferred: [String], files: [String]) throws {
    try Self.withFolder(["Flag.imageset/Contents.json": Self.spellings]) { folder in
      let image = try AssetImageSet.read("\(folder)/Flag.imageset")
      #expect(image.languages == ["English", "zh_hans"])
      #expect(try image.variants(preferred: preferred).map(\.filename) == files)
    }
  }

  @Test(
    "Contents that are no asset catalog's, or lead out of the folder, are errors",
    arguments: [
      ("not JSON", "not-json"), ("{\"images\":[{\"filename\":\"../../etc/passwd\"}]}", "asset-path"),
      ("[]", "not-json"),
    ])
  func wrongContentsAreErrors(contents: String, rule: String) throws {
    try Self.withFolder(["A.imageset/Contents.json": contents]) { folder in
      #expect {
        try AssetImageSet.read("\(folder)/A.imageset")
      } throws: { error in
        (error as? Diagnostic)?.rule == rule
      }
    }
  }
}

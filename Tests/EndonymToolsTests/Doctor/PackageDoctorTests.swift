import EndonymStrings
import EndonymTools
import Foundation
import TemporaryFiles
import Testing

@Suite("Why the strings of a package do not show up")
struct PackageDoctorTests {
  /// What `swift package dump-package` prints of a package with one target, as far as it matters.
  private static func manifest(
    language: String? = "en", resources: [(path: String, rule: String)] = [("Resources", "process")],
    plugin: String? = nil,
    excluded: [String] = []
  ) -> String {
    let resources = resources.map { #"{"path":"\#($0.path)","rule":{"\#($0.rule)":{}}}"# }.joined(separator: ",")
    let plugins = plugin.map { #"[{"plugin":["\#($0)","endonym"]}]"# } ?? "[]"
    let excluded = excluded.map { "\"\($0)\"" }.joined(separator: ",")
    return """
      {"name":"App","defaultLocalization":\(language.map { "\"\($0)\"" } ?? "null"),"targets":[{"name":"App","type":"executable",
      "exclude":[\(excluded)],"resources":[\(resources)],"pluginUsages":\(plugins)},{"name":"P","type":"plugin","resources":[]}]}
      """
  }

  private static func findings(_ manifest: String, _ files: [String: String]) throws -> [String] {
    let package = try TemporaryFolder(files)
    let manifest = try PackageManifest(json: Array(manifest.utf8), file: "dump")
    return try PackageDoctor(manifest, folder: package.path).findings().map {
      "\($0.file.replacing(package.path + "/", with: "")): \($0.severity.rawValue) [\($0.rule)]"
    }
  }

  private static let table = "Sources/App/Resources/en.lproj/Localizable.strings"

  @Test("A sound package has no findings")
  func sound() throws {
    #expect(
      try Self.findings(
        Self.manifest(),
        [Self.table: "\"a\" = \"b\";", "Sources/App/main.swift": "String(localized: \"a\", bundle: .module)"]) == [])
  }

  @Test("Without defaultLocalization, or with one that no file is in")
  func defaultLocalization() throws {
    let files = [Self.table: "\"a\" = \"b\";"]
    #expect(try Self.findings(Self.manifest(language: nil), files) == ["Package.swift: error [default-localization]"])
    #expect(
      try Self.findings(Self.manifest(language: "fr"), files) == ["Package.swift: warning [default-localization]"])
  }

  @Test("A file that is no resource, one that is copied in a folder, and one that is left out on purpose")
  func undeclared() throws {
    let files = [Self.table: "\"a\" = \"b\";"]
    let root = "Sources/App/Tables/Localizable.strings"
    #expect(
      try Self.findings(Self.manifest(resources: [("Resources", "process")]), [root: "", Self.table: ""]) == [
        "\(root): error [resource-undeclared]"
      ])
    #expect(
      try Self.findings(Self.manifest(resources: [("Resources", "copy")]), files) == [
        "\(Self.table): error [resource-copied]"
      ])
    #expect(try Self.findings(Self.manifest(resources: [], excluded: ["Resources"]), files) == [])
  }

  @Test(
    "SwiftPM takes the files of a language's folder by itself",
    arguments: ["en.lproj/L.strings", "Texts/en.lproj/L.strings", "en.lproj/L.stringsdict"])
  func languageFolder(path: String) throws {
    let text = path.hasSuffix("dict") ? "<plist version=\"1.0\"><dict/></plist>" : ""
    #expect(try Self.findings(Self.manifest(resources: []), ["Sources/App/\(path)": text]) == [])
  }

  @Test("A resource that is not there, and one outside of the target")
  func resources() throws {
    #expect(
      try Self.findings(
        Self.manifest(resources: [("Resources", "process"), ("Nowhere", "process"), ("../Shared", "copy")]),
        [Self.table: "\"a\" = \"b\";"]) == [
          "Package.swift: error [resource-missing]", "Package.swift: error [resource-outside]",
        ])
  }

  @Test(
    "Folders are named as everyone expects",
    arguments: [
      ("zh_hans", ["warning"]), ("EN", ["warning"]), ("iw", ["warning"]), ("zh-Hans", []), ("Base", []),
      ("b@d", ["warning"]),
    ])
  func folderNames(name: String, severities: [String]) throws {
    let findings = try Self.findings(
      Self.manifest(), [Self.table: "", "Sources/App/Resources/\(name).lproj/Localizable.strings": ""])
    #expect(findings == severities.map { "Sources/App/Resources/\(name).lproj: \($0) [folder-name]" })
  }

  @Test("A catalog that nothing compiles")
  func catalog() throws {
    let path = "Sources/App/Resources/Localizable.xcstrings"
    let files = [path: #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#]
    #expect(try Self.findings(Self.manifest(), files) == ["\(path): warning [catalog-not-compiled]"])
    #expect(try Self.findings(Self.manifest(plugin: "EndonymStringsPlugin"), files) == [])
  }

  @Test("Look-ups in the main bundle, though the strings are in the target's own")
  func bundles() throws {
    #expect(
      try Self.findings(
        Self.manifest(), [Self.table: "", "Sources/App/main.swift": "NSLocalizedString(\"a\", comment: \"\")"])
        == ["Sources/App/main.swift: warning [bundle]"])
  }

  @Test("Every finding says what to do")
  func advice() throws {
    let package = try TemporaryFolder([
      Self.table: "", "Sources/App/zh_hans.lproj/Other.strings": "", "Sources/App/A.strings": "",
      "Sources/App/B.xcstrings": #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#,
    ])
    let manifest = try PackageManifest(
      json: Array(Self.manifest(language: nil, resources: [("x", "process")]).utf8), file: "dump")
    let findings = try PackageDoctor(manifest, folder: package.path).findings()
    #expect(findings.count >= 5)
    for finding in findings { #expect(finding.message.contains(": "), "\(finding)") }
  }

  @Test("What is no dump is an error")
  func noDump() {
    #expect(throws: Diagnostic.self) { try PackageManifest(json: Array("{}".utf8), file: "dump") }
  }
}

@Suite("What an Info.plist lacks")
struct InfoPlistDoctorTests {
  private static func findings(_ keys: String, _ files: [String: String]) throws -> [String] {
    let package = try TemporaryFolder(files)
    let project = try LocalizationProject(paths: [package.path])
    let text = "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\n\(keys)\n</dict></plist>"
    return InfoPlistDoctor.read(Array(text.utf8), file: "Info.plist", project: project).content.findings().map {
      "\($0.position?.description ?? "-") \($0.severity.rawValue) [\($0.rule)]"
    }
  }

  private static let name = "<key>CFBundleName</key><string>App</string>"
  private static let region = "<key>CFBundleDevelopmentRegion</key><string>en</string>"
  private static let files = ["en.lproj/InfoPlist.strings": "", "de.lproj/InfoPlist.strings": ""]

  @Test(
    "Regions, lists of languages and texts are compared with the files",
    arguments: [
      (region + name, []),
      (name, ["- warning [development-region]"]),
      ("<key>CFBundleDevelopmentRegion</key><string>fr</string>" + name, ["3:1 error [development-region]"]),
      (region, ["- warning [display-name]"]),
      (
        region + name + "\n<key>CFBundleLocalizations</key><array><string>en</string><string>ja</string></array>",
        ["4:1 warning [localizations]", "4:1 warning [localizations]"]
      ),
      (
        region + name + "\n<key>NSCameraUsageDescription</key><string>To scan</string>",
        ["4:1 warning [untranslated-info]"]
      ),
    ])
  func findings(keys: String, expected: [String]) throws {
    #expect(try Self.findings(keys, Self.files) == expected)
  }

  @Test("A translated text has no finding, whether a table or a catalog has it")
  func translated() throws {
    let keys = Self.region + Self.name + "<key>NSCameraUsageDescription</key><string>To scan</string>"
    #expect(
      try Self.findings(
        keys, ["en.lproj/A.strings": "", "de.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Zum Scannen\";"])
        == [])
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"NSCameraUsageDescription":{"localizations":{
      "de":{"stringUnit":{"state":"translated","value":"Zum Scannen"}}}}}}
      """
    #expect(try Self.findings(keys, ["InfoPlist.xcstrings": catalog]) == [])
  }
}

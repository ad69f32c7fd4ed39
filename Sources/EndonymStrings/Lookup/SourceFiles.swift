#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of strings of a source, as its folders were listed: nothing is read yet.
struct SourceFiles: Sendable {
  /// A `.lproj` folder.
  struct Localization: Sendable {
    /// The language as the folder spells it.
    let name: String
    /// Its tables.
    let files: [TableFile]
  }

  /// The `.lproj` folders, in the order of their names.
  private(set) var localizations: [Localization] = []
  /// Tables of no language.
  private(set) var unlocalized: [TableFile] = []
  /// Catalogs and compiled tables, which have languages of their own.
  private(set) var catalogs: [TableFile] = []
  /// The language that the source is developed in, where a property list beside the tables tells it.
  private(set) var developmentLanguage: String?

  /// Lists a source.
  /// - Throws: A diagnostic of the rule `no-such-source` or `not-a-table`.
  init(_ source: StringsSource) throws(Diagnostic) {
    let path = source.path
    let isFolder = ResourceBundle.isFolder(path)
    guard isFolder || FileManager.default.fileExists(atPath: path) else {
      throw Diagnostic(.error, rule: "no-such-source", "there is no such file or folder", file: path)
    }
    switch source {
    case .folder:
      guard isFolder else {
        throw Diagnostic(.error, rule: "no-such-source", "expected a folder, found a file", file: path)
      }
      let resources = Self.joined(path, "Contents/Resources")
      list(ResourceBundle.isFolder(resources) ? resources : path)
      developmentLanguage = Self.developmentLanguage(path)
    case .file:
      guard !isFolder, let file = TableFile(path) else {
        let expected = "expected a .strings, .stringsdict, .xcstrings or compiled table"
        throw Diagnostic(.error, rule: "not-a-table", expected, file: path)
      }
      if file.form.hasLanguages { catalogs = [file] } else { unlocalized = [file] }
    }
  }

  private mutating func list(_ folder: String) {
    for name in Self.names(folder) {
      let path = Self.joined(folder, name)
      if let language = Self.language(ofFolder: name) {
        let files = Self.names(path).compactMap { TableFile(Self.joined(path, $0)) }
        // Xcode puts the catalogs of interface files, which have all languages, in mul.lproj.
        catalogs += files.filter { $0.form.hasLanguages }
        localizations.append(Localization(name: language, files: files.filter { !$0.form.hasLanguages }))
      } else if let file = TableFile(path) {
        if file.form.hasLanguages { catalogs.append(file) } else { unlocalized.append(file) }
      }
    }
    localizations.removeAll { $0.name.lowercased() == "mul" }
  }

  /// The language that a folder is named after: `zh-hans` for `zh-hans.lproj`; `nil` for any other folder.
  private static func language(ofFolder name: String) -> String? {
    let suffix = ".lproj"
    guard name.lowercased().hasSuffix(suffix), name.count > suffix.count else { return nil }
    return String(name.dropLast(suffix.count))
  }

  private static func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// `CFBundleDevelopmentRegion` of the property list that SwiftPM and Xcode put into a bundle.
  private static func developmentLanguage(_ folder: String) -> String? {
    struct Information: Decodable {
      let CFBundleDevelopmentRegion: String?
    }
    for name in ["Info.plist", "Contents/Info.plist"] {
      guard let bytes = try? FileBytes.read(joined(folder, name)),
        let information = try? PropertyListDecoder().decode(Information.self, from: Data(bytes))
      else { continue }
      if let region = information.CFBundleDevelopmentRegion, !region.isEmpty { return region }
    }
    return nil
  }
}

import EndonymStrings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder as Xcode hands it to translators, `fr.xcloc`: the XLIFF of a language, and the files that its texts are from.
///
/// ```
/// fr.xcloc/contents.json
/// fr.xcloc/Localized Contents/fr.xliff
/// fr.xcloc/Notes
/// fr.xcloc/Source Contents/App/Base.lproj/Main.storyboard
/// ```
///
/// Source: packages that Xcode exported.
public struct LocalizationPackage: Sendable {
  /// The end of the folder's name.
  public static let suffix = ".xcloc"

  private static let localizedFolder = "Localized Contents"
  private static let sourceFolder = "Source Contents"
  private static let notesFolder = "Notes"

  /// The language of the translations.
  public let language: String
  /// The language of the sources.
  public let sourceLanguage: String
  /// The project's name.
  public let project: String
  /// The texts.
  public let document: XLIFFDocument

  /// A package of a language's texts.
  public init(language: String, sourceLanguage: String, project: String, document: XLIFFDocument) {
    self.language = language
    self.sourceLanguage = sourceLanguage
    self.project = project
    self.document = document
  }

  /// What `contents.json` tells.
  private struct Contents: Encodable {
    struct Tool: Encodable {
      let toolID = "endonym"
      let toolName = "Endonym"
    }

    let developmentRegion: String
    let project: String
    let targetLocale: String
    let toolInfo = Tool()
    let version = "1.0"
  }

  /// Writes the package.
  ///
  /// - Parameters:
  ///   - folder: The package's own folder, which is made if it is not there.
  ///   - root: The folder that the paths of the texts' files are below.
  /// - Throws: A diagnostic when a source cannot be read or a file cannot be written.
  public func write(to folder: OutputFolder, sourcesIn root: OutputFolder = OutputFolder(".")) throws(Diagnostic) {
    let contents = Contents(developmentRegion: sourceLanguage, project: project, targetLocale: language)
    try folder.write(Array(JSONReport.text(contents).utf8), to: "contents.json")
    try folder.write(document.bytes(), to: "\(Self.localizedFolder)/\(language).xliff")
    try folder.makeFolder(Self.notesFolder)
    for file in document.files {
      // A path that leads out of the project has no place below the package.
      let pieces = file.original.split(separator: "/").filter { $0 != "." && $0 != ".." }
      try folder.write(
        try FileBytes.read(root.path(of: file.original)),
        to: "\(Self.sourceFolder)/\(pieces.joined(separator: "/"))")
    }
  }

  /// The XLIFF files of a package, in the order of their names.
  ///
  /// - Throws: A diagnostic of the rule `file-unreadable` when there is none.
  public static func translations(in package: String) throws(Diagnostic) -> [String] {
    let folder = OutputFolder(package).path(of: localizedFolder)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".xliff") }.sorted()
    guard !names.isEmpty else {
      throw Diagnostic(
        .error, rule: "file-unreadable", "expected an XLIFF file in the package's folder \"\(localizedFolder)\"",
        file: package)
    }
    return names.map { "\(folder)/\($0)" }
  }
}

import EndonymStrings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The interface files of a folder, each with the tables of the languages that it is translated into.
///
/// `Base.lproj/Main.storyboard` is translated by `de.lproj/Main.strings` beside it, or by the catalog `mul.lproj/Main.xcstrings`.
public struct InterfaceTree: Sendable {
  /// An interface file and its tables.
  public struct Item: Hashable, Sendable {
    /// The interface file.
    public let path: String
    /// The tables, by language in the order of their names: those that are there.
    public let tables: [Table]
    /// The catalog of all languages, if there is one.
    public let catalog: String?
  }

  /// A language's table.
  public struct Table: Hashable, Sendable {
    /// The language, as its folder is spelled.
    public let language: String
    /// The table's path.
    public let path: String
    /// Whether the table is there yet.
    public let exists: Bool
  }

  /// The files, in the order of their paths.
  public let items: [Item]

  /// Finds interface files.
  ///
  /// - Parameters:
  ///   - paths: Files, and folders to search.
  ///   - languages: Languages to write tables for though they have none yet.
  /// - Throws: A diagnostic of the rule `file-unreadable`.
  public init(paths: [String], languages: [String] = []) throws(Diagnostic) {
    var files: [String] = []
    for path in paths { files += try Self.files(path) }
    items = files.map { file in
      let catalog = Self.catalog(of: file)
      // A catalog has its languages in it, and no table of its name beside it.
      return Item(
        path: file, tables: Self.tables(of: file, languages: catalog == nil ? languages : []), catalog: catalog)
    }
  }

  private static func files(_ path: String) throws(Diagnostic) -> [String] {
    var isFolder: Bool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Diagnostic(.error, rule: "file-unreadable", "there is no such file or folder", file: path)
    }
    if !isFolder { return [path] }
    let names: [String]
    do { names = try FileManager.default.subpathsOfDirectory(atPath: path) } catch {
      throw Diagnostic(.error, rule: "file-unreadable", "the folder cannot be read", file: path)
    }
    return names.filter { name in
      let isIgnored = name.split(separator: "/").contains { LocalizationProject.ignoredFolders.contains(String($0)) }
      return !isIgnored && (name.hasSuffix(".xib") || name.hasSuffix(".storyboard"))
    }.sorted().map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
  }

  /// The folder in which Xcode puts the catalog of an interface file: that of several languages.
  private static let catalogFolder = "mul.lproj"

  /// Where the languages of a file are, its own, and the name of its tables; `nil` for a file that is in no folder of a language: only
  /// others are translated beside it.
  private static func place(of path: String) -> (root: String, own: String, table: String)? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last else { return nil }
    let table = name.split(separator: ".").dropLast().joined(separator: ".")
    let own: Substring
    let root: String
    if let folder = parts.dropLast().last, folder != "." {
      own = folder
      root = parts.count == 2 ? "." : parts.dropLast(2).joined(separator: "/")
    } else {
      // The current folder may be one of a language itself.
      own = FileManager.default.currentDirectoryPath.split(separator: "/").last ?? ""
      root = ".."
    }
    return own.hasSuffix(".lproj") ? (root, String(own), table) : nil
  }

  private static func catalog(of path: String) -> String? {
    guard let (root, _, name) = place(of: path) else { return nil }
    let catalog = "\(root)/\(catalogFolder)/\(name).xcstrings"
    return FileManager.default.fileExists(atPath: catalog) ? catalog : nil
  }

  private static func tables(of path: String, languages: [String]) -> [Table] {
    guard let (root, own, name) = place(of: path) else { return [] }
    let table = name + ".strings"
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: root.isEmpty ? "/" : root)) ?? []
    let others = folders.filter { $0.hasSuffix(".lproj") && $0 != own }
    var tables = others.map { folder in
      Table(
        language: String(folder.dropLast(".lproj".count)), path: "\(root)/\(folder)/\(table)",
        exists: FileManager.default.fileExists(atPath: "\(root)/\(folder)/\(table)"))
    }
    for language in languages where !tables.contains(where: { $0.language == language }) {
      tables.append(Table(language: language, path: "\(root)/\(language).lproj/\(table)", exists: false))
    }
    return tables.filter { $0.exists || languages.contains($0.language) }.sorted { $0.language < $1.language }
  }
}

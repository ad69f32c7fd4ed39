import EndonymStrings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The interface files of a folder, each with the tables of the languages that it is translated into.
///
/// `Base.lproj/Main.storyboard` is translated by `de.lproj/Main.strings` beside it.
public struct InterfaceTree: Sendable {
  /// An interface file and its tables.
  public struct Item: Hashable, Sendable {
    /// The interface file.
    public let path: String
    /// The tables, by language in the order of their names: those that are there.
    public let tables: [Table]
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
    items = files.map { Item(path: $0, tables: Self.tables(of: $0, languages: languages)) }
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

  private static func tables(of path: String, languages: [String]) -> [Table] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    // Only a file in a folder of a language is translated beside it.
    guard let name = parts.last, parts.count >= 2, parts[parts.count - 2].hasSuffix(".lproj") else { return [] }
    let own = parts[parts.count - 2]
    let root = parts.count == 2 ? "." : parts.dropLast(2).joined(separator: "/")
    let table = name.split(separator: ".").dropLast().joined(separator: ".") + ".strings"
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

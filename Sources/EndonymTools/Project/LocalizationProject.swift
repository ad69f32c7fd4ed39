import EndonymStrings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of strings among some paths, in an order that depends on nothing but their names.
///
/// ```swift
/// let project = try LocalizationProject(paths: ["Sources"])
/// project.files.map(\.path)   // ["Sources/App/de.lproj/Menu.strings", "Sources/App/en.lproj/Menu.strings"]
/// project.tables.map(\.name)  // ["Menu"]
/// ```
///
/// A file that is named is taken whatever its folder; a folder is searched, without following symbolic links and without the
/// folders of ``ignoredFolders``: those that tools fill.
public struct LocalizationProject: Sendable {
  /// The paths that were searched, as they were given.
  public let paths: [String]
  /// The files of strings, each once, sorted by path inside each path that was given.
  public let files: [LocalizedFile]
  /// The other files that languages' folders hold, in the same order.
  public let resources: [LocalizedResource]

  /// Folders that are searched only when they are named: what package managers, Xcode and version control keep for themselves. So
  /// is every folder whose name starts with a point.
  public static let ignoredFolders: Set<String> = [
    "Build", "Carthage", "DerivedData", "Pods", "node_modules",
  ]

  /// Extensions of folders that a build makes, and that hold compiled copies of tables.
  static let builtFolders: Set<String> = ["app", "appex", "framework", "xcarchive", "xcframework"]

  /// So many folders may stand in each other: more than any project has, and less than a path can name.
  static let greatestDepth = 64

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - ignored: Files and folders to leave out, by their paths.
  /// - Throws: a ``Diagnostic`` of the rule `file-unreadable` when a path does not exist, is no file of strings or cannot be read.
  public init(paths: [String], ignoring ignored: [PathPattern] = []) throws(Diagnostic) {
    self.paths = paths
    var search = Search(ignored: ignored)
    for path in paths { try search.take(path) }
    files = search.files
    resources = search.resources
  }

  /// The files by table: those of one name in one folder, in the order of the files.
  public var tables: [TableFiles] {
    var places: [[String]: Int] = [:]
    var tables: [TableFiles] = []
    for file in files {
      if let place = places[[file.folder, file.table]] {
        tables[place].files.append(file)
      } else {
        places[[file.folder, file.table]] = tables.count
        tables.append(TableFiles(name: file.table, folder: file.folder, files: [file]))
      }
    }
    return tables
  }
}

/// The files of one table, in all its languages.
public struct TableFiles: Hashable, Sendable {
  /// The table's name: `Localizable`.
  public let name: String
  /// The folder that holds the catalog or the languages' folders.
  public let folder: String
  /// The files, in the order of the project's.
  public fileprivate(set) var files: [LocalizedFile]
}

/// A walk through folders.
private struct Search {
  let ignored: [PathPattern]
  private(set) var files: [LocalizedFile] = []
  private(set) var resources: [LocalizedResource] = []
  private var seen: Set<String> = []

  init(ignored: [PathPattern]) { self.ignored = ignored }

  /// Takes a path that was given.
  mutating func take(_ given: String) throws(Diagnostic) {
    var path = given
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    var isFolder: Bool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw unreadable(given, "no such file or folder")
    }
    if isFolder {
      try walk(path, depth: 0, in: LanguageFolder(path))
    } else if let file = LocalizedFile(path: path) {
      add(file)
    } else {
      throw unreadable(given, "expected a .strings, .stringsdict or .xcstrings file, or a folder")
    }
  }

  private func unreadable(_ path: String, _ message: String) -> Diagnostic {
    Diagnostic(.error, rule: "file-unreadable", message, file: path)
  }

  private mutating func add(_ file: LocalizedFile) {
    if seen.insert(file.path).inserted, !ignored.contains(where: { $0.matches(file.path) }) { files.append(file) }
  }

  private mutating func walk(_ folder: String, depth: Int, in language: LanguageFolder?) throws(Diagnostic) {
    guard depth <= LocalizationProject.greatestDepth else {
      throw unreadable(folder, "folders are nested deeper than \(LocalizationProject.greatestDepth)")
    }
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      throw unreadable(folder, "the folder cannot be read")
    }
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
      // A file that vanished meanwhile, or that nobody may look at, is none.
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { continue }
      switch attributes[.type] as? FileAttributeType {
      case .typeDirectory?:
        guard isSearched(name), !ignored.contains(where: { $0.matches(path) }) else { continue }
        try walk(path, depth: depth + 1, in: LanguageFolder(path) ?? language)
      case .typeRegular?:
        if let file = LocalizedFile(path: path) {
          add(file)
        } else if let language, !name.hasPrefix("."), !ignored.contains(where: { $0.matches(path) }),
          seen.insert(path).inserted
        {
          resources.append(language.resource(path, size: Self.size(attributes[.size])))
        }
      default: continue
      }
    }
  }

  /// A size, which is of another integer type on each platform.
  private static func size(_ attribute: Any?) -> Int {
    if let size = attribute as? Int { return size }
    return (attribute as? any BinaryInteger).map { Int(clamping: $0) } ?? 0
  }

  private func isSearched(_ name: String) -> Bool {
    if name.hasPrefix(".") || LocalizationProject.ignoredFolders.contains(name) { return false }
    guard let point = name.lastIndex(of: ".") else { return true }
    return !LocalizationProject.builtFolders.contains(String(name[name.index(after: point)...]))
  }
}

/// A `.lproj` folder.
private struct LanguageFolder {
  let path: String
  let language: String
  let parent: String

  init?(_ path: String) {
    let pieces = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = pieces.last, let language = LocalizedFile.language(ofFolder: name) else { return nil }
    self.path = path
    self.language = language
    parent = pieces.dropLast().joined(separator: "/")
  }

  func resource(_ file: String, size: Int) -> LocalizedResource {
    LocalizedResource(
      path: file, name: String(file.dropFirst(path.count + 1)), language: language, folder: parent, size: size)
  }
}

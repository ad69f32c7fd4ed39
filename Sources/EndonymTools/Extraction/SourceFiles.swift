import EndonymStrings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The source files among some paths: files as they are given, and folders with all that is beneath.
///
/// Hidden folders, and those that tools fill - `.build`, `Pods`, `DerivedData` - are left out. Links to files are followed, links to folders
/// are not.
public struct SourceFiles: Sendable {
  /// Files that the toolchain's parser reads.
  public private(set) var swift: [String] = []
  /// Files that ``CSourceReader`` reads.
  public private(set) var c: [String] = []
  /// All files, in the order in which they were found.
  public private(set) var all: [String] = []
  /// Paths that could not be read.
  public private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<String> = []

  /// Extensions of C, Objective-C and C++, headers included.
  public static let cExtensions: Set<String> = [
    "c", "cc", "cp", "cpp", "cxx", "h", "hh", "hpp", "hxx", "m", "mm", "inl",
  ]

  /// Finds the files, each once, in the order of the paths and inside of folders by name.
  public init(_ paths: [String], ignoring ignored: [PathPattern] = []) {
    for path in paths {
      var isFolder = false
      if !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
        diagnostics.append(Diagnostic(ExtractionRules.unreadableFile, "no such file or folder", file: path))
      } else if isFolder {
        walk(path, ignored: ignored)
      } else {
        take(path, isGiven: true)
      }
    }
  }

  private mutating func take(_ path: String, isGiven: Bool) {
    let name = path.split(separator: "/").last ?? ""
    let pieces = name.split(separator: ".")
    let ending = pieces.count > 1 ? pieces.last.map(String.init) ?? "" : ""
    if ending == "swift" {
      if seen.insert(path).inserted {
        swift.append(path)
        all.append(path)
      }
    } else if Self.cExtensions.contains(ending) {
      if seen.insert(path).inserted {
        c.append(path)
        all.append(path)
      }
    } else if isGiven {
      diagnostics.append(
        Diagnostic(
          ExtractionRules.unreadableFile, "expected a source file of Swift, C, Objective-C or C++, or a folder",
          file: path))
    }
  }

  private static func leadsToFile(_ link: String) -> Bool {
    let target = URL(filePath: link).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  private mutating func walk(_ root: String, ignored: [PathPattern]) {
    var open = [(path: root, depth: 0)]
    var found: [String] = []
    while let (folder, depth) = open.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        diagnostics.append(Diagnostic(ExtractionRules.unreadableFile, "the folder cannot be read", file: folder))
        continue
      }
      for name in names where !name.hasPrefix(".") {
        let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
        guard !ignored.contains(where: { $0.matches(path) }),
          let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        else { continue }
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory?:
          let isSearched = !LocalizationProject.ignoredFolders.contains(name)
          if isSearched, depth < LocalizationProject.greatestDepth { open.append((path, depth + 1)) }
        case .typeRegular?: found.append(path)
        case .typeSymbolicLink? where Self.leadsToFile(path): found.append(path)
        default: continue
        }
      }
    }
    for path in found.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { take(path, isGiven: false) }
  }
}

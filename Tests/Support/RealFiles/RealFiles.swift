#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Real apps' files, read in place: `ENDONYM_FILES` names their folder.
///
/// Tests of them are `.enabled(if: RealFiles.isGiven, "ENDONYM_FILES is not set")`; a folder that is named and does not exist fails them.
public enum RealFiles {
  /// Why the files cannot be read.
  public struct Missing: Error, CustomStringConvertible {
    /// What is wrong.
    public let description: String
  }

  /// The folder that is named.
  public static let folder = ProcessInfo.processInfo.environment["ENDONYM_FILES"]

  /// Whether a folder is named at all.
  public static var isGiven: Bool { folder != nil }

  /// The paths of all files with an extension (`strings`), in the order of their names.
  public static func paths(withExtension suffix: String) throws -> [String] {
    guard let folder else { throw Missing(description: "ENDONYM_FILES is not set") }
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let paths = names.filter { $0.hasSuffix(".\(suffix)") }.map { "\(folder)/\($0)" }.sorted()
    guard !paths.isEmpty else { throw Missing(description: "\(folder) has no .\(suffix) files") }
    return paths
  }

  /// The bytes of a file.
  public static func bytes(_ path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Missing(description: "\(path) cannot be read")
    }
    return Array(data)
  }
}

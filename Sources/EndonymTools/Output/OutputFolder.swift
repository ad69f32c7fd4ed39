import EndonymStrings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder that a tool writes its files into.
public struct OutputFolder: Sendable {
  /// The folder's path.
  public let path: String

  /// A folder, which need not exist yet.
  public init(_ path: String) { self.path = path }

  /// The path of a file in it.
  public func path(of file: String) -> String {
    if path.isEmpty || path == "." { return file }
    return path.hasSuffix("/") ? path + file : path + "/" + file
  }

  /// Whether there is such a file or folder in it.
  public func contains(_ file: String) -> Bool { FileManager.default.fileExists(atPath: path(of: file)) }

  /// Writes a file, with the folders that lead to it. A file that has these bytes already is left alone, so that what is built from it
  /// is not built again.
  ///
  /// - Parameters:
  ///   - bytes: What the file is to hold.
  ///   - file: Its path below the folder.
  /// - Returns: Whether the file was written.
  /// - Throws: A diagnostic of the rule `file-unwritable`.
  @discardableResult
  public func write(_ bytes: [UInt8], to file: String) throws(Diagnostic) -> Bool {
    let target = path(of: file)
    if let old = FileManager.default.contents(atPath: target), old.elementsEqual(bytes) { return false }
    let parent = target.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    if !parent.isEmpty { try Self.make(parent) }
    try FileBytes.write(bytes, to: target)
    return true
  }

  /// Makes a folder in it, with the folders that lead to it.
  ///
  /// - Throws: A diagnostic of the rule `file-unwritable`.
  public func makeFolder(_ name: String) throws(Diagnostic) { try Self.make(path(of: name)) }

  private static func make(_ path: String) throws(Diagnostic) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      let message = "the folder cannot be made: \(FileBytes.reason(error))"
      throw Diagnostic(.error, rule: "file-unwritable", message, file: path)
    }
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads and writes whole files.
public enum FileBytes {
  /// The bytes of a file, ``FileLimits/fileSize`` of them at most.
  ///
  /// - Throws: A diagnostic of the rule `file-unreadable` or `file-too-large`.
  public static func read(_ path: String) throws(Diagnostic) -> [UInt8] {
    do {
      // What the links lead to is read: its size and kind count.
      let target = URL(filePath: path).resolvingSymlinksInPath()
      let attributes = try FileManager.default.attributesOfItem(atPath: target.path)
      let type = attributes[.type] as? FileAttributeType
      guard type == .typeRegular else {
        let found = type == .typeSymbolicLink ? "a link that leads to none" : "a folder or a device"
        throw Diagnostic(.error, rule: "file-unreadable", "expected a file, found \(found)", file: path)
      }
      let size = attributes[.size] as? UInt64 ?? (attributes[.size] as? UInt).map(UInt64.init) ?? 0
      guard size <= UInt64(FileLimits.fileSize) else {
        let message = "expected \(FileLimits.fileSize) bytes at most, found \(size)"
        throw Diagnostic(.error, rule: "file-too-large", message, file: path)
      }
      return Array(try Data(contentsOf: target))
    } catch let diagnostic as Diagnostic {
      throw diagnostic
    } catch {
      throw Diagnostic(.error, rule: "file-unreadable", "the file cannot be read: \(reason(error))", file: path)
    }
  }

  /// Writes a file whole or not at all: readers see the old bytes or the new, never a part. A link goes on leading to the file.
  ///
  /// - Throws: A diagnostic of the rule `file-unwritable`.
  public static func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
    do {
      try Data(bytes).write(to: URL(filePath: path).resolvingSymlinksInPath(), options: .atomic)
    } catch {
      throw Diagnostic(.error, rule: "file-unwritable", "the file cannot be written: \(reason(error))", file: path)
    }
  }

  /// Makes the folder of a file, and those that it is in, where they are not there yet.
  ///
  /// - Throws: A diagnostic of the rule `file-unwritable`.
  public static func createFolder(of path: String) throws(Diagnostic) {
    do {
      let folder = URL(filePath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Diagnostic(.error, rule: "file-unwritable", "the folder cannot be made: \(reason(error))", file: path)
    }
  }

  /// Why a file cannot be read or written, in words.
  package static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: return "there is no such file"
    case .fileReadNoPermission?, .fileWriteNoPermission?: return "permission is denied"
    case .fileWriteOutOfSpace?: return "the disk is full"
    case .fileWriteVolumeReadOnly?: return "the disk is read-only"
    default: break
    }
    switch ((error as? CocoaError)?.userInfo["NSUnderlyingError"] as? POSIXError)?.code {
    case .EEXIST?, .ENOTDIR?: return "a file stands where a folder is needed"
    case .EISDIR?: return "a folder stands where a file is needed"
    case .ENAMETOOLONG?: return "its name is too long"
    default: return "\(error)"
    }
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Remembers an app's language in a file of its own: a JSON object, `{"language":"de"}`.
///
/// ```swift
/// let store = FileLanguageStore(application: "org.example.notes")  // ~/.config/org.example.notes/language.json
/// try store.save("de")
/// try store.savedLanguage()  // de
/// ```
///
/// The file is replaced whole, so that a crash leaves the old or the new one.
public struct FileLanguageStore: LanguageStore, Hashable {
  /// The file's path.
  public let path: String

  /// Bytes of a file that are read: it holds one tag.
  public static let sizeLimit = 4_096

  /// What is wrong with a file.
  public enum Failure: Error, Hashable, Sendable {
    /// The file cannot be read or written; the system's reason.
    case inaccessible(path: String, reason: String)
    /// The file is larger than ``FileLanguageStore/sizeLimit``.
    case tooLarge(path: String)
    /// The file is no JSON object whose `language`, if it has one, is text.
    case malformed(path: String)
  }

  private struct Content: Codable { var language: String? }

  /// A store in a file; its folder is made when something is saved.
  public init(path: String) { self.path = path }

  /// A store in the user's folder of configurations: `$XDG_CONFIG_HOME`, else `~/.config`.
  /// - Parameter application: The name of the app's folder there. Slashes become hyphens.
  public init(application: String) {
    let environment = ProcessInfo.processInfo.environment
    // The specification of base directories ignores relative paths.
    let configured = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = configured ?? environment["HOME"].map { "\($0)/.config" } ?? "."
    path = "\(folder)/\(String(application.map { $0 == "/" ? "-" : $0 }))/language.json"
  }

  /// The language in the file; `nil` when there is no file, or it names none.
  /// - Throws: ``Failure``.
  public func savedLanguage() throws -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let target = URL(filePath: path).resolvingSymlinksInPath()
    let attributes = try attempt { try FileManager.default.attributesOfItem(atPath: target.path) }
    // A device or a pipe has no size and no end.
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw Failure.inaccessible(path: path, reason: "it is no file")
    }
    let size = attributes[.size] as? UInt64 ?? (attributes[.size] as? UInt).map(UInt64.init) ?? 0
    guard size <= UInt64(Self.sizeLimit) else { throw Failure.tooLarge(path: path) }
    let data = try attempt { try Data(contentsOf: target) }
    do { return try JSONDecoder().decode(Content.self, from: data).language } catch {
      throw Failure.malformed(path: path)
    }
  }

  /// Replaces the file; with `nil` it names no language.
  /// - Throws: ``Failure/inaccessible(path:reason:)``.
  public func save(_ language: String?) throws {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    try attempt {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try JSONEncoder().encode(Content(language: language)).write(to: URL(filePath: path), options: .atomic)
    }
  }

  private func attempt<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch { throw Failure.inaccessible(path: path, reason: "\(error)") }
  }
}

extension FileLanguageStore.Failure: CustomStringConvertible {
  /// The file and what is wrong with it.
  public var description: String {
    switch self {
    case .inaccessible(let path, let reason): "\(path): \(reason)"
    case .tooLarge(let path): "\(path): larger than \(FileLanguageStore.sizeLimit) bytes"
    case .malformed(let path): "\(path): expected a JSON object with a text \"language\""
    }
  }
}

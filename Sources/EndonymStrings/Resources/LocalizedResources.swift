#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Endonym

/// A folder of files of which some come in several languages: images, sounds, JSON.
///
/// ```swift
/// // Resources/logo.png  Resources/de.lproj/welcome.png  Resources/zh-Hant.lproj/welcome.png  Resources/help.fr.json
/// let resources = try LocalizedResources(directory: "Resources", development: "en")
/// try resources.resource(named: "welcome.png", preferred: ["zh-HK"])?.path  // Resources/zh-Hant.lproj/welcome.png
/// try resources.resource(named: "help.json", preferred: ["fr-CA"])?.path    // Resources/help.fr.json
/// try resources.resource(named: "logo.png", preferred: ["de"])?.path        // Resources/logo.png
/// do { _ = try resources.resource(named: "../../etc/passwd", preferred: []) } catch { print(error) }
/// // "../../etc/passwd" is not the name of a resource: ".." leads out of its folder
/// ```
///
/// A language is chosen among those that have the file, in a folder `de.lproj` or before the extension, `welcome.de.png`. Where
/// none fits, `Base.lproj` counts, then the development language, then the file without a language, and without all these the first
/// language that there is.
public struct LocalizedResources: Hashable, Sendable {
  /// The folder's path.
  public let directory: String
  /// The language that the resources were made in.
  public let development: String?
  /// How languages are matched.
  public let mode: LanguageChain.Mode
  /// The languages of the folder's `.lproj` folders, as they are spelled, `Base` perhaps among them, in alphabetical order.
  public let languages: [String]

  /// Bytes of a resource's name: the system's own limit of a path on Linux is 4,096 with the folder's.
  public static let nameLimit = 1_024

  /// Reads which languages a folder has; their files are looked for when they are asked for.
  /// - Throws: ``LocalizedResourceError/unreadable(path:reason:)``.
  public init(
    directory: String, development: String? = nil, mode: LanguageChain.Mode = .cldr
  ) throws(LocalizedResourceError) {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: directory) } catch {
      throw .unreadable(path: directory, reason: "\(error)")
    }
    self.directory = directory
    self.development = development
    self.mode = mode
    languages = names.filter { $0.lowercased().hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
    folders = names.filter { $0.lowercased().hasSuffix(".lproj") }.sorted()
  }

  /// The names of the folders, in the order of the languages.
  private let folders: [String]

  /// The best file for a reader; `nil` when there is none in any language.
  /// - Parameters:
  ///   - name: The file's name, `welcome.png`, or its path in the folder of a language, `images/welcome.png`.
  ///   - preferred: What the reader wants, the most wanted first.
  /// - Returns: The file and its language.
  /// - Throws: ``LocalizedResourceError/invalidName(_:reason:)``, ``LocalizedResourceError/unreadable(path:reason:)``,
  ///   ``LocalizedResourceError/engine(_:)``.
  public func resource(named name: String, preferred: [String]) throws(LocalizedResourceError) -> LocalizedResource? {
    try best(of: try candidates(name), preferred: preferred)
  }

  /// The best file for a selection of a ``LanguageManager``: in its languages in their order, else without a language.
  /// - Throws: As ``resource(named:preferred:)``.
  public func resource(named name: String, for selection: LanguageSelection) throws(LocalizedResourceError)
    -> LocalizedResource?
  {
    try best(of: try candidates(name), in: selection.chain)
  }

  /// The best file for the reader of a request: in what the reader prefers, though the app's texts lack it, else in the first of the
  /// context's languages that has one, else without a language.
  /// - Throws: As ``resource(named:preferred:)``.
  public func resource(named name: String, for context: LanguageContext) throws(LocalizedResourceError)
    -> LocalizedResource?
  {
    let candidates = try candidates(name)
    let chain = try chain(for: context.preferred, among: candidates)
    if chain.match != nil { return Self.first(of: candidates, in: chain) }
    return try best(of: candidates, in: context.languages)
  }

  /// All files of a name, in every language that has one.
  /// - Throws: As ``resource(named:preferred:)``.
  public func resources(named name: String) throws(LocalizedResourceError) -> [LocalizedResource] {
    try candidates(name)
  }

  private func best(
    of candidates: [LocalizedResource], preferred: [String]
  ) throws(LocalizedResourceError) -> LocalizedResource? {
    let chain = try chain(for: preferred, among: candidates, development: development)
    // A chain of nothing that fits, nor Base, nor a development language, is of whatever language comes first: less than the neutral file.
    let isLeftOver = chain.match == nil && development == nil && !candidates.contains(where: \.isBase)
    if isLeftOver, let neutral = candidates.first(where: { $0.language == nil }) { return neutral }
    return Self.first(of: candidates, in: chain)
  }

  private func best(
    of candidates: [LocalizedResource], in chain: LanguageChain
  ) throws(LocalizedResourceError) -> LocalizedResource? {
    if let exact = Self.first(of: candidates, in: chain), exact.language != nil { return exact }
    return try best(of: candidates, preferred: chain.languages)
  }

  private func chain(
    for preferred: [String], among candidates: [LocalizedResource], development: String? = nil
  ) throws(LocalizedResourceError) -> LanguageChain {
    do {
      return try .best(
        preferred: preferred, available: candidates.compactMap(\.language), development: development, mode: mode)
    } catch {
      throw .engine(error)
    }
  }

  private static func first(of candidates: [LocalizedResource], in chain: LanguageChain) -> LocalizedResource? {
    for language in chain.languages {
      let name = LocalizationName(language)
      let found = candidates.first { candidate in
        candidate.language.map { LocalizationName($0).isEquivalent(to: name) } ?? false
      }
      if let found { return found }
    }
    return candidates.first { $0.language == nil }
  }

  // MARK: Files

  private func candidates(_ name: String) throws(LocalizedResourceError) -> [LocalizedResource] {
    let parts = try Self.parts(name)
    var candidates: [LocalizedResource] = []
    for (language, folder) in zip(languages, folders) {
      let path = ([directory, folder] + parts).joined(separator: "/")
      if Self.isFile(path) { candidates.append(LocalizedResource(language: language, path: path)) }
    }
    candidates += suffixed(parts)
    let path = ([directory] + parts).joined(separator: "/")
    if Self.isFile(path) { candidates.append(LocalizedResource(language: nil, path: path)) }
    return candidates
  }

  /// The files with a language before the extension.
  private func suffixed(_ parts: [String]) -> [LocalizedResource] {
    guard let file = parts.last else { return [] }
    let folder = ([directory] + parts.dropLast()).joined(separator: "/")
    // A folder that does not exist has no files.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    let (stem, suffix) = ("\(file[..<dot]).", file[dot...])
    return names.sorted().compactMap { name in
      guard name.utf8.count > stem.utf8.count + suffix.utf8.count, name.hasPrefix(stem), name.hasSuffix(suffix) else {
        return nil
      }
      let language = String(name.dropFirst(stem.count).dropLast(suffix.count))
      guard LocalizationName(language).identifier != nil else { return nil }
      let path = "\(folder)/\(name)"
      return Self.isFile(path) ? LocalizedResource(language: language, path: path) : nil
    }
  }

  private static func isFile(_ path: String) -> Bool {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    return (try? FileManager.default.attributesOfItem(atPath: target))?[.type] as? FileAttributeType == .typeRegular
  }

  /// The parts of a name that cannot lead out of the folder.
  private static func parts(_ name: String) throws(LocalizedResourceError) -> [String] {
    guard !name.isEmpty else { throw .invalidName(name, reason: "it is empty") }
    guard name.utf8.count <= nameLimit else {
      throw .invalidName("\(name.prefix(64))…", reason: "it is longer than \(nameLimit) bytes")
    }
    guard !name.utf8.contains(0) else { throw .invalidName(name, reason: "it contains a NUL") }
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
    for part in parts {
      if part.isEmpty { throw .invalidName(name, reason: "it starts or ends with a slash, or has two in a row") }
      if part == ".." || part == "." { throw .invalidName(name, reason: "\"\(part)\" leads out of its folder") }
    }
    return parts.map(String.init)
  }
}

/// A file of ``LocalizedResources``.
public struct LocalizedResource: Hashable, Sendable {
  /// The file's language, as it is spelled there; `Base` for the folder of that name, `nil` for a file without one.
  public let language: String?
  /// The file's path.
  public let path: String

  fileprivate var isBase: Bool { language.map { LocalizationName($0).isBase } ?? false }
}

/// Why a resource could not be looked for.
public enum LocalizedResourceError: Error, Hashable, Sendable {
  /// A name that is none, or that leads out of the folder.
  case invalidName(String, reason: String)
  /// A folder that cannot be read; the system's reason.
  case unreadable(path: String, reason: String)
  /// ICU failed.
  case engine(FormatError)
}

extension LocalizedResourceError: CustomStringConvertible {
  /// What was refused and why, in a sentence for people.
  public var description: String {
    switch self {
    case .invalidName(let name, let reason): "\"\(name)\" is not the name of a resource: \(reason)"
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .engine(let error): error.description
    }
  }
}

import EndonymStrings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds out why the strings of a package do not show up. Each finding says what to do.
///
/// ```
/// Package.swift: error: target App has German tables, and the package has no defaultLocalization: add defaultLocalization: "en" [default-localization]
/// ```
public struct PackageDoctor: Sendable {
  private let manifest: PackageManifest
  private let folder: String

  /// A package by its manifest and its folder.
  public init(_ manifest: PackageManifest, folder: String) {
    self.manifest = manifest
    self.folder = folder
  }

  /// The manifest's path, to which most findings belong.
  private var manifestPath: String { "\(folder)/Package.swift" }

  /// All that is wrong, target by target.
  ///
  /// - Throws: A diagnostic when files cannot be read.
  public func findings() throws(Diagnostic) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var languages: Set<String> = []
    for target in manifest.targets {
      let path = "\(folder)/\(target.folder)"
      guard FileManager.default.fileExists(atPath: path) else { continue }
      let files = try LocalizationProject(paths: [path])
      findings += resources(of: target, at: path)
      findings += undeclared(files, target, at: path)
      findings += folderNames(files)
      findings += catalogs(files, target)
      findings += try bundles(files, target, at: path)
      languages.formUnion(Self.languages(files))
    }
    return defaultLocalization(languages) + findings
  }

  private func finding(
    _ severity: Diagnostic.Severity, _ rule: String, _ message: String, at path: String? = nil
  ) -> Diagnostic {
    Diagnostic(severity, rule: rule, message, file: path ?? manifestPath)
  }

  // MARK: Languages

  /// The languages that there are texts in, as folders spell them, and source languages of catalogs.
  static func languages(_ project: LocalizationProject) -> Set<String> {
    var languages = Set(project.files.compactMap(\.language)).union(project.resources.map(\.language))
    for file in project.files where file.format == .catalog {
      guard let bytes = try? FileBytes.read(file.path) else { continue }
      let catalog = StringCatalog.read(bytes, file: file.path).content
      languages.formUnion(catalog.languages)
      languages.insert(catalog.sourceLanguage)
    }
    return languages
  }

  private func defaultLocalization(_ languages: Set<String>) -> [Diagnostic] {
    guard !languages.isEmpty else { return [] }
    guard let language = manifest.defaultLocalization else {
      let message =
        "the package has localized files and no defaultLocalization, which SwiftPM needs: add defaultLocalization: \"en\" below its name"
      return [finding(.error, "default-localization", message)]
    }
    let known = languages.map { $0.lowercased().replacing("_", with: "-") }
    if known.contains(language.lowercased().replacing("_", with: "-")) || known.contains("base") { return [] }
    let message =
      "defaultLocalization is \"\(language)\", which no file is in: add \(language).lproj, or name one of \(languages.sorted().joined(separator: ", "))"
    return [finding(.warning, "default-localization", message)]
  }

  // MARK: Resources

  private func resources(of target: PackageManifest.Target, at path: String) -> [Diagnostic] {
    target.resources.compactMap { resource in
      if resource.path.hasPrefix("/") || resource.path.split(separator: "/").contains("..") {
        let message =
          "resource \"\(resource.path)\" of target \(target.name) lies outside of \(target.folder), where SwiftPM finds no resources: move it there"
        return finding(.error, "resource-outside", message)
      }
      guard FileManager.default.fileExists(atPath: "\(path)/\(resource.path)") else {
        let message =
          "resource \"\(resource.path)\" of target \(target.name) does not exist: correct its path, which starts in \(target.folder)"
        return finding(.error, "resource-missing", message)
      }
      return nil
    }
  }

  /// Files that no rule of the target covers, and those that a rule covers wrongly.
  private func undeclared(_ project: LocalizationProject, _ target: PackageManifest.Target, at path: String)
    -> [Diagnostic]
  {
    var findings: [Diagnostic] = []
    for file in project.files {
      let own = String(file.path.dropFirst(path.count + 1))
      if target.excluded.contains(where: { Self.covers($0, own) }) { continue }
      guard let resource = target.resources.first(where: { Self.covers($0.path, own) }) else {
        // SwiftPM takes what lies in a folder of a language without being told.
        if Self.isInLanguageFolder(own) { continue }
        let message =
          "this is no resource of target \(target.name), and is left out of its bundle: add resources: [.process(\"\(own)\")] to the target"
        findings.append(finding(.error, "resource-undeclared", message, at: file.path))
        continue
      }
      // A copied folder of a language is found where it is the bundle's own; one inside a copied folder is not.
      if resource.rule == .copy, file.language != nil, !resource.path.hasSuffix(".lproj") {
        let message =
          ".copy puts it into a folder \"\(resource.path)\" of the bundle, where no look-up searches: use .process(\"\(resource.path)\")"
        findings.append(finding(.error, "resource-copied", message, at: file.path))
      }
    }
    return findings
  }

  /// Whether a file lies in a `.lproj` folder itself, and not in one inside of it.
  private static func isInLanguageFolder(_ file: String) -> Bool {
    file.split(separator: "/").dropLast().last?.hasSuffix(".lproj") ?? false
  }

  /// Whether a path of a manifest is a file's, or a folder's that it is in.
  private static func covers(_ rule: String, _ file: String) -> Bool {
    var rule = rule
    while rule.hasSuffix("/") { rule.removeLast() }
    return rule == "." || rule.isEmpty || file == rule || file.hasPrefix(rule + "/")
  }

  // MARK: Names

  /// Folders that are not named as BCP 47 writes their language.
  private func folderNames(_ project: LocalizationProject) -> [Diagnostic] {
    var seen: Set<String> = []
    var findings: [Diagnostic] = []
    for file in project.files {
      guard let language = file.language, language != "Base", language != "mul" else { continue }
      let path = file.folder.isEmpty ? "\(language).lproj" : "\(file.folder)/\(language).lproj"
      guard seen.insert(path).inserted else { continue }
      let usual = LanguageNames.usual(language)
      if let usual, usual != language {
        let message = "folders are found by exact name on most systems: rename it to \(usual).lproj"
        findings.append(finding(.warning, "folder-name", message, at: path))
      } else if usual == nil {
        findings.append(
          finding(.warning, "folder-name", "\"\(language)\" names no language: rename it, or remove it", at: path))
      }
    }
    return findings
  }

  private func catalogs(_ project: LocalizationProject, _ target: PackageManifest.Target) -> [Diagnostic] {
    if target.plugins.contains(where: { $0.hasPrefix("Endonym") }) { return [] }
    return project.files.filter { $0.format == .catalog }.map { file in
      let message =
        "outside of Xcode a catalog is copied and not compiled, and Foundation finds nothing in it: add Endonym's plugin to target \(target.name), or read it by LocalizedStrings"
      return finding(.warning, "catalog-not-compiled", message, at: file.path)
    }
  }

  // MARK: Sources

  /// Looks in a package's target are in the bundle of the app unless they name the target's own.
  private func bundles(
    _ project: LocalizationProject, _ target: PackageManifest.Target, at path: String
  ) throws(Diagnostic) -> [Diagnostic] {
    guard !project.files.isEmpty else { return [] }
    var lookup: String?
    for source in Self.sources(in: path) {
      let text = String(decoding: try FileBytes.read(source), as: UTF8.self)
      if text.contains(".module") || text.contains("LocalizedStrings") { return [] }
      if lookup == nil, text.contains("NSLocalizedString(") || text.contains("String(localized:") { lookup = source }
    }
    guard let lookup else { return [] }
    let message =
      "target \(target.name) looks strings up in the main bundle, and its own are in .module: add bundle: .module to its look-ups"
    return [finding(.warning, "bundle", message, at: lookup)]
  }

  private static func sources(in path: String) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
  }
}

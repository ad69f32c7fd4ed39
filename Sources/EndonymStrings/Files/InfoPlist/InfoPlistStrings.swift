#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What an app's Info.plist says in each language: its name, and the texts in which the system asks for permission.
///
/// They stand in `InfoPlist.strings` of the `.lproj` folders, or in `InfoPlist.xcstrings`. A target may have files of its own,
/// `App-InfoPlist.strings`, which the build renames.
///
/// ```swift
/// let texts = InfoPlistStrings.read(folder: "App/Resources").content
/// texts.languages                          // ["de", "en"]
/// texts.displayName(language: "de")?.value // "Rechner"
/// texts.permissions(language: "de").map(\.key)   // ["NSCameraUsageDescription"]
/// ```
///
/// A key that a language lacks has the Info.plist's own value there. Languages are named as ``LocalizationName`` reads them: `zh-hans.lproj`
/// and `zh-Hans` of a catalog are one.
public struct InfoPlistStrings: Hashable, Sendable {
  /// The text of a key in a language.
  public struct Text: Hashable, Sendable {
    /// The key, as the Info.plist has it.
    public let key: String
    /// The text.
    public let value: String
    /// The file it stands in.
    public let file: String
    /// Where its value begins.
    public let position: SourcePosition?
  }

  /// What is said in one language.
  private struct Language: Hashable, Sendable {
    /// How the file that was read first spells it.
    let spelling: String
    var texts: [String: Text] = [:]
  }

  /// The languages that say something, as the catalog or else their folders spell them, in the order of their names.
  public var languages: [String] { texts.values.map(\.spelling).sorted() }

  private var texts: [String: Language] = [:]

  /// The largest number of files and folders that is looked at in one folder: a bundle's resources are far fewer.
  public static let folderLimit = 100_000

  /// Reads the files of a folder: a bundle's resources, or a target's sources. Folders inside others are not looked for.
  ///
  /// A text in a catalog and in a `.strings` file of the same language is that of the `.strings` file.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - device: The device whose texts are read where a catalog varies them; those for `other` devices where it has none of its own.
  /// - Returns: The texts, and what is wrong in the files.
  public static func read(folder: String, device: Device = .current) -> FileReading<InfoPlistStrings> {
    var reading = FileReading(InfoPlistStrings())
    let names = Self.names(in: folder)
    for name in names where isInfoPlist(name, suffix: ".xcstrings") {
      reading.content.readCatalog("\(folder)/\(name)", device, into: &reading.diagnostics)
    }
    for name in names where name.lowercased().hasSuffix(".lproj") {
      for file in Self.names(in: "\(folder)/\(name)") where isInfoPlist(file, suffix: ".strings") {
        let language = String(name.dropLast(".lproj".count))
        reading.content.readTable("\(folder)/\(name)/\(file)", language: language, into: &reading.diagnostics)
      }
    }
    return reading
  }

  private static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.prefix(folderLimit).sorted()
  }

  private static func isInfoPlist(_ name: String, suffix: String) -> Bool {
    name == "InfoPlist\(suffix)" || name.hasSuffix("-InfoPlist\(suffix)")
  }

  private mutating func readTable(_ path: String, language: String, into diagnostics: inout [Diagnostic]) {
    do {
      let reading = try StringsFile.read(path: path)
      diagnostics += reading.diagnostics
      for entry in reading.content.entries {
        guard let value = entry.value else { continue }
        add(Text(key: entry.key, value: value, file: path, position: entry.valuePosition), language: language)
      }
    } catch {
      diagnostics.append(error)
    }
  }

  private mutating func readCatalog(_ path: String, _ device: Device, into diagnostics: inout [Diagnostic]) {
    let reading: FileReading<StringCatalog>
    do { reading = StringCatalog.read(try FileBytes.read(path), file: path) } catch {
      diagnostics.append(error)
      return
    }
    diagnostics += reading.diagnostics
    for entry in reading.content.entries {
      for localization in entry.localizations {
        guard let unit = localization.text.unit(for: device) else { continue }
        let text = Text(key: entry.key, value: unit.value, file: path, position: unit.position)
        add(text, language: localization.language)
      }
    }
  }

  private mutating func add(_ text: Text, language: String) {
    texts[LocalizationName(language).canonical, default: Language(spelling: language)].texts[text.key] = text
    if InfoPlistKey.versions.contains(text.key) { frozen.append(text) }
  }

  /// Texts of version keys, which stay as they are when the version changes: each a mistake.
  public private(set) var frozen: [Text] = []

  /// The text of a key in one of ``languages``, in any spelling; `nil` where the Info.plist's own value is shown.
  public func text(_ key: String, language: String) -> Text? { texts(language)[key] }

  private func texts(_ language: String) -> [String: Text] { texts[LocalizationName(language).canonical]?.texts ?? [:] }

  /// The app's name in a language: its display name, or else its short one.
  public func displayName(language: String) -> Text? {
    text(InfoPlistKey.displayName, language: language) ?? text(InfoPlistKey.name, language: language)
  }

  /// The texts in which the system asks for permission in a language, in the order of their keys.
  public func permissions(language: String) -> [Text] {
    texts(language).values.filter { InfoPlistKey.isPermission($0.key) }.sorted { $0.key < $1.key }
  }

  /// The keys of permissions that some language has and another lacks, with the languages that lack them.
  public func missingPermissions() -> [(key: String, languages: [String])] {
    let keys = Set(texts.values.flatMap(\.texts.keys)).filter(InfoPlistKey.isPermission).sorted()
    return keys.compactMap { key in
      let lacking = languages.filter { !LocalizationName($0).isBase && text(key, language: $0) == nil }
      return lacking.isEmpty ? nil : (key, lacking)
    }
  }
}

extension StringCatalog.Text {
  /// The text that a device shows: its own, or that for `other` devices, or the first there is. A plural has no number here to choose by.
  fileprivate func unit(for device: Device) -> StringCatalog.Unit? {
    let units = self[.device].compactMap { variant in variant.text.unit.map { (device: variant.name, unit: $0) } }
    let chosen =
      units.last { $0.device == device.rawValue } ?? units.last { $0.device == Device.other.rawValue } ?? units.first
    return chosen?.unit ?? unit
  }
}

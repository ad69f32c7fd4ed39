import EndonymStrings

/// Finds out what an app's `Info.plist` lacks to be shown in all of its languages. Each finding says what to do.
///
/// Source: Apple's Information Property List reference.
public struct InfoPlistDoctor: Sendable {
  private let file: String
  private let root: PropertyListNode
  private let project: LocalizationProject

  /// - Parameters:
  ///   - bytes: The property list, in any form.
  ///   - file: Its path.
  ///   - project: The app's localized files.
  /// - Returns: What can be asked, and what is wrong with the property list itself.
  public static func read(
    _ bytes: [UInt8], file: String, project: LocalizationProject
  ) -> FileReading<InfoPlistDoctor> {
    let (document, collector) = PropertyListDocument.read(bytes, file: file)
    return FileReading(
      InfoPlistDoctor(file: file, root: document.root, project: project), diagnostics: collector.diagnostics)
  }

  /// All that is wrong, in the order of the property list's keys.
  public func findings() -> [Diagnostic] {
    let languages = PackageDoctor.languages(project).subtracting(["Base", "mul"]).sorted()
    guard !languages.isEmpty else { return [] }
    return developmentRegion(languages) + localizations(languages) + displayName() + translations(languages)
  }

  private func finding(_ severity: Diagnostic.Severity, _ rule: String, _ message: String, at key: String?)
    -> Diagnostic
  {
    let position = key.flatMap { key in root.members?.last { $0.key == key }?.keyPosition }
    return Diagnostic(severity, rule: rule, message, file: file, position: position)
  }

  private static func same(_ left: String, _ right: String) -> Bool {
    let (left, right) = (LanguageNames.usual(left) ?? left, LanguageNames.usual(right) ?? right)
    return left.lowercased() == right.lowercased()
  }

  // MARK: Languages

  private func developmentRegion(_ languages: [String]) -> [Diagnostic] {
    let key = "CFBundleDevelopmentRegion"
    guard let region = root[key]?.text else {
      let message =
        "\(key) is missing, so that nobody knows which language is the last resort: add it, with the language of development"
      return [finding(.warning, "development-region", message, at: nil)]
    }
    // Xcode puts its own value there.
    if region.hasPrefix("$(") || languages.contains(where: { Self.same($0, region) }) { return [] }
    let message =
      "\(key) is \"\(region)\", which no file is in: name one of \(languages.joined(separator: ", ")), or add \(region).lproj"
    return [finding(.error, "development-region", message, at: key)]
  }

  private func localizations(_ languages: [String]) -> [Diagnostic] {
    let key = "CFBundleLocalizations"
    guard case .array(let elements)? = root[key]?.value else { return [] }
    let listed = elements.compactMap(\.text)
    let absent = listed.filter { name in !languages.contains { Self.same($0, name) } }.map { name in
      finding(
        .warning, "localizations",
        "\(key) lists \"\(name)\", which no file is in: add \(name).lproj, or remove it from the list",
        at: key)
    }
    let unlisted = languages.filter { name in !listed.contains { Self.same($0, name) } }.map { name in
      finding(
        .warning, "localizations", "\(key) does not list \"\(name)\", which there are files in: add it to the list",
        at: key)
    }
    return absent + unlisted
  }

  // MARK: Texts

  private func displayName() -> [Diagnostic] {
    if root["CFBundleDisplayName"] != nil || root["CFBundleName"] != nil { return [] }
    let message = "CFBundleDisplayName is missing, and a translation of it is not used without it: add it to Info.plist"
    return [finding(.warning, "display-name", message, at: nil)]
  }

  /// Texts of the property list that people read and that some language lacks.
  private func translations(_ languages: [String]) -> [Diagnostic] {
    let shown = (root.members ?? []).filter { member in
      member.node.text.map { !$0.hasPrefix("$(") } ?? false
        && (member.key.hasSuffix("UsageDescription") || member.key == "CFBundleDisplayName")
    }
    guard !shown.isEmpty else { return [] }
    let translated = translatedKeys()
    let development = root["CFBundleDevelopmentRegion"]?.text ?? "en"
    return shown.flatMap { member in
      let lacking = languages.filter { language in
        !Self.same(language, development)
          && !translated.contains { Self.same($0.language, language) && $0.keys.contains(member.key) }
      }
      guard !lacking.isEmpty else { return [Diagnostic]() }
      // A name is often the same everywhere; why an app wants to use the camera is not.
      let severity: Diagnostic.Severity = member.key == "CFBundleDisplayName" ? .note : .warning
      let message =
        "\(member.key) is not translated into \(lacking.joined(separator: ", ")): add it to InfoPlist.strings of each, or to InfoPlist.xcstrings"
      return [finding(severity, "untranslated-info", message, at: member.key)]
    }
  }

  /// The keys of InfoPlist tables by language.
  private func translatedKeys() -> [(language: String, keys: Set<String>)] {
    project.files.filter(\.isInfoPlist).flatMap { file -> [(language: String, keys: Set<String>)] in
      guard let bytes = try? FileBytes.read(file.path) else { return [] }
      switch file.format {
      case .catalog:
        let catalog = StringCatalog.read(bytes, file: file.path).content
        return catalog.languages.map { language in
          (language, Set(catalog.entries.filter { $0[language] != nil }.map(\.key)))
        }
      case .strings:
        guard let language = file.language else { return [] }
        return [(language, Set(StringsFile.read(bytes, file: file.path).content.entries.map(\.key)))]
      case .stringsDictionary: return []
      }
    }
  }
}

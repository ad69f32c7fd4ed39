import Endonym

/// The name of a folder of translations, or of one of a project's languages, as projects spell it.
///
/// ```swift
/// LocalizationName("zh-hans.lproj").identifier  // zh-Hans
/// LocalizationName("zh_HK").identifier          // zh-HK
/// LocalizationName("English.lproj").identifier  // en
/// LocalizationName("Base.lproj").isBase         // true
/// LocalizationName("Pods.lproj").identifier     // nil: no language
/// ```
///
/// Case and `_` or `-` do not matter: SwiftPM itself writes `zh-hans.lproj` for `zh-Hans.lproj`.
public struct LocalizationName: Hashable, Sendable {
  /// The name without `.lproj`, as it was spelled.
  public let spelling: String
  /// Whether it is `Base`, the folder of what does not belong to any language.
  public let isBase: Bool
  /// The language in canonical form; `nil` for `Base`, and for what names none.
  public let identifier: LocaleIdentifier?

  /// Reads a name, with or without `.lproj`.
  public init(_ name: some StringProtocol) {
    let suffix = ".lproj"
    let isFolder = name.utf8.count > suffix.utf8.count && name.suffix(suffix.count).lowercased() == suffix
    spelling = String(isFolder ? name.dropLast(suffix.count)[...] : name[...])
    isBase = spelling.prefix(5).lowercased() == "base"
    identifier = isBase ? nil : try? LocaleIdentifier(Self.code(ofOldName: spelling) ?? spelling)
  }

  /// The code of a language by the name that its folder had in projects from before 2004: `de` for `German`.
  package static func code(ofOldName name: String) -> String? { languagesOfOldProjects[name.prefix(32).lowercased()] }

  /// Whether two names mean one language, however they are spelled.
  public func isEquivalent(to other: LocalizationName) -> Bool {
    if let identifier, let others = other.identifier { return identifier == others }
    return isBase && other.isBase || Self.folded(spelling) == Self.folded(other.spelling)
  }

  private static func folded(_ name: String) -> String { String(name.lowercased().map { $0 == "_" ? "-" : $0 }) }

  /// The folders of projects from before 2004, and a few that Apple's systems know besides.
  private static let languagesOfOldProjects = [
    "arabic": "ar", "chinese": "zh-Hans", "danish": "da", "dutch": "nl", "english": "en", "finnish": "fi",
    "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "korean": "ko", "norwegian": "nb",
    "polish": "pl", "portuguese": "pt", "russian": "ru", "spanish": "es", "swedish": "sv", "thai": "th",
    "turkish": "tr",
  ]
}

extension LocalizationName: CustomStringConvertible {
  /// The name as it was spelled, without `.lproj`.
  public var description: String { spelling }
}

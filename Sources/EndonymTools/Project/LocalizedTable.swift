import EndonymStrings

/// A table in all its languages, key by key, whichever files it comes from.
///
/// Catalogs and folders of languages look the same here, so that what is said of translations is said once.
public struct LocalizedTable: Sendable {
  /// The table's name: `Localizable`.
  public let name: String
  /// The folder that holds the catalog or the languages' folders.
  public let folder: String
  /// The language that the others are translated from, as it is spelled; `nil` when nothing tells it.
  public let sourceLanguage: String?
  /// All languages of the table, as they are spelled, in the order of their codes.
  public let languages: [String]
  /// The keys: those of the source language in the order of its file, then those that only other languages have.
  public let keys: [LocalizedKey]

  /// Whether the table overrides texts of `Info.plist`.
  public var isInfoPlist: Bool { name == "InfoPlist" || name.hasSuffix("-InfoPlist") }

  package init(name: String, folder: String, sourceLanguage: String?, languages: [String], keys: [LocalizedKey]) {
    self.name = name
    self.folder = folder
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.keys = keys
  }
}

/// A key of a table, with what each language says.
public struct LocalizedKey: Sendable {
  /// The key.
  public let key: String
  /// What tells translators about it.
  public let comment: String?
  /// The path of the file that holds the key: the catalog's, the source language's, or the first that has it.
  public let file: String
  /// Where the key stands in that file.
  public let position: SourcePosition?
  /// Whether it is to be translated.
  public let isTranslated: Bool
  /// How the entry came to be; `nil` outside catalogs, and for those that Xcode keeps from the sources.
  public let extractionState: StringCatalog.ExtractionState?
  /// What the languages say, in the order of their files or, in a catalog, of the entry.
  public let translations: [Translation]

  /// What a language says; `nil` when it says nothing.
  public subscript(language: String) -> Translation? { translations.last { $0.language == language } }
}

/// What one language says of a key.
public struct Translation: Sendable {
  /// How far it is.
  public enum State: String, Comparable, Sendable {
    /// Done, or in a file that does not tell.
    case translated
    /// Made by a machine.
    case machineTranslated = "machine_translated"
    /// Someone has to look at it.
    case needsReview = "needs_review"
    /// Not translated.
    case new

    private var rank: Int {
      switch self {
      case .translated: 0
      case .machineTranslated: 1
      case .needsReview: 2
      case .new: 3
      }
    }

    /// Whether one is farther than another.
    public static func < (left: State, right: State) -> Bool { left.rank < right.rank }
  }

  /// The language, as its folder or the catalog spells it.
  public let language: String
  /// What is shown, and where it stands.
  public let message: LocatedMessage
  /// How far it is: the least of its parts.
  public let state: State
}

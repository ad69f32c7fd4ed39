/// How far the translations of a project are.
///
/// - **Keys** are those to be translated: not those of catalogs that say `shouldTranslate: false`, nor stale ones, which no source uses.
/// - A key is **missing** in a language that says nothing of it, **untranslated** where its state is `new`, and under **review** where
///   it is `needs_review`. What remains is **translated**; its share of the keys is the **coverage**.
/// - **Length** is how many characters the translated texts have for each of the source's.
public struct AuditReport: Encodable, Equatable, Sendable {
  /// The tables, in the order of the project.
  public let tables: [Table]
  /// The languages over all tables, in the order of their codes.
  public let languages: [Language]
  /// Files in languages' folders that some languages lack.
  public let resources: [Resource]

  /// One table.
  public struct Table: Encodable, Equatable, Sendable {
    /// The table's name.
    public let name: String
    /// The folder that holds the catalog or the languages' folders.
    public let folder: String
    /// The language that the others are translated from; `nil` when nothing tells it.
    public let sourceLanguage: String?
    /// The number of keys that are to be translated.
    public let keyCount: Int
    /// Keys that a catalog says no source uses any more.
    public let stale: [String]
    /// Keys that were not found in the sources; `nil` when nothing is known of them.
    public let unused: [String]?
    /// The languages, in the order of their codes.
    public let languages: [Language]
  }

  /// One language, in a table or in all.
  public struct Language: Encodable, Equatable, Sendable {
    /// The language as it is spelled.
    public let language: String
    /// The number of keys that are to be translated.
    public let keyCount: Int
    /// Keys that are translated.
    public let translatedCount: Int
    /// Keys under review.
    public let reviewCount: Int
    /// Keys that are there and not translated.
    public let untranslatedCount: Int
    /// Keys that are not there.
    public let missingCount: Int
    /// Translated keys in hundredths of all; 100 when there are none.
    public let coverage: Double
    /// Characters of the translated texts for each of the source's; `nil` for the source itself and when nothing can be compared.
    public let lengthRatio: Double?
    /// Translations longer than allowed, longest first.
    public let overlong: [Overlong]

    /// Keys that are not there, in the order of the table; empty in a sum over tables.
    public let missing: [String]
    /// Keys that are there and not translated.
    public let untranslated: [String]
    /// Keys under review.
    public let review: [String]
  }

  /// A translation that is longer than allowed.
  public struct Overlong: Encodable, Equatable, Sendable {
    /// The key.
    public let key: String
    /// Characters for each of the source's.
    public let ratio: Double
  }

  /// A file in languages' folders.
  public struct Resource: Encodable, Equatable, Sendable {
    /// The path inside the languages' folders.
    public let name: String
    /// The folder that holds the languages' folders.
    public let folder: String
    /// The languages that have it.
    public let languages: [String]
    /// The languages that do not.
    public let missing: [String]
    /// The bytes of all of its files together.
    public let size: Int
  }

  /// The least coverage of a language; 100 when there are no languages.
  public var leastCoverage: Double { languages.map(\.coverage).min() ?? 100 }

  /// Whether a translation is longer than allowed.
  public var hasOverlong: Bool { tables.contains { $0.languages.contains { !$0.overlong.isEmpty } } }

  /// The report as JSON.
  public var json: String { JSONReport.text(self) }
}

/// A String Catalog: the texts of one table in all languages, an `.xcstrings` file.
///
/// ```swift
/// let catalog = StringCatalog.read(bytes, file: "Localizable.xcstrings").content
/// catalog.languages                                    // ["de", "en"]
/// catalog["%lld songs"]?["de"]?.text.unit?.value       // "%lld Lieder"
/// catalog.definition(forKey: "%lld songs", language: "de")
/// ```
///
/// All versions, 1.0 to 1.3, have the same structure; the version is kept as it is. What this type does not know is kept, too.
public struct StringCatalog: Sendable {
  /// Bytes of a catalog that is read whole: many times the largest ones in public. Its entries take several times as much memory.
  public static let greatestByteCount = 64 << 20

  /// The file's path as it was given; empty when there is none.
  public var file: String
  /// The language of the keys and of the source texts; empty when the file does not say.
  public var sourceLanguage: String
  /// The version of the format as the file spells it; `nil` when it does not say.
  public var version: String?
  /// What is not known here, as the file has it.
  package var otherFields: [JSONMember] = []

  /// The entries as they were read or added; those that were removed are `nil`.
  var storage: [Entry?] = []
  /// Where an entry is, or was, in ``storage``.
  var indices: [ExactText: Int] = [:]
  /// Which entries of ``storage`` may have changed.
  var edited: Set<Int> = []
  /// How many entries that were read are removed.
  var removedOriginals = 0
  /// What the catalog was read from.
  var original: CatalogOriginal?

  /// A new catalog without entries.
  ///
  /// Xcode 26 begins new ones with version 1.2, and so does this.
  public init(sourceLanguage: String, version: String? = "1.2", file: String = "") {
    self.sourceLanguage = sourceLanguage
    self.version = version
    self.file = file
  }

  /// Reads a catalog from the bytes of a file: UTF-8 with or without a byte order mark, or UTF-16.
  ///
  /// It never fails as a whole. Everything wrong is told with its place, and every sound entry is there.
  public static func read(_ bytes: [UInt8], file: String = "") -> FileReading<StringCatalog> {
    CatalogReader.read(bytes, file: file)
  }

  /// Reads a catalog's file.
  ///
  /// - Throws: A diagnostic when the file cannot be read at all.
  public static func read(path: String) throws(Diagnostic) -> FileReading<StringCatalog> {
    read(try FileBytes.read(path), file: path)
  }

  /// The entry of a key. Setting one adds it, or replaces it at its place; setting `nil` removes it.
  public subscript(key: String) -> Entry? {
    get { indices[ExactText(key)].flatMap { storage[$0] } }
    set {
      if let newValue {
        setEntry(newValue.key.isIdentical(to: key) ? newValue : newValue.renamed(key))
      } else {
        removeKey(key)
      }
    }
  }

  /// The entries in the order of the file, the last one of a key that is there twice; new ones stand where they will be written.
  public var entries: [Entry] {
    let count = original?.entries.count ?? 0
    let known = storage.prefix(count).compactMap { $0 }
    let new = storage.dropFirst(count).compactMap { $0 }
    guard !new.isEmpty else { return known }
    var entries: [Entry] = []
    var written = 0
    for (place, group) in KeyPlacement(known.map(\.key), order: CatalogKeyOrder()).places(of: new.map(\.key)) {
      entries += known[written..<place]
      entries += group.map { new[$0] }
      written = place
    }
    return entries + known[written...]
  }

  /// The number of entries.
  public var count: Int { storage.count { $0 != nil } }

  /// All languages of the catalog as it spells them: the source language and those with a localization, in the order of their codes.
  public var languages: [String] {
    var languages: Set<String> = sourceLanguage.isEmpty ? [] : [sourceLanguage]
    for entry in storage {
      for localization in entry?.localizations ?? [] { languages.insert(localization.language) }
    }
    return languages.sorted()
  }
}

/// What a catalog was read from, for writing it back.
struct CatalogOriginal: Sendable {
  /// The file.
  let source: SourceText
  /// The bytes as they were.
  let bytes: [UInt8]
  /// The fields beside the entries, as they were read.
  let header: [JSONMember]
  /// The entries that the file has, as they were read, in its order.
  let entries: [StringCatalog.Entry]
}

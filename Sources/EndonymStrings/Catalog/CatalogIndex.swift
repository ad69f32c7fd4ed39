/// Where everything stands in a catalog, of which languages are read one at a time.
///
/// A program needs one language of a catalog, or a few; a whole ``StringCatalog`` holds all of them in memory. An index keeps no text, only
/// where each key and each localization stands: 20 bytes for the one, 28 for the other.
///
/// ```swift
/// let opening = try CatalogIndex.open(path: "Localizable.xcstrings", languages: ["de"])
/// opening.index.languages                        // ["ar", "de", "en"]
/// opening.messages["de"]?.count                  // 1200
/// let arabic = try opening.index.messages(for: "ar")
/// ```
///
/// The file is scanned once. A language that is asked for later is read from its places; when the file has changed in the meantime, that is
/// an error, and a new index has to be made.
public struct CatalogIndex: Sendable {
  /// What one language says: keys in the order of the file.
  public typealias Messages = [(key: String, message: LocatedMessage)]

  /// What opening a catalog gives.
  public struct Opening: Sendable {
    /// Where everything stands.
    public let index: CatalogIndex
    /// What the languages that were asked for say.
    public let messages: [String: Messages]
    /// What is wrong with the file, but for what is wrong inside the localizations of other languages.
    public let diagnostics: [Diagnostic]
  }

  /// A stretch of the text.
  struct Place: Sendable {
    let start: UInt32
    let end: UInt32
    let line: UInt32
    let column: UInt32
  }

  /// The key of an entry, with what decides whether a localization counts.
  struct Key: Sendable {
    let place: Place
    /// Whether it has an extraction state: without one, what is new does not count.
    let hasExtractionState: Bool
    let isManual: Bool
  }

  /// The value of one language.
  struct LocalizationPlace: Sendable {
    /// The number of its key.
    let key: UInt32
    /// Where the name of the language stands.
    let nameLine: UInt32
    let nameColumn: UInt32
    let value: Place
  }

  /// The file's path as it was given.
  public let file: String
  /// The language of the keys; empty when the file does not say.
  public let sourceLanguage: String
  /// The version of the format as the file spells it; `nil` when it does not say.
  public let version: String?
  let keys: [Key]
  let localizations: [String: [LocalizationPlace]]
  /// Tells whether a file is the one that was scanned.
  let fingerprint: UInt64

  /// All languages of the catalog as it spells them: the source language and those with a localization, in the order of their codes.
  public var languages: [String] {
    Set(localizations.keys).union(sourceLanguage.isEmpty ? [] : [sourceLanguage]).sorted()
  }

  /// The number of keys.
  public var keyCount: Int { keys.count }

  /// Which keys without a text are their own text in the source language.
  public enum OwnTexts: Sendable {
    /// Those that are kept by hand: what Apple's compiler puts into a table.
    case manual
    /// All: what a look-up shows.
    case all
  }

  /// Scans a file once, and reads some of its languages on the way.
  ///
  /// - Throws: A diagnostic when the file cannot be read at all.
  public static func open(
    path: String, languages: [String], ownTexts: OwnTexts = .manual
  ) throws(Diagnostic) -> Opening {
    open(try FileBytes.read(path), file: path, languages: languages, ownTexts: ownTexts)
  }

  /// Scans the bytes of a file once, and reads some of its languages on the way.
  public static func open(
    _ bytes: [UInt8], file: String = "", languages: [String], ownTexts: OwnTexts = .manual
  ) -> Opening {
    var collector = DiagnosticCollector(file: file)
    let source = SourceText(decoding: bytes, into: &collector)
    let document = JSONDocument(source.utf8)
    var reader = CatalogReader(document, collector)
    return reader.opening(languages: languages, ownTexts: ownTexts, fingerprint: fingerprint(bytes))
  }

  /// Reads what a language says, from the places that are known; nothing for a language that is not there. The language is to be spelled
  /// as in the file.
  ///
  /// - Throws: A diagnostic when the file cannot be read, or is no longer the one that was scanned (`file-changed`).
  public func messages(
    for language: String, ownTexts: OwnTexts = .manual
  ) throws(Diagnostic) -> FileReading<Messages> {
    try messages(for: language, in: try FileBytes.read(file), ownTexts: ownTexts)
  }

  /// Reads what a language says, from the bytes of the same file.
  ///
  /// - Throws: A diagnostic when the bytes are not those that were scanned (`file-changed`).
  public func messages(
    for language: String, in bytes: [UInt8], ownTexts: OwnTexts = .manual
  ) throws(Diagnostic) -> FileReading<Messages> {
    try messages(for: language, in: bytes, ownTexts: ownTexts) { _ in true }
  }

  /// Reads what a language says of some keys; the places of the others are not looked at.
  func messages(
    for language: String, in bytes: [UInt8], ownTexts: OwnTexts, where isWanted: (String) -> Bool
  ) throws(Diagnostic) -> FileReading<Messages> {
    guard Self.fingerprint(bytes) == fingerprint else {
      let message = "expected the catalog as it was when it was opened, found another"
      throw Diagnostic(.error, rule: "file-changed", message, file: file)
    }
    var collector = DiagnosticCollector(file: file)
    return read(language, from: SourceText(decoding: bytes, into: &collector).utf8, ownTexts, isWanted)
  }

  /// How many keys a language can say something of, where every key is its own text in the source language.
  func greatestCount(of language: String) -> Int {
    language == sourceLanguage ? keyCount : localizations[language]?.count ?? 0
  }

  private static func fingerprint(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBufferPointer { KeyHash(seed: 0)($0) }
  }

  private func read(
    _ language: String, from text: [UInt8], _ ownTexts: OwnTexts, _ isWanted: (String) -> Bool
  ) -> FileReading<Messages> {
    var reading = FileReading<Messages>([])
    var places = (localizations[language] ?? [])[...]
    let isSource = language == sourceLanguage
    for (number, key) in keys.enumerated() {
      var place = places.first
      if let next = place, Int(next.key) == number { places.removeFirst() } else { place = nil }
      let isOwnText = isSource && (key.isManual || ownTexts == .all)
      guard place != nil || isOwnText else { continue }
      let name = self.text(key.place, in: text)
      guard isWanted(name) else { continue }
      var message: LocatedMessage?
      if let place { message = self.message(key, place, language, in: text, &reading.diagnostics) }
      if message == nil, isOwnText { message = ownText(name, of: key) }
      if let message { reading.content.append((name, message)) }
    }
    return reading
  }

  private func message(
    _ key: Key, _ place: LocalizationPlace, _ language: String, in text: [UInt8], _ diagnostics: inout [Diagnostic]
  ) -> LocatedMessage? {
    let slice = Array(text[place.value.range])
    let lines = TextLines(slice, from: place.value.position)
    var reader = CatalogReader(JSONDocument(slice), DiagnosticCollector(file: file), lines)
    var localization = reader.localization(language)
    localization.position = SourcePosition(line: Int(place.nameLine), column: Int(place.nameColumn))
    diagnostics += reader.diagnostics
    return key.message(localization, file: file)
  }

  /// A key as its own text.
  private func ownText(_ name: String, of key: Key) -> LocatedMessage {
    LocatedMessage(key: name, isManual: key.isManual, file: file, position: key.place.position)
  }

  private func text(_ place: Place, in text: [UInt8]) -> String {
    let content = text[place.range].dropFirst().dropLast()
    return content.contains(UInt8(ascii: "\\"))
      ? JSONString.content(of: content) : String(decoding: content, as: UTF8.self)
  }
}

extension CatalogIndex.Place {
  var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
  var position: SourcePosition { SourcePosition(line: Int(line), column: Int(column)) }
}

extension CatalogIndex.Key {
  /// What a localization of it comes to in a compiled table.
  func message(_ localization: StringCatalog.Localization, file: String) -> LocatedMessage? {
    guard let definition = localization.definition, hasExtractionState || !localization.isNew else { return nil }
    return LocatedMessage(definition, file: file, position: localization.valuePosition)
  }
}

extension LocatedMessage {
  /// A key as its own text. One that is kept by hand stands in the tables that Apple's compiler makes, and is a text as any other.
  init(key: String, isManual: Bool, file: String, position: SourcePosition?) {
    self.init(.text(key), file: file, position: position)
    isKey = !isManual
  }
}

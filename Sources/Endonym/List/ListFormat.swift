#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Joins texts into a list the way a locale does.
///
/// ```swift
/// try ListFormat(locale: "en").format(["A", "B", "C"])                    // A, B, and C
/// try ListFormat(.or, locale: "es").format(["uno", "ocho"])               // uno u ocho
/// try ListFormat(.units, width: .narrow, locale: "ja").format(["1時間", "5分"])  // 1時間5分
/// ```
///
/// The words between the elements follow the elements where the language asks for it: Spanish "y" is "e" before an
/// i-sound and "o" is "u" before an o-sound, Hebrew joins foreign words with a hyphen. An empty element is kept.
///
/// Source: CLDR's list patterns, UTS 35 part 2; ICU's `ulistformatter.h`.
public struct ListFormat: Sendable {
  /// How the elements belong together: ECMA-402's `type`.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// All of them: "A, B, and C".
    case and = "conjunction"
    /// One of them: "A, B, or C".
    case or = "disjunction"
    /// Quantities that make one: "5 feet, 7 inches".
    case units = "unit"
  }

  /// How much room the words between them take: ECMA-402's `style`.
  public enum Width: String, Hashable, Sendable, Codable {
    /// "A, B, and C".
    case wide = "long"
    /// "A, B, & C".
    case short
    /// "A, B, C".
    case narrow
  }

  let box: EngineBox<ListOptions>

  /// - Parameters:
  ///   - kind: How the elements belong together.
  ///   - width: How much room the words between them take.
  ///   - locale: The locale to write for.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)``.
  public init(
    _ kind: Kind = .and, width: Width = .wide,
    locale: some LocaleIdentifierConvertible = LocaleEnvironment.Category.messages
  ) throws(FormatError) {
    try self.init(ListOptions(locale: try locale.localeIdentifier(), kind: kind, width: width))
  }

  init(_ options: ListOptions) throws(FormatError) {
    try options.locale.requireData()
    box = EngineBox(options)
  }

  var options: ListOptions { box.options }

  /// The list as text; empty for no elements. More than ``Limits/listElements`` are joined by plain commas.
  public func format(_ elements: some Sequence<String>) -> String { text(Array(elements)) }

  private func text(_ elements: [String]) -> String {
    do {
      return try elements.withUnsafeBufferPointer { elements throws(FormatError) in
        try box.withEngine { engine throws(FormatError) in try engine.string(elements) }
      }
    } catch { return elements.joined(separator: ", ") }
  }

  /// Appends the list as UTF-8.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` beyond ``Limits/listElements`` elements,
  ///   ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ elements: some Sequence<String>, to bytes: inout [UInt8]) throws(FormatError) {
    try append(Array(elements), to: &bytes)
  }

  /// Appends the list as UTF-8, without making an array of its own.
  /// - Throws: as for any sequence.
  public func append(_ elements: [String], to bytes: inout [UInt8]) throws(FormatError) {
    try elements.withUnsafeBufferPointer { elements throws(FormatError) in
      try box.withEngine { engine throws(FormatError) in try engine.append(elements, to: &bytes) }
    }
  }

  /// Appends the list as UTF-8 to a span.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when the span has too little room, and is left as it was; else as
  ///   ``append(_:to:)``.
  public func append(_ elements: some Sequence<String>, to span: inout OutputSpan<UInt8>) throws(FormatError) {
    try append(Array(elements), to: &span)
  }

  /// Appends the list as UTF-8 to a span, without making an array of its own.
  /// - Throws: as for any sequence.
  public func append(_ elements: [String], to span: inout OutputSpan<UInt8>) throws(FormatError) {
    try elements.withUnsafeBufferPointer { elements throws(FormatError) in
      try box.withEngine { engine throws(FormatError) in try engine.append(elements, to: &span) }
    }
  }

  /// Whether lists are written by a compiled plan. ICU writes those of languages whose words follow the elements, as Spanish "y"
  /// and "e" do; then it is `false`, as when ICU fails.
  public var isCompiled: Bool {
    do { return try box.engine().isCompiled } catch { return false }
  }

  /// The list in parts: `element` and `literal`. An empty element is a part with an empty text.
  /// - Throws: as ``append(_:to:)``.
  public func parts(of elements: some Sequence<String>) throws(FormatError) -> [FormattedPart] {
    try box.engine().parts(of: Array(elements))
  }
}

/// What decides how a ``ListFormat`` writes; coded under ECMA-402's names.
struct ListOptions: EngineOptions, Codable {
  var locale: LocaleIdentifier
  var kind: ListFormat.Kind
  var width: ListFormat.Width

  private enum CodingKeys: String, CodingKey {
    case locale
    case kind = "type"
    case width = "style"
  }

  static let engines = BoundedCache<ListOptions, ListEngine>(limit: Limits.cachedFormats)

  static let openedEngines: BoundedCache<ListOptions, OpenedEngine<ListEngine>>? =
    BoundedCache(limit: Limits.cachedFormats)

  func makeEngine() throws(FormatError) -> ListEngine { try ListEngine(self) }

  func makeEngine(from opened: ListEngine) throws(FormatError) -> ListEngine { try ListEngine(self, from: opened) }

  func openEngine() throws(FormatError) -> ListEngine { try ListEngine(self, compiles: false) }
}

extension ListFormat: FormatStyle {
  /// Texts.
  public typealias FormatInput = [String]
  /// Text.
  public typealias FormatOutput = String

  /// The list as text.
  public func format(_ elements: [String]) -> String { text(elements) }

  /// The same format for a Foundation locale; unchanged where the locale cannot be formatted for.
  public func locale(_ locale: Locale) -> ListFormat {
    (try? ListFormat(options.kind, width: options.width, locale: locale.identifier)) ?? self
  }
}

extension ListFormat: Hashable {
  /// Formats with the same options are equal.
  public static func == (left: ListFormat, right: ListFormat) -> Bool {
    left.box === right.box || left.options == right.options
  }

  /// Hashes the options.
  public func hash(into hasher: inout Hasher) { hasher.combine(options) }
}

extension ListFormat: Codable {
  /// Reads a format that ``encode(to:)`` wrote; its options are checked again.
  public init(from decoder: any Decoder) throws { try self.init(try ListOptions(from: decoder)) }

  /// Writes the options.
  public func encode(to encoder: any Encoder) throws { try options.encode(to: encoder) }
}

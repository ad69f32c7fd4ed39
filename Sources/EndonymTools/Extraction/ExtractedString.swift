import EndonymStrings

/// A string that source code asks a table for.
///
/// `NSLocalizedString("greeting", value: "Hello, %@", comment: "On the first page")` is the key `greeting` with a default value and a comment.
/// What is written as `"\(count) of \(total)"`, with two integers, is the key `%lld of %lld`.
public struct ExtractedString: Hashable, Codable, Sendable {
  /// What kind of call asks for it.
  public enum Origin: String, Hashable, Codable, Sendable, CaseIterable {
    /// `NSLocalizedString`, `CFCopyLocalizedString`, their families, and routines named by whoever runs the extraction.
    case routine
    /// `String(localized:)`, `AttributedString(localized:)`, `LocalizedStringResource` and literals of these types.
    case value
    /// A literal that SwiftUI and its relatives look up: `Text("OK")`, `.navigationTitle("Home")`.
    case interface
  }

  /// The key, as it is at run time: no escapes, a specifier for each interpolation.
  public var key: String
  /// The text of the source language where the call gives one: `value:`, `defaultValue:`. Otherwise the key is the text.
  public var defaultValue: String?
  /// The table where the call names one; `nil` stands for `Localizable`.
  public var table: String?
  /// The bundle as it is written in the source.
  public var bundle: String?
  /// The comment for translators; `nil` when there is none or it is empty.
  public var comment: String?
  /// The kind of call.
  public var origin: Origin
  /// The name of what is called: `NSLocalizedString`, `Text`.
  public var routine: String
  /// Where the key stands.
  public var position: SourcePosition

  /// A string at a place in a source file.
  public init(
    key: String, defaultValue: String? = nil, table: String? = nil, bundle: String? = nil, comment: String? = nil,
    origin: Origin, routine: String, position: SourcePosition
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table.flatMap { $0.isEmpty ? nil : $0 }
    self.bundle = bundle
    self.comment = comment.flatMap { $0.isEmpty ? nil : $0 }
    self.origin = origin
    self.routine = routine
    self.position = position
  }

  /// The table that strings without one are in.
  public static let defaultTable = "Localizable"

  /// The name of its table.
  public var tableName: String { table ?? Self.defaultTable }

  /// The text of the source language.
  public var sourceText: String { defaultValue ?? key }
}

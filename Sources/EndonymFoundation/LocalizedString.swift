import Foundation

/// The text of a key: what Foundation's `NSLocalizedString` with all its arguments is elsewhere, under a name of its own.
///
/// ```swift
/// localizedString("open", tableName: "Menu", bundle: .module, value: "Open", comment: "A menu item")   // Öffnen
/// ```
/// - Parameters:
///   - key: The key.
///   - tableName: The table's name; `Localizable` for `nil`.
///   - bundle: The bundle that has the table.
///   - value: What is shown where no table has the key; the key if it is empty.
///   - comment: For translators.
/// - Returns: The text.
public func localizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String = ""
) -> String {
  guard let strings = bundle.localizedStrings else { return value.isEmpty ? key : value }
  return strings.string(key, table: tableName, defaultValue: value)
}

extension String {
  /// The text of a key with arguments, plurals by their number: in place of
  /// `String(format: NSLocalizedString("songs", comment: ""), count)`, which knows no plurals off Apple's platforms.
  ///
  /// ```swift
  /// String(localizedFormat: "songs", 3)                  // 3 Lieder
  /// String(localizedFormat: "songs", 3, bundle: .module)
  /// ```
  /// - Parameters:
  ///   - key: The key, and the format where no table has it.
  ///   - arguments: The values, in the order of their positions.
  ///   - table: The table's name; `Localizable` for `nil`.
  ///   - bundle: The bundle that has the table.
  public init<each Argument: MessageArgumentConvertible>(
    localizedFormat key: String, _ arguments: repeat each Argument, table: String? = nil, bundle: Bundle = .main
  ) {
    var values: [MessageArgument] = []
    repeat values.append((each arguments).messageArgument)
    self = LocalizedLookup(key, LocalizationKey(key: key, arguments: values), table: table, bundle: bundle).text
  }
}

#if !canImport(Darwin)
  import Foundation

  // One overload for each shorter call of Foundation's function: with defaults, it would be ambiguous beside Foundation's. A call with all five
  // arguments comes here where its table is a `String`, which fits better than Foundation's `String?`; with `nil` for a table it is Foundation's
  // own, and `localizedString(_:tableName:bundle:value:comment:)` stands in for it.

  /// The text of a key in the app's language. A plural, which is no text without its number, is its form `other`.
  public func NSLocalizedString(_ key: String, comment: String) -> String {
    localizedString(key, comment: comment)
  }

  /// The text of a key of a table.
  public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    localizedString(key, tableName: tableName, comment: comment)
  }

  /// The text of a key in a bundle.
  public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    localizedString(key, bundle: bundle, comment: comment)
  }

  /// The text of a key, or another text where no table has it.
  public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    localizedString(key, value: value, comment: comment)
  }

  /// The text of a key of a table in a bundle.
  public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    localizedString(key, tableName: tableName, bundle: bundle, comment: comment)
  }

  /// The text of a key of a table, or another text where it does not have it.
  public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    localizedString(key, tableName: tableName, value: value, comment: comment)
  }

  /// The text of a key in a bundle, or another text where no table has it.
  public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    localizedString(key, bundle: bundle, value: value, comment: comment)
  }

  /// The text of a key of a table in a bundle, or another text where it does not have it.
  public func NSLocalizedString(_ key: String, tableName: String, bundle: Bundle, value: String, comment: String)
    -> String
  {
    localizedString(key, tableName: tableName, bundle: bundle, value: value, comment: comment)
  }
#endif

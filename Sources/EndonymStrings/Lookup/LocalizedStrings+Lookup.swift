import Endonym
import Synchronization

extension LocalizedStrings {
  /// The text of a key as the table has it: what `NSLocalizedString` gives.
  ///
  /// A plural without its number is its form `other`. A key that no table has is counted and told of.
  /// - Parameters:
  ///   - key: The key, compared code point by code point.
  ///   - table: The table's name; `Localizable` unless given, or that of the one file that is the source.
  ///   - defaultValue: What is shown when no table has the key; without it, or when it is empty, the key is.
  /// - Returns: The text.
  public func string(_ key: String, table: String? = nil, defaultValue: String? = nil) -> String {
    if table == nil, LanguageContext.scope == nil {
      let known = key.utf8.withContiguousStorageIfAvailable { key in
        current.withObject { $0.unnamed.known(key, defaultValue) }
      }
      if let known = known ?? nil { return known }
    }
    return self.table(table).string(key, defaultValue: defaultValue)
  }

  /// The text of a key: what ``string(_:table:defaultValue:)`` gives.
  public subscript(key: String) -> String { string(key) }

  /// The text of a key with arguments.
  ///
  /// Arguments take the places of `%@`, `%lld` and their kin and choose plural forms; none of them and nothing in the table makes this
  /// fail.
  /// - Parameters:
  ///   - key: The key, compared code point by code point.
  ///   - arguments: The values, in the order of their positions.
  ///   - table: The table's name; `Localizable` unless given.
  ///   - defaultValue: The format that is shown when no table has the key; without it, or when it is empty, the key is.
  /// - Returns: The text.
  public func string<each Argument: MessageArgumentConvertible>(
    _ key: String, _ arguments: repeat each Argument, table: String? = nil, defaultValue: String? = nil
  ) -> String {
    var values: [MessageArgument] = []
    repeat values.append((each arguments).messageArgument)
    return string(key, arguments: MessageArguments(values), table: table, defaultValue: defaultValue)
  }

  /// The text of a key with arguments by position and name.
  public func string(
    _ key: String, arguments: MessageArguments, table: String? = nil, defaultValue: String? = nil
  ) -> String {
    self.table(table).string(key, arguments: arguments, defaultValue: defaultValue)
  }

  /// The text of a key that values were interpolated into: `"\(count) songs"` is the key `%lld songs`.
  ///
  /// ```swift
  /// strings.string(localized: "\(3) songs")                          // 3 Lieder
  /// strings.string(localized: "\(3) songs", key: "library.songs")   // the same by a key of its own
  /// ```
  /// - Parameters:
  ///   - value: The values, and the format that is shown when no table has the key.
  ///   - key: The key, where it is not the format.
  ///   - table: The table's name; `Localizable` unless given.
  /// - Returns: The text.
  public func string(localized value: LocalizationKey, key: String? = nil, table: String? = nil) -> String {
    string(key ?? value.key, arguments: MessageArguments(value.arguments), table: table, defaultValue: value.key)
  }

  /// A table in the languages of this moment, to be held for many look-ups; `Localizable` unless named.
  public func table(_ name: String? = nil) -> LocalizedTable {
    var selection = current.current
    if let scope = LanguageContext.scope, let other = try? self.selection(scope, selection.loader) { selection = other }
    return name.map(selection.table) ?? selection.unnamed
  }

  /// A table in other languages than the current ones, for one request or one document. What has been read for it is kept for the next.
  /// - Parameters:
  ///   - name: The table's name; `Localizable` unless given.
  ///   - languages: What is wanted.
  ///   - formatting: The locale of numbers; `nil` for the language's own, with the region of the wanted one.
  /// - Returns: The table; one without texts where no source has the name.
  /// - Throws: A ``Diagnostic`` of the rule `invalid-language` when ICU has no memory.
  public func table(
    _ name: String? = nil, languages: LanguageChoice, formatting: LocaleIdentifier? = nil
  ) throws(Diagnostic) -> LocalizedTable {
    try selection(LookupSelection.Request(choice: languages, formatting: formatting)).table(name ?? "")
  }

  /// How a look-up comes to its text, without counting it.
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The values; with none, the text is the one of a look-up without arguments.
  ///   - table: The table's name; `Localizable` unless given.
  ///   - defaultValue: What is shown when no table has the key.
  /// - Returns: The explanation.
  public func explain(
    _ key: String, arguments: MessageArguments = [], table: String? = nil, defaultValue: String? = nil
  ) -> LookupExplanation {
    self.table(table).explain(key, arguments: arguments, defaultValue: defaultValue)
  }

  /// The selection for a context, which keeps it until the sources are read anew.
  private func selection(_ scope: ContextScope, _ loader: TableLoader) throws(Diagnostic) -> LookupSelection {
    try scope.value(for: loader) { () throws(Diagnostic) in try selection(.init(scope.context)) }
  }

  /// The selection for a request, which need not be the current one.
  private func selection(_ request: LookupSelection.Request) throws(Diagnostic) -> LookupSelection {
    let selection = current.current
    if selection.request == request { return selection }
    let library = library.withLock { $0 }
    return try library.others.value(for: request) { () throws(Diagnostic) in
      try LookupSelection.diagnosed(request, library.loader, options, missing)
    }
  }
}

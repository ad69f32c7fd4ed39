import EndonymStrings

/// The files of a table in one language: what a `.lproj` folder holds of it.
public struct LanguageTables: Sendable {
  /// The language as its folder spells it, `Base` among them.
  public var language: String
  /// The `.strings` file, if there is one.
  public var strings: StringsFile?
  /// The `.stringsdict` file, if there is one.
  public var dictionary: StringsDictionary?
  /// The paths of both, for diagnostics.
  public var stringsPath: String
  /// The path of the `.stringsdict` file.
  public var dictionaryPath: String

  /// The files of a language.
  public init(
    language: String, strings: StringsFile? = nil, dictionary: StringsDictionary? = nil, stringsPath: String = "",
    dictionaryPath: String = ""
  ) {
    self.language = language
    self.strings = strings
    self.dictionary = dictionary
    self.stringsPath = stringsPath
    self.dictionaryPath = dictionaryPath
  }
}

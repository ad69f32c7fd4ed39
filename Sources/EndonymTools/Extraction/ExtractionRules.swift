/// The rules of an extraction: what calls say that no table can hold, and what they say in several ways.
public enum ExtractionRules {
  /// A key that is made at run time.
  public static let interpolatedKey = RuleDescription(
    "interpolated-key", .error, summary: "A key that is looked up as it is has an interpolation: no table has it.",
    advice: "Use String(localized:), or a key that is a format, and String(format:) around it.")
  /// A default value that is made at run time.
  public static let interpolatedValue = RuleDescription(
    "interpolated-value", .warning, summary: "The default value of a routine has an interpolation.",
    advice: "Write the value as one literal with placeholders.")
  /// A key that is no literal.
  public static let dynamicKey = RuleDescription(
    "dynamic-key", .warning, summary: "A key is no literal, and cannot be extracted.",
    advice: "Write the literal where it is looked up; name a function that wraps a routine as a routine (-s).")
  /// A table that is no literal.
  public static let dynamicTable = RuleDescription(
    "dynamic-table", .warning, summary: "The name of a table is no literal: the string goes into no table.",
    advice: "Write the name of the table as a literal.")
  /// A key with several default values.
  public static let multipleValues = RuleDescription(
    "multiple-values", .warning, summary: "Calls give one key several default values, of which the first counts.",
    advice: "Give all calls the same value, or use several keys.")
  /// A key with several comments.
  public static let multipleComments = RuleDescription(
    "multiple-comments", .warning, summary: "Calls give one key several comments, all of which are kept.",
    advice: "Give all calls the same comment, or use several keys where the meanings differ.")
  /// A table that does not have what the sources ask for.
  public static let outOfDate = RuleDescription(
    "out-of-date", .error, summary: "A table is not what the sources ask for.",
    advice: "Extract the strings, without --check.")
  /// A source that is too large or too deep to be read.
  public static let sourceLimit = RuleDescription(
    "source-limit", .warning, summary: "A source file is too large or nested too deeply to be read.",
    advice: "Split it; texts of generated code belong into a table.")
  /// A source with bytes that are no text.
  public static let encoding = RuleDescription(
    "encoding", .error, summary: "Bytes of a source are no text in its encoding; strings with them are not extracted.",
    advice: "Save the file as UTF-8, or name the encoding of C sources (-encoding).")
  /// A source that does not parse.
  public static let syntaxError = RuleDescription(
    "syntax-error", .warning, summary: "A source does not parse: strings near the place may be lost.",
    advice: "Make the source compile; build Endonym with a newer toolchain where the source needs one.")
  /// A file that cannot be read.
  public static let unreadableFile = RuleDescription(
    "file-unreadable", .error, summary: "The file cannot be read.", advice: "See to its permissions.")

  /// All rules, in the order of the documentation.
  public static let all = [
    interpolatedKey, interpolatedValue, dynamicKey, dynamicTable, multipleValues, multipleComments, outOfDate,
    sourceLimit, encoding, syntaxError, unreadableFile,
  ]

  /// The rules whose findings mean that a source may have strings that were not seen.
  static let incomplete = Set([sourceLimit, encoding, syntaxError, unreadableFile].map(\.name) + ["file-too-large"])
}

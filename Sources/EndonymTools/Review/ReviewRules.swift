import EndonymStrings

/// The rules of a review of sources.
public enum ReviewRules {
  /// A text that people read and no table translates.
  public static let unlocalizedLiteral = RuleDescription(
    "unlocalized-literal", .warning, summary: "A text that people read is not localized.",
    advice:
      "Give it to String(localized:) or NSLocalizedString, or to Text as one literal; Text(verbatim:) says that it stays as it is."
  )
  /// Translations in a row that only fits some languages.
  public static let joinedStrings = RuleDescription(
    "joined-strings", .warning, summary: "Localized strings are joined in the order of one language.",
    advice: "Make one string of it, with placeholders that translators can move.")
  /// Forms of a noun chosen by hand.
  public static let pluralByCondition = RuleDescription(
    "plural-by-condition", .warning, summary: "A condition chooses between singular and plural.",
    advice: "Use one key and plural forms in a string catalog or .stringsdict: many languages have more than two.")
  /// A pattern of dates that does not follow the locale.
  public static let fixedDateFormat = RuleDescription(
    "fixed-date-format", .warning, summary: "A date has one format for all locales.",
    advice:
      "For people use a style or setLocalizedDateFormatFromTemplate(_:); for machines set the locale to en_US_POSIX.")
  /// An amount whose currency is a sign in the text, or that of the locale.
  public static let currencyWithoutCode = RuleDescription(
    "currency-without-code", .warning, summary: "An amount has no currency code.",
    advice:
      "Format it with a currency code: .formatted(.currency(code: \"EUR\")) puts the sign where the locale has it.")
  /// A side that does not change with the direction of the script.
  public static let leftRight = RuleDescription(
    "left-right", .warning, summary: "Left or right stands where leading or trailing belongs.",
    advice: "Use leading and trailing, or natural alignment, which follow the direction of the language.")
  /// A width that a translation may not fit.
  public static let fixedTextWidth = RuleDescription(
    "fixed-text-width", .note, summary: "A text has a fixed width.",
    advice: "Let it grow: translations are often half as long again. Use a minimum, or a maximum with several lines.")
  /// The older call in Swift.
  public static let legacyLocalizedString = RuleDescription(
    "legacy-localized-string", .note, summary: "NSLocalizedString is called in Swift.",
    advice: "Use String(localized:), which takes interpolations with their types.")
  /// A format that anybody may have written.
  public static let unsafeFormat = RuleDescription(
    "unsafe-format", .warning, summary: "A text that is neither a literal nor localized is used as a format.",
    advice: "Give the call a literal, \"%@\", and the text as its value: a percent sign in a format reads memory.")
  /// A format that takes more values than it is given.
  public static let formatArgumentMissing = RuleDescription(
    "format-argument-missing", .error, summary: "A format takes more values than its call gives it.",
    advice:
      "Give it a value for each placeholder, and write %% for a percent sign: what is missing is read from memory.")
  /// A format that takes fewer values than it is given.
  public static let formatArgumentExtra = RuleDescription(
    "format-argument-extra", .warning, summary: "A call gives a format values that it does not show.",
    advice: "Add placeholders, or leave the values out.")
  /// A format that is given something else than it takes.
  public static let formatArgumentType = RuleDescription(
    "format-argument-type", .error, summary: "A call gives a format a value of another type than it takes.",
    advice:
      "Use %@ for texts and objects, %ld or %lld for Int, %f for Double: what is of another type is read as rubbish, or crashes."
  )
  /// A key that translators cannot understand alone.
  public static let missingComment = RuleDescription(
    "missing-comment", .warning, summary: "A short or ambiguous text has no comment.",
    advice: "Tell translators where it stands and what it does: \"Open\" is a verb or an adjective.")
  /// A key spelled unlike the others.
  public static let keyStyle = RuleDescription(
    "key-style", .note, summary: "A key is spelled in another style than most keys of its table.",
    advice: "Spell all keys of a table alike: as texts, or as identifiers of one style.")

  /// The rules of formats, which count for tables as well: what a call takes is what a translation gives.
  public static let formats = [unsafeFormat, formatArgumentMissing, formatArgumentExtra, formatArgumentType]

  /// All rules, in the order of the documentation.
  public static let all = [
    unlocalizedLiteral, joinedStrings, pluralByCondition, fixedDateFormat, currencyWithoutCode, leftRight,
    fixedTextWidth, legacyLocalizedString, unsafeFormat, formatArgumentMissing, formatArgumentExtra, formatArgumentType,
    missingComment, keyStyle,
  ]
}

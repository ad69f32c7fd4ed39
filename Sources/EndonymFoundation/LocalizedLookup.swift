import Foundation

/// One look-up of the modern API: a key, what it is where no table has it, and where to look.
struct LocalizedLookup {
  let key: String
  let value: LocalizationKey
  let table: String?
  let bundle: Bundle?
  /// The locale of values, if it is not the language's own.
  var formatting: LocaleIdentifier?
  /// The language to look up in, if it is not the app's.
  var language: LocaleIdentifier?

  init(_ key: String, _ value: LocalizationKey, table: String?, bundle: Bundle?) {
    self.key = key
    self.value = value
    self.table = table
    self.bundle = bundle
  }

  /// The text, its values formatted.
  var text: String { message.format(arguments) }

  /// The values.
  var arguments: MessageArguments { MessageArguments(value.arguments) }

  /// The message that a table has, else the one in the code.
  var message: Message {
    guard let found = localizedTable else {
      return Message(value.key.isEmpty ? key : value.key, in: MessageContext(locales))
    }
    return found.message(key, defaultValue: value.key, formatting: formatting)
  }

  private var localizedTable: LocalizedTable? {
    guard let strings = (bundle ?? .main).localizedStrings else { return nil }
    guard let language else { return strings.table(table) }
    return try? strings.table(table, languages: [language.bcp47], formatting: formatting)
  }

  /// The languages where there are no tables at all.
  private var locales: MessageLocales {
    let language = language ?? ApplicationLanguage.identifier
    return MessageLocales(language: language, formatting: formatting)
  }
}

extension Locale {
  /// The locale, where it says something: the current one is `en_001` on Linux whatever the user has set.
  var given: LocaleIdentifier? {
    self == .current || self == .autoupdatingCurrent ? nil : try? LocaleIdentifier(identifier)
  }
}

import Endonym
import Testing

@Suite("The environment's locale")
struct LocaleEnvironmentTests {
  typealias Row = (variables: [String: String], category: LocaleEnvironment.Category, locale: String)

  /// POSIX.1-2017, Base Definitions, section 8.2.
  static let rows: [Row] = [
    ([:], .numeric, "en-US-u-va-posix"),
    (["LANG": "de_DE.UTF-8"], .numeric, "de-DE"),
    (["LANG": "de_DE.UTF-8", "LC_NUMERIC": "fr_FR.UTF-8"], .numeric, "fr-FR"),
    (["LANG": "de_DE.UTF-8", "LC_NUMERIC": "fr_FR.UTF-8"], .time, "de-DE"),
    (["LANG": "de_DE.UTF-8", "LC_NUMERIC": "fr_FR", "LC_ALL": "ja_JP.UTF-8"], .numeric, "ja-JP"),
    (["LANG": "de_DE.UTF-8", "LC_TIME": "", "LC_ALL": ""], .time, "de-DE"),
    (["LANG": "", "LC_ALL": ""], .time, "en-US-u-va-posix"),
    (["LANG": "C.UTF-8"], .monetary, "en-US-u-va-posix"),
    (["LC_MONETARY": "de_DE@euro"], .monetary, "de-DE"),
    (["LC_MEASUREMENT": "en_US.UTF-8", "LANG": "en_GB"], .measurement, "en-US"),
    (["LC_COLLATE": "sr_RS@latin"], .collate, "sr-Latn-RS"),
    (["LANGUAGE": "fr:de", "LANG": "en_US.UTF-8"], .messages, "fr"),
    (["LANGUAGE": "fr:de", "LANG": "en_US.UTF-8"], .numeric, "en-US"),
    (["LANGUAGE": "fr:de", "LC_ALL": "C"], .messages, "en-US-u-va-posix"),
    (["LANGUAGE": "fr:de"], .messages, "en-US-u-va-posix"),
    (["LANGUAGE": "", "LC_MESSAGES": "it_IT", "LANG": "en_US"], .messages, "it-IT"),
    (["LC_CTYPE": "tr_TR", "LC_NAME": "hu_HU"], .characterType, "tr-TR"),
    (["LC_CTYPE": "tr_TR", "LC_NAME": "hu_HU"], .name, "hu-HU"),
  ]

  @Test("LC_ALL counts before the category, and that before LANG; an empty one counts as none", arguments: rows)
  func locale(row: Row) throws {
    let environment = LocaleEnvironment(variables: row.variables)
    #expect(try environment.locale(for: row.category).bcp47 == row.locale)
  }

  /// The manual of GNU gettext, section 2.3.3.
  @Test("LANGUAGE lists the languages of messages, the most wanted first")
  func languages() throws {
    let listed = LocaleEnvironment(variables: ["LANGUAGE": "pt_BR:pt:pt_BR:en", "LANG": "de_DE.UTF-8"])
    #expect(try listed.languages().map(\.bcp47) == ["pt-BR", "pt", "en"])
    let plain = LocaleEnvironment(variables: ["LANG": "de_DE.UTF-8"])
    #expect(try plain.languages().map(\.bcp47) == ["de-DE"])
    let colons = LocaleEnvironment(variables: ["LANGUAGE": "::", "LANG": "de_DE.UTF-8"])
    #expect(try colons.languages().map(\.bcp47) == ["de-DE"])
  }

  @Test("a variable that names no locale is an error with its value, not the next variable")
  func invalid() {
    let environment = LocaleEnvironment(variables: ["LC_ALL": "english", "LANG": "de_DE.UTF-8", "LANGUAGE": "xx"])
    #expect(throws: FormatError.invalidLocale("english", reason: .unknownLanguage("english"))) {
      try environment.locale(for: .time)
    }
    #expect(throws: FormatError.invalidLocale("xx", reason: .unknownLanguage("xx"))) { try environment.languages() }
  }

  @Test("the process's own environment is read", arguments: LocaleEnvironment.Category.allCases)
  func process(category: LocaleEnvironment.Category) throws {
    #expect(LocaleEnvironment.current.variables["PATH"] != nil)
    let expected = try? LocaleEnvironment.current.locale(for: category)
    #expect((try? LocaleIdentifier.environment(category)) == expected)
  }
}

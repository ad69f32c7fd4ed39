import Endonym
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Components of a locale")
struct LocaleComponentsTests {
  @Test("components can be changed one by one")
  func change() throws {
    var components = try LocaleIdentifier("de-AT").components
    components.calendar = .buddhist
    components.numberingSystem = try NumberingSystem("thai")
    components.hourCycle = .h12
    components.firstWeekday = .sunday
    components.measurementSystem = .ussystem
    components.temperatureUnit = .fahrenheit
    components.currency = "CHF"
    components.keywords["co"] = "phonebk"
    let locale = try LocaleIdentifier(components: components)
    #expect(
      locale.bcp47
        == "de-AT-u-ca-buddhist-co-phonebk-cu-chf-fw-sun-hc-h12-ms-ussystem-mu-fahrenhe-nu-thai")
    #expect(locale.components == (try LocaleIdentifier(locale.bcp47).components))
    components.language = "sh"
    components.region = "YU"
    #expect(try LocaleIdentifier(components: components).bcp47.hasPrefix("sr-Latn-RS-u-"))
  }

  @Test(
    "an identifier taken apart and put together is the same",
    arguments: [
      "und", "zh-Hant-TW", "ca-ES-valencia", "en-US-u-va-posix", "en-a-foo-t-de-m0-ungegn-u-attr-ca-roc-kn-x-bar",
      "ar-EG-u-cf-account-nu-latn-rg-uszzzz", "und-x-foo",
    ])
  func roundTrip(identifier: String) throws {
    let locale = try LocaleIdentifier(identifier)
    #expect(try LocaleIdentifier(components: locale.components) == locale)
  }

  @Test("the documented example comes out as documented")
  func example() throws {
    var components = try LocaleIdentifier("de-AT").components
    components.hourCycle = .h12
    components.separators = NumberSeparators(grouping: "’")
    #expect(try LocaleIdentifier(components: components).bcp47 == "de-AT-u-hc-h12")
  }

  @Test("one choice is set, or left to the locale again")
  func setting() throws {
    let locale = try LocaleIdentifier("en-US").setting(\.firstWeekday, to: .monday)
    #expect(locale.bcp47 == "en-US-u-fw-mon")
    #expect(try locale.firstWeekday() == .monday)
    #expect(try locale.setting(\.firstWeekday, to: nil) == LocaleIdentifier("en-US"))
    #expect(try locale.setting(\.region, to: "GB").bcp47 == "en-GB-u-fw-mon")
  }

  @Test(
    "components that are no subtags are refused",
    arguments: [
      (LocaleIdentifier.Components(language: "de-AT"), LocaleProblem.malformed("de-AT")),
      (.init(language: ""), .malformed("")), (.init(language: "xx"), .unknownLanguage("xx")),
      (.init(language: "de", script: "AT"), .malformed("AT")),
      (.init(language: "de", region: "Latn"), .malformed("Latn")),
      (.init(language: "de", region: "YY"), .unknownRegion("YY")),
      (.init(language: "de", variants: ["a-b"]), .malformed("a-b")),
    ])
  func refused(components: LocaleIdentifier.Components, problem: LocaleProblem) {
    let error = #expect(throws: FormatError.self) { try LocaleIdentifier(components: components) }
    guard case .invalidLocale(_, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason == problem)
  }

  @Test("a currency or keyword that could pass for something else is refused")
  func injected() throws {
    var components = LocaleIdentifier.Components(language: "de")
    components.currency = "eur-nu-arab"
    #expect(throws: FormatError.self) { try LocaleIdentifier(components: components) }
    components.currency = "XYZ"
    #expect(throws: FormatError.self) { try LocaleIdentifier(components: components) }
    components.currency = nil
    components.keywords = ["co": "a-nu-arab"]
    #expect(throws: FormatError.self) { try LocaleIdentifier(components: components) }
    components.keywords = ["x": "foo"]
    #expect(throws: FormatError.self) { try LocaleIdentifier(components: components) }
  }

  @Test("separators belong to the locale, are coded with it, and outlive its relatives")
  func separators() throws {
    let plain = try LocaleIdentifier("de-CH")
    let separators = NumberSeparators(decimal: ",", grouping: ".")
    let locale = try plain.setting(\.separators, to: separators)
    #expect(locale != plain && locale.bcp47 == plain.bcp47)
    #expect(locale.components.separators == separators)
    #expect(try locale.maximized.components.separators == separators)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(locale)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"identifier":"de-CH","separators":{"decimal":",","grouping":"."}}"#)
    #expect(try JSONDecoder().decode(LocaleIdentifier.self, from: json) == locale)
    #expect(try plain.setting(\.separators, to: NumberSeparators()) == plain)
  }

  @Test(
    "separators that make numbers unreadable are refused",
    arguments: [
      NumberSeparators(decimal: ""), NumberSeparators(grouping: ""), NumberSeparators(decimal: "1"),
      NumberSeparators(decimal: ".", grouping: "."), NumberSeparators(grouping: "٣"), NumberSeparators(decimal: "\0"),
      NumberSeparators(decimal: String(repeating: ".", count: 17)),
    ])
  func badSeparators(separators: NumberSeparators) throws {
    let locale = try LocaleIdentifier("de")
    #expect(throws: FormatError.self) { try locale.setting(\.separators, to: separators) }
  }

  @Test("calendars and numbering systems are coded by name")
  func coding() throws {
    let json = try JSONEncoder().encode([CalendarIdentifier.gregorian])
    #expect(String(decoding: json, as: UTF8.self) == #"["gregory"]"#)
    #expect(try JSONDecoder().decode([CalendarIdentifier].self, from: Data(#"["gregorian"]"#.utf8)) == [.gregorian])
    let systems = [try NumberingSystem("arab")]
    #expect(try JSONDecoder().decode([NumberingSystem].self, from: JSONEncoder().encode(systems)) == systems)
    #expect(throws: FormatError.self) {
      try JSONDecoder().decode([NumberingSystem].self, from: Data(#"["zzzz"]"#.utf8))
    }
  }
}

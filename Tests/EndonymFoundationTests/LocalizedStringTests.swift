import EndonymFoundation
import Foundation
import TemporaryFiles
import Testing

/// Calls as apps for Apple's platforms write them: each compiles with one more import, and says what it says there.
///
/// One after the other, as the language of the app is that of the process.
@Suite("Apple's calls", .serialized)
struct LocalizedStringTests {
  private let folder: TemporaryFolder
  let bundle: Bundle

  init() throws {
    // The language of the process does not matter: there is one only.
    folder = try TemporaryFolder([
      "de.lproj/Localizable.strings": """
      "greeting" = "Hallo";
      "Hello, %@!" = "Hallo, %@!";
      "%lld of %lld" = "%1$lld von %2$lld";
      "%lld%% used" = "%lld %% belegt";
      "price %@" = "Preis: %@";
      "ratio %.2f" = "Verhältnis %.2f";
      "bold %@" = "**fett** %@ und [hier](https://example.org)";
      "agree" = "^[ein Apfel](inflect: true)";
      "named" = "%1$(who)@ an %2$(where)@";
      "%@ in %@" = "%2$@: %1$@";
      """,
      "de.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld songs</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld Lied</string><key>other</key><string>%lld Lieder</string>
        </dict></dict></dict></plist>
      """,
      "de.lproj/Menu.strings": "\"open\" = \"Öffnen\";",
    ])
    bundle = try #require(Bundle(path: folder.path))
  }

  @Test("literals, tables, default values and comments")
  func literals() {
    #expect(String(localized: "greeting", bundle: bundle) == "Hallo")
    #expect(String(localized: "greeting", bundle: bundle, comment: "Shown at the start") == "Hallo")
    #expect(String(localized: "open", table: "Menu", bundle: bundle, comment: "A menu item") == "Öffnen")
    #expect(String(localized: "nowhere", bundle: bundle) == "nowhere")
    #expect(String(localized: "nowhere", defaultValue: "Somewhere", bundle: bundle) == "Somewhere")
    #expect(
      String(localized: "greeting", defaultValue: "Hello", table: nil, bundle: bundle, locale: .current, comment: "x")
        == "Hallo")
    #expect(
      String(
        localized: """
          greeting
          """, bundle: bundle) == "Hallo")
    let key = "greeting"
    #expect(String(localized: String.LocalizationValue(key), bundle: bundle) == "Hallo")
    #expect(String(localized: .init(stringLiteral: key), bundle: bundle) == "Hallo")
    #expect(["greeting", "nowhere"].map { String(localized: .init($0), bundle: bundle) } == ["Hallo", "nowhere"])
  }

  @Test("interpolations make the key, and stand in the text where the translation wants them")
  func interpolations() {
    let name = "Ada"
    let count = 3
    #expect(String(localized: "Hello, \(name)!", bundle: bundle) == "Hallo, Ada!")
    #expect(String(localized: "\(count) of \(5)", bundle: bundle) == "3 von 5")
    #expect(String(localized: "\(count)% used", bundle: bundle) == "3 % belegt")
    #expect(String(localized: "\(count) songs", bundle: bundle) == "3 Lieder")
    #expect(String(localized: "\(1) songs", bundle: bundle) == "1 Lied")
    #expect(String(localized: "\(name) in \("Rome")", bundle: bundle) == "Rome: Ada")
    #expect(String(localized: "ratio \(0.5, specifier: "%.2f")", bundle: bundle) == "Verhältnis 0,50")
    #expect(String(localized: "songs", defaultValue: "\(count) songs, \(name)", bundle: bundle) == "3 songs, Ada")
    #expect(String(localized: "Hello, \(name.prefix(1))!", bundle: bundle) == "Hallo, A!")
    // Types that have no placeholder of their own are text.
    #expect(String(localized: "Hello, \(URL(fileURLWithPath: "/a"))!", bundle: bundle) == "Hallo, file:///a!")
    #expect(String(localized: "nothing \(Int32(count)) \(UInt8(4)) \(true)", bundle: bundle) == "nothing 3 4 true")
  }

  @Test("formats follow the language of the text, or the locale that is given")
  func formats() {
    let price = 1234.5
    #expect(String(localized: "price \(price, format: .number)", bundle: bundle) == "Preis: 1.234,5")
    #expect(
      String(localized: "price \(price, format: .number)", bundle: bundle, locale: Locale(identifier: "en_US"))
        == "Preis: 1,234.5")
    #expect(
      String(localized: "\(12345) songs", bundle: bundle, locale: Locale(identifier: "en_IN")) == "12,345 Lieder")
    let date = Date(timeIntervalSince1970: 0)
    let style = Date.FormatStyle(timeZone: .gmt).year()
    #expect(String(localized: "price \(date, format: style)", bundle: bundle) == "Preis: 1970")
  }

  @Test("placeholders without values take replacements")
  func replacements() {
    var options = String.LocalizationOptions()
    options.replacements = [3]
    #expect(String(localized: "\(placeholder: .int) songs", options: options, bundle: bundle) == "3 Lieder")
  }

  @Test("a resource is text when it is shown, in the language of its locale, and is carried by JSON")
  func resources() throws {
    let title = LocalizedStringResource("\(3) songs", bundle: .atURL(bundle.bundleURL), comment: "A title")
    #expect(String(localized: title) == "3 Lieder")
    #expect(title.key == "%lld songs")
    var swiss = LocalizedStringResource("\(12345) songs", bundle: .atURL(bundle.bundleURL))
    swiss.locale = Locale(identifier: "de_CH")
    #expect(String(localized: swiss) == "12’345 Lieder")
    let decoded = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(title))
    #expect(decoded == title)
    #expect(String(localized: decoded) == "3 Lieder")
    #expect(Set([title, decoded]).count == 1)
    let literal: LocalizedStringResource = "greeting"
    #expect(literal.key == "greeting")
    let interpolated: LocalizedStringResource = "Hello, \("Ada")!"
    #expect(interpolated.key == "Hello, %@!")
    #expect(LocalizedStringResource("k", defaultValue: "x \(1)", table: "T").table == "T")
    // A resource inside another text.
    let inner = LocalizedStringResource("open", table: "Menu", bundle: .atURL(bundle.bundleURL))
    #expect(String(localized: "Hello, \(inner)!", bundle: bundle) == "Hallo, Öffnen!")
  }

  @Test("attributed text has its inline Markdown as attributes, and values as they are")
  func attributed() throws {
    let text = AttributedString(localized: "bold \("*x*")", bundle: bundle)
    #expect(String(text.characters) == "fett *x* und hier")
    let runs = text.runs.map { run in
      (String(text[run.range].characters), run.inlinePresentationIntent, run.link?.absoluteString)
    }
    #expect(runs.first?.0 == "fett")
    #expect(runs.first?.1 == .stronglyEmphasized)
    #expect(runs.last?.0 == "hier")
    #expect(runs.last?.2 == "https://example.org")
    #expect(String(AttributedString(localized: "agree", bundle: bundle).characters) == "ein Apfel")
    var options = AttributedString.LocalizationOptions()
    options.applyReplacementIndexAttribute = true
    let indexed = AttributedString(localized: "\("a") in \("b")", options: options, bundle: bundle)
    #expect(indexed.runs.compactMap(\.replacementIndex) == [2, 1])
  }

  @Test("NSLocalizedString does not crash on plurals, whatever its arguments")
  func oldFunctions() {
    #expect(NSLocalizedString("greeting", bundle: bundle, comment: "") == "Hallo")
    #expect(NSLocalizedString("open", tableName: "Menu", bundle: bundle, comment: "") == "Öffnen")
    #expect(NSLocalizedString("nowhere", bundle: bundle, value: "x", comment: "") == "x")
    #expect(NSLocalizedString("no such key of the main bundle", comment: "") == "no such key of the main bundle")
    #expect(NSLocalizedString("no such key", value: "x", comment: "") == "x")
    #expect(NSLocalizedString("no such key", tableName: "T", comment: "") == "no such key")
    #expect(NSLocalizedString("no such key", tableName: nil, value: "x", comment: "") == "x")
    #expect(NSLocalizedString("%lld songs", bundle: bundle, comment: "") == "%lld Lieder")
    #expect(String(format: NSLocalizedString("%lld songs", bundle: bundle, comment: ""), 3) == "3 Lieder")
    // With a table that is a text, all five arguments.
    #expect(NSLocalizedString("open", tableName: "Menu", bundle: bundle, value: "x", comment: "") == "Öffnen")
    #expect(
      NSLocalizedString("%lld songs", tableName: "Localizable", bundle: bundle, value: "", comment: "") == "%lld Lieder"
    )
    #expect(localizedString("open", tableName: "Menu", bundle: bundle, value: "", comment: "") == "Öffnen")
    #expect(String(localizedFormat: "%lld songs", 1, bundle: bundle) == "1 Lied")
  }

  @Test("a bundle's strings are opened once")
  func bundles() {
    #expect(bundle.localizedStrings === bundle.localizedStrings)
    #expect(Bundle.main.localizedStrings != nil)
    #expect(bundle.localizedStrings?.string("%lld songs", 1) == "1 Lied")
  }
}

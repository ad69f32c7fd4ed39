import EndonymFoundation
import Foundation
import TemporaryFiles
import Testing

private final class BundleMarker {}

// Names as code that a tool has generated gives them.
extension LocalizedStringResource {
  fileprivate static let cancel = LocalizedStringResource("shape.cancel", defaultValue: "Cancel", bundle: .main)
  fileprivate static func remaining(_ count: Int) -> Self {
    .init("shape.remaining", defaultValue: "\(count) left", table: "Shapes", bundle: .forClass(BundleMarker.self))
  }
}

private enum Weather: CaseIterable, CustomLocalizedStringResourceConvertible {
  case sunny, rainy

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .sunny: "Sunny"
    case .rainy: .init("Rainy", bundle: .main, comment: "A kind of weather")
    }
  }
}

private enum LoadingError: LocalizedError {
  case offline, refused(code: Int)

  var errorDescription: String? {
    switch self {
    case .offline: NSLocalizedString("Offline", comment: "")
    case .refused(let code): String(localized: "Refused with \(code)", comment: "An error")
    }
  }
}

extension LocalizedStringTests {
  @Test("resources are named by members, carried by types, and shown by a function")
  func members() {
    #expect(String(localized: .cancel) == "Cancel")
    #expect(String(localized: .remaining(3)) == "3 left")
    #expect(Weather.allCases.map(\.localizedStringResource).map(String.init(localized:)) == ["Sunny", "Rainy"])
    #expect(LoadingError.refused(code: 7).errorDescription == "Refused with 7")
    #expect(LoadingError.offline.localizedDescription == "Offline")
    let chosen: LocalizedStringResource = bundle == .main ? "here" : "there \(1)"
    #expect(String(localized: chosen) == "there 1" && chosen.key == "there %lld")
  }

  @Test("a resource's bundle is named by a description, whose .main is meant, or by a bundle")
  func resourceBundles() {
    let described = LocalizedStringResource("greeting", bundle: .atURL(bundle.bundleURL), comment: "x")
    let given = LocalizedStringResource("greeting", table: nil, locale: .current, bundle: bundle, comment: nil)
    #expect(String(localized: described) == "Hallo" && String(localized: given) == "Hallo")
    #expect(described == given)
    let main = LocalizedStringResource("greeting", defaultValue: "x", table: "T", locale: .current, bundle: .main)
    guard case .main = main.bundle else {
      Issue.record("\(main.bundle)")
      return
    }
  }

  @Test("a key that is made at run time is one whatever makes it")
  func keysOfVariables() {
    func text(_ key: String.LocalizationValue) -> String { String(localized: key, bundle: bundle) }
    let key = "greeting"
    #expect(text("greeting") == "Hallo" && text(.init(key)) == "Hallo" && text("\(3) songs") == "3 Lieder")
    let optional: String.LocalizationValue? = "greeting"
    #expect(optional.map { String(localized: $0, bundle: bundle) } == "Hallo")
    #expect(LocalizedStringResource(stringLiteral: key).key == key)
  }

  @Test("interpolations take formats of every kind")
  func interpolatedFormats() {
    func price(_ value: String.LocalizationValue) -> String { String(localized: value, bundle: bundle) }
    #expect(price("price \(0.25, format: .percent)") == "Preis: 25\u{A0}%")
    #expect(price("price \(Decimal(3), format: .currency(code: "EUR"))") == "Preis: 3,00\u{A0}€")
    #expect(price("price \(["a", "b"], format: .list(type: .and))") == "Preis: a und b")
    #expect(price("price \(Duration.seconds(90), format: .time(pattern: .minuteSecond))") == "Preis: 1:30")
    #expect(price("price \(NSNumber(value: 3))") == "Preis: 3")
    #expect(price("price \(CGFloat(0.5), specifier: "%.1f")") == "price 0,5")
    #expect(price("price \(1234, format: .number.attributed)") == "Preis: 1.234")
  }

  @Test("attributed text keeps the attributes of values, and takes scopes and replacements")
  func attributedValues() throws {
    var name = AttributedString("Ada")
    name.link = URL(string: "https://example.org/ada")
    let text = AttributedString(localized: "Hello, \(name)!", bundle: bundle)
    #expect(String(text.characters) == "Hallo, Ada!")
    #expect(text.runs.compactMap(\.link).map(\.absoluteString) == ["https://example.org/ada"])
    let bold = AttributedString(localized: "bold \(name)", bundle: bundle, including: \.foundation)
    #expect(String(bold.characters) == "fett Ada und hier")
    #expect(bold.runs.map { String(bold[$0.range].characters) } == ["fett", " ", "Ada", " und ", "hier"])
    let scoped = AttributedString(
      localized: "shape.none", defaultValue: "**x**", including: AttributeScopes.FoundationAttributes.self)
    #expect(scoped.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    var options = AttributedString.LocalizationOptions()
    options.replacements = [3]
    let songs = AttributedString(localized: "\(placeholder: .int) songs", options: options, bundle: bundle)
    #expect(String(songs.characters) == "3 Lieder")
    // Plain text has the characters.
    #expect(String(localized: "Hello, \(name)!", bundle: bundle) == "Hallo, Ada!")
  }

  @Test("the bundle of a class has no tables here, and gives keys (steipete/CodexBar#2092)")
  func bundleOfClass() {
    let bundle = Bundle(for: BundleMarker.self)
    #expect(NSLocalizedString("no such key", bundle: bundle, comment: "") == "no such key")
    #expect(String(localized: "no such \(1)", bundle: bundle) == "no such 1")
    #expect(
      String(localized: LocalizedStringResource("no such key", bundle: .forClass(BundleMarker.self))) == "no such key")
  }

  @Test(
    "when the app's language is switched, texts and plurals follow at once (Abedalkareem/LanguageManager-SwiftUI#5)")
  func applicationLanguage() throws {
    func dictionary(_ one: String, _ other: String) -> String {
      """
      "%lld songs" = { NSStringLocalizedFormatKey = "%#@n@";
        n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = lld;
          one = "\(one)"; other = "\(other)"; }; };
      """
    }
    let folder = try TemporaryFolder([
      "de.lproj/Localizable.strings": "\"greeting\" = \"Hallo\";",
      "en.lproj/Localizable.strings": "\"greeting\" = \"Hello\";",
      "de.lproj/Localizable.stringsdict": dictionary("%lld Lied", "%lld Lieder"),
      "en.lproj/Localizable.stringsdict": dictionary("%lld song", "%lld songs"),
    ])
    let bundle = try #require(Bundle(path: folder.path))
    let resource = LocalizedStringResource("\(1234) songs", bundle: .atURL(bundle.bundleURL))
    let manager = try LanguageManager(
      supported: ["en", "de"], preferences: { LanguagePreferences(languages: ["en"]) })
    let before = LanguageManager.application
    defer { LanguageManager.application = before }
    LanguageManager.application = manager
    func shown() -> [String] {
      [
        String(localized: "greeting", bundle: bundle), String(localized: "\(1) songs", bundle: bundle),
        String(localized: resource), NSLocalizedString("greeting", bundle: bundle, comment: ""),
      ]
    }
    #expect(shown() == ["Hello", "1 song", "1,234 songs", "Hello"])
    try manager.setLanguage("de")
    #expect(shown() == ["Hallo", "1 Lied", "1.234 Lieder", "Hallo"])
  }
}

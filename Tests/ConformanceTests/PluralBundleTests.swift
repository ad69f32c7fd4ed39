import Endonym
import RawICU
import Testing

/// The samples in ICU's own data: nothing else is needed.
@Suite("Samples of ICU's plural rules")
struct PluralBundleTests {
  @Test(
    "every sample of every language's rules has the category of its rule",
    arguments: [("locales", PluralType.cardinal), ("locales_ordinals", .ordinal)])
  func samples(table: String, type: PluralType) throws {
    let bundle = try RawResource("plurals")
    let sets = try bundle.child("rules")
    var tally = Tally()
    let languages = try bundle.child(table).children()
    for language in languages {
      let name = try language.text()
      // An empty name: no rules, and everything is "other".
      for rule in name.isEmpty ? [] : try sets.child(name).children() {
        try tally.rows(of: try rule.text(), keyword: rule.key, type, locale: language.key)
      }
    }
    tally.finish("plural samples of ICU, \(type)")
    #expect(languages.count >= (type == .cardinal ? 200 : 90))
    #expect(tally.compared > 2_000)
  }
}

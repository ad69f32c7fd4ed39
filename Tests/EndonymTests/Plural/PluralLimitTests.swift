import Testing

@testable import Endonym

/// ICU 72 and 76: `uplrules_selectFormatted` of the same numbers, from C.
@Suite("Plurals: integers that doubles do not tell apart")
struct PluralLimitTests {
  @Test("an integer beyond 10^15 is judged by ICU, as it is shown", arguments: ["ru", "az", "lt", "lv"])
  func beyond(locale: String) throws {
    for text in ["700224670535913", "7002246705359131", "9007199254740993", "1000000000000001", "999999999999999"] {
      let value = try ExactDecimal(text)
      for format in [try NumberFormat.decimal(locale: locale), try .percent(locale: locale)] {
        for type in [PluralType.cardinal, .ordinal] {
          let rules = PluralRules(type, format: format)
          let engine = try rules.box.engine()
          #expect(
            try rules.category(ofValue: value) == engine.categoryByICU(.decimal(value)), "\(text) \(type) \(locale)")
        }
      }
      let named = try NumberFormat.currency("USD", locale: locale).presentation(.fullName)
      let engine = try named.box.engine()
      #expect(try named.format(value) == String(decoding: engine.bytesByICU(.decimal(value)), as: UTF8.self))
    }
  }
}

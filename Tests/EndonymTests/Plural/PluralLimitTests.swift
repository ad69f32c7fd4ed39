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

@Suite("Plurals: numbers of several units")
struct SeveralUnitPluralTests {
  /// ICU 76: `uplrules_selectFormatted` of the formatted number, whose last part is what it judges.
  @Test("the category of pounds and ounces is that of what ICU shows")
  func mixed() throws {
    let format = try NumberFormat.unit(MeasurementUnit("pound-and-ounce"), locale: "en_GY")
    #expect(try PluralRules(.ordinal, format: format).category(for: -440_171_991) == .other)
    let rules = PluralRules(.ordinal, format: format)
    #expect(!rules.isCompiled)
  }
}

@Suite("Steps: numbers grouped as any others")
struct StepGroupingTests {
  /// ICU 76, `unumf_formatDouble` with `precision-increment/2500`.
  @Test("multiples of a step are grouped from the same length on")
  func grouping() throws {
    let format = try NumberFormat.decimal(locale: "ro").rounded(increment: "2500")
    #expect(format.format(5331.45175) == "5.000")
    #expect(format.format(7467) == "7.500")
    #expect(try NumberFormat.decimal(locale: "ro").rounded(increment: "50").format(7467) == "7.450")
  }
}

import Testing

@testable import Endonym

@Suite("Plural plans: which rules have one")
struct PluralPlanCoverageTests {
  @Test("every language's, of each type", arguments: [PluralType.cardinal, .ordinal])
  func everyLanguage(type: PluralType) throws {
    var coverage = PlanCoverage("plural, \(type)")
    let languages = try PluralTable.shared().languages.sorted()
    for language in languages + PlanSweep.locales {
      let number = NumberFormatOptions(.decimal, locale: try LocaleIdentifier(language))
      let engine = try PluralOptions(type: type, number: number).makeEngine()
      coverage.add(language, engine.refusal, size: engine.plan?.memory.size)
    }
    let count = languages.count + PlanSweep.locales.count
    coverage.finish(atLeast: count, of: count, sizes: 100...1_500)
  }
}

import Testing

@testable import Endonym

@Suite("Relative-date plans: which formats have one")
struct RelativeDatePlanCoverageTests {
  @Test("of each unit, over all locales")
  func everyLocale() throws {
    let widths = PlanSweep.isLong ? RelativeDatePlanComparisonTests.widths : [.wide]
    for width in widths {
      var coverage = RelativeDateUnit.allCases.map { PlanCoverage("relative, \($0), \(width)") }
      for locale in PlanSweep.locales {
        let engine = try RelativeDatePlanComparisonTests.engine(.named, width, locale: locale)
        for (index, unit) in RelativeDateUnit.allCases.enumerated() {
          coverage[index].add(locale, try engine.refusal(unit), size: try engine.plans?.memorySize(unit))
        }
      }
      // Arabic, Hebrew and Maltese have a dual without digits, Hausa and Welsh some such words.
      for coverage in coverage { coverage.finish(atLeast: 750, of: PlanSweep.locales.count, sizes: 500...2_500) }
    }
  }

  @Test("the beginning of a sentence is ICU's")
  func capitalized() throws {
    var options = RelativeDateOptions(locale: try LocaleIdentifier("en"), presentation: .named, width: .wide)
    options.context = .beginningOfSentence
    let engine = try options.makeEngine()
    #expect(try engine.refusal(.day) == .option("capitalization"))
    #expect(try !engine.isCompiled)
  }
}

import Testing

@testable import Endonym

@Suite("List plans: which formats have one")
struct ListPlanCoverageTests {
  @Test("of each kind and width, over all locales", arguments: ListShape.all)
  func everyLocale(shape: ListShape) throws {
    var coverage = PlanCoverage("list, \(shape)")
    for locale in PlanSweep.locales {
      let engine = try shape.engine(locale: locale)
      coverage.add(locale, engine.refusal, size: engine.plan?.memory.size)
    }
    // Spanish words follow the elements, and so does Hebrew's "and". ICU 76 puts isolates around elements of other directions.
    coverage.finish(atLeast: LinkedICU.major == 72 ? 770 : 0, of: PlanSweep.locales.count, sizes: 100...300)
  }
}

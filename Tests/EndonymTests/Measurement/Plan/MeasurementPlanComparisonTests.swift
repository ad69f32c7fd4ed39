import TestSampling
import Testing

@testable import Endonym

@Suite("Measurement plans: the same text as ICU's")
struct MeasurementPlanComparisonTests {
  static let rounds = PlanSweep.count(1, long: 60)

  @Test("every usage of every region, in some language")
  func usages() throws {
    var random = PlanSweep.random("usages")
    var comparison = PlanComparison()
    for (index, drawn) in try DrawnUsage.all().enumerated() where PlanSweep.isLong || index % 4 == 0 {
      for _ in 0..<Self.rounds {
        let language =
          random.once(in: 3) ? "en" : random.pick(["de", "fr", "ar", "pl", "hi", "ja", "es", "he", "lt", "my"])
        let locale = "\(language)-\(drawn.region == "001" ? "DE" : drawn.region)"
        try Self.compare(drawn, locale: locale, &comparison, &random)
      }
    }
    comparison.finish("usages", atLeastPlanned: 60)
  }

  @Test("roads and heights in every locale")
  func everyLocale() throws {
    var random = PlanSweep.random("roads")
    var comparison = PlanComparison()
    let all = [
      DrawnUsage(unit: try MeasurementUnit("meter"), usage: "road", region: "US"),
      DrawnUsage(unit: try MeasurementUnit("centimeter"), usage: "person-height", region: "US"),
      DrawnUsage(unit: try MeasurementUnit("kilogram"), usage: "person", region: "GB"),
    ]
    for (index, locale) in PlanSweep.locales(every: 3).enumerated() {
      for drawn in PlanSweep.isLong ? all : [all[index % all.count]] {
        let identifier = try LocaleIdentifier(locale).setting(region: drawn.region)
        try Self.compare(drawn, locale: identifier, &comparison, &random)
      }
    }
    comparison.finish("roads and heights", atLeastPlanned: 60)
  }

  private static func compare(
    _ drawn: DrawnUsage, locale: String, _ comparison: inout PlanComparison, _ random: inout SeededGenerator
  ) throws {
    var number = NumberFormatOptions(
      .measurement(drawn.unit, usage: drawn.usage), locale: try LocaleIdentifier(locale))
    number.unitWidth = random.pick(NumberFormat.UnitWidth.allCases)
    if random.once(in: 3) {
      number.precision = random.pick([
        .fractionLength(0), .fractionLength(1), .fractionLength(0...2), .significantDigits(1...3),
        .significantDigits(3),
      ])
    }
    if random.once(in: 4) { number.roundingMode = random.pick(NumberFormat.RoundingMode.allCases) }
    if random.once(in: 8) { number.grouping = .never }
    if random.once(in: 8) { number.sign = random.pick([.never, .always(), .always(includingZero: false), .negative]) }
    let options = MeasurementOptions(unit: drawn.unit, usage: drawn.usage, number: try number.validated())
    let engine = try options.makeEngine()
    for value in try drawn.amounts(&random) {
      let what =
        "\(value) \(drawn.unit), \(drawn.usage), \(NumberFormat(valid: options.number)), \(options.number.roundingMode)"
      let expected = try engine.bytesByICU(value)
      if let plan = engine.plan?.pointer,
        let text = comparison.buffer.write(capacity: plan.pointee.capacity, ifAny: { plan.write(value, at: $0) })
      {
        comparison.compare(text, expected, what)
      } else {
        var own: [UInt8] = []
        try engine.append(value, to: &own)
        comparison.compare(own, expected, isPlanned: false, what)
      }
    }
  }
}

extension LocaleIdentifier {
  /// The locale with another region, as text.
  func setting(region: String) throws -> String {
    let script = scriptCode.map { "-\($0)" } ?? ""
    return "\(languageCode)\(script)-\(region)"
  }
}

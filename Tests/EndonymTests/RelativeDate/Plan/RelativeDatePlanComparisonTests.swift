import TestSampling
import Testing

@testable import Endonym

@Suite("Relative-date plans: the same text as ICU's")
struct RelativeDatePlanComparisonTests {
  static let widths: [RelativeDateFormat.Width] = [.wide, .abbreviated, .narrow]
  static let presentations: [RelativeDateFormat.Presentation] = [.numeric, .named]
  static let values = PlanSweep.count(4, long: 120)

  static func engine(
    _ presentation: RelativeDateFormat.Presentation, _ width: RelativeDateFormat.Width, locale: String,
    digits: String? = nil
  ) throws -> RelativeDateEngine {
    var options = RelativeDateOptions(locale: try LocaleIdentifier(locale), presentation: presentation, width: width)
    options.numberingSystem = try digits.map { try NumberingSystem($0) }
    return try options.validated().makeEngine()
  }

  @Test("offsets in every unit and locale")
  func everyLocale() throws {
    var random = PlanSweep.random("relative")
    var comparison = PlanComparison()
    for locale in PlanSweep.locales {
      // A short sweep draws one width and some units; a long one takes all of them.
      let widths = PlanSweep.isLong ? Self.widths : [random.pick(Self.widths)]
      let units =
        PlanSweep.isLong ? RelativeDateUnit.allCases : (0..<2).map { _ in random.pick(RelativeDateUnit.allCases) }
      for width in widths {
        let presentations = PlanSweep.isLong ? Self.presentations : [random.pick(Self.presentations)]
        for presentation in presentations {
          let digits = random.once(in: 6) ? random.pick(DrawnNumberOptions.systems) : nil
          let engine = try Self.engine(presentation, width, locale: locale, digits: digits)
          for unit in units {
            for _ in 0..<Self.values {
              try Self.compare(
                engine, Self.value(&random), unit, &comparison, "\(locale), \(width), \(presentation), \(digits ?? "")")
            }
          }
        }
      }
    }
    comparison.finish("relative dates", atLeastPlanned: 75)
  }

  @Test("near moments, by hundredths", arguments: RelativeDateUnit.allCases)
  func names(unit: RelativeDateUnit) throws {
    var comparison = PlanComparison()
    for locale in ["en", "de", "pl", "ar", "fi", "ja", "es", "hi", "mt", "ga"] {
      let engine = try Self.engine(.named, .wide, locale: locale)
      for hundredths in -230...230 {
        let value = Double(hundredths) / 100
        let others = [value.nextUp, value.nextDown, value + 0.005, value + 0.0049999, value - 0.0050001]
        for value in [value] + (PlanSweep.isLong || hundredths % 10 == 0 ? others : []) {
          try Self.compare(engine, value, unit, &comparison, locale)
        }
      }
      for value in [-0.0, -0.004, -0.0001, 2.1, -2.1, 2.0999, -2.0999, .nan, .infinity, -.infinity, 1e300] {
        try Self.compare(engine, value, unit, &comparison, locale)
      }
    }
    // Arabic and Maltese are ICU's.
    comparison.finish("near \(unit)s", atLeastPlanned: 75)
  }

  /// Mostly moments near by and whole numbers, as dates have them.
  private static func value(_ random: inout SeededGenerator) -> Double {
    switch random.integer(1...4) {
    case 1: return random.pick([-2, -1, -0.0, 0, 1, 2, -1.5, 1.5])
    case 2: return Double(random.integer(-130...130))
    case 3: return Double(random.integer(-300...300)) / 100
    default: return DrawnNumber.double(&random)
    }
  }

  private static func compare(
    _ engine: RelativeDateEngine, _ value: Double, _ unit: RelativeDateUnit, _ comparison: inout PlanComparison,
    _ what: @autoclosure () -> String
  ) throws {
    let offset = RelativeDateOffset(value, unit)
    let expected = try engine.bytesByICU(offset)
    // Asked for, the plan is there for the first value too.
    _ = try engine.refusal(unit)
    if let plan = try engine.plans?.plan(unit)?.pointee,
      let text = comparison.buffer.write(
        capacity: plan.capacity, ifAny: { plan.write(value, isNamed: engine.isNamed, at: $0) })
    {
      comparison.compare(text, expected, "\(value) \(unit), \(what())")
    } else {
      var own: [UInt8] = []
      try engine.append(offset, to: &own)
      comparison.compare(own, expected, isPlanned: false, "\(value) \(unit), \(what())")
    }
  }
}

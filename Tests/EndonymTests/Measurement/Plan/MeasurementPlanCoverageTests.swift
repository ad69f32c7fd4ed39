import Testing

@testable import Endonym

@Suite("Measurement plans: which formats have one")
struct MeasurementPlanCoverageTests {
  /// A format of a measurement, whose numbers have plans of their own (``NumberPlanCoverageTests``); in an American locale where it has a usage.
  struct Kind: Sendable, CustomStringConvertible {
    let unit: MeasurementUnit
    let usage: String?
    let width: NumberFormat.UnitWidth
    /// How many locales have plans at least.
    var least = 800

    func options(locale: String) throws -> MeasurementOptions {
      var identifier = try LocaleIdentifier(locale)
      if usage != nil { identifier = try LocaleIdentifier("\(try identifier.setting(region: "US"))") }
      var number = NumberFormatOptions(.measurement(unit, usage: usage), locale: identifier)
      number.unitWidth = width
      return MeasurementOptions(unit: unit, usage: usage, number: number)
    }

    var description: String { "\(unit), \(usage ?? "no usage"), \(width)" }
  }

  static let kinds = [
    Kind(unit: .kilometer, usage: nil, width: .abbreviated), Kind(unit: .kilometer, usage: nil, width: .wide),
    Kind(unit: .celsius, usage: nil, width: .narrow),
    // Arabic writes one foot and two feet without a number.
    Kind(unit: .kilometer, usage: "road", width: .abbreviated, least: 770),
    Kind(unit: .meter, usage: "person-height", width: .wide, least: 770),
  ]

  @Test("of some units and usages, over all locales", arguments: kinds)
  func everyLocale(kind: Kind) throws {
    var coverage = PlanCoverage("measurement, \(kind)")
    // Arabic, Hebrew and Maltese have a dual without digits, which is ICU's.
    let locales = kind.usage == nil && kind.width != .wide ? PlanSweep.locales(every: 5) : PlanSweep.locales
    for locale in locales {
      let engine = try kind.options(locale: locale).makeEngine()
      coverage.add(locale, engine.refusal, size: engine.plan?.memory.size)
    }
    coverage.finish(
      atLeast: kind.least * locales.count / PlanSweep.locales.count, of: locales.count,
      sizes: kind.usage == nil ? nil : 100...500)
  }

  @Test("of every unit, usage and region in English; of some of them in a short sweep")
  func everyUsage() throws {
    var coverage = PlanCoverage("usages")
    let all = try DrawnUsage.all().enumerated().filter { PlanSweep.isLong || $0.offset % 5 == 0 }.map(\.element)
    for drawn in all {
      let locale = try LocaleIdentifier("en-\(drawn.region)")
      let number = NumberFormatOptions(.measurement(drawn.unit, usage: drawn.usage), locale: locale)
      let options = MeasurementOptions(unit: drawn.unit, usage: drawn.usage, number: number)
      let engine = try options.makeEngine()
      coverage.add("\(drawn.unit)/\(drawn.usage)/\(drawn.region)", engine.refusal, size: engine.plan?.memory.size)
    }
    coverage.finish(atLeast: all.count * 9 / 10, of: all.count, sizes: 50...600)
  }
}

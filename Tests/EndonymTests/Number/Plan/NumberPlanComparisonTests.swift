import TestSampling
import Foundation
import Testing

@testable import Endonym

@Suite("Number plans: the same text as ICU's")
struct NumberPlanComparisonTests {
  /// So many formats of each kind in a locale, and so many values of each format. In a short sweep, each locale has some kinds.
  static let formats = PlanSweep.count(1, long: 12)
  static let values = PlanSweep.count(9, long: 60)

  @Test("numbers of every locale, with random options", arguments: DrawnNumberOptions.Kind.allCases)
  func everyLocale(kind: DrawnNumberOptions.Kind) throws {
    var random = PlanSweep.random("number \(kind)")
    var comparison = PlanComparison()
    let start = DrawnNumberOptions.Kind.allCases.firstIndex(of: kind) ?? 0
    for locale in PlanSweep.locales(every: 3, from: start) {
      for _ in 0..<Self.formats {
        let options = try DrawnNumberOptions.options(kind, locale: locale, &random)
        let format = NumberFormat(valid: options)
        let engine = try options.makeEngine()
        for _ in 0..<Self.values {
          try Self.compare(engine, format, &comparison, &random)
        }
      }
    }
    // Some of the options and values are ICU's.
    comparison.finish("\(kind)", atLeastPlanned: 45)
  }

  /// Compares a number of some type.
  private static func compare(
    _ engine: NumberEngine, _ format: NumberFormat, _ comparison: inout PlanComparison, _ random: inout SeededGenerator
  ) throws {
    switch random.integer(1...10) {
    case 1...5:
      let value = DrawnNumber.double(&random)
      try compare(engine, format, value, NumberValue(value), &comparison)
    case 6, 7:
      let value = DrawnNumber.integer(&random)
      try compare(engine, format, PlannedInteger(value), NumberValue(value), &comparison)
    case 8:
      let value = Float(DrawnNumber.double(&random))
      try compare(engine, format, SmallDecimal(value), NumberValue(value), &comparison)
    case 9:
      let value = UInt64(bitPattern: Int64(DrawnNumber.integer(&random)))
      try compare(engine, format, PlannedInteger(value), NumberValue(value), &comparison)
    default:
      let text = DrawnNumber.text(&random)
      let exact = try ExactDecimal(text)
      try compare(engine, format, SmallDecimal(exact), NumberValue(exact), &comparison)
      guard let decimal = Decimal(string: text) else { return }
      try compare(engine, format, DecimalLayout.shared.small(decimal), NumberValue(decimal), &comparison)
    }
  }

  private static func compare(
    _ engine: NumberEngine, _ format: NumberFormat, _ number: (some PlannedNumber)?, _ value: NumberValue,
    _ comparison: inout PlanComparison
  ) throws {
    guard let number else { return }
    let what = "\(value), \(format), \(format.options.roundingMode)"
    let expected = try engine.bytesByICU(value)
    if let plan = engine.plan?.pointer, let texts = comparison.buffer.write(number, by: plan) {
      for text in texts { comparison.compare(text, expected, what) }
    } else if let plan = engine.compact?.pointer, let shown = number.shown(by: plan) {
      comparison.compare(comparison.buffer.write(shown, by: plan), expected, what)
    } else {
      // The way to ICU of every public call.
      var own: [UInt8] = []
      try engine.append(number, to: &own)
      comparison.compare(own, expected, isPlanned: false, what)
    }
  }
}

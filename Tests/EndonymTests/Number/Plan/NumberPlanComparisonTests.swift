import Foundation
import Testing

@testable import Endonym

@Suite("Number plans: the same text as ICU's")
struct NumberPlanComparisonTests {
  /// In every locale, so many formats of each kind and so many values of each format.
  static let formats = PlanSweep.count(1, long: 12)
  static let values = PlanSweep.count(9, long: 60)

  /// How many texts of a hundred a plan has to write at least: some options and values are ICU's.
  static let leastPlanned: [DrawnNumberOptions.Kind: Int] = [:]

  @Test("numbers of every locale, with random options", arguments: DrawnNumberOptions.Kind.allCases)
  func everyLocale(kind: DrawnNumberOptions.Kind) throws {
    var random = PlanSweep.random("number \(kind)")
    var comparison = PlanComparison()
    for locale in PlanSweep.locales {
      for _ in 0..<Self.formats {
        let options = try DrawnNumberOptions.options(kind, locale: locale, &random)
        let format = NumberFormat(valid: options)
        let engine = try options.makeEngine()
        for _ in 0..<Self.values {
          try Self.compare(engine, format, &comparison, &random)
        }
      }
    }
    comparison.finish("\(kind)", atLeastPlanned: Self.leastPlanned[kind] ?? 0)
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
      try compare(engine, format, SmallDecimal(value), NumberValue(value), &comparison)
    case 8:
      let value = Float(DrawnNumber.double(&random))
      try compare(engine, format, SmallDecimal(value), NumberValue(value), &comparison)
    case 9:
      let value = UInt64(bitPattern: Int64(DrawnNumber.integer(&random)))
      try compare(engine, format, SmallDecimal(value), NumberValue(value), &comparison)
    default:
      let text = DrawnNumber.text(&random)
      let exact = try ExactDecimal(text)
      try compare(engine, format, SmallDecimal(exact), NumberValue(exact), &comparison)
      guard let decimal = Decimal(string: text) else { return }
      try compare(engine, format, SmallDecimal(decimal), NumberValue(decimal), &comparison)
    }
  }

  private static func compare(
    _ engine: NumberEngine, _ format: NumberFormat, _ number: (some PlannedNumber)?, _ value: NumberValue,
    _ comparison: inout PlanComparison
  ) throws {
    guard let number else { return }
    let expected = try engine.bytesByICU(value)
    var own: [UInt8] = []
    try engine.append(number, to: &own)
    comparison.compare(
      own, expected, isPlanned: engine.isWritten(number), "\(value), \(format), \(format.options.roundingMode)")
  }
}

extension NumberEngine {
  /// Whether a plan writes a number.
  func isWritten(_ number: some PlannedNumber) -> Bool {
    if let plan = plan?.pointer { return number.rounded(by: plan) != nil }
    return compact.flatMap { number.shown(by: $0.pointer) } != nil
  }
}

import TestSampling
import Testing

@testable import Endonym

@Suite("Plural plans: the same category as ICU's")
struct PluralPlanComparisonTests {
  static let formats = PlanSweep.count(1, long: 25)
  static let values = PlanSweep.count(40, long: 1000)

  /// Every language that has rules, and languages with a region.
  static func languages() throws -> [String] { try PluralTable.shared().languages.sorted() }

  @Test("numbers near the edges of rules, in every language", arguments: [PluralType.cardinal, .ordinal])
  func plain(type: PluralType) throws {
    var random = PlanSweep.random("plural \(type)")
    var comparison = PlanComparison()
    for language in try Self.languages() {
      let number = NumberFormatOptions(.decimal, locale: try LocaleIdentifier(language))
      let rules = try Rules(type, number)
      for value in 0...(PlanSweep.isLong ? 2500 : 130) { try Self.compare(rules, Double(value), &comparison) }
      for _ in 0..<Self.values { try Self.compare(rules, &comparison, &random) }
    }
    comparison.finish("\(type)", atLeastPlanned: 80)
  }

  @Test("numbers as formats show them")
  func formatted() throws {
    var random = PlanSweep.random("plural formats")
    var comparison = PlanComparison()
    let kinds: [DrawnNumberOptions.Kind] = [.decimal, .decimal, .percent, .currency, .measurement, .compact]
    for language in try Self.languages() {
      // A number cannot be formatted in each language that has plural rules.
      guard (try? LocaleIdentifier(language).requireData()) != nil else { continue }
      for _ in 0..<Self.formats {
        let number = try DrawnNumberOptions.options(random.pick(kinds), locale: language, &random)
        let rules = try Rules(random.pick([.cardinal, .ordinal]), number)
        for _ in 0..<15 { try Self.compare(rules, &comparison, &random) }
      }
    }
    comparison.finish("plurals of formats", atLeastPlanned: 50)
  }

  @Test("decimals count with the zeros that they are written with")
  func zeros() throws {
    var random = PlanSweep.random("plural zeros")
    var comparison = PlanComparison()
    for language in try Self.languages() {
      let rules = try PluralRules(locale: language)
      for _ in 0..<Self.values / 10 {
        let places = random.integer(0...4)
        let value = try ExactDecimal(
          "\(Self.edge(&random))" + (places == 0 ? "" : ".")
            + String(random.pick(["0000", "1000", "1200", "5000", "2000", "0100", "9999"]).prefix(places)))
        var options = rules.options
        options.number.precision = .fractionLength(places)
        let engine = try options.makeEngine()
        let own = try rules.category(for: value)
        let icu = try engine.categoryByICU(NumberValue(value))
        comparison.compare(Array(own.rawValue.utf8), Array(icu.rawValue.utf8), "\(language), \(value)")
      }
    }
    comparison.finish("plurals of zeros", atLeastPlanned: 100)
  }

  /// Rules, and what they were made of.
  private struct Rules {
    let options: PluralOptions
    let engine: PluralEngine

    init(_ type: PluralType, _ number: NumberFormatOptions) throws {
      options = PluralOptions(type: type, number: number)
      engine = try options.makeEngine()
    }
  }

  // MARK: Values

  private static func compare(
    _ rules: Rules, _ comparison: inout PlanComparison, _ random: inout SeededGenerator
  ) throws {
    switch random.integer(1...6) {
    case 1: try compare(rules, DrawnNumber.double(&random), &comparison)
    case 2: try compare(rules, SmallDecimal(DrawnNumber.integer(&random)), &comparison)
    case 3:
      try compare(rules, Double(edge(&random)) + random.pick([0, 0.1, 0.2, 0.5, 0.01, 0.001, 0.9996]), &comparison)
    case 4:
      guard let value = SmallDecimal(try ExactDecimal(DrawnNumber.text(&random))) else { return }
      try compare(rules, value, &comparison)
    default: try compare(rules, SmallDecimal(edge(&random)), &comparison)
    }
  }

  /// Integers where languages change their forms: units, tens and hundreds, and whole thousands and millions.
  private static func edge(_ random: inout SeededGenerator) -> Int {
    let high = random.pick([0, 0, 100, 1000, 10_000, 100_000, 1_000_000, 1_000_000_000, 999_999_999_999_900])
    return high * random.integer(0...1)
      + random.pick([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 19, 20, 21, 22, 25,
        40, 50, 60, 71, 80, 82, 90, 91, 99, 100, 101, 103, 111, 112, 199,
      ])
  }

  private static func compare(_ rules: Rules, _ value: Double, _ comparison: inout PlanComparison) throws {
    let isPlanned = rules.engine.plan?.pointer.pointee.category(value) != nil
    try compare(try rules.engine.category(value), rules, NumberValue(value), isPlanned, &comparison)
  }

  private static func compare(
    _ rules: Rules, _ value: SmallDecimal, _ comparison: inout PlanComparison
  ) throws {
    let isPlanned = rules.engine.plan?.pointer.pointee.category(value) != nil
    try compare(try rules.engine.category(value), rules, value.value, isPlanned, &comparison)
  }

  private static func compare(
    _ own: PluralCategory, _ rules: Rules, _ value: NumberValue, _ isPlanned: Bool,
    _ comparison: inout PlanComparison
  ) throws {
    let icu = try rules.engine.categoryByICU(value)
    let number = rules.options.number
    comparison.compare(
      Array(own.rawValue.utf8), Array(icu.rawValue.utf8), isPlanned: isPlanned,
      "\(value), \(rules.options.type), \(NumberFormat(valid: number)), \(number.roundingMode)")
  }
}

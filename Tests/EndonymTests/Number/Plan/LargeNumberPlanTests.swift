import TestSampling
import Testing

@testable import Endonym

/// Counting marks where scaling a number is no longer exact.
@Suite("Plans: large numbers")
struct LargeNumberPlanTests {
  static let rounds = PlanSweep.count(20_000, long: 2_000_000)

  @Test("millionths of millions of millions are rounded as ICU rounds", arguments: 0...7)
  func places(places: Int) throws {
    var random = PlanSweep.random("large numbers, \(places) places")
    for mode in [NumberFormat.RoundingMode.halfEven, .truncate, .ceiling, .halfExpand] {
      let format = try NumberFormat.decimal(locale: "en").precision(.fractionLength(0...places)).rounded(mode)
      let engine = try format.box.engine()
      let plan = try #require(engine.plan?.pointer)
      var planned = 0
      for _ in 0..<Self.rounds / 8 {
        let value = Self.value(places: places, &random)
        guard let written = plan.bytes(value).map({ String(decoding: $0, as: UTF8.self) }) else { continue }
        planned += 1
        let expected = String(decoding: try engine.bytesByICU(.double(value)), as: UTF8.self)
        #expect(written == expected, "\(value), \(mode)")
      }
      #expect(planned > Self.rounds / 10)
    }
  }

  /// A number beyond the scaling limit: of few digits, of all digits, or beside a tie.
  private static func value(places: Int, _ random: inout SeededGenerator) -> Double {
    let integer = Double.random(in: 9e14...9e15, using: &random) / PowersOfTen.double(places)
    let sign: Double = Bool.random(using: &random) ? 1 : -1
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return sign * integer
    case 1:
      let scale = PowersOfTen.double(Int.random(in: 0...places, using: &random))
      return sign * (integer * scale).rounded() / scale
    default:
      let scale = PowersOfTen.double(places)
      var value = ((integer * scale).rounded(.down) + 0.5) / scale
      switch Int.random(in: 0..<3, using: &random) {
      case 0: value = value.nextUp
      case 1: value = value.nextDown
      default: break
      }
      return sign * value
    }
  }

  @Test(
    "numbers around the powers of ten are what ICU writes, whatever groups they have and whatever way they take",
    arguments: ["en", "de", "ar_EG", "fa", "hi", "bn", "my", "es", "pl"])
  func powers(locale: String) throws {
    let decimal = try NumberFormat.decimal(locale: locale)
    let formats = [
      decimal, try .percent(locale: locale), try .currency("JPY", locale: locale), try .currency("EUR", locale: locale),
      try decimal.precision(.fractionLength(0)), try decimal.rounded(increment: "10"),
      try decimal.rounded(increment: "500"), try decimal.precision(.significantDigits(1...3)),
      try decimal.precision(.fractionLength(0)).sign(strategy: .always(includingZero: false)),
      try decimal.precision(.fractionLength(4)),
    ]
    var comparison = PlanComparison()
    for format in formats {
      let engine = try format.box.engine()
      for exponent in 0...18 {
        let power = PowersOfTen.double(exponent)
        for value in [
          power, power.nextDown, power.nextUp, power - 0.5, power - 1, power - 3, power - 200, power + 1, power * 4.5,
          power / 8,
        ] {
          for number in [value, -value] {
            var bytes: [UInt8] = []
            try format.append(number, to: &bytes)
            comparison.compare(bytes, try engine.bytesByICU(.double(number)), "\(number) in \(format)")
          }
          guard let integer = Int(exactly: value) else { continue }
          for number in [integer, -integer] {
            var bytes: [UInt8] = []
            try format.append(number, to: &bytes)
            comparison.compare(bytes, try engine.bytesByICU(NumberValue(number)), "\(number) in \(format)")
          }
        }
      }
    }
    comparison.finish("powers of ten, \(locale)", atLeastPlanned: 0)
  }

  @Test("amounts in the units of a usage are what ICU writes, of any size and sign")
  func usages() throws {
    var random = PlanSweep.random("large amounts")
    for (unit, usage, locale) in [
      ("kilometer", "road", "en_US"), ("kilometer", "road", "en_GB"), ("meter", "person-height", "en_US"),
      ("kilogram", "person", "en_GB"), ("kilometer", "road", "de_DE"), ("meter", "person-height", "en_CA"),
    ] {
      let format = try MeasurementFormat(
        MeasurementUnit(unit), usage: usage, locale: locale)
      let engine = try format.box.engine()
      let plan = try #require(engine.plan?.pointer, "\(unit) \(usage) \(locale)")
      var planned = 0
      for _ in 0..<Self.rounds / 20 {
        let value = Self.amount(&random)
        var bytes: [UInt8] = []
        guard bytes.append(capacity: plan.pointee.capacity, { plan.write(value, at: $0) }) else { continue }
        planned += 1
        let written = String(decoding: bytes, as: UTF8.self)
        let expected = String(decoding: try engine.bytesByICU(value), as: UTF8.self)
        #expect(written == expected, "\(value) \(unit) \(usage) \(locale)")
      }
      #expect(planned > Self.rounds / 25, "\(unit) \(usage) \(locale)")
    }
  }

  private static func amount(_ random: inout SeededGenerator) -> Double {
    let digits = Double(Int.random(in: 1...15, using: &random))
    let power = PowersOfTen.double(Int.random(in: 0...18, using: &random))
    let scale = PowersOfTen.double(Int(digits))
    let value = (Double.random(in: 0..<1, using: &random) * scale).rounded() / scale * power / 1000
    return Bool.random(using: &random) ? value : -value
  }
}

import Testing

@testable import Endonym

/// ICU 72 writes zeros for ranges of a unit in several parts, or ends the process in `MixedUnitLongNameHandler`.
@Suite("Ranges of several units")
struct RangeOfSeveralUnitsTests {
  @Test("a range in several units is refused before ICU sees it")
  func mixedUnit() throws {
    let lengths = try NumberFormat.unit(try MeasurementUnit("foot-and-inch"), locale: "en")
    let refusal = FormatError.invalidUnit("foot-and-inch", reason: "ranges are not written in several units")
    #expect(throws: refusal) { try lengths.format(3...5) }
    #expect(throws: refusal) { try PluralRules(format: lengths).category(from: ExactDecimal(3), to: ExactDecimal(5)) }
    #expect(lengths.format(3.5) == "3 ft, 6 in")
  }

  @Test(
    "so is one in a skeleton, wherever it stands",
    arguments: [
      ("unit/foot-and-inch .00", 0), (".00 unit/foot-and-inch", 4), ("unit/meter\tusage/person-height", 11),
    ])
  func skeleton(skeleton: String, offset: Int) throws {
    let lengths = try NumberFormat.skeleton(skeleton, locale: "en_US")
    let reason = "ranges are not written in several units"
    #expect(throws: FormatError.invalidSkeleton(skeleton, offset: offset, reason: reason)) { try lengths.format(3...5) }
  }

  @Test("a usage, which may choose such a unit, converts no ranges")
  func usage() throws {
    let heights = try MeasurementFormat(.meter, usage: "person-height", locale: "en_US").numberFormat
    #expect(throws: FormatError.invalidOption("usage", reason: "the ends of a range are not converted")) {
      try heights.format(1...2)
    }
  }

  @Test("a unit of one part has ranges")
  func simpleUnit() throws {
    #expect(try NumberFormat.unit(.kilometer, locale: "en").format(3...5) == "3–5 km")
  }
}

import TestSampling
import EndonymICU
import Foundation
import Testing

@testable import Endonym

/// How much the tests of plans compare: a CI run takes seconds, `ENDONYM_SWEEP=long` compares millions.
enum PlanSweep {
  static let isLong = ProcessInfo.processInfo.environment["ENDONYM_SWEEP"] == "long"

  /// Every locale that ICU has.
  static let locales: [String] = ICULocale.available()

  /// One locale of each language and script, with others that write in a way of their own: for tests of which each locale takes
  /// long. All of them in a long sweep.
  static func locales(every step: Int, from start: Int = 0) -> [String] {
    if isLong { return locales }
    return locales.indices.filter { $0 % step == start % step }.map { locales[$0] }
  }

  /// How many values are drawn.
  static func count(_ short: Int, long: Int) -> Int { isLong ? long : short }

  /// The generator of a test: `ENDONYM_SEED` in the environment draws others than every day's.
  static func random(_ name: String) -> SeededGenerator {
    SeededGenerator(stream: name, seed: SampleSeed.given ?? 20_261_201)
  }
}

/// Texts of plans beside ICU's. One expectation ends a test of many thousand comparisons: each costs as much as formatting.
struct PlanComparison {
  /// How many texts were compared, and how many of them a plan had written.
  private(set) var compared = 0
  private(set) var planned = 0
  private(set) var differences: [String] = []
  private var differenceCount = 0
  /// Where plans write, so that more than their capacity would be seen.
  var buffer = GuardedBuffer()

  /// Compares a text with ICU's.
  mutating func compare(
    _ own: [UInt8], _ icu: [UInt8], isPlanned: Bool = true, _ what: @autoclosure () -> String
  ) {
    compared += 1
    if isPlanned { planned += 1 }
    if own == icu { return }
    differenceCount += 1
    // Enough to see the kind.
    if differences.count < 60 {
      differences.append(
        "\(what()): \"\(String(decoding: own, as: UTF8.self))\", ICU \"\(String(decoding: icu, as: UTF8.self))\"")
    }
  }

  /// Expects that nothing differed, and that plans have written at least so many of a hundred texts.
  func finish(_ name: String, atLeastPlanned percent: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    print("\(name): \(compared) texts compared, \(planned) by plans, \(differenceCount) differences")
    for difference in differences { print("  \(difference)") }
    #expect(differenceCount == 0, "\(differences.first ?? "")", sourceLocation: sourceLocation)
    #expect(buffer.violations == 0, "a plan wrote beyond its capacity", sourceLocation: sourceLocation)
    #expect(planned * 100 >= compared * percent, sourceLocation: sourceLocation)
  }
}

import Foundation
import TestSampling

/// Where the random values of a run begin.
///
/// Each test draws from a stream of its own, so that it can be repeated alone:
/// `ENDONYM_SEED=0x1234 swift test --filter NumberDifferentialTests`.
enum Seed {
  /// The seed: of the environment variable `ENDONYM_SEED`, decimal or `0x…`, else another one in every run. Printed.
  static let value: UInt64 = {
    let seed = SampleSeed.given ?? UInt64.random(in: 0...UInt64.max)
    print("differential tests: ENDONYM_SEED=\(hexadecimal(seed))")
    return seed
  }()

  /// The seed as it is passed in the environment.
  static var text: String { hexadecimal(value) }

  private static func hexadecimal(_ seed: UInt64) -> String { "0x" + String(seed, radix: 16) }

  /// The stream of a test.
  static func stream(_ name: String) -> Draw { Draw(stream: name, seed: value) }
}

/// How much is compared: a CI run takes seconds, `ENDONYM_SWEEP=long` takes hours of a night's machine or minutes in
/// release mode, and compares millions.
enum Sweep {
  static let isLong = ProcessInfo.processInfo.environment["ENDONYM_SWEEP"] == "long"

  /// How often a test goes over all locales.
  static let rounds = isLong ? 60 : 1
}

/// What the values of a test are drawn from.
typealias Draw = SeededGenerator

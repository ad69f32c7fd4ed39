import Foundation
import TestSampling

/// Where the random values of a run begin.
///
/// Each test draws from a stream of its own, so that it can be repeated alone:
/// `ENDONYM_SEED=0x1234 swift test --filter NumberDifferentialTests`.
enum Seed {
  /// The seed: of the environment variable `ENDONYM_SEED`, else the same in every run, so that only a change makes a run fail. `make sweep`
  /// draws another one each time.
  static let value: UInt64 = SampleSeed.given ?? 20_261_201

  /// The seed as it is passed in the environment.
  static var text: String { "0x" + String(value, radix: 16) }

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

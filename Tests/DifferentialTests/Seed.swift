import Foundation

/// Where the random values of a run begin.
///
/// Each test draws from a stream of its own, so that it can be repeated alone:
/// `ENDONYM_SEED=0x1234 swift test --filter NumberDifferentialTests`.
enum Seed {
  /// The seed: of the environment variable `ENDONYM_SEED`, decimal or `0x…`, else another one in every run. Printed.
  static let value: UInt64 = {
    let seed = given ?? UInt64.random(in: 0...UInt64.max)
    print("differential tests: ENDONYM_SEED=\(hexadecimal(seed))")
    return seed
  }()

  /// The seed as it is passed in the environment.
  static var text: String { hexadecimal(value) }

  private static var given: UInt64? {
    guard let text = ProcessInfo.processInfo.environment["ENDONYM_SEED"] else { return nil }
    return text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
  }

  private static func hexadecimal(_ seed: UInt64) -> String { "0x" + String(seed, radix: 16) }

  /// The stream of a test.
  static func stream(_ name: String) -> Draw {
    // FNV-1a, so that the streams of different tests have nothing in common.
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    return Draw(state: value ^ hash)
  }
}

/// How much is compared: a CI run takes seconds, `ENDONYM_SWEEP=long` takes hours of a night's machine or minutes in
/// release mode, and compares millions.
enum Sweep {
  static let isLong = ProcessInfo.processInfo.environment["ENDONYM_SWEEP"] == "long"

  /// How often a test goes over all locales.
  static let rounds = isLong ? 60 : 1
}

/// Random numbers by splitmix64: the same everywhere for the same seed.
struct Draw: RandomNumberGenerator {
  fileprivate var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// An integer of a range.
  mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[integer(0...values.count - 1)] }

  /// True once in so many times.
  mutating func once(in times: Int) -> Bool { integer(1...times) == 1 }

  /// One of some values once in so many times, else `nil`.
  mutating func pick<Value>(_ values: [Value], onceIn times: Int) -> Value? { once(in: times) ? pick(values) : nil }
}

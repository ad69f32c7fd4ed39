import Foundation

/// The values that every contestant formats, fixed by a seed.
struct SampleValues {
  /// How many there are of each kind in a measured run.
  static let usualCount = 4096

  let decimals: [SampleDecimal]
  /// Of 1 to 12 digits, all lengths equally likely, of either sign.
  let integers: [Int]
  /// Milliseconds since 1970, uniform over 1970 to 2037, in random order.
  let instants: [Double]
  /// Three words each, of 3 to 12 ASCII letters.
  let lists: [[String]]

  init(count: Int = usualCount, seed: UInt64 = 0xE4D0) {
    var generator = SeededGenerator(seed: seed)
    decimals = (0..<count).map { _ in SampleDecimal(using: &generator) }
    integers = (0..<count).map { _ in
      let least = (1..<Int.random(in: 1...12, using: &generator)).reduce(1) { power, _ in power * 10 }
      return Int.random(in: least..<least * 10, using: &generator) * (Bool.random(using: &generator) ? 1 : -1)
    }
    // 2038-01-01T00:00:00Z.
    let end = 2_145_916_800_000
    instants = (0..<count).map { _ in Double(Int.random(in: 0..<end, using: &generator)) }
    lists = (0..<count).map { _ in (0..<3).map { _ in Self.word(using: &generator) } }
  }

  var doubles: [Double] { decimals.map(\.double) }

  private static func word(using generator: inout SeededGenerator) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return String(
      (0..<Int.random(in: 3...12, using: &generator)).map { _ in letters.randomElement(using: &generator) ?? "a" })
  }
}

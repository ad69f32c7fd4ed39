/// Random numbers, the same for the same seed on every machine.
///
/// Source: Sebastiano Vigna's splitmix64, https://prng.di.unimi.it/splitmix64.c
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Begins at a seed.
  public init(seed: UInt64) { state = seed }

  /// A stream of its own for each name, so that a new test does not change the values of the others.
  public init(stream: String, seed: UInt64) {
    // FNV-1a: Hashable's hashes differ from run to run.
    let hash = stream.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    state = seed ^ hash
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// An integer of a range.
  public mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of some values, of which there is one at least.
  public mutating func pick<Value>(_ values: [Value]) -> Value { values[integer(0...values.count - 1)] }

  /// True once in so many times.
  public mutating func once(in times: Int) -> Bool { integer(1...times) == 1 }

  /// One of some values once in so many times, else `nil`.
  public mutating func pick<Value>(_ values: [Value], onceIn times: Int) -> Value? {
    once(in: times) ? pick(values) : nil
  }
}

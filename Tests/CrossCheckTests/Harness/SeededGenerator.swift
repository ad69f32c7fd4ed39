import Foundation

/// Random numbers, the same for the same seed on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// The seed of a run: `ENDONYM_SEED`, `random` for a fresh one, else always the same.
  static let seed: UInt64 = {
    switch ProcessInfo.processInfo.environment["ENDONYM_SEED"] {
    case nil, "": return 0x456E_646F_6E79_6D72
    case "random": return UInt64.random(in: .min ... .max)
    case let text?:
      let digits = text.hasPrefix("0x") ? String(text.dropFirst(2)) : text
      return UInt64(digits, radix: text.hasPrefix("0x") ? 16 : 10) ?? 0
    }
  }()

  /// A stream of its own for each name, so that a new comparison does not change the values of the others.
  init(stream: String) {
    // FNV-1a: Hashable's hashes differ from run to run.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in stream.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    state = Self.seed ^ hash
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

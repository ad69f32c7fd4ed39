import Foundation

/// The seed that a run of tests is given by the environment variable `ENDONYM_SEED`: decimal, `0x…`, or `random` for a fresh
/// one. Anything else ends the run: a seed that is not what was meant proves nothing.
public enum SampleSeed {
  /// The seed; `nil` when none is given.
  public static let given: UInt64? = {
    guard let text = ProcessInfo.processInfo.environment["ENDONYM_SEED"], !text.isEmpty else { return nil }
    if text == "random" {
      let seed = UInt64.random(in: .min ... .max)
      // So that what failed can be repeated.
      print("random values: ENDONYM_SEED=0x\(String(seed, radix: 16))")
      return seed
    }
    let isHexadecimal = text.hasPrefix("0x")
    guard let seed = UInt64(isHexadecimal ? String(text.dropFirst(2)) : text, radix: isHexadecimal ? 16 : 10) else {
      preconditionFailure("ENDONYM_SEED is \(text), which is no seed")
    }
    return seed
  }()
}

/// The texts around numbers that are rounded in one step, which no plural category decides.
struct DirectAffixTable: BitwiseCopyable {
  /// Of positive and negative numbers, and of zero and negative zero.
  let pairs: UnsafePointer<DirectAffixes>
  /// Whether zero has another sign than other numbers.
  let hasSignOfZero: Bool

  /// - Parameters:
  ///   - affixes: The texts in the order of ``NumberPlan/AffixIndex``, of all plural categories.
  ///   - memory: Where they lie.
  ///
  /// It is `nil` when a text is too long, or depends on the plural category.
  init?(_ affixes: [[UInt8]], in memory: PlanMemory) {
    guard NumberPlan.AffixIndex.areSame(affixes) else { return nil }
    let pairs = stride(from: 0, to: NumberPlan.AffixIndex.perCategory, by: 2).compactMap {
      DirectAffixes(affixes[$0], affixes[$0 + 1])
    }
    guard pairs.count * 2 == NumberPlan.AffixIndex.perCategory else { return nil }
    self.pairs = memory.store(pairs)
    hasSignOfZero = affixes[0..<4] != affixes[4..<8]
  }
}

/// The texts before and after a number, and how long they are. One store writes each.
struct DirectAffixes: BitwiseCopyable {
  fileprivate let prefix: SIMD16<UInt8>
  fileprivate let suffix: SIMD16<UInt8>
  fileprivate let prefixCount: Int
  fileprivate let suffixCount: Int

  init?(_ prefix: [UInt8], _ suffix: [UInt8]) {
    guard max(prefix.count, suffix.count) <= SIMD16<UInt8>.scalarCount else { return nil }
    self.prefix = Self.padded(prefix)
    self.suffix = Self.padded(suffix)
    prefixCount = prefix.count
    suffixCount = suffix.count
  }

  private static func padded(_ bytes: [UInt8]) -> SIMD16<UInt8> {
    var padded = SIMD16<UInt8>.zero
    for (index, byte) in bytes.enumerated() { padded[index] = byte }
    return padded
  }
}

extension UnsafePointer<DirectAffixes> {
  /// Writes the texts around a number, and between them what `writeDigits` writes; gives where all ends.
  @inline(__always)
  func write(
    at start: UnsafeMutablePointer<UInt8>, _ writeDigits: (UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(start).storeBytes(of: pointee.prefix, as: SIMD16<UInt8>.self)
    let end = writeDigits(start + pointee.prefixCount)
    UnsafeMutableRawPointer(end).storeBytes(of: pointee.suffix, as: SIMD16<UInt8>.self)
    return end + pointee.suffixCount
  }
}

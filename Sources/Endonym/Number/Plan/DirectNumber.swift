/// A number that was rounded in one step, and what stands around it.
struct DirectNumber: BitwiseCopyable {
  typealias Cursor = UnsafeMutablePointer<UInt8>

  let integer: UInt64
  let fraction: FractionGroups
  /// How many places are shown at least.
  let places: Int
  fileprivate let affixes: UnsafePointer<DirectAffixes>

  @inline(__always)
  init(_ integer: UInt64, _ fraction: FractionGroups, places: Int, affixes: UnsafePointer<DirectAffixes>) {
    self.integer = integer
    self.fraction = fraction
    self.places = places
    self.affixes = affixes
  }

  /// Writes the number from `start` on, its digits by `writer`; gives where it ends.
  @inline(__always)
  func write(by writer: UnsafePointer<DecimalWriter>, at start: Cursor) -> Cursor {
    write(at: start) { writer.pointee.write(integer, fraction, places: places, at: $0) }
  }

  /// Writes the texts around the number, and its digits between them.
  @inline(__always)
  func write(at start: Cursor, _ writeDigits: (Cursor) -> Cursor) -> Cursor {
    UnsafeMutableRawPointer(start).storeBytes(of: affixes.pointee.prefix, as: SIMD16<UInt8>.self)
    let end = writeDigits(start + affixes.pointee.prefixCount)
    UnsafeMutableRawPointer(end).storeBytes(of: affixes.pointee.suffix, as: SIMD16<UInt8>.self)
    return end + affixes.pointee.suffixCount
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

/// Writes numbers of some significant digits without a stop between rounding and writing, where all whole digits are kept: 3.1 km
/// and 1,235 km.
///
/// Numbers of one magnitude keep as many places: each has a ``DirectNumberWriter``, up to the one from which on there are none.
struct DirectMagnitudeWriter: BitwiseCopyable {
  private let writers: UnsafePointer<DirectNumberWriter>
  private let last: Int
  private let table = PlaceTable.shared

  /// - Parameters:
  ///   - rounding: How numbers are rounded.
  ///   - affixes: What stands around them, in the order of ``NumberPlan/AffixIndex``.
  ///   - memory: Where the writers lie.
  ///
  /// The writer is `nil` for other formats than it serves.
  init?(_ rounding: SignificantRounding, affixes: [[UInt8]], in memory: PlanMemory) {
    guard rounding.keepsIntegers, rounding.power == 0 else { return nil }
    let writers = (0..<rounding.maximum).compactMap { exponent in
      rounding.places(ofMagnitude: exponent).flatMap {
        DirectNumberWriter(places: $0, power: 0, mode: rounding.mode, affixes: affixes, in: memory)
      }
    }
    guard writers.count == rounding.maximum else { return nil }
    self.writers = memory.store(writers)
    last = writers.count - 1
  }

  /// Writes a number from `start` on; gives where it ends, or `nil` for what it cannot write.
  @inline(__always)
  func write(
    _ value: Double, by writer: UnsafePointer<DecimalWriter>, at start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8>? {
    // Of smaller numbers, those of one magnitude keep different places.
    guard value.magnitude >= 1, let exponent = table.exponent(of: value.magnitude) else { return nil }
    return writers[min(exponent, last)].write(value, by: writer, at: start)
  }
}

/// Rounds numbers to some significant digits in one step, where all whole digits are kept: 3.1 km
/// and 1,235 km.
///
/// Numbers of one magnitude keep as many places: each has a ``DirectRounding``, up to the one from which on there are none.
struct DirectMagnitudes: BitwiseCopyable {
  private let roundings: UnsafePointer<DirectRounding>
  private let last: Int
  private let table = PlaceTable.shared

  /// - Parameters:
  ///   - rounding: How numbers are rounded.
  ///   - affixes: What stands around them.
  ///   - writer: Writes their digits.
  ///   - memory: Where the roundings lie.
  ///
  /// It is `nil` for other formats than it serves.
  init?(
    _ rounding: SignificantRounding, affixes: DirectAffixTable, writer: UnsafePointer<DecimalWriter>,
    in memory: PlanMemory
  ) {
    guard rounding.keepsIntegers, rounding.power == 0 else { return nil }
    let roundings = (0..<rounding.maximum).compactMap { exponent in
      rounding.places(ofMagnitude: exponent).flatMap {
        DirectRounding(places: $0, power: 0, mode: rounding.mode, affixes: affixes, writer: writer, in: memory)
      }
    }
    guard roundings.count == rounding.maximum else { return nil }
    self.roundings = memory.store(roundings)
    last = roundings.count - 1
  }

  /// Rounds a number; `nil` for what cannot be rounded in one step.
  @inline(__always)
  func round(_ value: Double) -> DirectNumber? {
    // Of smaller numbers, those of one magnitude keep different places.
    guard value.magnitude >= 1, let exponent = table.exponent(of: value.magnitude) else { return nil }
    let rounding = roundings + min(exponent, last)
    return rounding.pointee.isLong ? rounding.pointee.roundLong(value) : rounding.pointee.round(value)
  }
}

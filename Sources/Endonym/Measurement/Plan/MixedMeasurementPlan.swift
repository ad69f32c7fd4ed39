/// Writes amounts of two units, such as 5 feet and 11 inches.
///
/// The whole part of the larger unit is split off; what remains is converted to the smaller one and rounded there, and if
/// that makes a whole larger unit, it counts there. Each number is written by the plan of its unit, joined as a list of units.
/// Of a negative amount the first number shows the sign; one less than a whole larger unit is left to ICU.
///
/// Source: ICU's `ComplexUnitsConverter` and `MixedUnitLongNameHandler`.
struct MixedMeasurementPlan: BitwiseCopyable {
  private let larger: UnsafePointer<NumberPlan>
  private let smaller: UnsafePointer<NumberPlan>
  /// From the larger unit to the smaller, and back.
  private let down: BinaryConversion
  private let up: BinaryConversion
  /// Of amounts of the smaller unit below this, none is rounded up to one of the larger: 11 inches.
  private let carryLimit: Double
  /// Before, between and after the two.
  private let texts: TextTable
  /// Whether all that is written is ASCII.
  let isASCII: Bool
  /// Free bytes that writing any amount needs.
  let capacity: Int

  init(
    larger: UnsafePointer<NumberPlan>, smaller: UnsafePointer<NumberPlan>, down: BinaryConversion,
    up: BinaryConversion, texts: TextTable
  ) {
    self.larger = larger
    self.smaller = smaller
    self.down = down
    self.up = up
    // Rounding that keeps whole numbers adds less than one.
    carryLimit = smaller.pointee.rounding.keepsWholeNumbers ? down.convert(1) - 1 : 0
    self.texts = texts
    isASCII = larger.pointee.isASCII && smaller.pointee.isASCII && texts.isASCII
    capacity = larger.pointee.capacity + smaller.pointee.capacity + 3 * (texts.longest + TextTable.spill)
  }

  /// Writes an amount of the larger unit from `start` on, where ``capacity`` bytes are free; gives where it ends, or `nil` for what
  /// ICU has to write.
  @inline(__always)
  func write(_ amount: Double, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>? {
    let size = amount.magnitude
    guard size < 1e15 else { return nil }
    let whole = UInt64(size * (1 + Double.ulpOfOne))
    let rest = down.convert(max(size - Double(whole), 0))
    guard rest < carryLimit else { return writeCarried(whole, rest, amount.hasMinusSign, at: start) }
    return write(whole, isNegative: amount.hasMinusSign, at: start) { cursor in
      NumberPlan.write(rest, by: smaller, at: cursor)
    }
  }

  /// Writes an amount whose smaller part may be rounded up to a whole of the larger unit, which then counts there.
  @inline(never)
  private func writeCarried(
    _ amount: UInt64, _ rest: Double, _ isNegative: Bool, at start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8>? {
    var whole = amount
    guard var rounded = smaller.pointee.round(rest) else { return nil }
    let carry = (up.convert(rounded.doubleValue) * (1 + Double.ulpOfOne))
    if carry >= 1 {
      let carried = UInt64(carry)
      whole += carried
      guard let left = smaller.pointee.round(max(rounded.doubleValue - down.convert(Double(carried)), 0)) else {
        return nil
      }
      rounded = left
    }
    return write(whole, isNegative: isNegative, at: start) { cursor in smaller.pointee.write(rounded, at: cursor) }
  }

  @inline(__always)
  private func write(
    _ whole: UInt64, isNegative: Bool, at start: UnsafeMutablePointer<UInt8>,
    _ writeSmaller: (UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>?
  ) -> UnsafeMutablePointer<UInt8>? {
    if isNegative, whole == 0 { return nil }
    let integer = PlannedInteger(magnitude: whole, isNegative: isNegative)
    guard let afterLarger = NumberPlan.write(integer, by: larger, at: texts.copy(0, to: start)) else { return nil }
    guard let afterSmaller = writeSmaller(texts.copy(1, to: afterLarger)) else { return nil }
    return texts.copy(2, to: afterSmaller)
  }
}

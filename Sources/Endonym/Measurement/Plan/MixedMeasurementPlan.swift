/// Writes amounts of two units, such as 5 feet and 11 inches.
///
/// The whole part of the larger unit is split off; what remains is converted to the smaller one and rounded there, and if
/// that makes a whole larger unit, it counts there. Each number is written by the plan of its unit, joined as a list of units.
/// Of a negative amount the first number shows the sign; one less than a whole larger unit is left to ICU.
///
/// Source: ICU's `ComplexUnitsConverter` and `MixedUnitLongNameHandler`.
struct MixedMeasurementPlan: Plan {
  private let larger: UnsafePointer<NumberPlan>
  private let smaller: UnsafePointer<NumberPlan>
  /// From the larger unit to the smaller, and back.
  private let down: BinaryConversion
  private let up: BinaryConversion
  /// Before, between and after the two.
  private let texts: TextTable
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
    self.texts = texts
    capacity = larger.pointee.capacity + smaller.pointee.capacity + 3 * (texts.longest + TextTable.spill)
  }

  /// An amount as it will be written.
  struct Shown {
    let larger: RoundedDecimal
    let smaller: RoundedDecimal
  }

  /// Splits an amount of the larger unit; `nil` for what ICU has to write.
  @inline(__always)
  func round(_ amount: Double) -> Shown? {
    let size = amount.magnitude
    guard size < 1e15 else { return nil }
    var whole = UInt64(size * (1 + Double.ulpOfOne))
    let rest = down.convert(max(size - Double(whole), 0))
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
    let isNegative = amount.hasMinusSign
    if isNegative, whole == 0 { return nil }
    guard let integer = larger.pointee.round(SmallDecimal(digits: whole, isNegative: isNegative)) else { return nil }
    return Shown(larger: integer, smaller: rounded)
  }

  /// Writes an amount from `start` on, where ``capacity`` bytes are free; gives where it ends.
  func write(_ shown: Shown, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    var cursor = texts.copy(0, to: start)
    cursor = larger.pointee.write(shown.larger, at: cursor)
    cursor = texts.copy(1, to: cursor)
    cursor = smaller.pointee.write(shown.smaller, at: cursor)
    return texts.copy(2, to: cursor)
  }
}

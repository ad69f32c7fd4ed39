/// A conversion as ICU's number formatter computes it: in binary numbers, rounding at every step.
///
/// It is less exact than ``UnitConversion``, by a unit or two in the last place, and there for one purpose: to choose
/// and show what ICU shows. 66.787776 km are exactly 41.5 miles, but ICU multiplies by 0.621371192237334 and rounds to
/// 41. The order of the operations is ICU's, for with it the roundings are.
struct BinaryConversion: BitwiseCopyable, Sendable {
  private let sourceOffset: Double
  private let factor: Double
  private let targetOffset: Double
  private let isInverse: Bool

  /// The conversion between two products of units that convert into each other; `nil` when one of them is a scale.
  init?(from source: [UnitFactor], to target: [UnitFactor], isInverse: Bool, in table: UnitTable) {
    guard let first = BinaryFactor(of: source, in: table), let second = BinaryFactor(of: target, in: table) else {
      return nil
    }
    var merged = BinaryFactor()
    merged.multiply(by: first)
    merged.multiply(by: isInverse ? second : second.inverted())
    factor = table.binaryConstants.substitute(in: merged)
    self.isInverse = isInverse
    // Only units without prefix and power have their offsets.
    let isSimple = [source, target].allSatisfy { $0.count == 1 && $0.first?.power == 1 && $0.first?.prefix == nil }
    sourceOffset = isSimple ? first.offset * first.denominator / first.numerator : 0
    targetOffset = isSimple ? second.offset * second.denominator / second.numerator : 0
  }

  /// Whether amounts are only multiplied, so that a larger one stays larger.
  var isLinear: Bool { sourceOffset == 0 && targetOffset == 0 && !isInverse && factor > 0 }

  /// ``convert(_:)`` where it is linear.
  @inline(__always)
  func convertLinearly(_ amount: Double) -> Double { amount * factor }

  /// Converts an amount.
  func convert(_ amount: Double) -> Double {
    let result = (amount + sourceOffset) * factor
    return (isInverse ? 1 / result : result) - targetOffset
  }
}

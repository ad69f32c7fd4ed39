/// Counts how many marks of a decimal ruler a number is long: marks stand at every 10^-`places`.
///
/// Counting is rounding as ICU rounds: by the shortest decimal that names a double, not by its binary value. 1.0015 is a tie
/// between 1.001 and 1.002, though the double nearest to it lies below.
///
/// ## Why no shortest decimal has to be computed
/// Rounding a decimal to the nearest double never changes the order of two decimals. Let `D` be the shortest decimal of a
/// double `x`, and `T` any decimal. Where `x` is not the double nearest to `T`, `D` lies on the same side of `T` as `x`
/// lies of that double. Where it is, and `T` has at most 15 significant digits, `D` is `T`: no two such decimals share a
/// double. So a division, which rounds once, and a comparison tell on which side of a mark or of a tie a number lies.
/// They are needed only where scaling, which rounds once too, may have crossed a tie.
struct DecimalRuler: BitwiseCopyable {
  /// How many digits after the decimal separator a mark counts; negative for tens and hundreds.
  let places: Int
  /// 10^|places|, and 10^|places + 1|: between marks and ties there are ten steps.
  private let scale: Double
  private let tieScale: Double
  /// Magnitudes below are counted by scaling: ten times their count is exact in a double, and they have at most fifteen digits.
  private let limit: Double

  /// - Returns: `nil` where the powers of ten are not exact doubles.
  init?(places: Int) {
    guard (-18...21).contains(places) else { return nil }
    self.places = places
    scale = PowersOfTen.double(abs(places))
    tieScale = PowersOfTen.double(abs(places + 1))
    limit = min(1e15, places >= 0 ? 9e14 / scale : 9e14 * scale)
  }

  private static let shift = 0x1.8p52
  /// Decimals of at most 15 digits have a double of their own.
  private static let fifteenDigits: UInt64 = 1_000_000_000_000_000

  /// The count of marks in a magnitude; `nil` when it is too large, or not a number.
  @inline(__always)
  func count(_ magnitude: Double, mode: NumberFormat.RoundingMode, isNegative: Bool) -> UInt64? {
    // Not-a-number compares as false.
    guard magnitude < limit else { return countOfLarge(magnitude, mode: mode, isNegative: isNegative) }
    let scaled = places >= 0 ? magnitude * scale : magnitude / scale
    // Adding 1.5 * 2^52 leaves no bits for a fraction: the sum is rounded to the nearest integer, which its last bits are.
    let shifted = scaled + Self.shift
    let nearest = shifted - Self.shift
    // Scaling and the way from the shortest decimal to the double each err by at most 2^-53 of the number.
    if mode == .halfEven, abs(scaled - nearest) < 0.5 - (scaled * 0x1p-51 + 0x1p-60) {
      return shifted.bitPattern &- Self.shift.bitPattern
    }
    return compared(magnitude, near: UInt64(bitPattern: Int64(scaled)), mode: mode, isNegative: isNegative)
  }

  /// Counts by comparing: near a tie, and in modes that ask whether anything is left over.
  @inline(never)
  private func compared(
    _ magnitude: Double, near whole: UInt64, mode: NumberFormat.RoundingMode, isNegative: Bool
  ) -> UInt64? {
    var below = whole
    if mark(below) > magnitude { below -= 1 }
    if mark(below + 1) <= magnitude { below += 1 }
    if mark(below) == magnitude { return below }
    switch mode.direction(isNegative: isNegative) {
    case .down: return below
    case .up: return below + 1
    case .nearest: break
    }
    switch side(magnitude, ofTie: below * 10 + 5) {
    case .below: return below
    case .above: return below + 1
    case .at: return mode.takesUpperOfTie(below: below, isNegative: isNegative) ? below + 1 : below
    case nil: return nil
    }
  }

  /// The double nearest to a mark.
  private func mark(_ count: UInt64) -> Double {
    places >= 0 ? Double(count) / scale : Double(count) * scale
  }

  private enum Side { case below, at, above }

  /// Where the shortest decimal of a magnitude lies from a tie, which is counted in tenths of a mark.
  private func side(_ magnitude: Double, ofTie tenths: UInt64) -> Side? {
    let tie = places >= -1 ? Double(tenths) / tieScale : Double(tenths) * tieScale
    if magnitude != tie { return magnitude < tie ? .below : .above }
    if tenths < Self.fifteenDigits { return .at }
    // A tie of 16 digits may share its double with its neighbors; the shortest decimal is the one nearest to the double.
    let product = magnitude * tieScale
    let error = (-product).addingProduct(magnitude, tieScale)
    let distance = (product - Double(tenths)) + error
    if abs(distance) == 0.5 { return nil }
    return abs(distance) < 0.5 ? .at : distance < 0 ? .below : .above
  }

  /// The count of marks in `digits` times 10^`exponent`, exactly; `nil` when it does not fit.
  func count(
    digits: UInt64, exponent: Int, mode: NumberFormat.RoundingMode, isNegative: Bool
  ) -> UInt64? {
    let shift = exponent + places
    guard shift < 0 else {
      if digits == 0 { return 0 }
      guard shift <= 19 else { return nil }
      let (count, overflow) = digits.multipliedReportingOverflow(by: PowersOfTen.integer(shift))
      return overflow ? nil : count
    }
    // Any 64-bit number is less than a fifth of 10^20: there, all that counts is whether it is zero.
    let isTiny = shift < -19
    let divisor = PowersOfTen.integer(-shift)
    let below = isTiny ? 0 : digits / divisor
    let rest = isTiny ? min(digits, 1) : digits % divisor
    guard rest != 0 else { return below }
    switch mode.direction(isNegative: isNegative) {
    case .down: return below
    case .up: return below + 1
    case .nearest: break
    }
    let half = isTiny ? 2 : divisor / 2
    if rest != half { return rest > half ? below + 1 : below }
    return mode.takesUpperOfTie(below: below, isNegative: isNegative) ? below + 1 : below
  }
}

extension NumberFormat.RoundingMode {
  /// Which way a magnitude between two marks goes.
  enum Direction { case down, up, nearest }

  /// The direction, away from zero being up.
  func direction(isNegative: Bool) -> Direction {
    switch self {
    case .truncate: .down
    case .expand: .up
    case .floor: isNegative ? .up : .down
    case .ceiling: isNegative ? .down : .up
    case .halfEven, .halfExpand, .halfTruncate, .halfFloor, .halfCeiling: .nearest
    }
  }

  /// Whether a tie goes to the mark farther from zero.
  func takesUpperOfTie(below: UInt64, isNegative: Bool) -> Bool {
    switch self {
    case .halfExpand: true
    case .halfFloor: isNegative
    case .halfCeiling: !isNegative
    case .halfEven: below % 2 == 1
    default: false
    }
  }
}

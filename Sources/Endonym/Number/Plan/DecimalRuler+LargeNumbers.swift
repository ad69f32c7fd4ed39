extension DecimalRuler {
  /// Counts the marks in a magnitude whose count is too large for ``count(_:mode:isNegative:)``'s arithmetic: 123456789012.345
  /// in millionths.
  ///
  /// Of so large a double the binary digits after the point are few: times a power of ten they are still exact. So its
  /// shortest decimal can be looked for. It is the first among those of 0, 1, 2 … places that lies nearer to the double than half
  /// the distance to the next double. If it has no more places than the ruler, it stands at a mark. Else it is a tie only if
  /// it has one place more, and lies on the double's side of the tie if it has still more.
  /// - Returns: `nil` where the arithmetic would not be exact, and where two decimals are equally near.
  @inline(never)
  func countOfLarge(
    _ magnitude: Double, mode: NumberFormat.RoundingMode, isNegative: Bool
  ) -> UInt64? {
    guard Self.largePlaces.contains(places), magnitude < Self.exactIntegers,
      Int(magnitude.exponent) >= Self.leastExponents[places]
    else { return nil }
    // Truncating is exact below 2^53, and so is what remains.
    let integer = UInt64(magnitude)
    let (marks, isTooLarge) = integer.multipliedReportingOverflow(by: PowersOfTen.integer(places))
    guard !isTooLarge, marks < .max - PowersOfTen.integer(places) else { return nil }
    let fraction = magnitude - Double(integer)
    let reach = magnitude.ulp / 2
    // Where the reach is less than half a mark, there is at most one mark in it, however many places it has.
    let scale = PowersOfTen.double(places)
    var candidatePlaces = reach * scale < 0.5 ? places : 0
    while candidatePlaces <= places {
      let candidateScale = PowersOfTen.double(candidatePlaces)
      let scaled = fraction * candidateScale
      let nearest = scaled.rounded(.toNearestOrEven)
      let distance = abs(scaled - nearest)
      if distance == reach * candidateScale { return nil }
      if distance < reach * candidateScale {
        return marks + UInt64(nearest) * PowersOfTen.integer(places - candidatePlaces)
      }
      candidatePlaces += 1
    }
    let scaled = fraction * scale
    let below = UInt64(scaled)
    switch mode.direction(isNegative: isNegative) {
    case .down: return marks + below
    case .up: return marks + below + 1
    case .nearest: break
    }
    let tenths = fraction * (scale * 10)
    let nearest = tenths.rounded(.toNearestOrEven)
    let distance = abs(tenths - nearest)
    if distance == reach * scale * 10 || distance == 0.5 { return nil }
    if distance < reach * scale * 10, UInt64(nearest) == below * 10 + 5 {
      return marks + below + (mode.takesUpperOfTie(below: marks + below, isNegative: isNegative) ? 1 : 0)
    }
    return marks + (scaled - Double(below) < 0.5 ? below : below + 1)
  }

  /// The rulers that large numbers are counted on.
  private static let largePlaces = 0...8
  /// Doubles below are integers and a fraction, both exact.
  private static let exactIntegers = 0x1p53
  /// By places: from this binary exponent on, a fraction times 10^(places + 1) is exact. The fraction has 52 bits less the
  /// exponent, 5^(places + 1) has 2.33 a place, and both together at most 53.
  private static let leastExponents = [2, 4, 6, 9, 11, 13, 16, 18, 20]
}

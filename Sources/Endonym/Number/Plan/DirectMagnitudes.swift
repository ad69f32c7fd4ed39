/// Rounds numbers in one step, each magnitude by itself: to some significant digits where all whole digits are kept, 3.1 km and
/// 1,235 km, or to the same step, 350 ft.
///
/// Numbers of one magnitude keep as many places: each has a ``DirectRounding``, up to the one from which on there are none.
struct DirectMagnitudes: BitwiseCopyable {
  private let roundings: UnsafePointer<DirectRounding>
  private let last: Int
  private let table = PlaceTable.shared
  /// Whether no number has more than three places.
  let isShort: Bool

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
    self.init(roundings, in: memory)
  }

  /// The same for a step.
  init?(
    _ rounding: StepRounding, affixes: DirectAffixTable, writer: UnsafePointer<DecimalWriter>, in memory: PlanMemory
  ) {
    let direct = DirectRounding(
      step: rounding.step, places: 0...0, power: 0, mode: rounding.mode, affixes: affixes, writer: writer, in: memory)
    guard let direct else { return nil }
    self.init([direct], in: memory)
  }

  private init(_ roundings: [DirectRounding], in memory: PlanMemory) {
    self.roundings = memory.store(roundings)
    last = roundings.count - 1
    isShort = !roundings.contains(where: \.isLong)
  }

  /// Rounds a number; `nil` for what cannot be rounded in one step.
  @inline(__always)
  func round(_ value: Double) -> DirectNumber? {
    guard let rounding = rounding(of: value.magnitude) else { return nil }
    return rounding.pointee.isLong ? rounding.pointee.roundLong(value) : rounding.pointee.round(value)
  }

  /// ``round(_:)`` for usual numbers, where all are short.
  @inline(__always)
  func roundUsual(_ value: Double) -> UsualNumber? {
    guard let rounding = rounding(of: value.magnitude) else { return nil }
    return rounding.pointee.roundUsual(value)
  }

  @inline(__always)
  private func rounding(of magnitude: Double) -> UnsafePointer<DirectRounding>? {
    // Of smaller numbers, those of one magnitude keep different places.
    guard magnitude >= 1, let exponent = table.exponent(of: magnitude) else { return nil }
    return roundings + min(exponent, last)
  }
}

extension NumberPlan.Way {
  /// - Parameters:
  ///   - rounding: How numbers are rounded.
  ///   - affixes: What stands around them, in the order of ``NumberPlan/AffixIndex``.
  ///   - writer: Writes their digits.
  ///   - memory: Where the roundings lie.
  init(
    _ rounding: NumberPlan.Rounding, affixes: [[UInt8]], writer: UnsafePointer<DecimalWriter>, in memory: PlanMemory
  ) {
    self = .stepwise
    guard let affixes = DirectAffixTable(affixes, in: memory) else { return }
    switch rounding {
    case .fixed(let fixed):
      let isWhole = fixed.maximum == 0
      let direct = DirectRounding(
        places: fixed.minimum...fixed.maximum, power: fixed.power,
        limit: isWhole ? writer.pointee.wholeLimit : DecimalWriter.usualLimit, mode: fixed.mode, affixes: affixes,
        writer: writer, in: memory)
      guard let direct, !direct.isDivided else { return }
      let stored = memory.store([direct])
      self =
        if direct.isLong { .long(stored) } else if affixes.hasSignOfZero { .short(stored) } else if isWhole {
          .whole(stored, writer.pointee.groups)
        } else { .usual(stored, writer.pointee.groups) }
    case .significant(let significant):
      guard let direct = DirectMagnitudes(significant, affixes: affixes, writer: writer, in: memory) else { return }
      let stored = memory.store([direct])
      self = direct.isShort && !affixes.hasSignOfZero ? .usualMagnitudes(stored) : .magnitudes(stored)
    case .step(let step):
      guard !affixes.hasSignOfZero,
        let direct = DirectMagnitudes(step, affixes: affixes, writer: writer, in: memory)
      else { return }
      self = .usualMagnitudes(memory.store([direct]))
    }
  }
}

/// Writing a number from where the plan's capacity is free on. All of these give where the number ends, or `nil` for what ICU has to
/// write.
///
/// The ways of most formats come first and need little more than registers; the others stand apart, so that the first do not pay for
/// what they need. They are static: a method would have the plan copied for it.
extension NumberPlan {
  typealias Cursor = UnsafeMutablePointer<UInt8>

  /// Writes a number.
  @inline(__always)
  static func write<Number: PlannedNumber>(
    _ number: Number, by plan: UnsafePointer<NumberPlan>, at start: Cursor
  ) -> Cursor? {
    switch plan.pointee.way {
    case .usual(let rounding, let groups):
      guard let usual = number.roundedUsually(by: rounding) else { break }
      return usual.write(Number.Digits.self, by: plan.pointee.writer, in: groups, at: start)
    case .whole(let rounding, .thousands4):
      guard let whole = number.roundedWhole(by: rounding) else { break }
      return whole.write(WholeDigits.self, by: plan.pointee.writer, in: .thousands4, at: start)
    case .whole(let rounding, let groups): return writeWhole(number, rounding, in: groups, by: plan, at: start)
    case .usualMagnitudes(let roundings): return writeMagnitude(number, roundings, by: plan, at: start)
    case .short, .long, .magnitudes, .stepwise: break
    }
    return writeUnusual(number, by: plan, at: start)
  }

  @inline(never)
  private static func writeWhole<Number: PlannedNumber>(
    _ number: Number, _ rounding: UnsafePointer<DirectRounding>, in groups: DigitGroupsKind,
    by plan: UnsafePointer<NumberPlan>, at start: Cursor
  ) -> Cursor? {
    guard let whole = number.roundedWhole(by: rounding) else { return writeUnusual(number, by: plan, at: start) }
    return whole.write(WholeDigits.self, by: plan.pointee.writer, in: groups, at: start)
  }

  @inline(never)
  private static func writeMagnitude<Number: PlannedNumber>(
    _ number: Number, _ roundings: UnsafePointer<DirectMagnitudes>, by plan: UnsafePointer<NumberPlan>, at start: Cursor
  ) -> Cursor? {
    guard let usual = number.roundedUsually(by: roundings) else { return writeUnusual(number, by: plan, at: start) }
    let writer = plan.pointee.writer
    return usual.write(DecimalDigits.self, by: writer, in: writer.pointee.groups, at: start)
  }

  /// Writes what is no usual number, in one step where that can be.
  @inline(never)
  private static func writeUnusual<Number: PlannedNumber>(
    _ number: Number, by plan: UnsafePointer<NumberPlan>, at start: Cursor
  ) -> Cursor? {
    if let direct = number.roundedDirectly(plan.pointee.way) {
      return direct.write(by: plan.pointee.writer, at: start)
    }
    return number.rounded(by: plan).map { plan.pointee.write($0, at: start) }
  }
}

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
/// The way of most formats comes first and needs little more than registers; the others stand apart, so that it does not pay for what
/// they need. They are static: a method would have the plan copied for it.
extension NumberPlan {
  typealias Cursor = UnsafeMutablePointer<UInt8>

  /// Writes a number.
  @inline(__always)
  static func write<Number: PlannedNumber>(
    _ number: Number, by plan: UnsafePointer<NumberPlan>, at start: Cursor
  ) -> Cursor? {
    switch plan.pointee.way {
    case .usual(let rounding, let groups):
      switch groups {
      case .thousands4: write(number, rounding, by: plan, at: start, in: Thousands<UInt32>.self)
      case .thousands8: write(number, rounding, by: plan, at: start, in: Thousands<UInt64>.self)
      case .thousands16: write(number, rounding, by: plan, at: start, in: Thousands<SIMD16<UInt8>>.self)
      case .lakhs4: write(number, rounding, by: plan, at: start, in: Lakhs<UInt32>.self)
      case .lakhs8: write(number, rounding, by: plan, at: start, in: Lakhs<UInt64>.self)
      case .lakhs16: write(number, rounding, by: plan, at: start, in: Lakhs<SIMD16<UInt8>>.self)
      }
    case .whole(let rounding, .thousands4):
      writeWhole(number, rounding, by: plan, at: start, in: Thousands<UInt32>.self)
    case .whole(let rounding, let groups): writeWholeApart(number, rounding, by: plan, at: start, in: groups)
    case .usualMagnitudes(let roundings): writeMagnitudes(number, roundings, by: plan, at: start)
    case .short, .long, .magnitudes, .stepwise: writeUnusual(number, by: plan, at: start)
    }
  }

  @inline(__always)
  private static func write<Number: PlannedNumber, Groups: DigitGroups>(
    _ number: Number, _ rounding: UnsafePointer<DirectRounding>, by plan: UnsafePointer<NumberPlan>, at start: Cursor,
    in groups: Groups.Type
  ) -> Cursor? {
    guard let usual = number.roundedUsually(by: rounding) else { return writeUnusual(number, by: plan, at: start) }
    let writer = plan.pointee.writer
    return Number.isInteger
      ? usual.writeInteger(by: writer, at: start, in: groups) : usual.write(by: writer, at: start, in: groups)
  }

  @inline(never)
  private static func writeWholeApart<Number: PlannedNumber>(
    _ number: Number, _ rounding: UnsafePointer<DirectRounding>, by plan: UnsafePointer<NumberPlan>, at start: Cursor,
    in groups: DigitGroupsKind
  ) -> Cursor? {
    switch groups {
    case .thousands4: writeWhole(number, rounding, by: plan, at: start, in: Thousands<UInt32>.self)
    case .thousands8: writeWhole(number, rounding, by: plan, at: start, in: Thousands<UInt64>.self)
    case .thousands16: writeWhole(number, rounding, by: plan, at: start, in: Thousands<SIMD16<UInt8>>.self)
    case .lakhs4: writeWhole(number, rounding, by: plan, at: start, in: Lakhs<UInt32>.self)
    case .lakhs8: writeWhole(number, rounding, by: plan, at: start, in: Lakhs<UInt64>.self)
    case .lakhs16: writeWhole(number, rounding, by: plan, at: start, in: Lakhs<SIMD16<UInt8>>.self)
    }
  }

  @inline(__always)
  private static func writeWhole<Number: PlannedNumber, Groups: DigitGroups>(
    _ number: Number, _ rounding: UnsafePointer<DirectRounding>, by plan: UnsafePointer<NumberPlan>, at start: Cursor,
    in groups: Groups.Type
  ) -> Cursor? {
    guard let whole = number.roundedWhole(by: rounding) else { return writeUnusual(number, by: plan, at: start) }
    return whole.writeWhole(by: plan.pointee.writer, at: start, in: groups)
  }

  @inline(never)
  private static func writeMagnitudes<Number: PlannedNumber>(
    _ number: Number, _ roundings: UnsafePointer<DirectMagnitudes>, by plan: UnsafePointer<NumberPlan>, at start: Cursor
  ) -> Cursor? {
    guard let usual = number.roundedUsually(by: roundings) else { return writeUnusual(number, by: plan, at: start) }
    let writer = plan.pointee.writer
    switch writer.pointee.groups {
    case .thousands4: return usual.write(by: writer, at: start, in: Thousands<UInt32>.self)
    case .thousands8: return usual.write(by: writer, at: start, in: Thousands<UInt64>.self)
    case .thousands16: return usual.write(by: writer, at: start, in: Thousands<SIMD16<UInt8>>.self)
    case .lakhs4: return usual.write(by: writer, at: start, in: Lakhs<UInt32>.self)
    case .lakhs8: return usual.write(by: writer, at: start, in: Lakhs<UInt64>.self)
    case .lakhs16: return usual.write(by: writer, at: start, in: Lakhs<SIMD16<UInt8>>.self)
    }
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

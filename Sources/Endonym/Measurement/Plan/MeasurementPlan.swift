/// Converts amounts to the unit that a locale uses, and writes them.
///
/// ## One value's way
/// 5 km on an American road:
/// 1. The preferences are asked from the largest unit to the smallest: 5 km are 3.1 miles, and that is at least half a mile.
/// 2. The amount is multiplied with ICU's own double, 0.621371192237334: 3.10685596118667.
/// 3. It is rounded as the usage has it and written by the ``NumberPlan`` of miles.
///
/// Source: UTS 35 part 6, "Unit Preferences"; ICU's `UnitsRouter` and `ComplexUnitsConverter`, whose arithmetic this is.
struct MeasurementPlan: BitwiseCopyable {
  /// One unit, and from which amount on it is used.
  struct Row: BitwiseCopyable {
    /// From the format's unit to this one, or to its largest part.
    let conversion: BinaryConversion
    /// The least amount that it is used for, in this unit.
    let limit: Double
    let writer: Writer
  }

  /// What writes the amounts of a row.
  enum Writer: BitwiseCopyable {
    case number(UnsafePointer<NumberPlan>)
    case mixed(UnsafePointer<MixedMeasurementPlan>)
    /// ICU has to.
    case none
  }

  private let rows: UnsafePointer<Row>
  private let count: Int
  /// Whether an amount that is enough for a row is enough for all smaller units.
  private let isOrdered: Bool
  /// Whether all that is written is ASCII.
  let isASCII: Bool
  /// Free bytes that writing any amount needs.
  let capacity: Int

  init(_ rows: [Row], in memory: PlanMemory) {
    self.rows = memory.store(rows)
    count = rows.count
    // The least amount of the format's unit that is enough for each row but the last, which takes the rest.
    let least = rows.dropLast().map { $0.limit / $0.conversion.convertLinearly(1) }
    isOrdered =
      rows.allSatisfy(\.conversion.isLinear)
      && zip(least, least.dropFirst()).allSatisfy { larger, smaller in smaller < larger * 0.999 }
    isASCII = rows.allSatisfy(\.writer.isASCII)
    capacity = rows.map(\.writer.capacity).max() ?? 0
  }

  /// The row of the unit that an amount is shown in.
  @inline(__always)
  fileprivate func row(for value: Double) -> UnsafePointer<Row> {
    // As in ICU the sign does not count, and a little more than the amount is compared.
    let compared = value.magnitude * (1 + Double.ulpOfOne)
    var index = 0
    if isOrdered {
      // Which one it is nobody foresees: they are counted, without a condition.
      for row in 0..<count &- 1 {
        let isEnough = rows[row].conversion.convertLinearly(compared) >= rows[row].limit
        index &+= isEnough ? 0 : 1
      }
      return rows + index
    }
    while index < count &- 1, !(rows[index].conversion.convert(compared) >= rows[index].limit) { index &+= 1 }
    return rows + index
  }
}

extension UnsafePointer<MeasurementPlan> {
  /// Rounds an amount and writes it from `start` on, where the plan's capacity is free; gives where it ends, or `nil` for what ICU
  /// has to write.
  @inline(__always)
  func write(_ value: Double, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>? {
    let row = pointee.row(for: value)
    let amount = row.pointee.conversion.convert(value)
    switch row.pointee.writer {
    case .number(let plan): return NumberPlan.write(amount, by: plan, at: start)
    case .mixed(let plan): return plan.pointee.write(amount, at: start)
    case .none: return nil
    }
  }
}

extension MeasurementPlan.Writer {
  var isASCII: Bool {
    switch self {
    case .number(let plan): plan.pointee.isASCII
    case .mixed(let plan): plan.pointee.isASCII
    case .none: true
    }
  }

  var isNone: Bool { if case .none = self { true } else { false } }

  var capacity: Int {
    switch self {
    case .number(let plan): plan.pointee.capacity
    case .mixed(let plan): plan.pointee.capacity
    case .none: 0
    }
  }
}

import EndonymICU

/// Makes a ``MeasurementPlan`` of a format's preferences, and proves it.
struct MeasurementPlanCompiler {
  let options: MeasurementOptions
  let preferences: UnitPreferences
  /// ICU's formatter with the usage.
  let numbers: NumberEngine

  /// A plan, and why it has none for amounts in some of the units, if it has not.
  struct Outcome {
    let plan: CompiledPlan<MeasurementPlan>
    let missing: PlanRefusal?
  }

  /// - Throws: ``PlanRefusal`` when ICU has to write amounts in all of the units itself.
  func compile() throws(PlanRefusal) -> Outcome {
    if options.number.notation != .automatic { throw .option("usages in other notations") }
    let memory = PlanMemory()
    var rows: [MeasurementPlan.Row] = []
    var missing: PlanRefusal?
    for row in preferences.rows {
      guard let conversion = row.converter.binary else { throw .shape("a scale among its units") }
      let writer: MeasurementPlan.Writer
      do { writer = try self.writer(row, in: memory) } catch {
        if case .engine = error { throw error }
        missing = error
        writer = .none
      }
      rows.append(MeasurementPlan.Row(conversion: conversion, limit: row.limit, writer: writer))
    }
    if let missing, rows.allSatisfy(\.writer.isNone) { throw missing }
    let plan = CompiledPlan(MeasurementPlan(rows, in: memory), in: memory)
    try prove(plan.pointer)
    return Outcome(plan: plan, missing: missing)
  }

  private func writer(
    _ row: UnitPreferences.Row, in memory: PlanMemory
  ) throws(PlanRefusal) -> MeasurementPlan.Writer {
    let precision = try precision(row)
    let parts = row.unit.components
    switch parts.count {
    case 1: return .number(try numberPlan(row.unit, precision, like: options.number, in: memory))
    case 2: return .mixed(memory.store([try mixed(parts[0], parts[1], precision, in: memory)]))
    default: throw .option("units in three parts")
    }
  }

  /// How amounts of a row are rounded: as the caller asks, else as the preference does.
  private func precision(_ row: UnitPreferences.Row) throws(PlanRefusal) -> NumberFormat.Precision {
    if let precision = options.number.precision { return precision }
    switch row.skeleton {
    case nil: return .digits(fraction: 0...0, significant: 1...2, priority: .morePrecision)
    case "precision-increment/1": return .fractionLength(0)
    case let skeleton?:
      let prefix = "precision-increment/"
      guard skeleton.hasPrefix(prefix) else { throw .option("a usage's \(skeleton)") }
      return NumberFormat.Precision(.increment(String(skeleton.dropFirst(prefix.count))), minimumIntegerDigits: nil)
    }
  }

  /// The plan of one unit's numbers, otherwise written like others.
  private func numberPlan(
    _ unit: MeasurementUnit, _ precision: NumberFormat.Precision, like numbers: NumberFormatOptions,
    in memory: PlanMemory
  ) throws(PlanRefusal) -> UnsafePointer<NumberPlan> {
    var number = numbers
    number.style = .measurement(unit, usage: nil)
    number.precision = precision
    let asked = number
    let engine = try PlanRefusal.asking { () throws(FormatError) in try FormatCache.engine(for: asked) }
    memory.keep(engine)
    guard let plan = engine.plan else { throw engine.refusal ?? .shape("numbers without a plan") }
    return plan.pointer
  }

  private func mixed(
    _ larger: MeasurementUnit, _ smaller: MeasurementUnit, _ precision: NumberFormat.Precision, in memory: PlanMemory
  ) throws(PlanRefusal) -> MixedMeasurementPlan {
    // ICU writes all parts but the last as the locale has its integers, whatever is asked for.
    var integers = options.number
    integers.grouping = .automatic
    integers.sign = .automatic
    let largerPlan = try numberPlan(larger, .fractionLength(0), like: integers, in: memory)
    let smallerPlan = try numberPlan(smaller, precision, like: options.number, in: memory)
    guard let down = try conversion(larger, smaller), let up = try conversion(smaller, larger) else {
      throw .shape("a scale among its units")
    }
    let engine = try PlanRefusal.asking { () throws(FormatError) in try FormatCache.engine(for: options.partList) }
    // Lists have no plan where ICU isolates elements of another direction. Numbers with units have the direction of their
    // language, but for signs and digits among letters that run from right to left.
    guard engine.isCompiled || options.number.locale.writingDirection == .leftToRight else {
      throw .shape("isolates around the parts of a unit")
    }
    let pair = try engine.pairTexts()
    return MixedMeasurementPlan(
      larger: largerPlan, smaller: smallerPlan, down: down, up: up,
      texts: TextTable(pair.map { Array($0.utf8) }, in: memory))
  }

  private func conversion(
    _ from: MeasurementUnit, _ to: MeasurementUnit
  ) throws(PlanRefusal) -> BinaryConversion? {
    try PlanRefusal.asking { () throws(FormatError) in try MeasurementConverter(from: from, to: to).binary }
  }

  // MARK: Proof

  /// Amounts around each limit and each rounding, in the format's unit.
  private func probes() -> [Double] {
    var probes: [Double] = [0, 1, -1, 0.5, 1.8, -1.8, 5, 21, 99.5, 1234.5]
    for row in preferences.rows {
      let one = row.binaryConvert(1)
      guard one > 0, one.isFinite else { continue }
      for amount in [row.limit, row.limit * 0.999, row.limit * 1.5, 1, 2, 9.96, 11.999] { probes.append(amount / one) }
    }
    return probes
  }

  private func prove(_ plan: UnsafePointer<MeasurementPlan>) throws(PlanRefusal) {
    for value in probes() {
      var written: [UInt8] = []
      guard written.append(capacity: plan.pointee.capacity, { plan.write(value, at: $0) }) else { continue }
      let expected = try PlanRefusal.asking { () throws(FormatError) in try numbers.bytesByICU(.double(value)) }
      guard written == expected else {
        throw .proof(
          value: "\(value)", expected: String(decoding: expected, as: UTF8.self),
          written: String(decoding: written, as: UTF8.self))
      }
    }
  }
}

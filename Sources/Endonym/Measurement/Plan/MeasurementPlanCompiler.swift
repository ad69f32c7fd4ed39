import EndonymICU

/// Makes a ``MeasurementPlan`` of a format's preferences, and proves it.
struct MeasurementPlanCompiler {
  let options: MeasurementOptions
  let preferences: UnitPreferences
  /// ICU's formatter with the usage.
  let numbers: NumberEngine

  /// - Throws: ``PlanRefusal`` when ICU has to write these amounts itself.
  func compile() throws(PlanRefusal) -> CompiledPlan<MeasurementPlan> {
    if options.number.notation != .automatic { throw .option("usages in other notations") }
    let memory = PlanMemory()
    var rows: [MeasurementPlan.Row] = []
    for row in preferences.rows {
      guard let conversion = row.converter.binary else { throw .shape("a scale among its units") }
      rows.append(
        MeasurementPlan.Row(conversion: conversion, limit: row.limit, writer: try writer(row, in: memory)))
    }
    let plan = MeasurementPlan(rows, in: memory)
    try prove(plan)
    return CompiledPlan(plan, in: memory)
  }

  private func writer(
    _ row: UnitPreferences.Row, in memory: PlanMemory
  ) throws(PlanRefusal) -> MeasurementPlan.Writer {
    guard let precision = precision(row) else { return .none }
    let parts = row.unit.components
    switch parts.count {
    case 1: return try numberPlan(row.unit, precision, like: options.number, in: memory).map { .number($0) } ?? .none
    case 2: return try mixed(parts[0], parts[1], precision, in: memory).map { .mixed(memory.store([$0])) } ?? .none
    default: return .none
    }
  }

  /// How amounts of a row are rounded: as the caller asks, else as the preference does.
  private func precision(_ row: UnitPreferences.Row) -> NumberFormat.Precision? {
    if let precision = options.number.precision { return precision }
    switch row.skeleton {
    case nil: return .digits(fraction: 0...0, significant: 1...2, priority: .morePrecision)
    case "precision-increment/1": return .fractionLength(0)
    case let skeleton?:
      let prefix = "precision-increment/"
      guard skeleton.hasPrefix(prefix) else { return nil }
      return NumberFormat.Precision(.increment(String(skeleton.dropFirst(prefix.count))), minimumIntegerDigits: nil)
    }
  }

  /// The plan of one unit's numbers, otherwise written like others; `nil` when ICU has to write them.
  private func numberPlan(
    _ unit: MeasurementUnit, _ precision: NumberFormat.Precision, like numbers: NumberFormatOptions,
    in memory: PlanMemory
  ) throws(PlanRefusal) -> UnsafePointer<NumberPlan>? {
    var number = numbers
    number.style = .measurement(unit, usage: nil)
    number.precision = precision
    let asked = number
    let engine = try PlanRefusal.asking { () throws(FormatError) in try FormatCache.engine(for: asked) }
    memory.keep(engine)
    return engine.plan?.pointer
  }

  private func mixed(
    _ larger: MeasurementUnit, _ smaller: MeasurementUnit, _ precision: NumberFormat.Precision, in memory: PlanMemory
  ) throws(PlanRefusal) -> MixedMeasurementPlan? {
    // ICU writes all parts but the last as the locale has its integers, whatever is asked for.
    var integers = options.number
    integers.grouping = .automatic
    integers.sign = .automatic
    guard let largerPlan = try numberPlan(larger, .fractionLength(0), like: integers, in: memory),
      let smallerPlan = try numberPlan(smaller, precision, like: options.number, in: memory),
      let down = try conversion(larger, smaller), let up = try conversion(smaller, larger)
    else { return nil }
    let width: ListFormat.Width =
      switch options.number.unitWidth {
      case .wide: .wide
      case .abbreviated: .short
      case .narrow: .narrow
      }
    let list = ListOptions(locale: options.number.locale, kind: .units, width: width)
    let engine = try PlanRefusal.asking { () throws(FormatError) in try FormatCache.engine(for: list) }
    // Whether other elements need ICU does not matter: these are numbers, and what is written is proven.
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

  private func prove(_ plan: MeasurementPlan) throws(PlanRefusal) {
    for value in probes() {
      guard let shown = plan.round(value) else { continue }
      let expected = try PlanRefusal.asking { () throws(FormatError) in try numbers.bytesByICU(.double(value)) }
      let written = PlanSink.bytes(shown, by: plan)
      guard written == expected else {
        throw .proof(
          value: "\(value)", expected: String(decoding: expected, as: UTF8.self),
          written: String(decoding: written, as: UTF8.self))
      }
    }
  }
}

import Endonym

/// `measure`: amounts of units, in the unit that the locale uses when a usage is given.
struct MeasureKind: BatchKind {
  static let table =
    [
      BatchOption(
        "usage", .text(placeholder: "USAGE"), "convert to what the locale uses: road, person-height, weather, default"),
      NumberOptions.unitDisplay,
    ] + NumberOptions.notation
  static let operands: Set<String> = ["unit"]
  static let category = LocaleEnvironment.Category.measurement

  private let format: MeasurementFormat
  private let wantsParts: Bool

  init(_ setting: BatchSetting) throws(BatchError) {
    let options = try setting.options(Self.table)
    wantsParts = setting.wantsParts
    let unit = try setting.unit.unit("unit", of: "measure")
    let width = try options.choice("unitDisplay", NumberFormat.UnitWidth.self) ?? .abbreviated
    let usage = try options.string("usage")
    let base = try BatchError.wrapping { () throws(FormatError) in
      try MeasurementFormat(unit, width: width, usage: usage, locale: setting.locale)
    }
    let numbers = try NumberOptions.applied(options, to: base.numberFormat)
    format = try BatchError.wrapping { () throws(FormatError) in try base.numbersLike(numbers) }
  }

  func answer(_ operands: BatchOperands) throws(BatchError) -> BatchAnswer {
    let number = try BatchNumber(try operands.value(for: "measure"))
    return try BatchError.wrapping { () throws(FormatError) in
      let shown: ShownMeasurement
      let parts: [FormattedPart]
      switch number {
      case .exact(let decimal):
        shown = try format.shown(decimal)
        parts = wantsParts ? try format.parts(of: decimal) : []
      case .double(let double):
        shown = try format.shown(double)
        parts = wantsParts ? try format.parts(of: double) : []
      }
      var answer = wantsParts ? BatchAnswer(parts) : BatchAnswer(shown.text)
      answer.more = [JSONMember("unit", .string(shown.unit.identifier))]
      return answer
    }
  }
}

extension JSONValue? {
  /// A unit operand, which has to be there.
  func unit(_ field: String, of kind: String) throws(BatchError) -> MeasurementUnit {
    guard let value = self else { throw .missing(field, for: kind) }
    guard case .string(let identifier) = value else {
      throw BatchError(.invalidUnit, "\"\(field)\" is \(value.kind); a unit identifier was expected")
    }
    return try BatchError.wrapping { () throws(FormatError) in try MeasurementUnit(identifier) }
  }
}

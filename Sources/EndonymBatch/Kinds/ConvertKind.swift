import Endonym

/// `convert`: exact conversion.
struct ConvertKind: BatchKind {
  static let table: [BatchOption] = []
  static let operands: Set<String> = ["unit", "to"]
  static let hasParts = false
  static let category = LocaleEnvironment.Category.measurement

  private let converter: MeasurementConverter

  init(_ setting: BatchSetting) throws(BatchError) {
    _ = try setting.options(Self.table)
    let unit = try setting.unit.unit("unit", of: "convert")
    let target = try setting.target.unit("to", of: "convert")
    converter = try BatchError.wrapping { () throws(FormatError) in try MeasurementConverter(from: unit, to: target) }
  }

  func answer(_ operands: BatchOperands) throws(BatchError) -> BatchAnswer {
    let number = try BatchNumber(try operands.value(for: "convert")).exact
    guard number.isFinite else { throw BatchError(.invalidValue, "\(number) cannot be converted") }
    let converted = converter.convert(number)
    guard converter.to.components.count > 1 else { return BatchAnswer(converted.decimal.description) }
    return BatchAnswer(
      .array(
        converted.parts.map { part in
          .object([
            JSONMember("unit", .string(part.unit.identifier)), JSONMember("value", .string(part.value.description)),
          ])
        }))
  }
}

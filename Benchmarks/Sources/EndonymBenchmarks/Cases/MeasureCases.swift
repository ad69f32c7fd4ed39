import CRawICU
import Endonym

/// Measurements as they are, and converted to what the locale uses. Foundation on Linux formats none.
struct MeasureCases {
  let values: SampleValues

  func all() throws -> [BenchmarkCase] {
    [
      try measurements("measure/kilometer-short", .kilometer, usage: nil, icu: "unit/kilometer"),
      try measurements("measure/road-usage", .kilometer, usage: "road", icu: "unit/kilometer usage/road"),
      try measurements("measure/person-height", .meter, usage: "person-height", icu: "unit/meter usage/person-height"),
    ]
  }

  private func measurements(
    _ name: String, _ unit: MeasurementUnit, usage: String?, icu skeleton: String
  ) throws -> BenchmarkCase {
    let locale = "en_US"
    let doubles = values.doubles
    return BenchmarkCase(
      name: "\(name)/\(locale)", count: doubles.count,
      subjects: Measurements(format: try MeasurementFormat(unit, usage: usage, locale: locale)).contestants(doubles),
      icu: [
        .icu(
          "unumf_formatDouble", try .number(skeleton, locale), doubles,
          format: raw_number_format_double, pass: raw_number_pass_doubles)
      ], valueTexts: doubles.map { "\($0)" })
  }
}

struct Measurements: ValueFormat {
  let format: MeasurementFormat
  func string(_ value: Double) -> String { format.format(value) }
  func append(_ value: Double, to bytes: inout [UInt8]) throws(FormatError) { try format.append(value, to: &bytes) }
}

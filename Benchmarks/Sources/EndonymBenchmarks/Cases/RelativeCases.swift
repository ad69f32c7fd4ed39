import CRawICU
import Endonym
import Foundation

/// Whole numbers of days from now, always in numbers.
struct RelativeCases {
  let values: SampleValues

  func all() throws -> [BenchmarkCase] { try ["en_US", "de_DE"].map(days) }

  private func days(_ locale: String) throws -> BenchmarkCase {
    let days = values.integers.map { Double($0) }
    return BenchmarkCase(
      name: "relative/numeric-day/\(locale)", count: days.count,
      subjects: RelativeDays(format: try RelativeDateFormat(locale: locale)).contestants(days),
      icu: [
        .icu(
          "ureldatefmt_formatNumeric", try .relative(locale), days,
          format: raw_relative_format, pass: raw_relative_pass)
      ],
      foundation: [.relativeDays(locale, days)], valueTexts: values.integers.map { "\($0)" })
  }
}

struct RelativeDays: ValueFormat {
  let format: RelativeDateFormat
  func string(_ value: Double) -> String { format.format(value, .day) }
  func append(_ value: Double, to bytes: inout [UInt8]) throws(FormatError) {
    try format.append(RelativeDateOffset(value, .day), to: &bytes)
  }
}

extension RawFormatter {
  static func relative(_ locale: String) throws -> RawFormatter {
    try RawFormatter(raw_relative_open(locale), "relative dates of \(locale)") { raw_relative_close($0) }
  }
}

extension Contestant {
  /// Foundation counts the days between two dates, for it takes no number of them, which takes a tenth of a millisecond:
  /// it gets the first of the values only. Its dates end 184 million days from now: values beyond come out as others.
  static func relativeDays(_ locale: String, _ days: [Double]) -> Contestant {
    let anchor = Date(timeIntervalSince1970: 1_700_000_000)
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: anchor, allowedFields: [.day], presentation: .numeric, unitsStyle: .wide,
      locale: Locale(identifier: locale))
    let dates = days.prefix(256).map { anchor.addingTimeInterval(-$0 * 86_400) }
    return .strings("AnchoredRelativeFormatStyle", dates) { style.format($0) }
  }
}

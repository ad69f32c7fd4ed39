import CRawICU
import Endonym
import Foundation

/// Three words joined by "and".
struct ListCases {
  let values: SampleValues

  func all() throws -> [BenchmarkCase] { [try conjunctions("en_US")] }

  private func conjunctions(_ locale: String) throws -> BenchmarkCase {
    let lists = values.lists
    let style = ListFormatStyle<StringStyle, [String]>.list(type: .and).locale(Locale(identifier: locale))
    return BenchmarkCase(
      name: "list/and-3/\(locale)", count: lists.count,
      subjects: Lists(format: try ListFormat(locale: locale)).contestants(lists),
      icu: [.lists("ulistfmt_format", try .list(locale), lists)],
      foundation: [.strings("ListFormatStyle", lists) { style.format($0) }],
      valueTexts: lists.map { $0.joined(separator: " ") })
  }
}

struct Lists: ValueFormat {
  let format: ListFormat
  func string(_ value: [String]) -> String { format.format(value) }
  func append(_ value: [String], to bytes: inout [UInt8]) throws(FormatError) { try format.append(value, to: &bytes) }
}

extension RawFormatter {
  static func list(_ locale: String) throws -> RawFormatter {
    try RawFormatter(raw_list_open(locale), "lists of \(locale)") { raw_list_close($0) }
  }
}

/// Texts in UTF-16, which live as long as the process: a C program would hold them so.
struct StaticUnits {
  let pointers: [UnsafePointer<UInt16>?]
  let lengths: [Int32]

  init(_ texts: [String]) {
    pointers = texts.map { text in
      let units = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: max(1, text.utf16.count))
      _ = units.initialize(from: text.utf16)
      return UnsafePointer(units.baseAddress)
    }
    lengths = texts.map { Int32($0.utf16.count) }
  }
}

extension Contestant {
  /// Raw ICU on lists of three.
  static func lists(_ name: String, _ formatter: RawFormatter, _ lists: [[String]]) -> Contestant {
    let units = StaticUnits(lists.flatMap { $0 })
    return Contestant(
      name: name, count: lists.count,
      pass: { Int(raw_list_pass(formatter.pointer, units.pointers, units.lengths, lists.count)) },
      texts: {
        try lists.indices.map { index in
          let range = 3 * index..<3 * index + 3
          return try RawFormatter.text {
            raw_list_format(formatter.pointer, Array(units.pointers[range]), Array(units.lengths[range]), $0)
          }
        }
      },
      units: { $0.utf16.count })
  }
}

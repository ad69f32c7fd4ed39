import CRawICU

/// A formatter of relative dates.
package final class RawRelative {
  /// The units, from the largest, with ICU's numbers.
  package static let units = ["year", "quarter", "month", "week", "day", "hour", "minute", "second"]
  /// The widths with ICU's numbers.
  package static let widths = ["long", "short", "narrow"]

  private let formatter: OpaquePointer

  package init(width: String, locale: String) throws {
    let width = Int32(Self.widths.firstIndex(of: width) ?? 0)
    formatter = try RawICUError.open { raw_relative_open(locale, width, &$0) }
  }

  deinit { raw_relative_close(formatter) }

  package func format(_ value: Double, _ unit: String, isNamed: Bool) throws -> String {
    let unit = Int32(Self.units.firstIndex(of: unit) ?? -1)
    return try RawICUError.text { raw_relative_format(formatter, value, unit, isNamed, $0, $1, &$2) }
  }
}

/// A formatter of lists.
package final class RawList {
  /// The types and widths with ICU's numbers.
  package static let types = ["conjunction", "disjunction", "unit"]
  package static let widths = ["long", "short", "narrow"]

  private let formatter: OpaquePointer

  package init(type: String, width: String, locale: String) throws {
    let type = Int32(Self.types.firstIndex(of: type) ?? 0)
    let width = Int32(Self.widths.firstIndex(of: width) ?? 0)
    formatter = try RawICUError.open { raw_list_open(locale, type, width, &$0) }
  }

  deinit { raw_list_close(formatter) }

  package func format(_ elements: [String]) throws -> String {
    // One buffer of NUL-terminated texts, and where each begins.
    var bytes: [CChar] = []
    var starts: [Int] = []
    for element in elements {
      starts.append(bytes.count)
      bytes += element.utf8.map(CChar.init(bitPattern:)) + [0]
    }
    return try bytes.withUnsafeBufferPointer { bytes in
      let pointers = starts.map { bytes.baseAddress?.advanced(by: $0) }
      return try RawICUError.text { raw_list_format(formatter, pointers, Int32(elements.count), $0, $1, &$2) }
    }
  }
}

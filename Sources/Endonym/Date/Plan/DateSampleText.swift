import EndonymICU

/// A date as ICU wrote it, cut into the fields of its pattern and what stands between them.
struct DateSampleText {
  private let units: [UInt16]
  /// Where each field of the pattern stands; an empty range where ICU wrote nothing.
  private let ranges: [Range<Int>]

  /// - Parameters:
  ///   - units: The text.
  ///   - positions: Where ICU says that its fields stand.
  ///   - pattern: The fields in the pattern's order, which is that of the text.
  /// - Throws: ``PlanRefusal/shape(_:)`` where the fields do not stand as the pattern says.
  init(units: [UInt16], positions: [ICUFormatted.Field], pattern: [DatePlanField]) throws(PlanRefusal) {
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(pattern.count)
    var end = 0
    var next = 0
    for field in pattern {
      // ICU has no position for a field that is empty.
      guard next < positions.count, positions[next].field == field.engineField else {
        ranges.append(end..<end)
        continue
      }
      let range = positions[next].range
      guard end <= range.lowerBound, range.upperBound <= units.count else {
        throw .shape("fields in another order than its pattern")
      }
      ranges.append(range)
      end = range.upperBound
      next += 1
    }
    guard next == positions.count else { throw .shape("fields that are not in its pattern") }
    self.units = units
    self.ranges = ranges
  }

  /// The text of a field of the pattern.
  func field(_ index: Int) -> [UInt8] { utf8(ranges[index]) }

  /// What stands before each field, and behind the last.
  var gaps: [[UInt8]] {
    let starts = [0] + ranges.map(\.upperBound)
    let ends = ranges.map(\.lowerBound) + [units.count]
    return zip(starts, ends).map { utf8($0..<$1) }
  }

  private func utf8(_ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    // ICU's text is well-formed.
    _ = transcode(units[range].makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) {
      bytes.append($0)
    }
    return bytes
  }
}

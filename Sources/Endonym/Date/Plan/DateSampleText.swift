import EndonymICU

/// A date as ICU wrote it, cut into the fields of its pattern and what stands between them.
struct DateSampleText {
  /// The text of each field of the pattern; empty where ICU wrote nothing.
  let fields: [ArraySlice<UInt16>]
  /// What stands before each field, and behind the last.
  let gaps: [ArraySlice<UInt16>]

  /// - Parameters:
  ///   - units: The text.
  ///   - positions: Where ICU says that its fields stand.
  ///   - pattern: The fields in the pattern's order, which is that of the text.
  init(units: [UInt16], positions: [ICUFormatted.Field], pattern: [DatePlanField]) throws(PlanRefusal) {
    var fields: [ArraySlice<UInt16>] = []
    var gaps: [ArraySlice<UInt16>] = []
    var end = 0
    var rest = positions[...]
    for field in pattern {
      guard let position = rest.first, position.field == field.engineField else {
        // ICU has no position for a field that is empty.
        gaps.append([])
        fields.append([])
        continue
      }
      guard end <= position.range.lowerBound, position.range.upperBound <= units.count else {
        throw .shape("fields in another order than its pattern")
      }
      gaps.append(units[end..<position.range.lowerBound])
      fields.append(units[position.range])
      end = position.range.upperBound
      rest = rest.dropFirst()
    }
    guard rest.isEmpty else { throw .shape("fields that are not in its pattern") }
    gaps.append(units[end...])
    self.fields = fields
    self.gaps = gaps
  }

  /// Units as UTF-8.
  static func utf8(_ units: ArraySlice<UInt16>) -> [UInt8] { Array(String(decoding: units, as: UTF16.self).utf8) }
}

import EndonymICU

/// A number as ICU wrote it, taken apart: what stands before its digits, how they are grouped, and what stands behind.
struct WrittenNumber {
  let prefix: [UInt8]
  let suffix: [UInt8]
  /// How many integer digits stand in each group, from the left.
  let groups: [Int]
  /// Between groups; `nil` when there is one.
  let groupSeparator: [UInt8]?
  /// Before the fraction; `nil` when there is none.
  let decimalSeparator: [UInt8]?

  /// - Throws: ``PlanRefusal/shape(_:)`` when the text has no digits, or something else between them.
  init(_ formatted: ICUFormatted) throws(PlanRefusal) {
    let (text, fields) = try PlanRefusal.wrapping { () throws(ICUError) in
      (try formatted.utf16(), try formatted.fields())
    }
    let numbers = fields.filter { $0.category == ICUFieldCategory.number && $0.range.upperBound <= text.count }
    func range(_ field: Int32) -> Range<Int>? { numbers.first { $0.field == field }?.range }
    guard let integer = range(ICUNumberField.integer) else { throw .shape("numbers without an integer") }
    let decimal = range(ICUNumberField.decimal)
    let fraction = range(ICUNumberField.fraction)
    var end = integer.upperBound
    for next in [decimal, fraction].compactMap({ $0 }) {
      guard next.lowerBound == end else { throw .shape("text between digits") }
      end = next.upperBound
    }
    var groups: [Int] = []
    var start = integer.lowerBound
    for separator in numbers where separator.field == ICUNumberField.grouping {
      guard separator.range.lowerBound >= start, separator.range.upperBound <= integer.upperBound else {
        throw .shape("groups outside the integer")
      }
      groups.append(Self.characterCount(text[start..<separator.range.lowerBound]))
      start = separator.range.upperBound
    }
    groups.append(Self.characterCount(text[start..<integer.upperBound]))
    self.groups = groups
    groupSeparator = range(ICUNumberField.grouping).map { Self.utf8(text[$0]) }
    decimalSeparator = decimal.map { Self.utf8(text[$0]) }
    prefix = Self.utf8(text[..<integer.lowerBound])
    suffix = Self.utf8(text[end...])
  }

  /// How many integer digits there are.
  var integerDigits: Int { groups.reduce(0, +) }

  private static func characterCount(_ text: ArraySlice<UInt16>) -> Int {
    text.reduce(0) { UTF16.isTrailSurrogate($1) ? $0 : $0 + 1 }
  }

  private static func utf8(_ text: ArraySlice<UInt16>) -> [UInt8] {
    var bytes: [UInt8] = []
    // Replaces what is no text, as ICU does.
    _ = transcode(text.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) { bytes.append($0) }
    return bytes
  }
}

extension DecimalWriter.Grouping {
  /// How integers are grouped; `nil` when they are not.
  /// - Parameters:
  ///   - long: A number of many digits.
  ///   - isGrouped: Whether a one with so many zeros after it has a separator.
  /// - Throws: ``PlanRefusal`` when they are grouped in a way that plans cannot.
  init?(_ long: WrittenNumber, isGrouped: (_ zeros: Int) throws(PlanRefusal) -> Bool) throws(PlanRefusal) {
    guard let separator = long.groupSeparator else { return nil }
    guard long.groups.count >= 3, let primary = long.groups.last, primary > 0 else { throw .shape("one group only") }
    // The locale's minimum grouping digits: the shortest integer that has a separator.
    for zeros in primary..<primary + 4 where try isGrouped(zeros) {
      self.init(
        separator: separator, primary: primary, secondary: long.groups[long.groups.count - 2], shortest: zeros + 1)
      return
    }
    throw .shape("more than four minimum grouping digits")
  }
}

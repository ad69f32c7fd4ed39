import EndonymICU

/// Asks an ICU number formatter what its numbers look like.
struct NumberProbe {
  let formatter: ICUNumberFormatter
  /// The power of ten that ICU multiplies values by: 2 for percents. Values are asked about as they are shown.
  let power: Int

  /// ICU's parts of a number: a percent's "1" is one percent.
  func parts(_ shown: String) throws(PlanRefusal) -> [FormattedPart] {
    guard let decimal = try? ExactDecimal(shown).movingPoint(by: -power) else { throw .shape("no such number") }
    let formatted = try PlanRefusal.wrapping { () throws(ICUError) in
      try formatter.format(decimal: decimal.engineText)
    }
    return try PlanRefusal.asking { () throws(FormatError) in
      try NumberParts(values: [NumberValue(decimal)]).parts(of: formatted)
    }
  }

  /// The decimal separator; `nil` when the number has no fraction.
  func decimalSeparator(in shown: String) throws(PlanRefusal) -> [UInt8]? {
    try parts(shown).first { $0.kind == .decimal }.map { Array($0.text.utf8) }
  }

  /// How integers are grouped; `nil` when they are not.
  func grouping() throws(PlanRefusal) -> DecimalWriter.Grouping? {
    let long = try parts("1234567890123")
    guard let separator = long.first(where: { $0.kind == .group }) else { return nil }
    let sizes = long.filter { $0.kind == .integer }.map { $0.text.unicodeScalars.count }
    guard sizes.count >= 3, let primary = sizes.last else { throw .shape("one group only") }
    let secondary = sizes[sizes.count - 2]
    // The locale's minimum grouping digits: the shortest integer that has a separator.
    for digits in (primary + 1)...(primary + 4) {
      if try parts("1" + String(repeating: "0", count: digits - 1)).contains(where: { $0.kind == .group }) {
        return DecimalWriter.Grouping(
          separator: Array(separator.text.utf8), primary: primary, secondary: secondary, shortest: digits)
      }
    }
    throw .shape("more than four minimum grouping digits")
  }

  /// What stands around a number.
  struct Affixes: Equatable {
    var prefix: [UInt8]
    var suffix: [UInt8]
    /// How many integer digits stand between them.
    var integerDigits: Int
  }

  /// What stands before and after a number. Text between its digits has no place in a plan.
  func affixes(around shown: String) throws(PlanRefusal) -> Affixes {
    let parts = try parts(shown)
    let numeric: Set<FormattedPart.Kind> = [.integer, .group, .decimal, .fraction]
    guard let first = parts.firstIndex(where: { numeric.contains($0.kind) }),
      let last = parts.lastIndex(where: { numeric.contains($0.kind) }),
      parts[first...last].allSatisfy({ numeric.contains($0.kind) })
    else { throw .shape("text between digits") }
    let digits = parts.filter { $0.kind == .integer }.reduce(0) { $0 + $1.text.unicodeScalars.count }
    return Affixes(
      prefix: Array(parts[..<first].text.utf8), suffix: Array(parts[(last + 1)...].text.utf8), integerDigits: digits)
  }
}

extension NumberFormatOptions {
  /// The digits that the format writes with, in the process's one table of them.
  func digitTable() throws(PlanRefusal) -> DigitTable {
    let system = try PlanRefusal.asking { () throws(FormatError) in
      if let asked = resolvedNumberingSystem { asked } else { try locale.numberingSystem() }
    }
    guard let characters = system.digits, let table = DigitTable.shared(characters.map { Array(String($0).utf8) })
    else { throw .shape("digits of several widths") }
    return table
  }
}

import EndonymICU

/// Asks an ICU number formatter what its numbers look like.
struct NumberProbe {
  let formatter: ICUNumberFormatter
  /// The power of ten that ICU multiplies values by: 2 for percents. Values are asked about as they are shown.
  let power: Int

  /// A number as ICU writes it; a percent's "1" is one percent.
  func number(_ shown: String) throws(PlanRefusal) -> WrittenNumber {
    let decimal = Array((power == 0 ? shown : "\(shown)E\(-power)").utf8)
    return try WrittenNumber(
      try PlanRefusal.wrapping { () throws(ICUError) in try formatter.format(decimal: decimal) })
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

import Endonym
import Foundation
import Testing

@Suite("Cross-check: numbers in words", .whereLedgerIsWritten)
struct RuleBasedCrossCheckTests {
  @Test("NumberFormatter, spell-out and ordinal", arguments: CheckedLocale.allCases)
  func integers(locale: CheckedLocale) throws {
    for (area, style, kind) in [
      ("spell-out", NumberFormatter.Style.spellOut, RuleBasedNumberFormat.Kind.spellOut),
      ("ordinal", .ordinal, .ordinal),
    ] {
      let check = CrossCheck(area, locale.identifier)
      let formatter = NumberFormatter()
      formatter.locale = locale.foundation
      formatter.numberStyle = style
      let format = Result { try RuleBasedNumberFormat(kind, locale: locale.identifier) }
      var generator = check.generator("integers")
      let values =
        (Int64(0)...120) + [-1, -12, -345, 999, 1000, 1001, 1_000_000, 123_456_789_012]
        + (0..<480).map { _ in
          let digits = Int.random(in: 1...17, using: &generator)
          return Int64.random(in: .min ... .max, using: &generator) % Int64(pow(10, Double(digits)))
        }
      check.compare("integers", Array(values)) {
        formatter.string(from: NSNumber(value: $0))
      } endonym: {
        do { return try format.get().format($0) } catch { return "\(error)" }
      }
      if kind == .spellOut {
        let fractions = (0..<500).map { _ in
          Double(Int64.random(in: -999_999...999_999, using: &generator)) / 1000
        }
        try check.compare("fractions", fractions) {
          formatter.string(from: NSNumber(value: $0))
        } endonym: {
          try format.get().format($0)
        }
      }
      check.finish()
    }
  }
}

import CEndonymICU

/// ICU's list of currencies.
package enum ICUCurrency {
  /// ISO 4217 codes of every currency, current and historic.
  package static func codes() throws(ICUError) -> [String] {
    let bytes = try ICUText.bytes(capacity: 1024, "eicu_currency_codes") { eicu_currency_codes($0, $1, &$2) }
    return stride(from: 0, to: bytes.count, by: 3).map {
      String(decoding: bytes[$0..<min($0 + 3, bytes.count)], as: UTF8.self)
    }
  }

  /// The number of fraction digits that a currency is written with, or paid with in cash.
  package static func fractionDigits(_ code: String, cash: Bool) throws(ICUError) -> Int {
    Int(try ICUError.value("eicu_currency_fraction_digits") { eicu_currency_fraction_digits(code, cash, &$0) })
  }
}

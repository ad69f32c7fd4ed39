import EndonymICU

/// ISO 4217 currencies, as ICU lists them.
struct CurrencyTable: Sendable {
  let codes: Set<String>

  /// The table, read once.
  static func shared() throws(FormatError) -> CurrencyTable {
    try SharedTables.table(CurrencyTable.self) { () throws(FormatError) in
      CurrencyTable(codes: Set(try FormatError.wrapping { () throws(ICUError) in try ICUCurrency.codes() }))
    }
  }

  /// The code in upper case.
  /// - Throws: ``FormatError/invalidCurrency(_:)`` when it is not in the table.
  static func validated(_ code: some StringProtocol) throws(FormatError) -> String {
    let bytes = Array(code.utf8.prefix(4))
    guard bytes.count == 3, bytes.allSatisfy({ ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") })
    else { throw .invalidCurrency(String(code.prefix(64))) }
    let upper = String(decoding: bytes.map { $0 & 0xDF }, as: UTF8.self)
    guard try shared().codes.contains(upper) else { throw .invalidCurrency(upper) }
    return upper
  }

  /// How many fraction digits a currency is written with: 0 for JPY, 3 for KWD.
  static func fractionDigits(of code: String) throws(FormatError) -> ClosedRange<Int> {
    let digits = try FormatError.wrapping { () throws(ICUError) in try ICUCurrency.fractionDigits(code, cash: false) }
    return digits...digits
  }
}

import Endonym
import Foundation
import Testing

@Suite("Cross-check: currencies", .whereLedgerIsWritten)
struct CurrencyCrossCheckTests {
  /// Two digits, none, three; the currencies of the four locales, and of neighbors.
  static let codes = ["USD", "EUR", "JPY", "GBP", "SAR", "KWD", "CHF", "CNY"]

  typealias Style = FloatingPointFormatStyle<Double>.Currency

  static let presentations:
    [(String, CurrencyFormatStyleConfiguration.Presentation, NumberFormat.CurrencyPresentation)] =
      [
        ("symbol", .standard, .standard), ("narrow", .narrow, .narrow), ("code", .isoCode, .isoCode),
        ("name", .fullName, .fullName),
      ]

  static let signs: [(String, CurrencyFormatStyleConfiguration.SignDisplayStrategy, NumberFormat.SignStrategy)] = [
    ("standard", .automatic, .automatic), ("accounting", .accounting, .accounting),
    ("accounting-always", .accountingAlways(showZero: true), .accountingAlways()),
    ("always", .always(showZero: false), .always(includingZero: false)), ("no-sign", .never, .never),
  ]

  @Test("FloatingPointFormatStyle.Currency", arguments: CheckedLocale.allCases)
  func styles(locale: CheckedLocale) throws {
    let check = CrossCheck("currency", locale.identifier)
    for code in Self.codes {
      let plain = try NumberFormat.currency(code, locale: locale.identifier)
      for presentation in Self.presentations {
        for sign in Self.signs {
          let name = "\(code)-\(presentation.0)-\(sign.0)"
          var generator = check.generator(name)
          let style = Style(code: code, locale: locale.foundation).presentation(presentation.1).sign(strategy: sign.1)
          let format = plain.presentation(presentation.2).sign(strategy: sign.2)
          check.compare(name, CheckedNumbers.amounts(10, from: &generator)) {
            style.format($0)
          } endonym: {
            format.format($0)
          }
        }
      }
    }
    check.finish()
  }

  @Test("NumberFormatter's four currency styles", arguments: CheckedLocale.allCases)
  func formatter(locale: CheckedLocale) throws {
    let check = CrossCheck("currency-formatter", locale.identifier)
    let styles: [(String, NumberFormatter.Style, (NumberFormat) -> NumberFormat)] = [
      ("symbol", .currency, { $0 }), ("accounting", .currencyAccounting, { $0.sign(strategy: .accounting) }),
      ("code", .currencyISOCode, { $0.presentation(.isoCode) }),
      ("name", .currencyPlural, { $0.presentation(.fullName) }),
    ]
    for code in Self.codes {
      let plain = try NumberFormat.currency(code, locale: locale.identifier)
      for (name, style, adapted) in styles {
        let formatter = NumberFormatter()
        // On Linux the currency code is not heard in the accounting and the plural style; the locale's keyword is.
        formatter.locale = Locale(identifier: "\(locale.identifier)@currency=\(code)")
        formatter.numberStyle = style
        let format = adapted(plain)
        var generator = check.generator("\(code)-\(name)")
        check.compare("\(code)-\(name)", CheckedNumbers.amounts(10, from: &generator)) {
          formatter.string(from: NSNumber(value: $0))
        } endonym: {
          format.format($0)
        }
      }
    }
    check.finish()
  }
}

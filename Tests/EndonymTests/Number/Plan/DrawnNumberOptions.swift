import TestSampling

@testable import Endonym

/// Options of number formats, drawn at random.
struct DrawnNumberOptions {
  /// Which kinds of numbers are drawn.
  enum Kind: String, CaseIterable, Sendable {
    case decimal, percent, currency, currencyName, compact, compactCurrency, measurement
  }

  /// Currencies with two, no, three and four digits, without symbols, historic and of no use.
  static let currencies = [
    "USD", "EUR", "JPY", "INR", "CHF", "KWD", "HUF", "TWD", "BRL", "CLF", "KRW", "THB", "RUB", "SAR", "IRR", "ILS",
    "VND", "DEM", "XAU", "XXX", "MMK", "ISK",
  ]

  static let units = [
    "kilometer", "mile", "celsius", "day", "liter", "kilogram", "byte", "kilometer-per-hour", "percent", "foot",
    "month", "gram-per-liter",
  ]

  /// Digits of one to four bytes.
  static let systems = [
    "latn", "arab", "arabext", "deva", "beng", "thai", "hanidec", "fullwide", "adlm", "cakm", "mathbold", "nkoo",
  ]

  /// Options of a kind for a locale.
  static func options(
    _ kind: Kind, locale: String, _ random: inout SeededGenerator
  ) throws -> NumberFormatOptions {
    var options = NumberFormatOptions(.decimal, locale: try LocaleIdentifier(locale))
    switch kind {
    case .decimal: break
    case .percent: options.style = .percent
    case .currency, .compactCurrency:
      options.style = .currency(random.pick(currencies))
      options.presentation = random.pick([.standard, .narrow, .isoCode])
    case .currencyName:
      options.style = .currency(random.pick(currencies))
      options.presentation = .fullName
    case .compact: break
    case .measurement:
      options.style = .measurement(try MeasurementUnit(random.pick(units)), usage: nil)
      options.unitWidth = random.pick(NumberFormat.UnitWidth.allCases)
    }
    if kind == .compact || kind == .compactCurrency { options.notation = .compact(random.pick([.short, .long])) }
    if random.once(in: 2) { options.precision = precision(&random) }
    if random.once(in: 2) { options.roundingMode = random.pick(NumberFormat.RoundingMode.allCases) }
    if random.once(in: 4) { options.grouping = random.pick([.always, .minimumTwo, .never]) }
    if random.once(in: 3) {
      options.sign.display = random.pick(NumberFormat.SignStrategy.Display.allCases)
      options.sign.usesAccounting = random.pick([nil, true, false])
    }
    if random.once(in: 6) { options.numberingSystem = try NumberingSystem(random.pick(systems)) }
    return try options.validated()
  }

  /// Digits that plans take, and now and then those that they do not.
  private static func precision(_ random: inout SeededGenerator) -> NumberFormat.Precision {
    let least = random.integer(0...3)
    switch random.integer(1...9) {
    case 1, 2: return .fractionLength(least)
    case 3: return .fractionLength(least...least + random.integer(0...12))
    case 4: return .fractionLength(minimum: nil, maximum: random.integer(0...16))
    case 5, 6: return .significantDigits(least + 1...least + 1 + random.integer(0...12))
    case 7:
      return .digits(fraction: 0...0, significant: 1...random.integer(1...5), priority: .morePrecision)
    case 8: return .integerAndFractionLength(integer: random.integer(1...24), fraction: least)
    default:
      return NumberFormat.Precision(.increment(random.pick(["5", "10", "50", "250", "0.05", "2.5", "1000000"])))
    }
  }
}

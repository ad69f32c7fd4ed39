import Endonym
import Foundation

/// Every way in which a program calls Endonym, beside Foundation.
///
/// That it compiles is the test: no call is ambiguous. `ClientOfEssentials` holds
/// the same calls with FoundationEssentials alone, and the tests compare what both give.
public enum FoundationCallSites {
  /// The results by call.
  public static func results() throws -> [String: String] {
    let euro = try NumberFormat.currency("EUR", locale: "de_DE")
    let date = Date(timeIntervalSince1970: 1_788_301_740)
    let day = try DateFormat(date: .long, time: .short, locale: "en_US", timeZone: "UTC")
    let list = try ListFormat(.or, locale: "en")
    let relative = try RelativeDateFormat(locale: "en")
    let plural = try PluralRules(locale: "en")
    let road = try MeasurementFormat(.kilometer, width: .wide, usage: "road", locale: "en_US")
    let decimal = Decimal(string: "1234.50") ?? 0
    return [
      "format an integer": euro.format(12),
      "format the greatest UInt64": euro.format(UInt64.max),
      "format the greatest Int128": euro.format(Int128.max),
      "format a double": euro.format(1234.5),
      "format a float": euro.format(Float(1.23)),
      "format a decimal": euro.format(decimal),
      "format an exact decimal": euro.format(try ExactDecimal("1234.50")),
      "a double is formatted": 1234.5.formatted(euro),
      "an integer is formatted": 12.formatted(euro),
      "a float is formatted": Float(1.5).formatted(euro),
      "a decimal is formatted": decimal.formatted(euro),
      "an integer with a leading dot": try 12.formatted(.currency("EUR", locale: "de_DE")),
      "a double with a leading dot": try 0.5.formatted(.percent(locale: "de")),
      "a double with a leading dot and modifiers":
        try 1234.5.formatted(.decimal(locale: "de").precision(.fractionLength(2)).grouping(.never)),
      "a decimal with a leading dot": try decimal.formatted(.currency("EUR", locale: "de_DE")),
      "mapped": [1.5, 2.5].map { euro.format($0) }.joined(separator: " "),
      "mapped by its name": [1.5, 2.5].map(euro.format).joined(separator: " "),
      "a date is formatted": date.formatted(day),
      "a date through its format": day.format(date),
      "texts are formatted": list.format(["A", "B"]),
      "a relative date": relative.format(date, relativeTo: date.addingTimeInterval(3600)),
      "an anchored relative date": relative.anchored(to: date).format(date.addingTimeInterval(3600)),
      "an offset": relative.format(-1, .day),
      "a plural": plural.format(1).rawValue,
      "a measurement": road.format(5),
      "an adapted style": euro.style(for: Int.self).format(3),
      "an existential": ([1, 2.5, Float(0.5)] as [any FormattableNumber]).map { $0.formatted(euro) }.joined(),
      "generic": generic(1.5, euro),
      "ISO 8601": ISO8601DateFormat().format(date),
      "a Foundation locale": try NumberFormat.decimal(locale: Locale(identifier: "de_DE")).format(1234.5),
      "a list of numbers": [1.5, 2].formatted(.list(memberStyle: euro, type: .and)),
      "a list of integers": [1, 2, 3].formatted(.list(memberStyle: euro.style(), type: .and)),
      // What Foundation has under the same names stays Foundation's.
      "Foundation's number": 1234.formatted(.number.locale(Locale(identifier: "en_US"))),
      "Foundation's currency": 12.formatted(.currency(code: "EUR").locale(Locale(identifier: "en_US"))),
      "Foundation's percent": 0.5.formatted(.percent.locale(Locale(identifier: "en_US"))),
      "a changed Foundation locale": euro.locale(Locale(identifier: "en_US")).format(1234.5),
    ]
  }

  private static func generic<Style: FormatStyle>(_ value: Style.FormatInput, _ style: Style) -> Style.FormatOutput {
    style.format(value)
  }
}

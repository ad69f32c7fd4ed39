import Endonym
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `endonym show` prints of one locale.
struct ShowCard {
  let locale: LocaleIdentifier
  /// Seconds since 1970.
  let date: Double
  let number: ExactDecimal
  let zone: TimeZoneIdentifier

  /// The clock, in seconds since 1970.
  static var now: Double { Date().timeIntervalSince1970 }

  /// The card: a title, and rows of a label and a value.
  func lines() throws(FormatError) -> [String] {
    var lines = ["\(locale.bcp47) · \(try locale.endonym())"]
    let rows = try about() + dates() + relatives() + numbers() + measurements() + plurals() + lists()
    for (label, value) in rows {
      lines.append("  " + label + String(repeating: " ", count: max(1, Self.labelWidth - label.count)) + value)
    }
    return lines
  }

  private typealias Row = (label: String, value: String)
  private static let labelWidth = 22

  private func about() throws(FormatError) -> [Row] {
    let direction = locale.writingDirection == .rightToLeft ? "right to left" : "left to right"
    let facts = [
      direction, "calendar \(try locale.calendar().bcp47)", "digits \(try locale.numberingSystem().name)",
      "hours \(try locale.hourCycle().rawValue)", try locale.measurementSystem().rawValue,
      "week from \(try locale.firstWeekday().rawValue)",
    ]
    return [("Locale", facts.joined(separator: ", "))]
  }

  private func dates() throws(FormatError) -> [Row] {
    var rows: [Row] = []
    for style in [DateStyle.short, .medium, .long, .full] {
      rows.append(("Date \(style)", try dateText(style, .none)))
    }
    for style in [DateStyle.short, .medium, .long, .full] {
      rows.append(("Time \(style)", try dateText(.none, style)))
    }
    rows.append(("Date and time", try dateText(.medium, .short)))
    rows.append(("", try dateText(.full, .long)))
    let monthAndYear = try DateFormat.components(.month(.wide).year(), locale: locale, timeZone: zone.identifier)
    rows.append(("Month and year", monthAndYear.format(secondsSince1970: date)))
    return rows
  }

  private func dateText(_ dateStyle: DateStyle, _ timeStyle: DateStyle) throws(FormatError) -> String {
    try DateFormat(date: dateStyle, time: timeStyle, locale: locale, timeZone: zone.identifier)
      .format(secondsSince1970: date)
  }

  private func relatives() throws(FormatError) -> [Row] {
    let numeric = try RelativeDateFormat(locale: locale)
    let named = numeric.presentation(.named)
    let day = try DateFormat(date: .long, time: .short, locale: locale, timeZone: zone.identifier)
      .relative(to: Date(timeIntervalSince1970: date))
    let days = [-1, 0, 1].map { named.format($0, .day) }
    let counts = [numeric.format(3, .day), numeric.format(-2, .hour), numeric.width(.abbreviated).format(5, .minute)]
    return [
      ("Days by name", days.joined(separator: "  ·  ")),
      ("", day.format(secondsSince1970: date - 86_400)),
      ("Relative", counts.joined(separator: "  ·  ")),
    ]
  }

  private func numbers() throws(FormatError) -> [Row] {
    let decimal = try NumberFormat.decimal(locale: locale)
    var rows: [Row] = [("Decimal", decimal.format(number))]
    let code = try locale.currency() ?? "EUR"
    let currency = try NumberFormat.currency(code, locale: locale)
    rows.append(("Currency", currency.format(number)))
    rows.append(("", currency.presentation(.fullName).format(number)))
    rows.append(("Accounting", currency.sign(strategy: .accounting).format(-number.doubleValue)))
    rows.append(("Percent", try NumberFormat.percent(locale: locale).format(0.256)))
    let short = decimal.notation(.compactName)
    let long = decimal.notation(.compact(.long))
    rows.append(("Compact", "\(short.format(number))  ·  \(long.format(number))"))
    return rows
  }

  private func measurements() throws(FormatError) -> [Row] {
    let road = try MeasurementFormat(.kilometer, width: .wide, usage: "road", locale: locale).format(5)
    let height = try MeasurementFormat(.meter, usage: "person-height", locale: locale).format(1.8)
    let weather = try MeasurementFormat(.celsius, usage: "weather", locale: locale).format(22)
    return [("5 km, 1.8 m, 22 °C", "\(road)  ·  \(height)  ·  \(weather)")]
  }

  private func plurals() throws(FormatError) -> [Row] {
    let rules = try PluralRules(locale: locale)
    let decimal = try NumberFormat.decimal(locale: locale)
    var examples: [PluralCategory: [String]] = [:]
    for value in Array(0...30) + [100, 1_000, 1_000_000] {
      let category = try rules.category(for: value)
      if examples[category, default: []].count < 3 { examples[category, default: []].append(decimal.format(value)) }
    }
    let forms = PluralCategory.allCases.compactMap { category in
      examples[category].map { "\(category.rawValue) (\($0.joined(separator: " ")))" }
    }
    return [("Plural forms", forms.joined(separator: ", "))]
  }

  private func lists() throws(FormatError) -> [Row] {
    let names = ["A", "B", "C"]
    let and = try ListFormat(locale: locale).format(names)
    let or = try ListFormat(.or, locale: locale).format(names)
    return [("Lists", "\(and)  ·  \(or)")]
  }
}

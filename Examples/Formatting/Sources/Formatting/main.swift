import Endonym

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An order as a shop shows it to its customers, each in their own language.
struct Order {
  let total: Decimal
  let currency: String
  let placed: Date
  let arrivesInDays: Int
  let distanceInKilometers: Double
  let items: [String]
}

let order = Order(
  total: Decimal(string: "1249.5") ?? 0, currency: "EUR", placed: Date(timeIntervalSince1970: 1_788_301_740),
  arrivesInDays: 1, distanceInKilometers: 182.4, items: ["Tee", "Kaffee", "Kakao"])

for locale in ["en_US", "de_DE", "ar_EG", "ja_JP"] {
  let price = try NumberFormat.currency(order.currency, locale: locale)
  let date = try DateFormat(date: .long, time: .short, locale: locale, timeZone: "Europe/Berlin")
  let arrival = try RelativeDateFormat(.named, locale: locale)
  let distance = try MeasurementFormat(.kilometer, width: .wide, usage: "road", locale: locale)
  let list = try ListFormat(locale: locale)
  let plural = try PluralRules(locale: locale)

  print(try LocaleIdentifier(locale).endonym())
  print("  " + list.format(order.items))
  print("  " + order.total.formatted(price))
  print("  " + order.placed.formatted(date))
  print("  " + arrival.format(Double(order.arrivesInDays), .day))
  print("  " + distance.format(order.distanceInKilometers))
  print("  \(order.items.count) is \(try plural.category(for: order.items.count).rawValue)")
}

// Wrong input is told by name, before anything is written.
do {
  _ = try NumberFormat.currency("EURO", locale: "de_DE")
} catch {
  print(error)
}

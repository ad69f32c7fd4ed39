// Does one thing with Foundation alone and ends. See Benchmarks/README.md, "Starting and memory".
//
//     StartFoundation number LOCALE       formats one number
//     StartFoundation date LOCALE         formats one date and time
//     StartFoundation memory LOCALE...    holds a number and a date formatter of each locale; prints heap and resident
//                                         bytes
import CProcessMeter
import Foundation

let command = CommandLine.arguments.dropFirst().first ?? ""
let locales = CommandLine.arguments.dropFirst(2).map { Locale(identifier: $0) }
let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
let moment = Date(timeIntervalSince1970: 1_788_301_740)

func dateFormatter(_ locale: Locale) -> DateFormatter {
  let formatter = DateFormatter()
  formatter.locale = locale
  formatter.timeZone = zone
  formatter.dateStyle = .medium
  formatter.timeStyle = .short
  return formatter
}

func numberFormatter(_ locale: Locale) -> NumberFormatter {
  let formatter = NumberFormatter()
  formatter.locale = locale
  formatter.numberStyle = .decimal
  return formatter
}

switch command {
case "number":
  // The format style is the faster start of the two.
  for locale in locales {
    print(1_234_567.891.formatted(FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...3))))
  }
case "date":
  for locale in locales {
    print(moment.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale, timeZone: zone)))
  }
case "memory":
  let heap = meter_heap_bytes(), resident = meter_resident_bytes()
  let numbers = locales.map { numberFormatter($0) }
  let dates = locales.map { dateFormatter($0) }
  let length =
    numbers.reduce(0) { $0 + ($1.string(from: 1_234_567.891) ?? "").utf8.count }
    + dates.reduce(0) { $0 + $1.string(from: moment).utf8.count }
  let use = (heap: meter_heap_bytes() - heap, resident: meter_resident_bytes() - resident)
  // What is measured lives until here.
  withExtendedLifetime((numbers, dates)) { print(use.heap, use.resident, length) }
default:
  print("usage: StartFoundation number|date|memory LOCALE...")
}

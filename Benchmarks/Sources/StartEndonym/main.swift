// Does one thing with Endonym alone and ends. See Benchmarks/README.md, "Starting and memory".
//
//     StartEndonym number LOCALE       formats one number
//     StartEndonym date LOCALE         formats one date and time
//     StartEndonym memory LOCALE...    holds a number and a date format of each locale; prints heap and resident bytes
import CProcessMeter
import Endonym

let command = CommandLine.arguments.dropFirst().first ?? ""
let locales = Array(CommandLine.arguments.dropFirst(2))

func dateFormat(_ locale: String) throws -> DateFormat {
  try DateFormat(date: .medium, time: .short, locale: locale, timeZone: "Europe/Berlin")
}

switch command {
case "number":
  for locale in locales { print(try NumberFormat.decimal(locale: locale).format(1_234_567.891)) }
case "date":
  for locale in locales { print(try dateFormat(locale).format(secondsSince1970: 1_788_301_740)) }
case "memory":
  let heap = meter_heap_bytes(), resident = meter_resident_bytes()
  let numbers = try locales.map { try NumberFormat.decimal(locale: $0) }
  let dates = try locales.map { try dateFormat($0) }
  let length =
    numbers.reduce(0) { $0 + $1.format(1_234_567.891).utf8.count }
    + dates.reduce(0) { $0 + $1.format(secondsSince1970: 1_788_301_740).utf8.count }
  let use = (heap: meter_heap_bytes() - heap, resident: meter_resident_bytes() - resident)
  // What is measured lives until here.
  withExtendedLifetime((numbers, dates)) { print(use.heap, use.resident, length) }
default:
  print("usage: StartEndonym number|date|memory LOCALE...")
}

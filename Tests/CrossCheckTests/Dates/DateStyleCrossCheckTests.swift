import Endonym
import Foundation
import Testing

@Suite("Cross-check: date and time styles", .whereLedgerIsWritten)
struct DateStyleCrossCheckTests {
  static let styles: [(DateFormatter.Style, DateStyle)] = [
    (.none, .none), (.short, .short), (.medium, .medium), (.long, .long), (.full, .full),
  ]

  @Test("DateFormatter, every style of date by every style of time", arguments: CheckedLocale.allCases)
  func dateFormatter(locale: CheckedLocale) throws {
    let check = CrossCheck("date", locale.identifier)
    for date in Self.styles {
      for time in Self.styles where date.1 != .none || time.1 != .none {
        let name = "\(date.1)-\(time.1)"
        var formatters: [String: DateFormatter] = [:]
        var formats: [String: DateFormat] = [:]
        for zone in CheckedZone.all {
          let formatter = DateFormatter()
          formatter.locale = locale.foundation
          formatter.calendar = locale.calendar(in: zone)
          formatter.timeZone = CheckedZone.foundation(zone)
          formatter.dateStyle = date.0
          formatter.timeStyle = time.0
          formatters[zone] = formatter
          formats[zone] = try DateFormat(date: date.1, time: time.1, locale: locale.identifier, timeZone: zone)
        }
        var generator = check.generator(name)
        let values = CheckedInstants.fixed + CheckedInstants.random(60, from: &generator)
        check.compare(name, values) {
          formatters[$0.zone]?.string(from: $0.date)
        } endonym: {
          formats[$0.zone]?.format($0.date) ?? "no format"
        }
      }
    }
    check.finish()
  }
}

import Endonym
import Foundation
import Testing

/// A date and what it is compared with.
struct RelativeInstants: LedgerValue {
  let date: ZonedInstant
  let reference: ZonedInstant

  init(_ date: ZonedInstant, from reference: ZonedInstant) {
    self.date = date
    self.reference = reference
  }

  var ledgerText: String { "\(date.ledgerText) from \(reference.ledgerText)" }

  init?(ledgerText: String) {
    let sides = ledgerText.components(separatedBy: " from ")
    guard sides.count == 2, let date = ZonedInstant(ledgerText: sides[0]),
      let reference = ZonedInstant(ledgerText: sides[1])
    else { return nil }
    self.init(date, from: reference)
  }
}

@Suite("Cross-check: relative dates", .whereLedgerIsWritten)
struct RelativeDateCrossCheckTests {
  /// Units with the counts for which Foundation's rule and Endonym's agree: whole units. Foundation counts days, weeks,
  /// months and years from the beginning or the end of the reference's own unit, so that more weeks than these can reach
  /// a month.
  static let units: [(Calendar.Component, step: Int, counts: ClosedRange<Int>)] = [
    (.second, 1, 1...59), (.minute, 1, 1...59), (.hour, 1, 1...23), (.day, 1, 1...6), (.day, 7, 1...3),
    (.month, 1, 1...11), (.year, 1, 1...60),
  ]

  static let widths: [(String, Date.RelativeFormatStyle.UnitsStyle, RelativeDateFormat.Width)] = [
    ("wide", .wide, .wide), ("abbreviated", .abbreviated, .abbreviated), ("narrow", .narrow, .narrow),
  ]
  static let presentations: [(String, Date.RelativeFormatStyle.Presentation, RelativeDateFormat.Presentation)] = [
    ("numeric", .numeric, .numeric), ("named", .named, .named),
  ]

  @Test("Date.AnchoredRelativeFormatStyle at whole units", arguments: CheckedLocale.allCases)
  func anchored(locale: CheckedLocale) throws {
    let check = CrossCheck("relative", locale.identifier)
    for width in Self.widths {
      for presentation in Self.presentations {
        let name = "\(presentation.0)-\(width.0)"
        let format = try RelativeDateFormat(presentation.2, width: width.2, locale: locale.identifier)
        var generator = check.generator(name)
        let values = try Self.values(in: locale, 12, from: &generator)
        try check.compare(name, values) {
          Date.AnchoredRelativeFormatStyle(
            anchor: $0.date.date, presentation: presentation.1, unitsStyle: width.1, locale: locale.foundation,
            calendar: locale.calendar(in: $0.date.zone)
          ).format($0.reference.date)
        } endonym: {
          try format.timeZone(TimeZoneIdentifier($0.date.zone)).format(
            $0.date.date, relativeTo: $0.reference.date)
        }
      }
    }
    check.finish()
  }

  /// Dates so many whole units away, `count` of each unit in both directions, and one and two of each.
  static func values(
    in locale: CheckedLocale, _ count: Int, from generator: inout some RandomNumberGenerator
  ) throws -> [RelativeInstants] {
    var values: [RelativeInstants] = []
    for (unit, step, counts) in units {
      let random = (0..<count).map { _ in Int.random(in: counts, using: &generator) }
      for number in [1, 2] + random {
        for sign in [1, -1] {
          let zone = CheckedZone.all.randomElement(using: &generator) ?? "GMT"
          let calendar = locale.calendar(in: zone)
          // Days that every month has, and a time of day that no change of the clock leaves out.
          let day = Int.random(in: 2...27, using: &generator)
          let year = calendar.identifier == .gregorian ? 2025 : 1447
          let reference = try #require(
            calendar.date(from: DateComponents(year: year, month: 6, day: day, hour: 12, minute: 30)))
          let date = try #require(calendar.date(byAdding: unit, value: sign * step * number, to: reference))
          values.append(
            RelativeInstants(
              ZonedInstant(date.timeIntervalSince1970, zone),
              from: ZonedInstant(reference.timeIntervalSince1970, zone)))
        }
      }
    }
    return values
  }
}

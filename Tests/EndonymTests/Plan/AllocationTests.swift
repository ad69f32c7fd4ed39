import CAllocationCount
import Foundation
import Testing

@testable import Endonym

@Suite(
  "Plans: allocations", .enabled(if: allocation_count_works(), "allocations are counted with glibc, without sanitizers")
)
struct AllocationTests {
  /// What a format does with the value of some number.
  struct Writer: Sendable, CustomStringConvertible {
    let description: String
    let isCompiled: Bool
    let toArray: @Sendable (Int, inout [UInt8]) throws -> Void
    let toSpan: @Sendable (Int, inout OutputSpan<UInt8>) throws -> Void
    let text: @Sendable (Int) -> String
  }

  static let locales = ["en_US", "de_DE", "ar_SA", "hi_IN", "ja_JP", "pl_PL"]
  static let values = 64
  /// Whether ICU puts isolates around elements of another direction, as the toolchain's does.
  static let isolatesElements = (try? ListFormat(locale: "en").format(["A", "א"]))?.contains("\u{2068}") ?? false

  @Test("appending what a plan writes allocates nothing", arguments: locales)
  func appending(locale: String) throws {
    for writer in try AllocationWriters.all(locale: locale) {
      // Arabic's dual has no digits, for which there are no plans; nor for lists where ICU isolates foreign elements.
      let isIsolated = writer.description.contains("list") && Self.isolatesElements
      #expect(writer.isCompiled || locale == "ar_SA" || isIsolated, "\(writer)")
      guard writer.isCompiled else { continue }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(1 << 16)
      // Whatever is made once is made now.
      for value in 0..<Self.values { try writer.toArray(value, &bytes) }
      bytes.removeAll(keepingCapacity: true)
      let arrays = try Self.allocations {
        for value in 0..<Self.values { try writer.toArray(value, &bytes) }
      }
      #expect(arrays == 0, "\(writer), into an array")
      #expect(!bytes.isEmpty)
      let spans = try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 14) { buffer in
        var span = unsafe OutputSpan(buffer: buffer, initializedCount: 0)
        try writer.toSpan(0, &span)
        let count = try Self.allocations {
          for value in 0..<Self.values { try writer.toSpan(value, &span) }
        }
        _ = unsafe span.finalize(for: buffer)
        return count
      }
      #expect(spans == 0, "\(writer), into a span")
    }
  }

  @Test("a text of up to fifteen bytes is made without an allocation, a longer one with one", arguments: locales)
  func texts(locale: String) throws {
    for writer in try AllocationWriters.all(locale: locale) where writer.isCompiled {
      for value in 0..<Self.values {
        var text = writer.text(value)
        let count = Self.allocations { text = writer.text(value) }
        #expect(count <= (text.utf8.count <= 15 ? 0 : 1), "\(writer): \"\(text)\"")
      }
    }
  }

  @Test("plural rules choose a category without an allocation", arguments: locales)
  func plurals(locale: String) throws {
    for rules in [try PluralRules(locale: locale), try PluralRules(.ordinal, locale: locale)] {
      #expect(rules.isCompiled)
      _ = try rules.category(for: 1)
      let count = try Self.allocations {
        for value in 0..<Self.values {
          _ = try rules.category(for: value)
          _ = try rules.category(for: Double(value) / 8)
        }
      }
      #expect(count == 0)
    }
  }

  @Test("the counter counts")
  func counter() {
    var texts: [String] = []
    #expect(Self.allocations { texts = ["a text that does not fit into a string's own bytes, \(texts.count)"] } >= 2)
    #expect(!texts.isEmpty)
  }

  /// How many blocks this thread allocates in `body`.
  @inline(never)
  private static func allocations(_ body: () throws -> Void) rethrows -> Int {
    let before = allocation_count()
    try body()
    return allocation_count() - before
  }
}

/// Formats of all kinds, as ``AllocationTests`` takes them.
enum AllocationWriters {
  typealias Writer = AllocationTests.Writer

  static func all(locale: String) throws -> [Writer] {
    let decimal = try NumberFormat.decimal(locale: locale)
    return [
      doubles("decimal", decimal), doubles("percent", try .percent(locale: locale)),
      doubles("currency", try .currency("EUR", locale: locale)),
      doubles("currency name", try .currency("EUR", locale: locale).presentation(.fullName)),
      doubles("significant", try decimal.precision(.significantDigits(1...6))),
      doubles("compact", decimal.notation(.compactName)), doubles("unit", try .unit(.kilometer, locale: locale)),
      integers(decimal), decimals(decimal), floats(decimal), exactDecimals(decimal),
      try dates(.short, .short, locale), try dates(.full, .full, locale),
      try relative(.numeric, locale), try relative(.named, locale), try list(locale),
      try measurement(.kilometer, usage: nil, locale), try measurement(.kilometer, usage: "road", locale),
      try measurement(.meter, usage: "person-height", locale),
    ]
  }

  private static func number(_ value: Int) -> Double { Double(value * value * value) * 17.3125 - 1_000_000 }

  private static func doubles(_ name: String, _ format: NumberFormat) -> Writer {
    Writer(
      description: name, isCompiled: format.isCompiled, toArray: { try format.append(number($0), to: &$1) },
      toSpan: { try format.append(number($0), to: &$1) }, text: { format.format(number($0)) })
  }

  private static func integers(_ format: NumberFormat) -> Writer {
    Writer(
      description: "integers", isCompiled: format.isCompiled,
      toArray: {
        try format.append($0 * 98_765_431, to: &$1)
        try format.append(UInt8($0), to: &$1)
      },
      toSpan: { try format.append($0 * 98_765_431, to: &$1) }, text: { format.format($0 * 98_765_431) })
  }

  private static func decimals(_ format: NumberFormat) -> Writer {
    let decimals = (0..<AllocationTests.values).map { Decimal($0) / 8 - 3 }
    return Writer(
      description: "Foundation's decimals", isCompiled: format.isCompiled,
      toArray: { try format.append(decimals[$0], to: &$1) }, toSpan: { try format.append(decimals[$0], to: &$1) },
      text: { format.format(decimals[$0]) })
  }

  private static func floats(_ format: NumberFormat) -> Writer {
    Writer(
      description: "floats", isCompiled: format.isCompiled, toArray: { try format.append(Float(number($0)), to: &$1) },
      toSpan: { try format.append(Float(number($0)), to: &$1) }, text: { format.format(Float(number($0))) })
  }

  private static func exactDecimals(_ format: NumberFormat) -> Writer {
    let decimals = (0..<AllocationTests.values).map { ExactDecimal(number($0)) }
    return Writer(
      description: "exact decimals", isCompiled: format.isCompiled,
      toArray: { try format.append(decimals[$0], to: &$1) }, toSpan: { try format.append(decimals[$0], to: &$1) },
      text: { format.format(decimals[$0]) })
  }

  private static func dates(_ date: DateStyle, _ time: DateStyle, _ locale: String) throws -> Writer {
    let format = try DateFormat(date: date, time: time, locale: locale, timeZone: "America/New_York")
    let seconds: @Sendable (Int) -> Double = { Double($0) * 31_556_951.5 }
    return Writer(
      description: "dates, \(date)", isCompiled: format.isCompiled,
      toArray: { try format.append(secondsSince1970: seconds($0), to: &$1) },
      toSpan: { try format.append(secondsSince1970: seconds($0), to: &$1) },
      text: { format.format(secondsSince1970: seconds($0)) })
  }

  private static func relative(_ presentation: RelativeDateFormat.Presentation, _ locale: String) throws -> Writer {
    let format = try RelativeDateFormat(presentation, locale: locale)
    let units = RelativeDateUnit.allCases
    return Writer(
      description: "relative dates, \(presentation)", isCompiled: format.isCompiled,
      toArray: { try format.append(RelativeDateOffset(Double($0 - 32), units[$0 % 8]), to: &$1) },
      toSpan: { try format.append(RelativeDateOffset(Double($0 - 32), units[$0 % 8]), to: &$1) },
      text: { format.format(Double($0 - 32), units[$0 % 8]) })
  }

  private static func list(_ locale: String) throws -> Writer {
    let format = try ListFormat(locale: locale)
    let lists = (0..<7).map { count in (0..<count).map { "element \($0)" } }
    return Writer(
      description: "lists", isCompiled: format.isCompiled, toArray: { try format.append(lists[$0 % 7], to: &$1) },
      toSpan: { try format.append(lists[$0 % 7], to: &$1) }, text: { format.format(lists[$0 % 7]) })
  }

  private static func measurement(_ unit: MeasurementUnit, usage: String?, _ locale: String) throws -> Writer {
    let format = try MeasurementFormat(unit, usage: usage, locale: locale)
    return Writer(
      description: "measurements, \(usage ?? "no usage")", isCompiled: format.isCompiled,
      toArray: { try format.append(Double($0) / 16, to: &$1) }, toSpan: { try format.append(Double($0) / 16, to: &$1) },
      text: { format.format(Double($0) / 16) })
  }
}

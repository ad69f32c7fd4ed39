#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import Endonym

/// Expected values: ICU 72.1 and 76.1 in C (`udat_open`, `udatpg_getBestPattern`), and public reports.
@Suite("Dates", .enabled(if: LinkedICU.hasTables))
struct DateFormatTests {
  /// 2026-09-01, 22:29 UTC.
  static let evening = Date(timeIntervalSince1970: 1_788_301_740)
  /// 2026-01-15, 15:30 UTC.
  static let january = Date(timeIntervalSince1970: 1_768_491_000)
  /// 2023-04-20, 15:26 UTC.
  static let april = Date(timeIntervalSince1970: 1_682_004_360)

  private static func styles(
    _ date: DateStyle, _ time: DateStyle, _ locale: String, zone: String = "UTC", _ instant: Date = evening
  ) throws -> String {
    try DateFormat(date: date, time: time, locale: locale, timeZone: zone).format(instant)
  }

  private static func skeleton(_ skeleton: String, _ locale: String, _ instant: Date = evening) throws -> String {
    try DateFormat.skeleton(skeleton, locale: locale, timeZone: "UTC").format(instant)
  }

  static let stylesTable: [Sample] = [
    Sample("Sep 1, 2026, 10:29\u{202F}PM", icu76: "Sep 1, 2026 at 10:29\u{202F}PM") {
      try styles(.medium, .short, "en_US")
    },
    Sample("2026年9月1日 22:29") { try styles(.medium, .short, "zh_CN") },
    Sample("01.09.2026, 22:29") { try styles(.medium, .short, "de_DE") },
    Sample("January 15, 2026 at 3:30\u{202F}PM") { try styles(.long, .short, "en", january) },
    Sample("15. Januar 2026 um 15:30") { try styles(.long, .short, "de", january) },
    Sample("2026年1月15日 15:30") { try styles(.long, .short, "ja", january) },
    // 45
    Sample("20.04.23, 15:26") { try styles(.short, .short, "de", april) },
    // 47
    Sample("4/20/23, 3:26\u{202F}PM") { try styles(.short, .short, "en_US", april) },
    Sample("Tuesday, September 1, 2026") { try styles(.full, .none, "en_US") },
    Sample("6:29:00\u{202F}PM Eastern Daylight Time") { try styles(.none, .full, "en_US", zone: "America/New_York") },
    // Each region's own calendar.
    Sample("١٩ ربيع الأول ١٤٤٨ هـ، ١٠:٢٩ م", icu76: "١٩ ربيع١، ١٤٤٨ هـ، ١٠:٢٩\u{A0}م") {
      try styles(.medium, .short, "ar_SA")
    },
    Sample("1 ก.ย. 2569 22:29") { try styles(.medium, .short, "th_TH") },
    Sample("۱۰ شهریور ۱۴۰۵، ۲۲:۲۹") { try styles(.medium, .short, "fa_IR") },
    // Asked for in the locale or beside it.
    Sample("Sep 1, 2569 BE") { try styles(.medium, .none, "en-u-ca-buddhist") },
    Sample("令和8年9月1日") {
      try DateFormat(date: .long, locale: "ja", timeZone: "UTC").calendar(.japanese).format(evening)
    },
    Sample("י״ט באלול תשפ״ו") {
      try DateFormat(date: .long, locale: "he", timeZone: "UTC").calendar(.hebrew)
        .numberingSystem(NumberingSystem("hebr")).format(evening)
    },
    Sample("mardi ١ septembre ٢٠٢٦") { try styles(.full, .none, "fr-u-nu-arab") },
    Sample("01.09.26, 10:29\u{202F}PM") {
      try DateFormat(date: .short, time: .short, locale: "de_DE", timeZone: "UTC").hourCycle(.h12).format(evening)
    },
    Sample("9/1/26, 22:29") { try styles(.short, .short, "en-US-u-hc-h23") },
    // The system's tz database, not ICU's of 2022.
    Sample("July 1, 2023 at 6:00:00\u{202F}AM CST") {
      try styles(.long, .long, "en_US", zone: "America/Mexico_City", Date(timeIntervalSince1970: 1_688_212_800))
    },
  ]

  @Test("a date by styles is written as its locale does", arguments: stylesTable)
  func styled(sample: Sample) throws { #expect(try sample.write() == sample.expected) }

  static let fieldsTable: [Sample] = [
    // 49
    Sample("июль 2024\u{202F}г.") { try skeleton("yMMMM", "ru", Date(timeIntervalSince1970: 1_720_000_000)) },
    Sample("31 июля") { try skeleton("MMMMd", "ru", Date(timeIntervalSince1970: 1_722_384_000)) },
    // 51
    Sample("09/01/2026, 10:29\u{202F}PM") { try skeleton("MMddyyyyjmm", "en_US") },
    Sample("01.09.2026, 22:29") { try skeleton("MMddyyyyjmm", "de_DE") },
    Sample("Sep 1, 2026, 10:29\u{202F}PM", icu76: "Sep 1, 2026 at 10:29\u{202F}PM") {
      try skeleton("yMMMdjm", "en_US")
    },
    Sample("mardi 1 septembre 2026") { try skeleton("yMMMMEEEEd", "fr") },
    Sample("2026年9月1日") {
      try DateFormat.components(.month(.wide).day().year(), locale: "ja", timeZone: "UTC").format(evening)
    },
    Sample("1. September 2026") {
      try DateFormat.components(.year().month(.wide).day(), locale: "de", timeZone: "UTC").format(evening)
    },
    Sample("2026-09-01T22:29:00 o'clock '") {
      try DateFormat.pattern("yyyy-MM-dd'T'HH:mm:ss 'o''clock' ''", locale: "en", timeZone: "UTC").format(evening)
    },
  ]

  @Test("a date by fields or by a pattern has those fields", arguments: fieldsTable)
  func composed(sample: Sample) throws { #expect(try sample.write() == sample.expected) }

  static let relatives: [Sample] = [
    Sample("today, 10:29\u{202F}PM", icu76: "today at 10:29\u{202F}PM") { try relative(0, .medium, "en_US") },
    Sample("yesterday, 10:29\u{202F}PM", icu76: "yesterday at 10:29\u{202F}PM") { try relative(-1, .medium, "en_US") },
    Sample("morgen, 22:29") { try relative(1, .short, "de") },
    Sample("Sep 4, 2026, 10:29\u{202F}PM", icu76: "Sep 4, 2026 at 10:29\u{202F}PM") {
      try relative(3, .medium, "en_US")
    },
    // 43
    Sample("Today at 7:35\u{202F}PM") {
      let now = Date(timeIntervalSince1970: 1_788_291_300)
      return try DateFormat(date: .long, time: .short, locale: "en_US", timeZone: "UTC")
        .relative(to: now).join(.atTime).capitalization(.beginningOfSentence).format(now)
    },
    Sample("yesterday") {
      try DateFormat(date: .long, locale: "en_US", timeZone: "UTC").relative(to: evening)
        .format(evening.addingTimeInterval(-86_400))
    },
    // Days begin at midnight of the zone: 21 UTC and 23 UTC are two days in Berlin's summer.
    Sample("gestern") {
      try DateFormat(date: .long, locale: "de", timeZone: "Europe/Berlin").relative(to: evening)
        .format(evening.addingTimeInterval(-5400))
    },
  ]

  private static func relative(_ days: Double, _ style: DateStyle, _ locale: String) throws -> String {
    try DateFormat(date: style, time: .short, locale: locale, timeZone: "UTC").relative(to: evening)
      .format(evening.addingTimeInterval(days * 86_400))
  }

  @Test("days near to now have the locale's names", arguments: relatives)
  func relative(sample: Sample) throws { #expect(try sample.write() == sample.expected) }

  static let joins: [Sample] = [
    Sample("September 1, 2026, 10:29\u{202F}PM") { try joined(.long, .standard) },
    Sample("September 1, 2026 at 10:29\u{202F}PM") { try joined(.long, .atTime) },
    Sample("Sep 1, 2026 at 10:29\u{202F}PM") { try joined(.medium, .atTime) },
    Sample("Sep 1, 2026, 10:29\u{202F}PM") { try joined(.medium, .standard) },
  ]

  private static func joined(_ style: DateStyle, _ join: DateFormat.Join) throws -> String {
    try DateFormat(date: style, time: .short, locale: "en_US", timeZone: "UTC").join(join).format(evening)
  }

  @Test("date and time are joined as asked", arguments: joins)
  func join(sample: Sample) throws { #expect(try sample.write() == sample.expected) }

  @Test("the parts of a date are its fields, and say what format says")
  func parts() throws {
    let format = try DateFormat(date: .full, time: .medium, locale: "en_US", timeZone: "UTC")
    let parts = try format.parts(of: Self.evening)
    #expect(parts.text == format.format(Self.evening))
    let kinds: [FormattedPart.Kind] = [
      .weekday, .literal, .month, .literal, .day, .literal, .year, .literal, .hour, .literal, .minute, .literal,
      .second,
      .literal, .dayPeriod,
    ]
    #expect(parts.map(\.kind) == kinds)
    let chinese = try DateFormat(date: .long, locale: "zh-u-ca-chinese", timeZone: "UTC").parts(of: Self.evening)
    #expect(chinese.map(\.kind).filter { $0 != .literal } == [.relatedYear, .yearName, .month, .day])
    let named = try DateFormat(date: .long, locale: "en", timeZone: "UTC").relative(to: Self.evening)
    #expect(try named.parts(of: Self.evening) == [FormattedPart(.literal, "today")])
  }

  @Test("a date format survives JSON, and is written flat under ECMA-402's names")
  func coding() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let styled = try DateFormat(date: .medium, time: .short, locale: "de", timeZone: "UTC")
    let json = try encoder.encode(styled)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"dateStyle":"medium","locale":"de","timeStyle":"short","timeZone":"UTC"}"#)
    let formats = [
      styled, try DateFormat.skeleton("yMMMd", locale: "ja", timeZone: "Asia/Tokyo"),
      try DateFormat.pattern("yyyy", locale: "ja", timeZone: "Asia/Tokyo"),
      try styled.relative(to: Self.evening).join(.atTime).capitalization(.standalone).hourCycle(.h11),
      try styled.relative().calendar(.persian).numberingSystem(NumberingSystem("hebr")),
    ]
    for format in formats {
      #expect(try JSONDecoder().decode(DateFormat.self, from: encoder.encode(format)) == format)
    }
    #expect(Set(formats + formats).count == formats.count)
  }
}

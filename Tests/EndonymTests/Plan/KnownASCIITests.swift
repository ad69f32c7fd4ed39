import Testing

@testable import Endonym

/// A string that knows that it is ASCII is hashed and compared several times as fast. One that says so wrongly is broken.
@Suite("Plans: strings that are ASCII")
struct KnownASCIITests {
  @Test(
    "a text is known to be ASCII where all that its plan writes is",
    arguments: [
      ("en_US", true), ("de_CH", false), ("sv_SE", false), ("ar_EG", false), ("bn-u-nu-beng", false), ("en_IN", true),
      ("nl_NL", true),
    ])
  func numbers(locale: String, isASCII: Bool) throws {
    let format = try NumberFormat.decimal(locale: locale)
    #expect(format.isCompiled)
    let text = format.format(-123_456_789_012.345)
    #expect(text.utf8.count > 15)
    #expect(text.utf8Span.isKnownASCII == isASCII, "\(text)")
    #expect(text.utf8.allSatisfy { $0 < 0x80 } == isASCII, "\(text)")
  }

  @Test("whatever writes it, a text is known to be ASCII only where it is")
  func kinds() throws {
    for locale in ["en_US", "en_GB", "de_DE", "fr_FR", "ja_JP", "ar_SA", "hi_IN"] {
      let texts = [
        try NumberFormat.currency("USD", locale: locale).format(1_234_567_890.25),
        try NumberFormat.currency("USD", locale: locale).presentation(.fullName).format(1_234_567.25),
        try NumberFormat.percent(locale: locale).format(123_456_789_012),
        try NumberFormat.decimal(locale: locale).notation(.compact(.long)).format(123_000_000_000_000),
        try DateFormat(date: .full, time: .full, locale: locale, timeZone: "UTC").format(secondsSince1970: 6_000_000),
        try DateFormat.skeleton("yMMMMdHms", locale: locale, timeZone: "UTC").format(secondsSince1970: 6_000_000),
        try RelativeDateFormat(locale: locale).format(-123_456_789, .quarter),
        try MeasurementFormat(.kilometer, width: .wide, locale: locale).format(1_234_567_890.5),
        try MeasurementFormat(.meter, width: .wide, usage: "person-height", locale: locale).format(1.8),
        try ListFormat(locale: locale).format(["first", "second", "third", "fourth"]),
        try ListFormat(locale: locale).format(["first", "zweiter", "dritter", "Übernächster"]),
        try ListFormat(locale: locale).format(["an element that has memory of its own", "é"]),
      ]
      for text in texts where text.utf8.count > 15 && text.utf8Span.isKnownASCII {
        #expect(text.utf8.allSatisfy { $0 < 0x80 }, "\(text)")
      }
      guard locale == "en_GB" else { continue }
      let known = texts.filter { $0.utf8Span.isKnownASCII }
      #expect(known.count >= 8, "\(known)")
    }
  }
}

import EndonymStrings
import Testing

@Suite("AcceptLanguage")
struct AcceptLanguageTests {
  @Test(
    "Ranges are weighed by q, and equal ones keep their order",
    arguments: [
      // The examples of RFC 9110, section 12.5.4, and of MDN.
      ("da, en-gb;q=0.8, en;q=0.7", ["da", "en-gb", "en"]),
      ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", ["fr-CH", "fr", "en", "de"]),
      ("en;q=0.5,de,fr;q=0.5,it;q=1.000", ["de", "it", "en", "fr"]),
      ("de ; q=0.3 ,\ten; Q=0.4", ["en", "de"]), ("en;q=0, de", ["de"]), ("", []), ("*", []), (" , ,de,, ", ["de"]),
    ] as [(String, [String])])
  func preferred(field: String, expected: [String]) {
    let accepted = AcceptLanguage(field)
    #expect(accepted.preferred == expected)
    #expect(accepted.problems.isEmpty)
  }

  @Test(
    "What is malformed is left out and reported; what is sound is kept",
    arguments: [
      ("de, e n, fr", ["de", "fr"], [AcceptLanguage.Problem.malformedRange("e n")]),
      ("de;q=1.5, en", ["en"], [.malformedQuality("q=1.5")]),
      ("de;q=1.001, en", ["en"], [.malformedQuality("q=1.001")]),
      ("de;q=0.1234, en", ["en"], [.malformedQuality("q=0.1234")]), ("de;q=, en", ["en"], [.malformedQuality("q=")]),
      ("de;q=-1, en", ["en"], [.malformedQuality("q=-1")]), ("de;level=1, en", ["en"], [.malformedQuality("level=1")]),
      ("de;q=0.5;q=0.6, en", ["en"], [.malformedQuality("q=0.5;q=0.6")]), ("-de, en", ["en"], [.malformedRange("-de")]),
      ("../../etc, en", ["en"], [.malformedRange("../../etc")]),
      ("abcdefghi, en", ["en"], [.malformedRange("abcdefghi")]),
      ("en_US, de", ["en-US", "de"], [.underscore("en_US")]), ("d\u{0}e, en", ["en"], [.malformedRange("d\u{0}e")]),
      ("日本, en", ["en"], [.malformedRange("日本")]), (";q=1, en", ["en"], [.malformedRange("")]),
    ] as [(String, [String], [AcceptLanguage.Problem])])
  func malformed(field: String, preferred: [String], problems: [AcceptLanguage.Problem]) {
    let accepted = AcceptLanguage(field)
    #expect(accepted.preferred == preferred)
    #expect(accepted.problems == problems)
  }

  @Test(
    "The best language is acceptable: q=0 refuses, * stands for what nobody names",
    arguments: [
      ("de-AT, en;q=0.5", ["en", "de"], "de"), ("fr, *;q=0.1", ["de", "en"], "de"), ("fr", ["de", "en"], nil),
      ("en;q=0, *", ["en", "de"], "de"), ("*;q=0, fr", ["en"], nil), ("*, en;q=0.5", ["en", "de"], "de"),
      ("*, en;q=0.5", ["en"], "en"), ("en-GB;q=0, en", ["en-GB", "en-US"], "en-US"),
      ("zh-HK", ["zh-Hans", "zh-Hant"], "zh-Hant"),
      ("en;q=0, en-GB", ["en", "en-GB"], "en-GB"), ("", ["de"], nil), ("de", [], nil),
    ] as [(String, [String], String?)])
  func best(field: String, languages: [String], expected: String?) throws {
    #expect(try AcceptLanguage(field).best(among: languages) == expected)
  }

  @Test("At the limits everything is read, past them nothing more, and it is said")
  func limits() {
    let most = Array(repeating: "de", count: AcceptLanguage.rangeLimit).joined(separator: ",")
    #expect(AcceptLanguage(most).ranges.count == AcceptLanguage.rangeLimit)
    #expect(AcceptLanguage(most).problems.isEmpty)
    #expect(AcceptLanguage(most + ",en").problems == [.tooManyRanges])
    let long = "de," + String(repeating: " ", count: AcceptLanguage.lengthLimit - 5) + "en"
    #expect(AcceptLanguage(long).preferred == ["de", "en"])
    #expect(AcceptLanguage(" " + long).preferred == ["de"])
    #expect(AcceptLanguage(" " + long).problems == [.tooLong])
    #expect(AcceptLanguage(String(repeating: "x", count: 10_000_000)).problems == [.tooLong])
  }

  @Test(
    "Preferences are written as browsers write them",
    arguments: [
      (["de-AT", "en"], "de-AT,de;q=0.9,en;q=0.8"), (["en-US", "en-GB", "fr"], "en-US,en-GB;q=0.9,en;q=0.8,fr;q=0.7"),
      (["de"], "de"), (["de_DE@calendar=buddhist", "zh_Hant_TW"], "de-DE,de;q=0.9,zh-Hant-TW;q=0.8,zh;q=0.7"),
      (["iw", "english"], "he"), ([], ""),
    ] as [([String], String)])
  func writing(preferences: [String], field: String) {
    #expect(AcceptLanguage(preferences: preferences).description == field)
  }

  @Test("What is written is read as the same ranges, however many there are")
  func roundTrip() {
    let languages = "aa ab af ak am ar as av ay az ba be bg bi bm bn bo br bs ca ce cs cy da de dz ee el en eo es et"
    let written = AcceptLanguage(preferences: languages.split(separator: " ").map(String.init))
    #expect(written.ranges.count == 32)
    #expect(written.ranges.allSatisfy { $0.quality > 0 })
    let read = AcceptLanguage(written.description)
    #expect(read.ranges == written.ranges)
    #expect(read.preferred == written.preferred)
    #expect(read.problems.isEmpty)
  }
}

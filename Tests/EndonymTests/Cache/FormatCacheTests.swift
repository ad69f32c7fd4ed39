import Testing

@testable import Endonym

/// Each test runs in a process of its own: the cache is the process's, and other tests fill it meanwhile.
@Suite("The cache of formats")
struct FormatCacheTests {
  @Test("formats with the same options share what writes them, wherever they were made")
  func sharing() async {
    await #expect(processExitsWith: .success) {
      let first = try NumberFormat.decimal(locale: "de")
      #expect(FormatCache.count == 0)
      #expect(first.format(1234.5) == "1.234,5")
      #expect(FormatCache.count == 1)
      let second = try NumberFormat.decimal(locale: "de-DE").locale("de").grouping(.never).grouping(.automatic)
      #expect(second.format(1234.5) == "1.234,5")
      #expect(FormatCache.count == 1)
      #expect(try first.box.engine() === second.box.engine())
    }
  }

  @Test("formats of different kinds are different, though their options are alike")
  func kinds() async {
    await #expect(processExitsWith: .success) {
      let number = try NumberFormat.decimal(locale: "en")
      let plural = try PluralRules(locale: "en")
      #expect(number.format(1) == "1")
      #expect(try plural.category(for: 1) == .one)
      // Plural rules use the number format that is there.
      #expect(FormatCache.count == 2)
      #expect(try ListFormat(locale: "en").format(["a", "b"]) == "a and b")
      #expect(try RelativeDateFormat(locale: "en").format(1, .day) == "in 1 day")
      #expect(try DateFormat(locale: "en", timeZone: "UTC").format(secondsSince1970: 0) == "Jan 1, 1970")
      #expect(FormatCache.count == 5)
    }
  }

  @Test("at most as many formats are kept as the limit says, and those in use go on")
  func limit() async {
    await #expect(processExitsWith: .success) {
      let base = try NumberFormat.decimal(locale: "en").grouping(.never)
      let kept = try base.precision(.fractionLength(0))
      #expect(kept.format(1) == "1")
      let engine = try kept.box.engine()
      for digits in 1...3 {
        for integers in 1...Limits.cachedFormats {
          let format = try base.precision(.integerAndFractionLength(integer: integers, fraction: digits))
          _ = try format.box.engine()
          #expect(
            format.format(1) == String(repeating: "0", count: integers - 1) + "1."
              + String(repeating: "0", count: digits))
          #expect(FormatCache.count <= Limits.cachedFormats)
        }
      }
      #expect(FormatCache.count > Limits.cachedFormats / 2)
      // Long dropped, it still writes; made again, it is another.
      #expect(kept.format(2) == "2")
      #expect(try kept.box.engine() === engine)
      #expect(try base.precision(.fractionLength(0)).box.engine() !== engine)
    }
  }

  @Test("what is asked for again and again is not dropped")
  func recency() async {
    await #expect(processExitsWith: .success) {
      let base = try NumberFormat.decimal(locale: "en")
      func favourite() throws -> NumberEngine { try base.precision(.fractionLength(0)).box.engine() }
      let engine = try favourite()
      for digits in 1...Limits.optionDigits {
        _ = try base.precision(.fractionLength(digits)).box.engine()
        #expect(try favourite() === engine)
      }
    }
  }

  @Test("emptied, the cache fills anew, and formats in use go on")
  func emptying() async {
    await #expect(processExitsWith: .success) {
      let format = try NumberFormat.decimal(locale: "fr")
      let text = format.format(1234.5)
      // From its second value on the format has an engine of its own.
      #expect(format.format(1234.5) == text)
      FormatCache.removeAll()
      #expect(FormatCache.count == 0)
      #expect(format.format(1234.5) == text)
      #expect(FormatCache.count == 0)
      #expect(try NumberFormat.decimal(locale: "fr").format(1234.5) == text)
      #expect(FormatCache.count == 1)
    }
  }
}

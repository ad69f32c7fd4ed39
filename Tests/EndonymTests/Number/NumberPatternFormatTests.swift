import Foundation
import Testing

@testable import Endonym
@testable import EndonymICU

@Suite("Number patterns")
struct NumberPatternFormatTests {
  /// Raw ICU 72.1 (`unum_open` with `UNUM_PATTERN_DECIMAL`), and ICU's numberformattestspecification.txt.
  static let texts: [(pattern: String, locale: String, value: Double, text: String)] = [
    ("#,##0.00", "de", 1234.5, "1.234,50"), ("0.###E0", "en", 123456, "1.235E5"),
    ("¤¤ #,##0.00;(¤¤ #,##0.00)", "en_US", -5, "(USD 5.00)"), ("@@#", "fr", 3.14159, "3,14"),
    ("", "en", -123.456, "-123.456"), ("#,##0.###", "hi_IN", 1_234_567.8915, "1,234,567.892"),
    ("#,##,##0", "en", 1_234_567, "12,34,567"), ("0.0%", "fr", 0.573, "57,3%"), ("0.05", "en", 1.234, "1.25"),
    ("$**####,##0", "fr_FR", 1234, "$***1\u{202F}234"), ("'#'#", "en", 1, "#1"),
    ("¤#,##0.00", "en_US", 1234.5, "$1,234.50"),
    ("0.0", "en", .nan, "NaN"), ("0.0;(#)", "en", -.infinity, "(∞)"), ("0.0", "en", -0.0, "-0.0"),
  ]

  @Test("a pattern is filled with the locale's separators and digits", arguments: texts)
  func text(row: (pattern: String, locale: String, value: Double, text: String)) throws {
    #expect(try NumberPatternFormat(row.pattern, locale: row.locale).format(row.value) == row.text)
  }

  @Test(
    "a malformed pattern is refused where it breaks",
    arguments: [
      ("'#", 0), ("0'", 1), ("é'#", 2), ("#0#", 2), ("0#", 1), ("@0", 1), ("0@", 1), ("@#@", 2), ("@@.@@", 3),
      ("#,", 1),
      ("0,M", 1), ("#,,0", 2), ("0.#0", 3), ("#,##0E0", 5), ("*", 1), ("*x0*y", 3), ("0;0;0", 3), ("0.0.0", 3),
      ("0\0", 1),
      ("#0#;0", 2), ("¤*", 3),
    ])
  func malformed(pattern: String, offset: Int) throws {
    let error = #expect(throws: FormatError.self) { try NumberPatternFormat(pattern, locale: "en") }
    guard case .invalidPattern(pattern, let place, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(place == offset)
  }

  /// What ICU refuses has to be refused before, with its place; what it takes has to be taken.
  @Test("patterns are judged as ICU judges them")
  func sameAsICU() throws {
    var state: UInt64 = 72
    let letters = Array("##00@,,..E+;*'x%¤- ")
    for _ in 0..<20_000 {
      var pattern = ""
      for _ in 0..<(1 + Int(state % 9)) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        pattern.append(letters[Int((state >> 33) % UInt64(letters.count))])
      }
      let byICU = (try? ICUPatternProbe.accepts(pattern)) ?? false
      let bySyntax = (try? NumberPatternSyntax(pattern)) != nil
      #expect(byICU == bySyntax, "\(pattern)")
    }
  }

  @Test("settings do what a pattern does not say")
  func settings() throws {
    let plain = try NumberPatternFormat("#,##0.###", locale: "en")
    #expect(try plain.fractionLength(2...2).format(1.5) == "1.50")
    #expect(try plain.fractionLength(2...).format(1.23456) == "1.235")
    #expect(try plain.integerLength(5...).format(7) == "00,007")
    #expect(try plain.integerLength(...2).format(1234) == "34")
    #expect(try plain.significantDigits(...2).format(1234) == "1,200")
    #expect(try plain.grouping(.never).format(1234) == "1234")
    #expect(try plain.grouping(.sizes(primary: 3, secondary: 2)).format(1_234_567) == "12,34,567")
    #expect(try plain.minimumGroupingDigits(2).format(1234) == "1234")
    #expect(try plain.multiplied(by: -12).format(23) == "-276")
    #expect(try plain.rounded(.floor).fractionLength(0...0).format(-1.2) == "-2")
    #expect(try plain.rounded(increment: "0.25").format(0.63) == "0.75")
    #expect(try plain.sign(.always).format(5) == "+5")
    #expect(try plain.decimalSeparator(strategy: .always).format(5) == "5.")
    #expect(try plain.padding(.init(width: 8, character: "*", position: .afterPrefix)).format(-5) == "-******5")
    #expect(try plain.affixes(.init(negativePrefix: "(", negativeSuffix: ")")).format(-5) == "(5)")
    #expect(try plain.numberingSystem(NumberingSystem("arab")).format(12) == "١٢")
    let money = try NumberPatternFormat("¤¤ 0", locale: "de_CH")
    #expect(money.format(0.37) == "CHF 0.37")
    #expect(try money.currencyUsage(.cash).format(0.37) == "CHF 0.35")
    #expect(try money.currency("jpy").format(0.37) == "JPY 0")
  }

  @Test("a setting that is out of range is refused by name")
  func refused() throws {
    let plain = try NumberPatternFormat("0", locale: "en")
    #expect(throws: FormatError.self) { try plain.fractionLength(0...1000) }
    #expect(throws: FormatError.self) { try plain.significantDigits(0...2) }
    #expect(throws: FormatError.self) { try plain.multiplied(by: 0) }
    #expect(throws: FormatError.self) { try plain.multiplied(by: 1 << 40) }
    #expect(throws: FormatError.self) { try plain.padding(.init(width: -1)) }
    #expect(throws: FormatError.self) { try plain.grouping(.sizes(primary: 0, secondary: nil)) }
    #expect(throws: FormatError.invalidCurrency("EURO")) { try plain.currency("EURO") }
    #expect(throws: FormatError.invalidNumber("-1")) { try plain.rounded(increment: "-1") }
    #expect(throws: FormatError.self) { try NumberPatternFormat("0", locale: "de-u-nu-roman") }
    #expect(throws: FormatError.limitExceeded("the length of a pattern", limit: 1_000)) {
      try NumberPatternFormat(String(repeating: "x", count: 1_001), locale: "en")
    }
  }

  @Test("the parts make the text, and are what ECMA-402 calls them")
  func parts() throws {
    let format = try NumberPatternFormat("¤#,##0.00;(¤#)", locale: "en_US")
    let parts = try format.parts(of: -1_234_567.5)
    #expect(
      parts.map(\.kind) == [
        .literal, .currency, .integer, .group, .integer, .group, .integer, .decimal, .fraction, .literal,
      ])
    #expect(parts.text == "($1,234,567.50)")
    let scientific = try NumberPatternFormat("0.0E+0", locale: "en").parts(of: 0.00012)
    #expect(
      scientific.map(\.kind) == [
        .integer, .decimal, .fraction, .exponentSeparator, .exponentMinusSign, .exponentInteger,
      ])
    // French "NaN" is one part; Russian's has a space that is the grouping separator too.
    #expect(try NumberPatternFormat("#,##0", locale: "ru").parts(of: Double.nan).map(\.kind) == [.nan])
    #expect(try NumberPatternFormat("0%", locale: "en").parts(of: 12).map(\.kind) == [.integer, .percentSign])
  }

  @Test("every kind of number is exact")
  func kinds() throws {
    let format = try NumberPatternFormat("#,##0.#########", locale: "en")
    #expect(format.format(Float(1.23)) == "1.23")
    #expect(format.format(UInt64.max) == "18,446,744,073,709,551,615")
    #expect(format.format(try ExactDecimal("12345678901234567890.123456789")) == "12,345,678,901,234,567,890.123456789")
    #expect(format.format(Decimal(string: "0.1") ?? 0) == "0.1")
    var bytes: [UInt8] = []
    try format.append(5, to: &bytes)
    try format.append(0.5, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "50.5")
  }

  @Test("a format is a value: equal, coded, a FormatStyle")
  func value() throws {
    let format = try NumberPatternFormat("#,##0.0", locale: "de").padding(.init(width: 9, character: "·"))
      .grouping(.sizes(primary: 3, secondary: 2)).rounded(.ceiling, increment: "0.5").currency("EUR")
    let read = try JSONDecoder().decode(NumberPatternFormat.self, from: JSONEncoder().encode(format))
    #expect(read == format)
    #expect(read.format(1234.2) == "··1.234,5")
    #expect(Set([format, read]).count == 1)
    #expect(1234.2.formatted(format) == "··1.234,5")
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(NumberPatternFormat.self, from: Data(##"{"locale":"de","pattern":"#0#"}"##.utf8))
    }
    let plain = try NumberPatternFormat("0.0", locale: "de")
    #expect("\(plain)" == "NumberPatternFormat(0.0, de)")
  }

  @Test("many threads write with one format")
  func threads() async throws {
    let format = try NumberPatternFormat("#,##0.00", locale: "hi_IN")
    let expected = (0..<200).map { format.format(Double($0) * 1234.567) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<200).allSatisfy { format.format(Double($0) * 1234.567) == expected[$0] } }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test("a locale's own separators are put in")
  func separators() throws {
    var components = try LocaleIdentifier("en").components
    components.separators = NumberSeparators(decimal: "٫", grouping: "’")
    let format = try NumberPatternFormat("#,##0.00", locale: try LocaleIdentifier(components: components))
    #expect(format.format(1234.5) == "1’234٫50")
  }
}

/// Whether ICU takes a pattern.
enum ICUPatternProbe {
  static func accepts(_ pattern: String) throws -> Bool {
    do { _ = try ICUNumberPatternFormatter(pattern: pattern, locale: "en") } catch { return false }
    return true
  }
}

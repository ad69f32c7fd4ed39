import Testing

@testable import Endonym

/// A call that has to be refused, and how.
struct Refusal: Sendable, CustomTestStringConvertible {
  let error: FormatError
  let call: @Sendable () throws -> Void

  init(_ error: FormatError, _ call: @escaping @Sendable () throws -> Void) {
    self.error = error
    self.call = call
  }

  var testDescription: String { error.description }
}

@Suite("Numbers that are refused")
struct NumberRefusalTests {
  private static func english() throws -> NumberFormat { try .decimal(locale: "en") }

  private static let tooLong = String(repeating: "a", count: Limits.identifierLength + 1)

  static let creations: [Refusal] = [
    Refusal(.invalidLocale("xx-INVALID-!", reason: .malformed("!"))) {
      _ = try NumberFormat.decimal(locale: "xx-INVALID-!")
    },
    Refusal(.invalidLocale("xx", reason: .unknownLanguage("xx"))) { _ = try NumberFormat.decimal(locale: "xx") },
    Refusal(.invalidLocale("tlh", reason: .noData(language: "tlh"))) { _ = try NumberFormat.decimal(locale: "tlh") },
    Refusal(.invalidLocale("", reason: .empty)) { _ = try NumberFormat.decimal(locale: "") },
    Refusal(.invalidLocale(String(tooLong.prefix(64)), reason: .tooLong)) {
      _ = try NumberFormat.decimal(locale: tooLong)
    },
    Refusal(.invalidLocale("en\0", reason: .malformed("en\0"))) { _ = try NumberFormat.decimal(locale: "en\0") },
    Refusal(.invalidLocale("en-u-nu-zzzz", reason: .unknownKeywordValue(key: "nu", value: "zzzz"))) {
      _ = try NumberFormat.decimal(locale: "en-u-nu-zzzz")
    },
    Refusal(.invalidCurrency("XYZ")) { _ = try NumberFormat.currency("XYZ", locale: "en") },
    Refusal(.invalidCurrency("EURO")) { _ = try NumberFormat.currency("EURO", locale: "en") },
    Refusal(.invalidCurrency("")) { _ = try NumberFormat.currency("", locale: "en") },
    Refusal(.invalidCurrency("E\0R")) { _ = try NumberFormat.currency("E\0R", locale: "en") },
    Refusal(.invalidCurrency("€")) { _ = try NumberFormat.currency("€", locale: "en") },
    Refusal(.invalidCurrency(String(tooLong.prefix(64)))) { _ = try NumberFormat.currency(tooLong, locale: "en") },
    Refusal(.invalidUnit("pow4-meter", reason: "ICU cannot show it")) {
      _ = try NumberFormat.unit(MeasurementUnit("pow4-meter"), locale: "en")
    },
    Refusal(.invalidUnit("foot-and-second", reason: "ICU cannot show it")) {
      _ = try NumberFormat.unit(MeasurementUnit("foot-and-second"), locale: "en")
    },
    Refusal(.invalidSkeleton("compact-shrt", offset: 0, reason: "ICU does not know this token")) {
      _ = try NumberFormat.skeleton("compact-shrt", locale: "en")
    },
    Refusal(.invalidSkeleton(".00\0", offset: 3, reason: "a NUL stands in it")) {
      _ = try NumberFormat.skeleton(".00\0", locale: "en")
    },
    Refusal(.limitExceeded("the length of a skeleton", limit: Limits.patternLength)) {
      _ = try NumberFormat.skeleton(String(repeating: " ", count: Limits.patternLength + 1), locale: "en")
    },
  ]

  @Test("what does not exist is refused by name and reason when a format is made", arguments: creations)
  func creation(refusal: Refusal) { #expect(throws: refusal.error, performing: refusal.call) }

  private static func outOfRange(_ option: String, _ value: Int, _ least: Int) -> FormatError {
    .invalidOption(option, reason: "\(value) is not in \(least)...999")
  }

  static let options: [Refusal] = [
    Refusal(outOfRange("minimumFractionDigits", 1000, 0)) { _ = try english().precision(.fractionLength(1000)) },
    Refusal(outOfRange("minimumFractionDigits", -1, 0)) { _ = try english().precision(.fractionLength(-1)) },
    Refusal(outOfRange("minimumFractionDigits", .max, 0)) { _ = try english().precision(.fractionLength(.max)) },
    Refusal(outOfRange("minimumFractionDigits", .min, 0)) { _ = try english().precision(.fractionLength(.min)) },
    Refusal(outOfRange("maximumFractionDigits", .max, 0)) { _ = try english().precision(.fractionLength(0...Int.max)) },
    Refusal(outOfRange("maximumFractionDigits", .max, 0)) { _ = try english().precision(.fractionLength(...Int.max)) },
    Refusal(outOfRange("maximumFractionDigits", .min, 0)) { _ = try english().precision(.fractionLength(..<Int.min)) },
    Refusal(outOfRange("maximumFractionDigits", -1, 0)) { _ = try english().precision(.fractionLength(0..<0)) },
    Refusal(outOfRange("minimumSignificantDigits", 0, 1)) { _ = try english().precision(.significantDigits(0)) },
    Refusal(outOfRange("minimumSignificantDigits", 1000, 1)) {
      _ = try english().precision(.significantDigits(1000...))
    },
    Refusal(outOfRange("minimumIntegerDigits", 0, 1)) { _ = try english().precision(.integerLength(minimum: 0)) },
    Refusal(outOfRange("minimumIntegerDigits", 1000, 1)) { _ = try english().precision(.integerLength(minimum: 1000)) },
    Refusal(.invalidOption("minimumFractionDigits", reason: "5 is more than the maximum, 2")) {
      _ = try english().precision(.fractionLength(minimum: 5, maximum: 2))
    },
    Refusal(.invalidOption("cash", reason: "only currencies are paid in cash")) { _ = try english().precision(.cash) },
    Refusal(.invalidNumber("0")) { _ = try english().rounded(increment: "0") },
    Refusal(.invalidNumber("-0.05")) { _ = try english().rounded(increment: "-0.05") },
    Refusal(.invalidNumber("NaN")) { _ = try english().rounded(increment: "NaN") },
    Refusal(.invalidNumber("a nickel")) { _ = try english().rounded(increment: "a nickel") },
    Refusal(.invalidNumber("1e101")) { _ = try english().rounded(increment: "1e101") },
    Refusal(.invalidNumber("Infinity")) { _ = try english().scale(ExactDecimal("Infinity")) },
    Refusal(.invalidOption("grouping separator", reason: "it is empty")) {
      _ = try english().separators(NumberSeparators(grouping: ""))
    },
    Refusal(.invalidOption("decimal separator", reason: "\"1\" contains a digit")) {
      _ = try english().separators(NumberSeparators(decimal: "1"))
    },
    Refusal(.invalidOption("decimal separator", reason: "it contains a control character")) {
      _ = try english().separators(NumberSeparators(decimal: "\0"))
    },
    Refusal(.limitExceeded("the grouping separator", limit: 16)) {
      _ = try english().separators(NumberSeparators(grouping: String(repeating: ".", count: 17)))
    },
    Refusal(
      .invalidNumberingSystem(
        "roman", reason: "it is algorithmic, and number formats write digits; use RuleBasedNumberFormat")
    ) { _ = try english().numberingSystem(NumberingSystem("roman")) },
    Refusal(.invalidNumberingSystem("zzzz", reason: "there is no such numbering system")) {
      _ = try english().numberingSystem(NumberingSystem("zzzz"))
    },
    Refusal(.invalidNumber("NaN")) { _ = try english().format(from: ExactDecimal("NaN"), to: ExactDecimal("1")) },
  ]

  @Test("an option that is out of range or does not go with another is refused by name and reason", arguments: options)
  func option(refusal: Refusal) { #expect(throws: refusal.error, performing: refusal.call) }

  @Test("as many digits as the limits say are written, one more is refused")
  func digits() throws {
    let most = Limits.optionDigits
    let zeros = String(repeating: "0", count: most)
    let plain = try Self.english().grouping(.never)
    #expect(try plain.precision(.fractionLength(most)).format(1) == "1." + zeros)
    #expect(try plain.precision(.integerLength(minimum: most)).format(1) == zeros.dropLast() + "1")
    #expect(try plain.precision(.significantDigits(most)).format(1) == "1." + zeros.dropLast())

    let digits = String(repeating: "7", count: Limits.decimalDigits)
    let unlimited = try plain.precision(.unlimited)
    #expect(try unlimited.format(ExactDecimal(digits)) == digits)
    #expect(throws: FormatError.limitExceeded("the number of digits", limit: Limits.decimalDigits)) {
      try ExactDecimal(digits + "7")
    }
    let exponent = Limits.decimalExponent
    #expect(try unlimited.format(ExactDecimal("1e\(exponent)")) == "1" + String(repeating: "0", count: exponent))
    #expect(
      try unlimited.format(ExactDecimal("1e-\(exponent)")) == "0." + String(repeating: "0", count: exponent - 1) + "1")
    for beyond in ["1e\(exponent + 1)", "1e-\(exponent + 1)", "1e99999999999999999999", "0e10000"] {
      #expect(throws: FormatError.limitExceeded("the decimal exponent", limit: exponent)) { try ExactDecimal(beyond) }
    }
    // A factor at the limit of a value at the limit.
    let scaled = try unlimited.scale(ExactDecimal("1e\(exponent)")).format(ExactDecimal("1e\(exponent)"))
    #expect(scaled == "1" + String(repeating: "0", count: 2 * exponent))
    let skeleton = String(repeating: " ", count: Limits.patternLength - 3) + ".00"
    #expect(try NumberFormat.skeleton(skeleton, locale: "en").format(1) == "1.00")
  }

  @Test(
    "what is no decimal is refused by name",
    arguments: [
      "", " ", "one", "1,5", "0x10", "1 000", "--1", "1e", "1e+", ".", "-", "+", "1.2.3", "٣", "nan", "inf", "1\0", "∞",
    ])
  func decimal(text: String) {
    #expect(throws: FormatError.invalidNumber(text)) { try ExactDecimal(text) }
  }

  @Test("a refused text is repeated in part only when it is long")
  func longText() {
    let text = String(repeating: "x", count: 10_000)
    #expect(throws: FormatError.invalidNumber(String(text.prefix(64)))) { try ExactDecimal(text) }
  }
}

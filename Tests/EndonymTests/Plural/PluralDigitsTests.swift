import Testing

@testable import Endonym

@Suite("Digits that plurals see")
struct PluralDigitsTests {
  @Test("the least number of integer digits leaves a decimal its zeros")
  func integerDigits() throws {
    let format = try NumberFormat.decimal(locale: "en").precision(.integerLength(minimum: 2))
    #expect(try PluralRules(format: format).category(for: try ExactDecimal("1.0")) == .other)
    #expect(try PluralRules(format: format).category(for: try ExactDecimal("1")) == .one)
  }

  @Test("a number that was not written shows the currency's own digits: \"1.00 US dollars\"")
  func currency() throws {
    let rules = PluralRules(format: try NumberFormat.currency("USD", locale: "en"))
    #expect(try rules.category(for: 1) == .other)
    #expect(try rules.category(ofValue: ExactDecimal(1)) == .other)
    #expect(try rules.category(for: try ExactDecimal("1")) == .one)
  }
}

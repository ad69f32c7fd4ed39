import CEndonymICU

/// ICU's numbers in words and ordinals for one locale, closed with the last reference.
///
/// `@unchecked Sendable`: nothing is set after `init`; two threads' results agree with one's.
package final class ICURuleBasedFormatter: @unchecked Sendable {
  private let formatter: OpaquePointer

  /// Which of the locale's rules.
  package enum Rules: Sendable { case spellOut, ordinal }

  /// Opens rules of a locale. `ruleSet` is one of ``ruleSets()``, with its `%`; `nil` takes the locale's default.
  package init(_ rules: Rules, locale: String, ruleSet: String? = nil) throws(ICUError) {
    let kind = rules == .ordinal ? EICU_RULES_ORDINAL : EICU_RULES_SPELL_OUT
    formatter = try ICUError.pointer("eicu_rule_based_open") { eicu_rule_based_open(kind, locale, ruleSet, &$0) }
  }

  deinit { eicu_rule_based_close(formatter) }

  /// The names of the public rule sets.
  package func ruleSets() throws(ICUError) -> [String] {
    try ICUText.string(capacity: 1024, "eicu_rule_based_sets") { eicu_rule_based_sets(formatter, $0, $1, &$2) }
      .split(separator: ";").map(String.init)
  }

  package func format(_ value: Int64) throws(ICUError) -> ICUFormatted {
    try .take("eicu_rule_based_format_int64") { eicu_rule_based_format_int64(formatter, value, &$0) }
  }

  package func format(_ value: Double) throws(ICUError) -> ICUFormatted {
    try .take("eicu_rule_based_format_double") { eicu_rule_based_format_double(formatter, value, &$0) }
  }
}

import CEndonymICU

/// ICU's plural rules of one locale, closed with the last reference.
///
/// `@unchecked Sendable`: the pointer is never written after `init`, and ICU's select calls take it as const
/// (checked by comparing two threads' results over every locale).
package final class ICUPluralRules: @unchecked Sendable {
  private let rules: OpaquePointer

  /// Which numbers the rules are about.
  package enum Kind: Sendable { case cardinal, ordinal }

  package init(_ kind: Kind, locale: String) throws(ICUError) {
    rules = try ICUError.pointer("eicu_plural_open") { eicu_plural_open(locale, kind == .ordinal, &$0) }
  }

  deinit { eicu_plural_close(rules) }

  /// A plural category, in CLDR's order.
  package enum Category: Sendable, CaseIterable { case zero, one, two, few, many, other }

  /// The category of a number that an ``ICUNumberFormatter`` wrote.
  package func category(of number: ICUFormatted) throws(ICUError) -> Category {
    Category(try ICUError.value("eicu_plural_select") { eicu_plural_select(rules, number.formatted, &$0) })
  }

  /// The category of a number as its shortest decimal writes it: 1.5 has one fraction digit, 1 has none.
  package func category(of number: Double) throws(ICUError) -> Category {
    Category(try ICUError.value("eicu_plural_select_double") { eicu_plural_select_double(rules, number, &$0) })
  }

  /// The category of a range that an ``ICUNumberRangeFormatter`` wrote.
  package func category(ofRange range: ICUFormatted) throws(ICUError) -> Category {
    Category(try ICUError.value("eicu_plural_select_range") { eicu_plural_select_range(rules, range.formatted, &$0) })
  }

  /// All keywords that the rules can give.
  package func keywords() throws(ICUError) -> [String] {
    try ICUText.string("eicu_plural_keywords") { eicu_plural_keywords(rules, $0, $1, &$2) }
      .split(separator: ";").map(String.init)
  }
}

extension ICUPluralRules.Category {
  /// By the shim's name of it.
  fileprivate init(_ category: eicu_plural_category) {
    switch category {
    case EICU_PLURAL_ZERO: self = .zero
    case EICU_PLURAL_ONE: self = .one
    case EICU_PLURAL_TWO: self = .two
    case EICU_PLURAL_FEW: self = .few
    case EICU_PLURAL_MANY: self = .many
    default: self = .other
    }
  }
}

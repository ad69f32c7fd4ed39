import CEndonymICU

/// ICU's number formatter for a pattern, closed with the last reference.
///
/// It is set up by the thread that makes it, through `configure`, and not changed afterwards.
///
/// `@unchecked Sendable`: after `init` only format calls are made, which ICU takes on a constant formatter; two threads'
/// results agree with one's.
package final class ICUNumberPatternFormatter: @unchecked Sendable {
  private let formatter: OpaquePointer

  /// What a number can set.
  package enum Setting: Sendable {
    case usesGrouping, groupingSize, secondaryGroupingSize, minimumGroupingDigits
    case minimumIntegerDigits, maximumIntegerDigits, minimumFractionDigits, maximumFractionDigits
    case usesSignificantDigits, minimumSignificantDigits, maximumSignificantDigits
    case multiplier, width, alwaysShowsDecimalSeparator, alwaysShowsSign, isCash

    fileprivate var shim: eicu_number_pattern_setting {
      switch self {
      case .usesGrouping: EICU_PATTERN_GROUPING_USED
      case .groupingSize: EICU_PATTERN_GROUPING_SIZE
      case .secondaryGroupingSize: EICU_PATTERN_SECONDARY_GROUPING_SIZE
      case .minimumGroupingDigits: EICU_PATTERN_MINIMUM_GROUPING_DIGITS
      case .minimumIntegerDigits: EICU_PATTERN_MINIMUM_INTEGER_DIGITS
      case .maximumIntegerDigits: EICU_PATTERN_MAXIMUM_INTEGER_DIGITS
      case .minimumFractionDigits: EICU_PATTERN_MINIMUM_FRACTION_DIGITS
      case .maximumFractionDigits: EICU_PATTERN_MAXIMUM_FRACTION_DIGITS
      case .usesSignificantDigits: EICU_PATTERN_SIGNIFICANT_DIGITS_USED
      case .minimumSignificantDigits: EICU_PATTERN_MINIMUM_SIGNIFICANT_DIGITS
      case .maximumSignificantDigits: EICU_PATTERN_MAXIMUM_SIGNIFICANT_DIGITS
      case .multiplier: EICU_PATTERN_MULTIPLIER
      case .width: EICU_PATTERN_WIDTH
      case .alwaysShowsDecimalSeparator: EICU_PATTERN_DECIMAL_ALWAYS_SHOWN
      case .alwaysShowsSign: EICU_PATTERN_SIGN_ALWAYS_SHOWN
      case .isCash: EICU_PATTERN_CASH
      }
    }
  }

  /// What a text can set.
  package enum TextSetting: Sendable {
    case positivePrefix, positiveSuffix, negativePrefix, negativeSuffix, paddingCharacter, currency

    fileprivate var shim: eicu_number_pattern_text {
      switch self {
      case .positivePrefix: EICU_PATTERN_POSITIVE_PREFIX
      case .positiveSuffix: EICU_PATTERN_POSITIVE_SUFFIX
      case .negativePrefix: EICU_PATTERN_NEGATIVE_PREFIX
      case .negativeSuffix: EICU_PATTERN_NEGATIVE_SUFFIX
      case .paddingCharacter: EICU_PATTERN_PADDING_CHARACTER
      case .currency: EICU_PATTERN_CURRENCY
      }
    }
  }

  /// ICU's rounding modes.
  package enum RoundingMode: Sendable {
    case ceiling, floor, down, up, halfEven, halfDown, halfUp, halfCeiling, halfFloor

    fileprivate var shim: eicu_rounding_mode {
      switch self {
      case .ceiling: EICU_ROUND_CEILING
      case .floor: EICU_ROUND_FLOOR
      case .down: EICU_ROUND_DOWN
      case .up: EICU_ROUND_UP
      case .halfEven: EICU_ROUND_HALF_EVEN
      case .halfDown: EICU_ROUND_HALF_DOWN
      case .halfUp: EICU_ROUND_HALF_UP
      case .halfCeiling: EICU_ROUND_HALF_CEILING
      case .halfFloor: EICU_ROUND_HALF_FLOOR
      }
    }
  }

  /// Where padding stands.
  package enum PaddingPosition: Sendable {
    case beforePrefix, afterPrefix, beforeSuffix, afterSuffix

    fileprivate var shim: eicu_pad_position {
      switch self {
      case .beforePrefix: EICU_PAD_BEFORE_PREFIX
      case .afterPrefix: EICU_PAD_AFTER_PREFIX
      case .beforeSuffix: EICU_PAD_BEFORE_SUFFIX
      case .afterSuffix: EICU_PAD_AFTER_SUFFIX
      }
    }
  }

  /// What can be set while a formatter is made.
  package struct Configuration {
    fileprivate let formatter: OpaquePointer

    package func set(_ setting: Setting, _ value: Int) throws(ICUError) {
      try ICUError.value("eicu_number_pattern_set") {
        eicu_number_pattern_set(formatter, setting.shim, Int32(clamping: value), &$0)
      }
    }

    package func set(_ mode: RoundingMode) throws(ICUError) {
      try ICUError.value("eicu_number_pattern_set") {
        eicu_number_pattern_set(formatter, EICU_PATTERN_ROUNDING_MODE, mode.shim.rawValue, &$0)
      }
    }

    package func set(_ position: PaddingPosition) throws(ICUError) {
      try ICUError.value("eicu_number_pattern_set") {
        eicu_number_pattern_set(formatter, EICU_PATTERN_PADDING_POSITION, position.shim.rawValue, &$0)
      }
    }

    package func set(_ setting: TextSetting, _ text: String) throws(ICUError) {
      try ICUError.value("eicu_number_pattern_set_text") {
        eicu_number_pattern_set_text(formatter, setting.shim, text, &$0)
      }
    }

    /// Rounds to multiples of a step.
    package func set(increment: Double) throws(ICUError) {
      try ICUError.value("eicu_number_pattern_set_increment") {
        eicu_number_pattern_set_increment(formatter, increment, &$0)
      }
    }
  }

  package init(
    pattern: String, locale: String, configure: (Configuration) throws(ICUError) -> Void = { _ in }
  ) throws(ICUError) {
    formatter = try ICUError.pointer("eicu_number_pattern_open") { eicu_number_pattern_open(pattern, locale, &$0) }
    try configure(Configuration(formatter: formatter))
    // ICU writes its first two values by another path than the rest.
    for _ in 0..<3 { _ = try format(decimal: [UInt8(ascii: "1")], withFields: false) }
  }

  deinit { eicu_number_pattern_close(formatter) }

  /// Writes a decimal given as ASCII text: `-12.50E3`, `NaN`, `-Infinity`.
  package func format(decimal: [UInt8], withFields: Bool) throws(ICUError) -> ICUFormatted {
    try .take("eicu_number_pattern_format") { status in
      decimal.withCharacters { eicu_number_pattern_format(formatter, $0, $1, withFields, &status) }
    }
  }
}

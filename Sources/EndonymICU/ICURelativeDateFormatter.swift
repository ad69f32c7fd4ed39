import CEndonymICU

/// ICU's relative dates for one locale and width, closed with the last reference.
///
/// `@unchecked Sendable`: ICU's format calls take the handle as const, and two threads' results agree with one's.
package final class ICURelativeDateFormatter: @unchecked Sendable {
  private let formatter: OpaquePointer

  package enum Width: Sendable { case long, short, narrow }
  package enum Unit: Sendable { case year, quarter, month, week, day, hour, minute, second }

  package init(locale: String, width: Width, context: ICUContext) throws(ICUError) {
    let relativeWidth =
      switch width {
      case .long: EICU_RELATIVE_LONG
      case .short: EICU_RELATIVE_SHORT
      case .narrow: EICU_RELATIVE_NARROW
      }
    formatter = try ICUError.pointer("eicu_relative_open") {
      eicu_relative_open(locale, relativeWidth, context.shim, &$0)
    }
  }

  deinit { eicu_relative_close(formatter) }

  /// "in 1 day", or with `named` "tomorrow" where the locale has a name. Only for the context ``ICUContext/none``: ICU
  /// refuses to give fields of a text that it capitalizes.
  package func format(_ value: Double, _ unit: Unit, named: Bool) throws(ICUError) -> ICUFormatted {
    try .take("eicu_relative_format") { eicu_relative_format(formatter, value, unit.shim, named, &$0) }
  }

  /// The same as UTF-8, capitalized as the context has it.
  package func text(_ value: Double, _ unit: Unit, named: Bool) throws(ICUError) -> [UInt8] {
    try ICUText.bytes("eicu_relative_text") { eicu_relative_text(formatter, value, unit.shim, named, $0, $1, &$2) }
  }
}

extension ICURelativeDateFormatter.Unit {
  /// The shim's name of it.
  fileprivate var shim: eicu_relative_unit {
    switch self {
    case .year: EICU_RELATIVE_YEAR
    case .quarter: EICU_RELATIVE_QUARTER
    case .month: EICU_RELATIVE_MONTH
    case .week: EICU_RELATIVE_WEEK
    case .day: EICU_RELATIVE_DAY
    case .hour: EICU_RELATIVE_HOUR
    case .minute: EICU_RELATIVE_MINUTE
    case .second: EICU_RELATIVE_SECOND
    }
  }
}

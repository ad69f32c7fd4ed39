import CEndonymICU

/// ICU's number formatter for one skeleton and locale, closed with the last reference.
///
/// `@unchecked Sendable`: ICU documents a `UNumberFormatter` as immutable and safe to use from several threads; each
/// call writes into a result of its own.
package final class ICUNumberFormatter: @unchecked Sendable {
  private let formatter: OpaquePointer

  /// The numbers that are written for a trial when a formatter is opened.
  package enum Trials: Int32, Sendable {
    /// None, for skeletons that cannot fail.
    case none = 0
    /// One: some skeletons open well and fail at the first number, for too many digits or a unit that cannot be shown.
    case one = 1
    /// As many as ICU writes by another path than all that follow, at the cost of opening it again for each. That path
    /// breaks names of currencies apart where the currency has no symbol: "AED 12,5 BAE dirhemi0" for 12,50 in Turkish.
    case all = 3
  }

  /// - Parameters:
  ///   - skeleton: An ICU number skeleton, such as `currency/EUR .00`.
  ///   - locale: ICU's spelling, keywords included.
  ///   - trials: What is written at once, to see whether and how ICU writes.
  /// - Throws: ``ICUSkeletonError``, with the place in the skeleton where ICU tells it.
  package init(skeleton: String, locale: String, trials: Trials = .all) throws(ICUSkeletonError) {
    var offset: Int32 = -1
    do {
      formatter = try ICUError.pointer("eicu_number_open") {
        eicu_number_open(skeleton, locale, trials.rawValue, &offset, &$0)
      }
    } catch {
      throw ICUSkeletonError(error: error, offset: offset < 0 ? nil : Int(offset))
    }
  }

  deinit { eicu_number_close(formatter) }

  package func format(_ value: Int64) throws(ICUError) -> ICUFormatted {
    try .take("eicu_number_format_int64") { eicu_number_format_int64(formatter, value, &$0) }
  }

  package func format(_ value: Double) throws(ICUError) -> ICUFormatted {
    try .take("eicu_number_format_double") { eicu_number_format_double(formatter, value, &$0) }
  }

  /// Writes a decimal given as ASCII text: `-12.50E3`, `NaN`, `-Infinity`.
  package func format(decimal: [UInt8]) throws(ICUError) -> ICUFormatted {
    try .take("eicu_number_format_decimal") { status in
      decimal.withCharacters { eicu_number_format_decimal(formatter, $0, $1, &status) }
    }
  }
}

/// A skeleton that ICU refuses.
package struct ICUSkeletonError: Error, Hashable, Sendable {
  /// What ICU says.
  package let error: ICUError
  /// Where in the skeleton, when it is its syntax.
  package let offset: Int?
}

/// ICU's formatter of number ranges for one skeleton and locale, closed with the last reference.
///
/// `@unchecked Sendable`: as ``ICUNumberFormatter``; ICU documents `UNumberRangeFormatter` the same way.
package final class ICUNumberRangeFormatter: @unchecked Sendable {
  private let formatter: OpaquePointer

  package init(skeleton: String, locale: String) throws(ICUSkeletonError) {
    var offset: Int32 = -1
    do {
      formatter = try ICUError.pointer("eicu_range_open") { eicu_range_open(skeleton, locale, &offset, &$0) }
    } catch {
      throw ICUSkeletonError(error: error, offset: offset < 0 ? nil : Int(offset))
    }
  }

  deinit { eicu_range_close(formatter) }

  package func format(from start: [UInt8], to end: [UInt8]) throws(ICUError) -> ICUFormatted {
    try .take("eicu_range_format") { status in
      start.withCharacters { startText, startCount in
        end.withCharacters { eicu_range_format(formatter, startText, startCount, $0, $1, &status) }
      }
    }
  }
}

extension [UInt8] {
  /// The bytes as C characters and their count.
  func withCharacters<Result>(_ body: (UnsafePointer<CChar>?, Int32) -> Result) -> Result {
    withUnsafeBytes { body($0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: $0.count)) }
  }
}

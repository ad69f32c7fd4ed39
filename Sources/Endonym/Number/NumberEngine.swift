import EndonymICU
import Synchronization

/// What writes the values of a ``NumberFormat``: ICU's formatter for its skeleton.
///
/// This is the seam for compiled plans: the public type above and the sink below stay as they are.
final class NumberEngine: Sendable {
  private let formatter: ICUNumberFormatter
  private let skeleton: String
  private let locale: String
  private let separators: NumberSeparators?
  private let unitIsPercent: Bool
  private let rangeRefusal: FormatError?
  private let rangeFormatter = AtomicLazyReference<ICUNumberRangeFormatter>()

  init(_ options: NumberFormatOptions) throws(FormatError) {
    skeleton = try NumberSkeleton(options).text
    locale = options.engineLocale.icu
    separators = options.resolvedSeparators
    rangeRefusal = options.rangeRefusal
    if case .unit = options.style { unitIsPercent = true } else { unitIsPercent = false }
    do {
      formatter = try ICUNumberFormatter(skeleton: skeleton, locale: locale)
    } catch {
      throw Self.refusal(error, of: options)
    }
  }

  /// Which of the options ICU refuses.
  private static func refusal(_ refused: ICUSkeletonError, of options: NumberFormatOptions) -> FormatError {
    switch options.style {
    case .skeleton(let skeleton):
      if let offset = refused.offset {
        return .invalidSkeleton(skeleton, offset: offset, reason: "ICU does not know this token")
      }
    case .measurement(let unit, let usage?) where refused.error.isIllegalArgument:
      return .invalidUsage(usage, unit: unit.identifier)
    case .unit(let unit), .measurement(let unit, _):
      if refused.error.isUnitRefusal {
        return .invalidUnit(unit.identifier, reason: "ICU cannot show it")
      }
    case .decimal, .percent, .currency:
      break
    }
    return FormatError(refused.error)
  }

  // MARK: Single values

  /// ICU's outcome for a value.
  func formatted(_ value: NumberValue) throws(FormatError) -> ICUFormatted {
    try FormatError.wrapping { () throws(ICUError) in
      switch value {
      case .integer(let integer): try formatter.format(integer)
      case .double(let double): try formatter.format(double)
      case .decimal(let decimal): try formatter.format(decimal: decimal.engineText)
      }
    }
  }

  /// Appends the value's text.
  func append(_ value: NumberValue, to bytes: inout [UInt8]) throws(FormatError) {
    let formatted = try formatted(value)
    guard separators == nil else {
      // Other separators than the locale's are put in part by part.
      for part in try parts(of: formatted, values: [value]) {
        bytes.append(contentsOf: part.text.utf8)
      }
      return
    }
    bytes += try FormatError.wrapping { () throws(ICUError) in try formatted.utf8() }
  }

  /// The value's text in parts.
  func parts(of value: NumberValue) throws(FormatError) -> [FormattedPart] {
    try parts(of: try formatted(value), values: [value])
  }

  // MARK: Ranges

  /// ICU's outcome for a range.
  func formatted(from start: NumberValue, to end: NumberValue) throws(FormatError) -> ICUFormatted {
    let formatter = try range()
    return try FormatError.wrapping { () throws(ICUError) in
      try formatter.format(from: start.exact.engineText, to: end.exact.engineText)
    }
  }

  /// The range's text in parts.
  func parts(from start: NumberValue, to end: NumberValue) throws(FormatError) -> [FormattedPart] {
    try parts(of: try formatted(from: start, to: end), values: [start, end])
  }

  private func range() throws(FormatError) -> ICUNumberRangeFormatter {
    if let rangeRefusal { throw rangeRefusal }
    if let formatter = rangeFormatter.load() { return formatter }
    do {
      return rangeFormatter.storeIfNil(try ICUNumberRangeFormatter(skeleton: skeleton, locale: locale))
    } catch {
      throw FormatError(error.error)
    }
  }

  // MARK: Parts

  private func parts(of formatted: ICUFormatted, values: [NumberValue]) throws(FormatError) -> [FormattedPart] {
    let parts = try NumberParts(values: values, percentIsUnit: unitIsPercent).parts(of: formatted)
    return separators.map { $0.applied(to: parts) } ?? parts
  }
}

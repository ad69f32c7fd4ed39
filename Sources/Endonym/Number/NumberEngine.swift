import EndonymICU
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What writes the values of a ``NumberFormat``: a plan where there is one, and ICU's formatter for the rest.
final class NumberEngine: Sendable {
  private let formatter: ICUNumberFormatter
  let plan: CompiledPlan<NumberPlan>?
  private let compact: CompiledPlan<CompactPlan>?
  /// Why there is no plan.
  let refusal: PlanRefusal?
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
    let formatter = formatter
    if case .compact = options.notation {
      plan = nil
      (compact, refusal) = try PlanRefusal.outcome { () throws(PlanRefusal) in
        try CompactPlanCompiler(options, formatter: formatter).compile()
      }
    } else {
      compact = nil
      (plan, refusal) = try PlanRefusal.outcome { () throws(PlanRefusal) in
        try NumberPlanCompiler(options, formatter: formatter).compile()
      }
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
  @inline(__always)
  func append(_ value: Double, to bytes: inout [UInt8]) throws(FormatError) {
    if let plan = plan?.pointer, let rounded = plan.pointee.round(value) {
      PlanSink.append(to: &bytes, capacity: plan.pointee.capacity) { plan.pointee.write(rounded, at: $0) }
    } else if let plan = compact?.pointer, let shown = plan.pointee.round(value) {
      PlanSink.append(to: &bytes, capacity: plan.pointee.capacity) { plan.pointee.write(shown, at: $0) }
    } else {
      try appendByICU(NumberValue(value), to: &bytes)
    }
  }

  /// The value as text.
  @inline(__always)
  func string(_ value: Double) throws(FormatError) -> String {
    if let plan = plan?.pointer, let rounded = plan.pointee.round(value) {
      return PlanSink.string(capacity: plan.pointee.capacity) { plan.pointee.write(rounded, at: $0) }
    }
    if let plan = compact?.pointer, let shown = plan.pointee.round(value) {
      return PlanSink.string(capacity: plan.pointee.capacity) { plan.pointee.write(shown, at: $0) }
    }
    return try stringByICU(NumberValue(value))
  }

  /// Appends the value's text.
  @inline(__always)
  func append(magnitude: UInt64, isNegative: Bool, to bytes: inout [UInt8]) throws(FormatError) {
    if let plan = plan?.pointer,
      let rounded = plan.pointee.round(digits: magnitude, exponent: 0, isNegative: isNegative)
    {
      PlanSink.append(to: &bytes, capacity: plan.pointee.capacity) { plan.pointee.write(rounded, at: $0) }
    } else if let plan = compact?.pointer, let shown = plan.pointee.round(digits: magnitude, isNegative: isNegative) {
      PlanSink.append(to: &bytes, capacity: plan.pointee.capacity) { plan.pointee.write(shown, at: $0) }
    } else {
      try appendByICU(NumberValue(magnitude: magnitude, isNegative: isNegative), to: &bytes)
    }
  }

  /// The value as text.
  @inline(__always)
  func string(magnitude: UInt64, isNegative: Bool) throws(FormatError) -> String {
    if let plan = plan?.pointer,
      let rounded = plan.pointee.round(digits: magnitude, exponent: 0, isNegative: isNegative)
    {
      return PlanSink.string(capacity: plan.pointee.capacity) { plan.pointee.write(rounded, at: $0) }
    }
    return try stringByICU(NumberValue(magnitude: magnitude, isNegative: isNegative))
  }

  /// Appends a Foundation decimal's text.
  func append(_ value: Decimal, to bytes: inout [UInt8]) throws(FormatError) {
    if let plan = plan?.pointer, let bits = DecimalBits(value), let rounded = plan.pointee.round(bits) {
      PlanSink.append(to: &bytes, capacity: plan.pointee.capacity) { plan.pointee.write(rounded, at: $0) }
    } else {
      try appendByICU(NumberValue(value), to: &bytes)
    }
  }

  /// A Foundation decimal as text.
  func string(_ value: Decimal) throws(FormatError) -> String {
    if let plan = plan?.pointer, let bits = DecimalBits(value), let rounded = plan.pointee.round(bits) {
      return PlanSink.string(capacity: plan.pointee.capacity) { plan.pointee.write(rounded, at: $0) }
    }
    return try stringByICU(NumberValue(value))
  }

  @inline(never)
  private func stringByICU(_ value: NumberValue) throws(FormatError) -> String {
    var bytes: [UInt8] = []
    try appendByICU(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value's text.
  func append(_ value: NumberValue, to bytes: inout [UInt8]) throws(FormatError) {
    switch value {
    case .double(let double): try append(double, to: &bytes)
    case .integer(let integer): try append(magnitude: integer.magnitude, isNegative: integer < 0, to: &bytes)
    case .decimal: try appendByICU(value, to: &bytes)
    }
  }

  /// Appends the value's text as ICU writes it.
  @inline(never)
  func appendByICU(_ value: NumberValue, to bytes: inout [UInt8]) throws(FormatError) {
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

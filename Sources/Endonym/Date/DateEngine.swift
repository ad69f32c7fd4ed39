import EndonymICU
import Synchronization

/// What writes the dates of a ``DateFormat``: ICU's formatter for its styles, skeleton or pattern.
///
/// This is the seam for compiled plans: the public type above and the sink below stay as they are.
final class DateEngine: Sendable {
  private let formatter: ZonedDateFormatter
  private let dayNames: RelativeDayNames?
  private let naming: DateFormatOptions.Naming

  init(_ options: DateFormatOptions) throws(FormatError) {
    naming = options.naming
    if naming != .never, case .styles(let date, let time) = options.content {
      let names = try RelativeDayNames(options, date: date, time: time)
      formatter = try names.formatter(named: nil)
      dayNames = names
    } else {
      formatter = try ZonedDateFormatter(options)
      dayNames = nil
    }
  }

  /// ICU's outcome for an instant in seconds since 1970. `now`, in the same seconds, is what names of days count from;
  /// the options' choice when it is `nil`.
  private func formatted(_ seconds: Double, now: Double?, withFields: Bool) throws(FormatError) -> ICUFormatted {
    try DateFormat.check(secondsSince1970: seconds)
    guard let dayNames else { return try formatter.format(seconds, withFields: withFields) }
    let reference = now ?? optionsNow
    try DateFormat.check(secondsSince1970: reference)
    return try dayNames.formatter(for: seconds, now: reference).format(seconds, withFields: withFields)
  }

  /// What counts as now by the options.
  private var optionsNow: Double {
    switch naming {
    case .near(let now): now
    case .nearClock, .never: ICUDateFormatter.now / 1000
    }
  }

  func append(_ seconds: Double, now: Double? = nil, to bytes: inout [UInt8]) throws(FormatError) {
    let formatted = try formatted(seconds, now: now, withFields: false)
    bytes += try FormatError.wrapping { () throws(ICUError) in try formatted.utf8() }
  }

  func parts(of seconds: Double, now: Double? = nil) throws(FormatError) -> [FormattedPart] {
    let formatted = try formatted(seconds, now: now, withFields: true)
    let (text, fields) = try FormatError.wrapping { () throws(ICUError) in
      (try formatted.utf16(), try formatted.fields())
    }
    return DateParts.parts(text: text, fields: fields)
  }
}

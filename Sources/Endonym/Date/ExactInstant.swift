#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A point in time in whole seconds and nanoseconds, where a `Date` holds a binary fraction.
struct ExactInstant: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted, within ``Limits/dateSeconds`` of it.
  let seconds: Int64
  /// 0 to 999,999,999; they count forward before 1970 too.
  let nanoseconds: Int32

  /// - Returns: `nil` beyond ``Limits/dateSeconds``, or when `nanoseconds` is out of range.
  init?(seconds: Int64, nanoseconds: Int32 = 0) {
    guard seconds.magnitude <= Limits.dateSeconds, 0..<1_000_000_000 ~= nanoseconds else { return nil }
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// The instant that a date means.
  ///
  /// A date made from 1693912345.678 holds 1693912345.677999973…, and cutting that after three digits would show
  /// `.677`. The fraction is therefore rounded to as many decimal digits as the date's own number can tell apart: six
  /// from 1865 to 2105, fewer in other times. Every decimal with so many digits comes back as it was.
  /// - Returns: `nil` for a date that is not a number, or beyond ``Limits/dateSeconds``.
  init?(_ date: Date) {
    let stored = date.timeIntervalSinceReferenceDate
    guard abs(stored) <= 2 * Double(Limits.dateSeconds) else { return nil }
    let truncated = Int64(stored)
    let whole = Double(truncated) > stored ? truncated - 1 : truncated
    let fraction = stored - Double(whole)
    // A date made from seconds since 1970 has been rounded on that scale, and then on its own.
    let nanoseconds = Self.nanoseconds(fraction, resolution: stored.ulp + date.timeIntervalSince1970.ulp)
    let carry: Int64 = nanoseconds == 1_000_000_000 ? 1 : 0
    self.init(seconds: whole + carry + Self.referenceDate, nanoseconds: carry == 1 ? 0 : nanoseconds)
  }

  /// The date nearest to the instant.
  var date: Date {
    let sinceReference = seconds - Self.referenceDate
    let (nanosecondsOfSeconds, overflow) = sinceReference.multipliedReportingOverflow(by: 1_000_000_000)
    let total = nanosecondsOfSeconds &+ Int64(nanoseconds)
    // One division of exact numbers rounds once. Where the total has more than 53 bits the seconds take so many of
    // them that rounding the fraction first cannot change the sum.
    if !overflow, total.magnitude < 1 << 53 {
      return Date(timeIntervalSinceReferenceDate: Double(total) / 1e9)
    }
    return Date(timeIntervalSinceReferenceDate: Double(sinceReference) + Double(nanoseconds) / 1e9)
  }

  /// 2001-01-01T00:00:00Z, from which `Date` counts.
  private static let referenceDate: Int64 = 978_307_200

  /// A fraction of a second, rounded to the most decimal digits that are further apart than `resolution`.
  /// - Returns: 0 to 10^9; the fraction is dropped when not even a digit would mean something.
  private static func nanoseconds(_ fraction: Double, resolution: Double) -> Int32 {
    var scale: Int32 = 1_000_000_000
    while scale > 1, resolution * Double(scale) > 1 { scale /= 10 }
    return scale == 1 ? 0 : Int32(fraction * Double(scale) + 0.5) * (1_000_000_000 / scale)
  }
}

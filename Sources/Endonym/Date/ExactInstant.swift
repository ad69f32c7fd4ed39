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
  /// `.677`. The fraction taken is therefore the one with the fewest digits, nine at most, within the uncertainty of
  /// the date's own number: 0.24 microseconds in our century. A date read from a text with up to six fraction digits is
  /// written with the same digits.
  /// - Returns: `nil` for a date that is not a number, or beyond ``Limits/dateSeconds``.
  init?(_ date: Date) {
    // The stored number is the exact one; a date made from seconds since 1970 was rounded on that scale.
    let stored = date.timeIntervalSinceReferenceDate
    guard abs(stored) <= 2 * Double(Limits.dateSeconds) else { return nil }
    let truncated = Int64(stored)
    var whole = Double(truncated) > stored ? truncated - 1 : truncated
    let fraction = stored - Double(whole)
    var nanoseconds: Int32 = 0
    if fraction != 0 {
      let uncertainty = max(stored.ulp, date.timeIntervalSince1970.ulp)
      let shortest = Self.shortestNanoseconds(fraction, uncertainty: uncertainty)
      whole += shortest == 1_000_000_000 ? 1 : 0
      nanoseconds = shortest == 1_000_000_000 ? 0 : shortest
    }
    self.init(seconds: whole + Self.referenceDate, nanoseconds: nanoseconds)
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

  /// The shortest decimal fraction within `uncertainty` of `fraction`, in nanoseconds; 10^9 when that is 1.
  private static func shortestNanoseconds(_ fraction: Double, uncertainty: Double) -> Int32 {
    var scale: Int32 = 1
    while scale < 1_000_000_000 {
      let scaled = fraction * Double(scale)
      let nearest = Int32(scaled + 0.5)
      if abs(scaled - Double(nearest)) <= uncertainty * Double(scale) { return nearest * (1_000_000_000 / scale) }
      scale *= 10
    }
    return Int32(fraction * 1e9 + 0.5)
  }
}

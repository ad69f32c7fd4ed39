#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the dates of ISO 8601, of RFC 3339 and of ECMAScript.
///
/// ```swift
/// let parser = ISO8601DateParser()
/// try parser.parse("2023-09-05T11:12:25.678+02:00").timeIntervalSince1970  // 1693905145.678
/// try parser.parse("20230905T1112Z").timeIntervalSince1970                 // 1693912320.0
/// try parser.parse("2023-09-05")  // throws: which day that is depends on the zone
/// let berlin = try ISO8601DateParser(timeZone: TimeZoneIdentifier("Europe/Berlin"))
/// try berlin.parse("2023-W36-2").timeIntervalSince1970                     // 1693864800.0
/// ```
///
/// Accepted are
///  - dates `2023-09-05`, `20230905`, `2023-09`, `2023`, weeks `2023-W36-2`, `2023W362`, `2023-W36`, days of the year
///    `2023-248`, `2023248`; what is left out is the first of it;
///  - years with a sign and up to nine digits before a hyphen, `+012345-06-07`; without hyphens they have six, as in
///    ECMAScript, `-0000440315`;
///  - after a complete date a `T`, in either case, or one space, and a time `11:12:25`, `11:12`, `11`, `111225`, `1112`,
///    with a fraction of its last unit behind a point or a comma; after the ninth digit of a second it is cut off;
///  - `24:00` for the end of a day;
///  - `23:59:60`, for the second after 23:59:59, in UTC at the end of a month: nowhere else is there a leap second. The
///    clock of POSIX does not have it; the instant is that of the following midnight;
///  - an offset `Z`, `+02`, `+0200`, `+02:00`, with seconds too, less than a day. `-00:00` is UTC.
///
/// Date and time each have separators or none. Nothing may stand before or after. A text without an offset needs a
/// zone: a time that clocks there show twice is the first of the two, and one that they jump over is moved on by as much.
/// Two-digit years, centuries, time spans and times without a date are not read.
public struct ISO8601DateParser: Hashable, Sendable, Codable {
  /// The zone of texts without an offset; `nil` when they are refused.
  public let timeZone: TimeZoneIdentifier?

  /// A parser that refuses texts without an offset.
  public init() { timeZone = nil }

  /// A parser that takes texts without an offset to be in a zone.
  public init(timeZone: TimeZoneIdentifier) { self.timeZone = timeZone }

  /// Reads a date.
  /// - Returns: The date nearest to the text's instant: a `Date` tells about 0.24 microseconds apart in our century.
  /// - Throws: ``FormatError/invalidDate(_:)`` with the beginning of the text, when it is none of the above, names a day
  ///   that there is not, lacks an offset where no zone is known, or is more than ``Limits/dateSeconds`` from 1970.
  public func parse(_ text: some StringProtocol) throws(FormatError) -> Date { try instant(text).date }

  /// Reads a text as seconds since 1970-01-01T00:00:00Z, which tell fractions finer than a `Date` does.
  /// - Throws: as ``parse(_:)``.
  public func secondsSince1970(of text: some StringProtocol) throws(FormatError) -> Double {
    let instant = try instant(text)
    return Double(instant.seconds) + Double(instant.nanoseconds) / 1e9
  }

  /// Reads a date to the nanosecond.
  func instant(_ text: some StringProtocol) throws(FormatError) -> ExactInstant {
    let bytes = Array(text.utf8.prefix(Limits.dateTextLength + 1))
    guard bytes.count <= Limits.dateTextLength, let reading = ISO8601Reading(bytes),
      let seconds = try seconds(of: reading), !reading.isLeapSecond || Self.canFollowLeapSecond(seconds),
      let instant = ExactInstant(seconds: seconds, nanoseconds: reading.nanoseconds)
    else { throw .invalidDate(String(decoding: bytes.prefix(64), as: UTF8.self)) }
    return instant
  }

  /// `nil` when the text has no offset and no zone is known.
  private func seconds(of reading: ISO8601Reading) throws(FormatError) -> Int64? {
    if let offset = reading.offset { return reading.localSeconds - Int64(offset) }
    return try timeZone?.rules().instants(ofLocal: reading.localSeconds).instant
  }

  /// Whether a month begins with that second in UTC.
  static func canFollowLeapSecond(_ seconds: Int64) -> Bool {
    let time = CivilDateTime(seconds: seconds)
    return time.secondOfDay == 0 && time.date.day == 1
  }
}

extension ISO8601DateParser: ParseStrategy {
  /// Reads a date; see ``parse(_:)``.
  public func parse(_ value: String) throws(FormatError) -> Date { try instant(value).date }
}

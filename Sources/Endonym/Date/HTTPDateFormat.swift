#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes and reads the dates of HTTP's header fields, which are English and in GMT whatever the locale.
///
/// ```swift
/// let format = HTTPDateFormat()
/// format.format(Date(timeIntervalSince1970: 784_111_777))                    // Sun, 06 Nov 1994 08:49:37 GMT
/// try format.parse("Sun Nov  6 08:49:37 1994").timeIntervalSince1970         // 784111777.0
/// ```
///
/// It writes the one form that may be sent and reads the three that have been: `Sun, 06 Nov 1994 08:49:37 GMT`,
/// `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`. Case counts. The day of the week has to be one, but
/// need not be right: recipients are to be robust. A year of two digits is the last that is not more than 50 years ahead.
///
/// Source: RFC 9110, 5.6.7 "Date/Time Formats".
public struct HTTPDateFormat: Hashable, Sendable, Codable {
  /// The format; it has no options.
  public init() {}
}

extension HTTPDateFormat: FormatStyle {
  /// Writes a date; fractions of a second are cut off.
  /// - Parameter date: A date in the years 0 to 9999, which is all that the form has room for.
  /// - Returns: The text; for any other date it is `Invalid Date`, which no reader takes for one, and
  ///   ``append(_:to:)`` throws.
  public func format(_ date: Date) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(29)
    do { try append(date, to: &text) } catch { return ISO8601DateFormat.invalidDate }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the text as 29 ASCII bytes; nothing is allocated but what `bytes` needs to grow.
  /// - Throws: ``FormatError/invalidDate(_:)`` when the date is not a number, or not in the years 0 to 9999; nothing is
  ///   appended then.
  public func append(_ date: Date, to bytes: inout [UInt8]) throws(FormatError) {
    guard let instant = ExactInstant(date), Self.writableSeconds.contains(instant.seconds) else {
      throw .invalidDate("\(date.timeIntervalSince1970)")
    }
    let time = CivilDateTime(seconds: instant.seconds)
    let day = time.date
    Self.append(Self.weekdays, day.weekday.rawValue - 1, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    bytes.append(UInt8(ascii: " "))
    bytes.append(day.day, width: 2)
    bytes.append(UInt8(ascii: " "))
    Self.append(Self.months, day.month - 1, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    bytes.append(day.year, width: 4)
    bytes.append(UInt8(ascii: " "))
    bytes.append(time.hour, width: 2)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(time.minute, width: 2)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(time.second, width: 2)
    bytes.append(contentsOf: " GMT".utf8)
  }

  private static func append(_ names: StaticString, _ index: Int, to bytes: inout [UInt8]) {
    names.withUTF8Buffer { bytes.append(contentsOf: $0[(3 * index)..<(3 * index + 3)]) }
  }

  /// The years 0 to 9999.
  private static let writableSeconds = -62_167_219_200...Int64(253_402_300_799)

  // Three letters each; a text without pointers costs nothing to keep.
  private static let weekdays: StaticString = "MonTueWedThuFriSatSun"
  private static let months: StaticString = "JanFebMarAprMayJunJulAugSepOctNovDec"
}

extension HTTPDateFormat: ParseStrategy {
  /// Reads a date in one of the three forms; a year of two digits is that of our time.
  /// - Throws: ``FormatError/invalidDate(_:)`` with the beginning of the text.
  public func parse(_ value: String) throws(FormatError) -> Date { try parse(value, now: Date()) }

  /// Reads a date in one of the three forms.
  /// - Parameters:
  ///   - text: The field's value without white space around it.
  ///   - now: The time from which a year of two digits counts: the last such year that makes the date no more than 50
  ///     years later.
  /// - Returns: The date, in whole seconds.
  /// - Throws: ``FormatError/invalidDate(_:)`` with the beginning of the text.
  public func parse(_ text: some StringProtocol, now: Date) throws(FormatError) -> Date {
    let bytes = Array(text.utf8.prefix(Limits.dateTextLength))
    guard let reading = HTTPDateReading(bytes), let seconds = reading.seconds(now: ExactInstant(now)),
      let instant = ExactInstant(seconds: seconds)
    else { throw .invalidDate(String(decoding: bytes.prefix(64), as: UTF8.self)) }
    return instant.date
  }
}

extension HTTPDateFormat: ParseableFormatStyle {
  /// The format itself.
  public var parseStrategy: HTTPDateFormat { self }
}

import Endonym

/// A date of the protocol: seconds since 1970, or ISO 8601 text in a zone.
enum BatchDate {
  /// Seconds since 1970-01-01T00:00:00Z.
  static func seconds(_ value: JSONValue, in zone: TimeZoneIdentifier) throws(BatchError) -> Double {
    switch value {
    case .number(let text):
      guard let seconds = Double(text), seconds.isFinite else {
        throw BatchError(.invalidValue, "\(text) is beyond the range of a double")
      }
      return seconds
    case .string(let text):
      return try BatchError.wrapping { () throws(FormatError) in
        try ISO8601DateParser(timeZone: zone).secondsSince1970(of: text)
      }
    default:
      throw BatchError(.invalidValue, "the date is \(value.kind); seconds since 1970 or ISO 8601 text was expected")
    }
  }

  /// The zone that an option names, else the environment's.
  static func zone(_ options: BatchOptions) throws(BatchError) -> TimeZoneIdentifier {
    let name = try options.string("timeZone")
    return try BatchError.wrapping { () throws(FormatError) in
      if let name { try TimeZoneIdentifier(name) } else { try TimeZoneIdentifier.environment() }
    }
  }

  /// The calendar that an option names.
  static func calendar(_ options: BatchOptions) throws(BatchError) -> CalendarIdentifier? {
    guard let name = try options.string("calendar") else { return nil }
    return try BatchError.wrapping { () throws(FormatError) in try CalendarIdentifier(name) }
  }

  static let timeZoneOption = BatchOption(
    "timeZone", .text(placeholder: "ZONE"), "IANA time zone; the environment's by default")
  static let calendarOption = BatchOption(
    "calendar", .text(placeholder: "NAME"), "calendar, such as buddhist; the locale's by default")
}

import Foundation
import Testing

/// The locales that are compared.
enum CheckedLocale: String, CaseIterable, CustomTestStringConvertible {
  case american = "en_US"
  case german = "de_DE"
  case saudi = "ar_SA"
  case japanese = "ja_JP"

  var identifier: String { rawValue }
  var testDescription: String { rawValue }

  /// Foundation's name of it.
  var foundation: Locale { Locale(identifier: rawValue) }

  /// The calendar that the region uses. Foundation's format styles have to be told.
  func calendar(in zone: String = "GMT") -> Calendar {
    var calendar = Calendar(identifier: self == .saudi ? .islamicUmmAlQura : .gregorian)
    calendar.locale = foundation
    calendar.timeZone = CheckedZone.foundation(zone)
    return calendar
  }
}

/// The time zones in which dates are compared.
enum CheckedZone {
  /// Foundation calls UTC "GMT", and so do both sides here.
  static let all = ["GMT", "Europe/Berlin", "America/New_York", "Asia/Tokyo", "Asia/Riyadh"]

  static func foundation(_ zone: String) -> TimeZone { TimeZone(identifier: zone) ?? .gmt }
}

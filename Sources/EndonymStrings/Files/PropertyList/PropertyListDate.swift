#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Dates of property lists: seconds since 2001-01-01 00:00 UTC, in text `YYYY-MM-DDThh:mm:ssZ`.
enum PropertyListDate {
  /// The seconds of a text; `nil` if it is no date.
  static func seconds(_ text: String) -> Double? {
    (try? Date(text, strategy: .iso8601))?.timeIntervalSinceReferenceDate
  }

  /// The text of a number of seconds.
  static func text(_ seconds: Double) -> String { Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601) }
}

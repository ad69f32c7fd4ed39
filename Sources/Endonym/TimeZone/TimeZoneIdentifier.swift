#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A time zone that exists: a name of the tz database, or an offset from UTC.
///
/// ```swift
/// let mexico = try TimeZoneIdentifier("America/Mexico_City")
/// try mexico.secondsFromGMT(at: Date(timeIntervalSince1970: 1_688_212_800))  // -21600: July 2023, no summer time
/// try TimeZoneIdentifier("Mars/Olympus")
/// // throws "Mars/Olympus" is not a time zone of the tz database
/// ```
///
/// Accepted are
///  - the tz database's names, `Europe/Berlin`, `Etc/GMT+5`, `UTC`, links among them (`Asia/Calcutta`), in the case in
///    which it writes them, and names of zones that only ICU has (`PST`);
///  - offsets east of UTC, `+02:00`, `-0530`, `GMT+5`, `GMT-03:30`, `UTC+02:00`, of less than a day.
///
/// A name is kept as it is given: `Asia/Calcutta` stays that, and is not equal to `Asia/Kolkata`.
///
/// The rules come from the system's tz database: from the folder that the environment variable `TZDIR` names, else from
/// `/usr/share/zoneinfo` or where else systems keep it. What it does not have comes from ICU, whose own copy can be
/// years older. ``DataVersions`` tells the versions of both.
public struct TimeZoneIdentifier: Hashable, Sendable {
  /// The name, as it was given.
  public let identifier: String

  /// Takes a name.
  /// - Throws: ``FormatError/invalidTimeZone(_:)`` when neither the tz database nor ICU has such a zone and it is no
  ///   offset; ``FormatError/engine(call:code:name:)`` when ICU fails.
  public init(_ identifier: some StringProtocol) throws(FormatError) {
    let identifier = String(identifier)
    _ = try Self.rules(identifier)
    self.identifier = identifier
  }

  private init(existing identifier: String) { self.identifier = identifier }

  /// Coordinated Universal Time.
  public static let utc = TimeZoneIdentifier(existing: "UTC")

  /// How far clocks in the zone are from UTC at an instant.
  /// - Parameter date: Any date; beyond ``Limits/dateSeconds`` from 1970, and for one that is not a number, the nearest
  ///   offset that the rules give.
  /// - Returns: Seconds east of UTC; negative west of Greenwich.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when the rules cannot be read any more.
  public func secondsFromGMT(at date: Date) throws(FormatError) -> Int {
    let limit = Double(Limits.dateSeconds)
    let seconds = date.timeIntervalSince1970
    let bounded = seconds > -limit ? min(seconds, limit) : -limit
    let truncated = Int64(bounded)
    return Int(try rules().offset(at: Double(truncated) > bounded ? truncated - 1 : truncated))
  }
}

extension TimeZoneIdentifier: CustomStringConvertible {
  /// The name.
  public var description: String { identifier }
}

extension TimeZoneIdentifier: Codable {
  /// Decodes a name, and checks that it exists.
  public init(from decoder: any Decoder) throws {
    try self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the name alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

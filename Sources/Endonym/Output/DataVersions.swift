import EndonymICU

/// Which data the results come from: the linked ICU, what is in it, and the system's tz database.
///
/// ```swift
/// print(try DataVersions.current())
/// // ICU 72.1, CLDR 42, Unicode 15.0, tz database 2025b (ICU's own 2022e)
/// ```
public struct DataVersions: Hashable, Sendable, Codable {
  /// The version of the ICU library, `72.1`.
  public let icu: String
  /// The version of the CLDR data in it, `42`: names, patterns, plural rules.
  public let cldr: String
  /// The version of the Unicode character data in it, `15.0`.
  public let unicode: String
  /// The version of ICU's own copy of the tz database, `2022e`, which serves zones that the system's does not have.
  public let icuTimeZones: String
  /// The version of the system's tz database, `2025b`; `nil` when there is none, or it does not tell.
  public let systemTimeZones: String?

  /// The versions in use now.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public static func current() throws(FormatError) -> DataVersions {
    try FormatError.wrapping { () throws(ICUError) in
      DataVersions(
        icu: try ICUVersion.icu(), cldr: try ICUVersion.cldr(), unicode: try ICUVersion.unicode(),
        icuTimeZones: try ICUVersion.timeZones(), systemTimeZones: TimeZoneDatabase.system.version)
    }
  }
}

extension DataVersions: CustomStringConvertible {
  /// All versions in a line.
  public var description: String {
    let own = "ICU's own \(icuTimeZones)"
    let zones = "tz database " + (systemTimeZones.map { "\($0) (\(own))" } ?? own)
    return "ICU \(icu), CLDR \(cldr), Unicode \(unicode), \(zones)"
  }
}

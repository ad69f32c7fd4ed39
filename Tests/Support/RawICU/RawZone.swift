import CRawICU

/// How a zone's clock stands at an instant.
package struct RawZoneState: Hashable, Sendable {
  /// Seconds east of UTC.
  package let offset: Int
  /// Whether it is summer time.
  package let isDaylight: Bool
  /// The last change at or before the instant and the next one after it, in seconds since 1970; `nil` when there is none.
  package let from: Int64?
  package let until: Int64?

  init(_ state: raw_zone_state) {
    offset = Int(state.offset)
    isDaylight = state.saving != 0
    from = state.from == .min ? nil : state.from
    until = state.until == .max ? nil : state.until
  }
}

/// Time zones by ICU's own rules.
package enum RawZone {
  /// The canonical names.
  package static func names() throws -> [String] {
    let count = try RawICUError.check { raw_zone_count(&$0) }
    return try (0..<count).map { index in try RawICUError.text { raw_zone(index, $0, $1, &$2) } }
  }

  /// How ICU's zone stands at an instant.
  package static func state(of zone: String, at seconds: Int64) throws -> RawZoneState {
    RawZoneState(try RawICUError.check { raw_zone_icu_state(zone, seconds, &$0) })
  }
}

/// A compiled file of the tz database, read anew here.
package final class RawZoneFile {
  private let file: OpaquePointer

  /// `nil` when there is no such file, or it is not of version 2 or later.
  package init?(path: String) {
    guard let file = raw_tzif_open(path) else { return nil }
    self.file = file
  }

  deinit { raw_tzif_close(file) }

  /// Whether the last state does not stay.
  package var hasYearlyRule: Bool { raw_tzif_has_yearly_rule(file) }

  /// How the file's zone stands at an instant; after its last transition the last state stays.
  package func state(at seconds: Int64) -> RawZoneState { RawZoneState(raw_tzif_state(file, seconds)) }
}

import CEndonymICU

/// A time zone as ICU formats with it: ICU's own, or one that carries an identifier, after which ICU names it, and
/// rules from elsewhere.
///
/// `@unchecked Sendable`: the pointer is never written after `init`, and every call of the shim takes it as const. A
/// zone with rules is completed when it is opened; ICU only reads it afterwards, and copies it into what is given it.
package final class ICUTimeZone: @unchecked Sendable {
  /// For the shim's own handles: an `eicu_zone`, valid as long as this object.
  let zone: OpaquePointer

  private init(_ zone: OpaquePointer) { self.zone = zone }

  deinit { eicu_zone_close(zone) }

  /// ICU's own zone. An identifier that ICU does not know makes a zone at UTC; see ``isKnown(_:)``.
  package convenience init(identifier: String) throws(ICUError) {
    self.init(try ICUError.pointer("eicu_zone_open") { eicu_zone_open(identifier, &$0) })
  }

  /// A zone with rules. In an ICU that cannot have such zones (the toolchain's) it is ICU's own of that name.
  package convenience init(identifier: String, schedule: ICUTimeZoneSchedule) throws(ICUError) {
    let changes = schedule.changes.map { eicu_zone_change(seconds: $0.seconds, offsets: $0.offsets.raw) }
    let annual = schedule.annualChanges.map(\.raw)
    self.init(
      try ICUError.pointer("eicu_zone_open_rules") {
        eicu_zone_open_rules(
          identifier, schedule.initial.raw, changes, Int32(changes.count), annual, Int32(annual.count), &$0)
      })
  }

  /// Whether the zone follows the rules that it was made with. When not, its offsets may be out of date.
  package var hasRules: Bool { eicu_zone_has_rules(zone) }

  /// The offsets at an instant in seconds since 1970, as ICU has them for this zone.
  package func offsets(at seconds: Int64) throws(ICUError) -> ICUTimeZoneSchedule.Offsets {
    let offsets = try ICUError.value("eicu_zone_offsets_at") {
      eicu_zone_offsets_at(zone, Double(seconds) * 1_000, &$0)
    }
    return ICUTimeZoneSchedule.Offsets(offsets)
  }

  /// ICU's changes after an instant and until another, in seconds since 1970.
  package func changes(
    after start: Int64, through end: Int64
  ) throws(ICUError) -> [ICUTimeZoneSchedule.Change] {
    var status: Int32 = 0
    var needed: Int32 = 0
    func fill(_ room: Int32) -> [eicu_zone_change] {
      status = 0
      return [eicu_zone_change](unsafeUninitializedCapacity: Int(room)) { buffer, count in
        needed = eicu_zone_changes(
          zone, Double(start) * 1_000, Double(end) * 1_000, buffer.baseAddress, room, &status)
        count = status > 0 ? 0 : Int(min(max(needed, 0), room))
      }
    }
    var changes = fill(1_024)
    if status == EICU_BUFFER_OVERFLOW { changes = fill(needed) }
    try ICUError.check(status, "eicu_zone_changes")
    return changes.map {
      ICUTimeZoneSchedule.Change(seconds: $0.seconds, offsets: ICUTimeZoneSchedule.Offsets($0.offsets))
    }
  }

  /// An instant in seconds since 1970 under a date pattern: `zzzz` gives the zone's name at that time.
  package func text(pattern: String, locale: String, at seconds: Int64) throws(ICUError) -> String {
    try ICUText.string("eicu_zone_format") {
      eicu_zone_format(zone, locale, pattern, Double(seconds) * 1_000, $0, $1, &$2)
    }
  }

  /// Whether ICU has a zone of that name. Case counts. Offsets such as `GMT+5` are no names.
  package static func isKnown(_ identifier: String) throws(ICUError) -> Bool {
    try ICUError.value("eicu_zone_is_known") { eicu_zone_is_known(identifier, &$0) }
  }

  /// CLDR's canonical identifier of a zone: `Asia/Calcutta` for `Asia/Kolkata`; `nil` when ICU does not know the zone.
  package static func canonicalIdentifier(_ identifier: String) throws(ICUError) -> String? {
    do {
      return try ICUText.string("eicu_zone_canonical_id") { eicu_zone_canonical_id(identifier, $0, $1, &$2) }
    } catch {
      if error.code == EICU_ILLEGAL_ARGUMENT { return nil }
      throw error
    }
  }
}

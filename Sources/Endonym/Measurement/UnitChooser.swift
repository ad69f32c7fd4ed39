import EndonymICU

/// Tells the unit in which a locale shows an amount.
struct UnitChooser: Sendable {
  private let unit: MeasurementUnit
  /// What the usage prefers; `nil` where the unit is the same for every amount.
  let preferences: UnitPreferences?

  /// - Throws: ``FormatError/invalidUsage(_:unit:)`` when CLDR has no such usage for what the unit measures.
  init(unit: MeasurementUnit, usage: String?, locale: LocaleIdentifier) throws(FormatError) {
    guard let usage else {
      self.unit = unit
      preferences = nil
      return
    }
    let preferences = try UnitPreferences(for: unit, usage: usage, region: try locale.unitPreferenceRegion())
    // UTS 35: the temperature key stands above everything else, for temperatures of every usage.
    if unit.quantity == "temperature", let asked = locale.preferences.temperatureUnit {
      self.unit = try MeasurementUnit(asked.unitIdentifier)
      self.preferences = nil
    } else {
      self.unit = unit
      self.preferences = preferences
    }
  }

  func unit(for value: ExactDecimal) -> MeasurementUnit { preferences?.choose(value).unit ?? unit }
}

extension LocaleIdentifier {
  /// The region whose unit preferences count: UTS 35 part 6, "Unit Preferences".
  func unitPreferenceRegion() throws(FormatError) -> String {
    switch preferences.measurementSystem {
    case .metric: return "001"
    case .ussystem: return "US"
    case .uksystem: return "GB"
    case nil: break
    }
    if let region = preferences.regionOverride ?? regionCode { return region }
    guard try UnitRegionCustom.shared().infersRegion else { return "001" }
    return try maximized.regionCode ?? "001"
  }
}

/// Whether the linked ICU takes a locale without a region for its likely one when it chooses units.
///
/// UTS 35 says it should. ICU 72 does not: plain `en` is the world, and heights are in centimeters; ICU 76 does. The
/// unit that is told must be the one that ICU shows, so ICU is asked.
private struct UnitRegionCustom: Sendable {
  let infersRegion: Bool

  static func shared() throws(FormatError) -> UnitRegionCustom {
    try SharedTables.table(UnitRegionCustom.self) { () throws(FormatError) in
      func height(_ locale: String) throws(FormatError) -> [UInt8] {
        let formatter: ICUNumberFormatter
        do {
          formatter = try ICUNumberFormatter(skeleton: "unit/meter usage/person-height", locale: locale)
        } catch {
          throw FormatError(error.error)
        }
        return try FormatError.wrapping { () throws(ICUError) in try formatter.format(Int64(2)).utf8() }
      }
      return UnitRegionCustom(infersRegion: try height("en") == height("en_US"))
    }
  }
}

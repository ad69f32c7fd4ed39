import EndonymICU

/// The units that a region uses for a purpose, and from which amount on: CLDR's `unitPreferenceData`.
///
/// Long roads in the US are told in miles from half a mile on and in feet below. `choose` finds the row for an amount.
///
/// **What the caller must do.** The region is one of CLDR, such as `US`; a region without preferences of its own has
/// those of `001`. UTS 35 takes it from the locale in this order:
/// 1. `-u-mu-` (`celsius`, `kelvin`, `fahrenhe`), for temperatures only: that unit, without asking here.
/// 2. `-u-ms-`: `metric` is the region `001`, `ussystem` `US`, `uksystem` `GB`.
/// 3. `-u-rg-`: its region.
/// 4. The locale's region, and without one that of its likely subtags.
///
/// - SeeAlso: [UTS 35, part 6](https://www.unicode.org/reports/tr35/tr35-info.html#Unit_Preferences).
struct UnitPreferences: Sendable {
  /// One unit and when it is used.
  struct Row: Sendable {
    /// The unit, which may be mixed.
    let unit: MeasurementUnit
    /// The least amount it is used for, in this unit; of a mixed one, in its largest part. The last row serves below
    /// its limit too.
    let limit: Double
    /// How ICU rounds amounts of it when no digits are asked for: `precision-increment/50`; `nil` for its general rule,
    /// to a whole number but at least two digits.
    let skeleton: String?
    /// From the unit that was asked about.
    let converter: MeasurementConverter

    /// An amount of the unit that was asked about in this unit, or in its largest part, as ICU computes it for a
    /// format: rounded at every step.
    func binaryConvert(_ amount: Double) -> Double { converter.binary?.convert(amount) ?? converter.convert(amount) }
  }

  /// At least one, from the largest unit to the smallest.
  let rows: [Row]
  private let last: Row

  /// The preferences for a unit.
  /// - Throws: ``FormatError/invalidUsage(_:unit:)`` when CLDR has no such usage for what the unit measures. A usage
  ///   that only continues a known one, as `road-bicycle` does, falls back to that as UTS 35 says.
  init(for unit: MeasurementUnit, usage: String, region: String) throws(FormatError) {
    rows = try Self.rows(for: unit, usage: usage, region: region)
    guard let last = rows.last else { throw .invalidUsage(usage, unit: unit.identifier) }
    self.last = last
  }

  /// The rows for a unit, from the largest unit to the smallest.
  /// - Throws: ``FormatError/invalidUsage(_:unit:)``.
  static func rows(for unit: MeasurementUnit, usage: String, region: String) throws(FormatError) -> [Row] {
    guard isWellFormed(usage) else { throw .invalidUsage(String(usage.prefix(64)), unit: unit.identifier) }
    let table = try UnitTable.shared()
    let quantity = table.quantity(of: try table.structure(of: unit.identifier)) ?? ""
    let texts = try FormatError.wrapping { () throws(ICUError) in
      try UnitPreferenceText.read(quantity: quantity, usage: usage, region: region)
    }
    guard let texts else { throw .invalidUsage(usage, unit: unit.identifier) }
    var rows: [Row] = []
    for text in texts {
      let target = try MeasurementUnit(text.unit)
      rows.append(
        Row(
          unit: target, limit: text.limit.flatMap { Double($0) } ?? 1, skeleton: text.skeleton,
          converter: try MeasurementConverter(from: unit, to: target)))
    }
    return rows
  }

  /// Whether a usage is words joined by hyphens. Anything else would not be found here, but could fall back to a usage
  /// that is, and means something of its own in ICU's skeletons: `road-x .00`.
  private static func isWellFormed(_ usage: String) -> Bool {
    guard usage.utf8.count <= Limits.identifierLength else { return false }
    return usage.split(separator: "-", omittingEmptySubsequences: false).allSatisfy(\.isAlphanumeric)
  }

  /// The row for an amount of the unit that was asked about. Not-a-number has the last one.
  func choose(_ value: ExactDecimal) -> Row {
    if let amount = Rational(value) { return choose(amount.nearestDouble) }
    return choose(value.isNaN ? .nan : .infinity)
  }

  /// The row for an amount of the unit that was asked about. Not-a-number has the last one.
  ///
  /// As in ICU the sign does not count, and a little more than the amount is compared: 999.9999999999999 m are a
  /// kilometre.
  func choose(_ value: Double) -> Row {
    let amount = value.magnitude * (1 + Double.ulpOfOne)
    return rows.first { $0.binaryConvert(amount) >= $0.limit } ?? last
  }
}

/// One row of CLDR's preferences as it is written.
private struct UnitPreferenceText {
  let unit: String
  let limit: String?
  let skeleton: String?

  /// The rows for a usage; `nil` when there is no such usage.
  static func read(
    quantity: String, usage: String, region: String
  ) throws(ICUError) -> [UnitPreferenceText]? {
    let bundle = try ICUResourceBundle(name: "units")
    guard let usages = try bundle.descendant("unitPreferenceData", quantity) else { return nil }
    var name = usage[...]
    while true {
      if !name.isEmpty, let regions = try usages.child(String(name)) {
        for candidate in [region, "001"] {
          if let rows = try regions.child(candidate) { return try read(rows) }
        }
        return nil
      }
      guard let dash = name.lastIndex(of: "-") else { return nil }
      name = name[..<dash]
    }
  }

  private static func read(_ rows: ICUResourceBundle) throws(ICUError) -> [UnitPreferenceText] {
    var texts: [UnitPreferenceText] = []
    for row in try rows.children() {
      guard let unit = try row.string("unit") else { continue }
      texts.append(UnitPreferenceText(unit: unit, limit: try row.string("geq"), skeleton: try row.string("skeleton")))
    }
    return texts
  }
}

import Endonym

/// `relative`: how far a moment lies from now, as a number of a unit or from two dates.
struct RelativeKind: BatchKind {
  static let table = [
    BatchOption("numeric", .choice(["always", "auto"]), "auto names near moments: yesterday"),
    BatchOption("style", .choice(["long", "short", "narrow"]), "how much room the words take"),
    BatchOption("rounding", .choice(["halfEven", "trunc"]), "what remains between two dates"),
    BatchDate.timeZoneOption,
    BatchDate.calendarOption,
    BatchOption("numberingSystem", .text(placeholder: "NAME"), "digits, such as latn or arab"),
  ]
  static let operands: Set<String> = ["unit", "from"]
  static let category = LocaleEnvironment.Category.time

  private let format: RelativeDateFormat
  private let zone: TimeZoneIdentifier
  private let unit: RelativeDateUnit?
  private let wantsParts: Bool

  init(_ setting: BatchSetting) throws(BatchError) {
    let options = try setting.options(Self.table)
    wantsParts = setting.wantsParts
    unit = try Self.unit(setting.unit)
    // A number of units needs no zone, and must not fail where the environment has a bad one.
    zone = setting.unit == nil || options.has("timeZone") ? try BatchDate.zone(options) : .utc
    let presentation = try options.choice("numeric", RelativeDateFormat.Presentation.self) ?? .numeric
    let width = try options.choice("style", RelativeDateFormat.Width.self) ?? .wide
    let rounding = try options.choice("rounding", RelativeDateFormat.Rounding.self) ?? .halfEven
    let calendar = try BatchDate.calendar(options)
    let digits = try options.string("numberingSystem")
    let zone = zone
    format = try BatchError.wrapping { () throws(FormatError) in
      var format = try RelativeDateFormat(presentation, width: width, locale: setting.locale)
        .rounded(rounding).timeZone(zone)
      if let calendar { format = format.calendar(calendar) }
      if let digits { format = try format.numberingSystem(try NumberingSystem(digits)) }
      return format
    }
  }

  private static func unit(_ value: JSONValue?) throws(BatchError) -> RelativeDateUnit? {
    guard let value else { return nil }
    guard case .string(let name) = value, let unit = RelativeDateUnit(rawValue: name) else {
      let names = RelativeDateUnit.allCases.map(\.rawValue).joined(separator: ", ")
      throw BatchError(.invalidUnit, "the unit of relative is one of \(names)")
    }
    return unit
  }

  /// ICU counts in doubles: a decimal beyond them would be told as infinite.
  private static func count(_ value: JSONValue) throws(BatchError) -> Double {
    let number = try BatchNumber(value)
    guard number.double.isFinite || !number.exact.isFinite else {
      throw BatchError(.invalidValue, "the value of relative is beyond the range of a double")
    }
    return number.double
  }

  func answer(_ operands: BatchOperands) throws(BatchError) -> BatchAnswer {
    let value = try operands.value(for: "relative")
    let offset: RelativeDateOffset
    if let from = operands.from {
      guard unit == nil else { throw BatchError(.invalidOption, "unit is not allowed here: from is given") }
      let start = try BatchDate.seconds(from, in: zone)
      let end = try BatchDate.seconds(value, in: zone)
      offset = try BatchError.wrapping { () throws(FormatError) in try format.offset(from: start, to: end) }
    } else if let unit {
      offset = RelativeDateOffset(try Self.count(value), unit)
    } else {
      throw .missing("unit", for: "relative")
    }
    return try BatchError.wrapping { () throws(FormatError) in
      if wantsParts { return BatchAnswer(try format.parts(of: offset)) }
      var bytes: [UInt8] = []
      try format.append(offset, to: &bytes)
      return BatchAnswer(String(decoding: bytes, as: UTF8.self))
    }
  }
}

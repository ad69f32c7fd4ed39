import Endonym

/// `date`: dates and times.
struct DateKind: BatchKind {
  static let table = [
    BatchOption("dateStyle", .choice(["none", "short", "medium", "long", "full"]), "how much of the date"),
    BatchOption("timeStyle", .choice(["none", "short", "medium", "long", "full"]), "how much of the time"),
    BatchOption("skeleton", .text(placeholder: "SKELETON"), "CLDR skeleton, such as yMMMdjm"),
    BatchOption("pattern", .text(placeholder: "PATTERN"), "pattern, letter by letter"),
    BatchDate.timeZoneOption,
    BatchDate.calendarOption,
    BatchOption("numberingSystem", .text(placeholder: "NAME"), "digits, such as latn or arab"),
    BatchOption("hourCycle", .choice(["h11", "h12", "h23", "h24"]), "how hours are counted"),
    BatchOption("relative", .flag, "name today, yesterday and tomorrow"),
  ]
  static let operands: Set<String> = ["now"]
  static let category = LocaleEnvironment.Category.time

  private let format: DateFormat
  private let isRelative: Bool
  private let wantsParts: Bool

  init(_ setting: BatchSetting) throws(BatchError) {
    let options = try setting.options(Self.table)
    wantsParts = setting.wantsParts
    isRelative = try options.flag("relative")
    let zone = try BatchDate.zone(options)
    let calendar = try BatchDate.calendar(options)
    let digits = try options.string("numberingSystem")
    let cycle = try options.choice("hourCycle", HourCycle.self)
    let base = try Self.base(options, locale: setting.locale, zone: zone, calendar: calendar)
    let isRelative = isRelative
    format = try BatchError.wrapping { () throws(FormatError) in
      var format = base
      if let calendar { format = format.calendar(calendar) }
      if let digits { format = format.numberingSystem(try NumberingSystem(digits)) }
      if let cycle { format = try format.hourCycle(cycle) }
      if isRelative { format = try format.relative() }
      return format
    }
  }

  private static func base(
    _ options: BatchOptions, locale: LocaleIdentifier, zone: TimeZoneIdentifier, calendar: CalendarIdentifier?
  ) throws(BatchError) -> DateFormat {
    let skeleton = try options.string("skeleton")
    let pattern = try options.string("pattern")
    let styles = (try options.choice("dateStyle", DateStyle.self), try options.choice("timeStyle", DateStyle.self))
    try options.require(
      skeleton == nil && pattern == nil, for: ["dateStyle", "timeStyle"], "a skeleton or pattern is given")
    try options.require(skeleton == nil, for: ["pattern"], "a skeleton is given")
    return try BatchError.wrapping { () throws(FormatError) in
      if let skeleton {
        return try .skeleton(skeleton, locale: locale, timeZone: zone.identifier, calendar: calendar)
      }
      if let pattern { return try .pattern(pattern, locale: locale, timeZone: zone.identifier) }
      let date = styles.0 ?? (styles.1 == nil ? .medium : .none)
      return try DateFormat(date: date, time: styles.1 ?? .none, locale: locale, timeZone: zone.identifier)
    }
  }

  func answer(_ operands: BatchOperands) throws(BatchError) -> BatchAnswer {
    let seconds = try BatchDate.seconds(try operands.value(for: "date"), in: format.timeZone)
    var now: Double?
    if let value = operands.now {
      guard isRelative else { throw BatchError(.invalidOption, "now is not allowed here: relative is not true") }
      now = try BatchDate.seconds(value, in: format.timeZone)
    }
    let reference = now
    return try BatchError.wrapping { () throws(FormatError) in
      if wantsParts { return BatchAnswer(try format.parts(ofSecondsSince1970: seconds, now: reference)) }
      var bytes: [UInt8] = []
      try format.append(secondsSince1970: seconds, now: reference, to: &bytes)
      return BatchAnswer(String(decoding: bytes, as: UTF8.self))
    }
  }
}

import RawICU
import Testing

@Suite("Relative dates against raw ICU")
struct RelativeDifferentialTests {
  @Test("every number of units is told as ICU tells it")
  func offsets() throws {
    var draw = Seed.stream("relative")
    var comparison = Comparison()
    let systems = try RawICU.digitalNumberingSystems()
    for _ in 0..<Sweep.rounds * 3 {
      for locale in RawICU.locales {
        var locale = DrawnLocale(locale, &draw)
        if locale.takesKeys, draw.once(in: 12) { locale.keys["nu"] = draw.pick(systems) }
        let digits = draw.pick(systems, onceIn: 12)
        let (numeric, style) = (draw.pick(["always", "auto"], onceIn: 2), draw.pick(RawRelative.widths, onceIn: 2))
        var request = Request(kind: "relative", locale: try locale.identifier)
        for (name, value) in [("numeric", numeric), ("style", style), ("numberingSystem", digits)] {
          if let value { request.options.append((name, "\"\(value)\"")) }
        }
        let raw = locale.raw([("numbers", digits ?? locale.keys["nu"])])
        let oracle = Result { try RawRelative(width: style ?? "long", locale: raw) }
        for _ in 0..<4 {
          let unit = draw.pick(RawRelative.units)
          let value = Self.value(&draw)
          request.fields = [("value", value.json), ("unit", "\"\(unit)\"")]
          request.wantsParts = draw.once(in: 12)
          if value.isFiniteBeyondDoubles {
            // ICU would be given an infinity; the protocol refuses the number.
            try comparison.compare(request, with: .failure("beyond a double"))
          } else {
            try comparison.compare(request) {
              .text(try oracle.get().format(value.double, unit, isNamed: numeric == "auto"))
            }
          }
        }
      }
    }
    comparison.finish("relative dates")
  }

  /// Mostly near moments, which have names.
  private static func value(_ draw: inout Draw) -> DrawnNumber {
    guard draw.once(in: 2) else { return DrawnNumber.any(&draw) }
    return DrawnNumber.small(&draw)
  }

  @Test("two dates are told in the largest unit between them, rounded by what remains")
  func dates() throws {
    var draw = Seed.stream("relativeDates")
    var comparison = Comparison()
    let zones = try AgreedZones()
    for _ in 0..<Sweep.rounds * 2 {
      for locale in RawICU.locales {
        let locale = DrawnLocale(locale, &draw)
        let calendar = draw.pick(DateSetting.calendars, onceIn: 6)
        let rounding = draw.pick(["halfEven", "trunc"], onceIn: 2)
        let (start, end) = Self.instants(&draw)
        let zone = try zones.drawn(&draw, at: [Double(start), Double(end)])
        var request = Request(kind: "relative", locale: try locale.identifier)
        request.fields = [("value", "\(end)"), ("from", "\(start)")]
        request.options = [("timeZone", "\"\(zone)\""), ("numeric", "\"auto\"")]
        if let calendar { request.options.append(("calendar", "\"\(calendar.bcp47)\"")) }
        if let rounding { request.options.append(("rounding", "\"\(rounding)\"")) }
        try comparison.compare(request) {
          let arithmetic = try RawCalendar(locale: locale.raw([("calendar", calendar?.icu)]), zone: zone)
          let (count, unit) = try Self.offset(
            from: Double(start) * 1000, to: Double(end) * 1000, by: arithmetic, isRounded: rounding != "trunc")
          return .text(try RawRelative(width: "long", locale: locale.icu).format(Double(count), unit, isNamed: true))
        }
      }
    }
    comparison.finish("relative dates from two dates")
  }

  private static func instants(_ draw: inout Draw) -> (Int, Int) {
    let start = draw.integer(-1_500_000_000...2_000_000_000)
    let day = 86_400
    let distance: Int
    switch draw.integer(1...6) {
    case 1: distance = draw.integer(0...200)
    case 2: distance = draw.integer(0...3 * day)
    case 3: distance = draw.integer(0...70) * day + draw.pick([0, 0, 1, -1, day / 2])
    case 4: distance = draw.integer(0...800) * day
    case 5: distance = draw.integer(0...48) * 1_800
    default: distance = draw.integer(0...1_000_000_000)
    }
    return (start, draw.once(in: 2) ? start + distance : start - distance)
  }

  /// The rule of the protocol in ICU's calendar arithmetic: the largest unit of which a whole one lies between; what
  /// remains, as a part of the next one, rounds half to even; and what that makes whole of a larger unit becomes that one.
  private static func offset(
    from start: Double, to end: Double, by calendar: RawCalendar, isRounded: Bool
  ) throws -> (Int, String) {
    func largest(to end: Double) throws -> (count: Int, field: RawCalendar.Field) {
      for field in RawCalendar.Field.allCases {
        let count = try calendar.difference(from: start, to: end, in: field)
        if count != 0 { return (count, field) }
      }
      return (0, .second)
    }
    let (count, field) = try largest(to: end)
    guard isRounded else { return (count, "\(field)") }
    let next = count + (end < start ? -1 : 1)
    let (whole, beyond) = (
      try calendar.adding(count, field, to: start), try calendar.adding(next, field, to: start)
    )
    let part = (end - whole) / (beyond - whole)
    guard part > 0.5 || (part == 0.5 && !count.isMultiple(of: 2)) else { return (count, "\(field)") }
    let carried = try largest(to: beyond)
    return carried.field.rawValue < field.rawValue ? (carried.count, "\(carried.field)") : (next, "\(field)")
  }
}

extension DrawnNumber {
  /// A whole number near zero, as an integer or a double.
  static func small(_ draw: inout Draw) -> DrawnNumber {
    let number = draw.integer(-4...4)
    return draw.once(in: 2) ? DrawnNumber(integer: "\(number)") : DrawnNumber(Double(number))
  }
}

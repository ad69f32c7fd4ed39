import RawICU
import Testing

@Suite("Dates against raw ICU")
struct DateDifferentialTests {
  @Test("every date of every locale is what ICU writes, in UTC and wherever ICU's rules are the tz database's")
  func dates() throws {
    var draw = Seed.stream("date")
    var comparison = Comparison()
    let zones = try AgreedZones()
    let systems = try RawResource("numberingSystems").child("numberingSystems").children().map(\.key)
    for _ in 0..<Sweep.rounds * 5 {
      for locale in RawICU.locales {
        var locale = DrawnLocale(locale, &draw)
        let setting = DateSetting.any(&draw, numberingSystems: systems)
        DateSetting.drawKeys(&locale, &draw, numberingSystems: systems)
        let isNear = setting.isAstronomical(in: locale)
        let instants = try (0..<3).map { _ in try DrawnInstant.any(&draw, zones: zones, isNear: isNear) }
        let zone = try zones.drawn(&draw, at: instants)
        var request = Request(kind: "date", locale: try locale.identifier, options: setting.members)
        request.options.append(("timeZone", "\"\(zone)\""))
        let oracle = Result { try setting.formatter(locale, zone: zone) }
        for instant in instants {
          let text = draw.once(in: 10) ? try DrawnInstant.iso8601(instant) : nil
          request.fields = [("value", text.map(Request.quoted) ?? DrawnInstant.json(instant))]
          request.wantsParts = draw.once(in: 10)
          try comparison.compare(request) { .text(try oracle.get().format(instant)) }
        }
      }
    }
    comparison.finish("dates")
  }

  @Test("the days around now have the names that ICU gives to the days around the clock's")
  func relativeDays() throws {
    var draw = Seed.stream("relativeDays")
    var comparison = Comparison()
    let zones = try AgreedZones()
    for _ in 0..<Sweep.rounds {
      for locale in RawICU.locales {
        let locale = DrawnLocale(locale, &draw)
        let (date, time) = (draw.pick(Array(RawDateStyle.allCases.dropFirst())), draw.pick(RawDateStyle.allCases))
        let days = (0..<3).map { _ in Double(draw.integer(-5...5)) }
        let zone = try zones.drawn(&draw, at: [RawICU.now / 1000])
        var request = Request(kind: "date", locale: try locale.identifier)
        request.options = [
          ("dateStyle", "\"\(date.rawValue)\""), ("timeStyle", "\"\(time.rawValue)\""), ("timeZone", "\"\(zone)\""),
          ("relative", "true"),
        ]
        let oracle = try RawDate(date: date, time: time, isRelative: true, locale: locale.icu, zone: zone)
        for day in days {
          // ICU reads the clock itself: "now" is the clock too, and what spans a midnight is not compared.
          let now = (RawICU.now / 1000).rounded(.down)
          let instant = now + day * 86_400
          let wanted = try oracle.format(instant)
          guard Int(now) / 900 == Int(RawICU.now / 1000) / 900 else { continue }
          request.fields = [("value", DrawnInstant.json(instant)), ("now", DrawnInstant.json(now))]
          request.wantsParts = draw.once(in: 10)
          try comparison.compare(request, with: .text(wanted))
        }
      }
    }
    comparison.finish("relative days")
  }
}

import Testing
@testable import Endonym
@testable import EndonymICU

@Suite struct Scratch {
  @Test func why() throws {
    for d in DateStyle.allCases { for t in DateStyle.allCases where !(d == .none && t == .none) {
      let e = try DateFormatOptions(.styles(date: d, time: t), locale: LocaleIdentifier("zh_Hant"), timeZone: TimeZoneIdentifier("America/New_York")).makeEngine()
      if !e.isCompiled { print(d, t, e.isCompiled, e.writer.refusal?.description ?? "") }
    } }
    for l in ["en_US", "ta", "ar_SA", "ja_JP", "hi_IN", "de_DE"] { for (d, t) in [(DateStyle.medium, DateStyle.short), (.short, .none), (.full, .full)] {
      let e = try DateFormatOptions(.styles(date: d, time: t), locale: LocaleIdentifier(l), timeZone: TimeZoneIdentifier("America/New_York")).makeEngine()
      print(l, d, t, e.writer.plan?.memory.size ?? 0)
    } }
    for z in ["UTC", "America/New_York", "Europe/Moscow", "Africa/Casablanca"] { print(z, try ZoneTable.shared(TimeZoneIdentifier(z)).memorySize) }
  }
}

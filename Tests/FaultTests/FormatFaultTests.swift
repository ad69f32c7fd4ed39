import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@testable import Endonym

@Suite("Failures of ICU below formats", .serialized)
struct FormatFaultTests {
  @Test("a failure while a number is written is reported, whichever call fails")
  func numbers() async {
    await #expect(processExitsWith: .success) {
      let sweep = FaultSweep()
      let euro = try NumberFormat.currency("EUR", locale: "de_AT")
      let own = try NumberFormat.decimal(locale: "ar_EG").separators(NumberSeparators(decimal: "·"))
      let half = try ExactDecimal("0.50")
      sweep("create") { try NumberFormat.currency("EUR", locale: "sr_YU") }
      sweep("skeleton") { try NumberFormat.skeleton("compact-short .00", locale: "en").parts(of: 1) }
      sweep("append") { () -> [UInt8] in
        var bytes: [UInt8] = []
        try NumberFormat.currency("EUR", locale: "de_AT").append(-1234.5, to: &bytes)
        return bytes
      }
      sweep("parts") { try NumberFormat.percent(locale: "ar").parts(of: 0.5) }
      sweep("parts of a decimal") { try euro.grouping(.always).parts(of: ExactDecimal("1e30")) }
      sweep("own separators") { try own.grouping(.always).parts(of: 1234.5) }
      sweep("range") { try NumberFormat.decimal(locale: "fr").format(from: ExactDecimal("3"), to: ExactDecimal("5")) }
      sweep("cash") { try NumberFormat.currency("CHF", locale: "de_CH").precision(.cash).parts(of: 1) }
      sweep("one end of the digits") {
        try NumberFormat.currency("JPY", locale: "ja").precision(.fractionLength(...3)).parts(of: 1.5)
      }
      sweep("format", fallback: "-1234.5") { euro.grouping(.never).format(-1234.5) }
      sweep("format an integer", fallback: "170141183460469231731687303715884105727") {
        euro.grouping(.never).format(Int128.max)
      }
      sweep("format a decimal", fallback: "0.50") { own.grouping(.always).format(half) }
    }
  }

  @Test("a failure while a number is written in words is reported, whichever call fails")
  func words() async {
    await #expect(processExitsWith: .success) {
      let sweep = FaultSweep()
      sweep("create") { try RuleBasedNumberFormat(.spellOut, locale: "de_AT") }
      sweep("a rule set") { try RuleBasedNumberFormat(.spellOut, locale: "fr", ruleSet: "spellout-cardinal-feminine") }
      sweep("format") { try RuleBasedNumberFormat(.ordinal, locale: "de").format(21) }
      sweep("format a fraction") { try RuleBasedNumberFormat(.spellOut, locale: "en").format(1.5) }
      sweep("rule sets") { try RuleBasedNumberFormat(.spellOut, locale: "en").ruleSets() }
    }
  }

  @Test("a failure while a date is written is reported, whichever call fails")
  func dates() async {
    await #expect(processExitsWith: .success) {
      // Zones are read once and for all: their own sweep is below.
      let sweep = FaultSweep(prepare: FaultSweep.forgetFormats)
      let date = Date(timeIntervalSince1970: 1_788_301_740)
      let zone = "America/New_York"
      let styled = try DateFormat(date: .full, time: .full, locale: "en_US", timeZone: zone)
      let named = try DateFormat(date: .long, time: .short, locale: "de", timeZone: zone).relative(to: date)
      sweep("create") { try DateFormat(date: .medium, locale: "ja-u-ca-japanese", timeZone: zone) }
      sweep("create a skeleton") { try DateFormat.skeleton("yMMMdjm", locale: "fr", timeZone: zone) }
      sweep("append") { () -> [UInt8] in
        var bytes: [UInt8] = []
        try styled.capitalization(.unknown).append(date, to: &bytes)
        return bytes
      }
      sweep("parts") { try styled.capitalization(.unknown).parts(of: date) }
      sweep("parts of a skeleton") { try DateFormat.skeleton("yMMMdjm", locale: "fr", timeZone: zone).parts(of: date) }
      sweep("a pattern") { try DateFormat.pattern("yyyy-MM-dd z", locale: "en", timeZone: zone).parts(of: date) }
      sweep("another hour cycle") { try styled.hourCycle(.h23).parts(of: date) }
      sweep("a related hour cycle") { try styled.hourCycle(.h11).parts(of: date) }
      sweep("join") { try styled.join(.atTime).parts(of: date) }
      sweep("standard join") { try styled.join(.standard).parts(of: date) }
      sweep("join and hour cycle") { try styled.join(.standard).hourCycle(.h23).parts(of: date) }
      sweep("names of days") { try named.capitalization(.unknown).parts(of: date) }
      sweep("names of days and hour cycle") { try named.hourCycle(.h12).capitalization(.standalone).parts(of: date) }
      sweep("first weekday") { try DateFormat(date: .full, locale: "en-u-fw-mon", timeZone: zone).parts(of: date) }
      sweep("an offset") { try DateFormat(time: .full, locale: "en", timeZone: "+05:30").parts(of: date) }
      sweep("format", fallback: "2026-09-01T22:29:00Z") { styled.capitalization(.unknown).format(date) }
      sweep("format by names", fallback: "2026-09-01T22:29:00Z") { named.capitalization(.unknown).format(date) }
    }
  }

  @Test("a failure while a zone is read is reported, whichever call fails")
  func zones() async {
    await #expect(processExitsWith: .success) {
      let sweep = FaultSweep()
      let date = Date(timeIntervalSince1970: 1_788_301_740)
      let named = try TimeZoneIdentifier("Europe/Dublin")
      sweep("a name that only ICU has") { try TimeZoneIdentifier("PST") }
      sweep("offset") { try TimeZoneIdentifier("PST").secondsFromGMT(at: date) }
      sweep("a zone of the tz database") {
        try DateFormat(date: .none, time: .full, locale: "en", timeZone: "UTC").timeZone(named).parts(of: date)
      }
      sweep("ISO 8601") { try ISO8601DateFormat(timeZone: TimeZoneIdentifier("PST")).format(date) }
    }
  }

  @Test("a failure while a relative date is written is reported, whichever call fails")
  func relatives() async {
    await #expect(processExitsWith: .success) {
      let sweep = FaultSweep()
      let start = Date(timeIntervalSince1970: 0)
      let end = Date(timeIntervalSince1970: 100_000_000)
      let format = try RelativeDateFormat(.named, locale: "pl")
      let offset = RelativeDateOffset(-1234.5, .hour)
      sweep("create") { try RelativeDateFormat(locale: "iw") }
      sweep("append") { () -> [UInt8] in
        var bytes: [UInt8] = []
        try format.width(.wide).append(offset, to: &bytes)
        return bytes
      }
      sweep("parts") { try format.width(.wide).parts(of: offset) }
      sweep("capitalized") { try format.capitalization(.beginningOfSentence).parts(of: offset) }
      sweep("offset between dates") { try format.timeZone(.utc).calendar(.hebrew).offset(of: end, relativeTo: start) }
      sweep("format", fallback: "-1234.5 hour") { format.width(.wide).format(offset) }
      sweep("format between dates", fallback: "3.0 year", "100000000.0 s") {
        format.width(.wide).format(end, relativeTo: start)
      }
    }
  }

  @Test("a failure while a list is written is reported, whichever call fails")
  func lists() async {
    await #expect(processExitsWith: .success) {
      let sweep = FaultSweep()
      sweep("create") { try ListFormat(locale: "es_419") }
      sweep("append") { () -> [UInt8] in
        var bytes: [UInt8] = []
        try ListFormat(.or, locale: "es").append(["uno", "ocho"], to: &bytes)
        return bytes
      }
      sweep("parts") { try ListFormat(.or, locale: "es").parts(of: ["uno", "", "ocho"]) }
      sweep("format", fallback: "uno, ocho") {
        (try? ListFormat(.or, locale: "es"))?.format(["uno", "ocho"]) ?? "uno, ocho"
      }
    }
  }

  @Test("a failure while a plural is chosen is reported, whichever call fails")
  func plurals() async {
    await #expect(processExitsWith: .success) {
      let sweep = FaultSweep()
      let arabic = try NumberFormat.decimal(locale: "ar")
      sweep("create") { try PluralRules(.ordinal, locale: "en") }
      sweep("category") { try PluralRules(format: arabic).category(for: 3) }
      sweep("category of zeros") { try PluralRules(format: arabic).category(for: ExactDecimal("1.50")) }
      sweep("category of a range") {
        try PluralRules(format: arabic).category(from: ExactDecimal("0"), to: ExactDecimal("1"))
      }
      sweep("categories") { try PluralRules(format: arabic).categories() }
      sweep("style", fallback: "other") { PluralRules(format: arabic).format(3).rawValue }
    }
  }

  @Test("a failure while a measurement is written is reported, whichever call fails")
  func measurements() async {
    await #expect(processExitsWith: .success) {
      let sweep = FaultSweep(prepare: FaultSweep.forgetFormats)
      let height = try MeasurementFormat(.meter, usage: "person-height", locale: "en_US")
      sweep("create") { try MeasurementFormat(.meter, usage: "person-height", locale: "en_US") }
      sweep("shown") { try height.shown(1.8) }
      sweep("append") { () -> [UInt8] in
        var bytes: [UInt8] = []
        try MeasurementFormat(.kilometer, locale: "de").append(5, to: &bytes)
        return bytes
      }
      sweep("parts") { try MeasurementFormat(.meter, usage: "person-height", locale: "en_US").parts(of: 1.8) }
      sweep("unit") { try NumberFormat.unit(.kilometer, locale: "en").parts(of: 5) }
      sweep("numbers of another format") { try height.numbersLike(height.numberFormat.grouping(.never)).parts(of: 1.8) }
      sweep("format", fallback: "1.8 meter") {
        (try? MeasurementFormat(.meter, usage: "person-height", locale: "en_US"))?.format(1.8) ?? "1.8 meter"
      }
    }
  }
}

import Testing

@testable import Endonym

@Suite("Failures of ICU below data", .serialized)
struct DataFaultTests {
  @Test(
    "a failure while an identifier is read is reported, whichever call fails",
    arguments: [
      "sr_YU", "zh-min-nan", "ar-EG-u-nu-native-rg-gbsct-cu-eur", "de_AT@calendar=buddhist;timezone=Etc/UTC",
      "uz-t-sh-m0-ungegn", "ca_ES@valencia", "C", "en-US-posix",
    ])
  func identifier(identifier: String) async {
    await #expect(processExitsWith: .success) { [identifier] in
      FaultSweep()(identifier) { try LocaleIdentifier(identifier) }
    }
  }

  @Test("a failure while a locale is asked about is reported, whichever call fails")
  func information() async {
    await #expect(processExitsWith: .success) {
      let sweep = FaultSweep()
      let locale = try LocaleIdentifier("en-CA")
      sweep("calendar") { try locale.calendar() }
      sweep("numberingSystem") { try locale.numberingSystem() }
      sweep("hourCycle") { try locale.hourCycle() }
      sweep("measurementSystem") { try locale.measurementSystem() }
      sweep("firstWeekday") { try locale.firstWeekday() }
      sweep("currency") { try locale.currency() }
      sweep("endonym") { try locale.endonym() }
      sweep("parent") { try locale.parent }
      sweep("maximized") { try locale.maximized }
      sweep("minimized") { try locale.minimized }
      sweep("components") { try LocaleIdentifier(components: locale.components) }
      sweep("setting") { try locale.setting(\.firstWeekday, to: .monday) }
      sweep("numbering system") { try NumberingSystem("arab") }
      sweep("versions") { try DataVersions.current() }
      sweep("environment") {
        try LocaleEnvironment(variables: ["LANGUAGE": "de:fr", "LANG": "en_US.UTF-8"]).languages()
      }
    }
  }

  @Test("a failure while the units are read is reported; of thousands of calls a sample fails")
  func units() async {
    await #expect(processExitsWith: .success) {
      let sweep = FaultSweep(step: 97)
      sweep("unit") { try MeasurementUnit("liter-per-100-kilometer") }
      sweep("converter") { try MeasurementConverter(from: .meter, to: .footAndInch).convert(1.8) }
      sweep("preferences") { try UnitPreferences(for: .meter, usage: "road", region: "US").rows.map(\.unit) }
      sweep("usage") { try MeasurementFormat(.kilometer, usage: "road", locale: "en_US").format(5) }
    }
  }

  @Test("the last calls of reading units fail like the first")
  func lastCalls() async {
    await #expect(processExitsWith: .success) {
      // The tables of units are there, everything after them is not.
      let sweep = FaultSweep(prepare: {
        FaultSweep.forget()
        _ = try UnitTable.shared()
      })
      sweep("usage") { try MeasurementFormat(.kilometer, usage: "road", locale: "en").shown(5) }
    }
  }

  @Test(
    "whatever a call fails with reaches the caller", arguments: [FaultSweep.internalError, FaultSweep.bufferOverflow])
  func statuses(status: Int32) async {
    await #expect(processExitsWith: .success) { [status] in
      // A text that fits nowhere is asked for again with the room it needs; what is empty fits.
      let sweep = FaultSweep(status: status, prepare: FaultSweep.forgetFormats)
      let isOverflow = status == FaultSweep.bufferOverflow
      sweep("number", survives: isOverflow) { try NumberFormat.decimal(locale: "de").parts(of: 1234.5) }
      sweep("date", survives: isOverflow) {
        try DateFormat(date: .full, time: .full, locale: "en", timeZone: "UTC").hourCycle(.h23).parts(
          of: .init(timeIntervalSince1970: 0))
      }
      sweep("relative", survives: isOverflow) {
        try RelativeDateFormat(locale: "en").parts(of: RelativeDateOffset(5, .day))
      }
      sweep("list", survives: isOverflow) { try ListFormat(locale: "en").parts(of: ["A", "B"]) }
      sweep("plural", survives: isOverflow) { try PluralRules(locale: "ar").categories() }
      sweep("locale", survives: isOverflow) { try LocaleIdentifier("ar-u-nu-native").endonym() }
    }
  }

  @Test("a failure is not remembered")
  func recovery() async {
    await #expect(processExitsWith: .success) {
      let format = try NumberFormat.decimal(locale: "de")
      FaultSweep.forget()
      let sweep = FaultSweep()
      sweep("format", fallback: "1234.5") { format.grouping(.always).format(1234.5) }
      #expect(format.format(1234.5) == "1.234,5")
      sweep("locale") { try LocaleIdentifier("de") }
      #expect(try LocaleIdentifier("de").bcp47 == "de")
    }
  }
}

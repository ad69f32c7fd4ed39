import CEndonymICU
@testable import Endonym
import Testing

@Suite("Failures of ICU below locales")
struct LocaleFaultTests {
  /// U_MEMORY_ALLOCATION_ERROR.
  static let outOfMemory: Int32 = 7

  /// Makes the first call of the shim fail, then the second and so on, until `body` gets through.
  private func sweep(_ name: String, _ body: () throws -> Void) {
    var failures = 0
    for after in 0..<Int32(2_000) {
      SharedTables.removeAll()
      eicu_fault_arm(after, Self.outOfMemory)
      defer { eicu_fault_arm(-1, 0) }
      do {
        try body()
        // Only where nothing failed is a result right.
        #expect(eicu_fault_is_armed(), "\(name): failure \(after) went unnoticed")
        #expect(failures > 0, "\(name) calls nothing that can fail")
        return
      } catch FormatError.engine(_, let code, _) {
        failures += 1
        #expect(code == Self.outOfMemory)
      } catch {
        Issue.record("\(name), failure \(after): \(error)")
        return
      }
    }
    Issue.record("\(name) never got through")
  }

  @Test(
    "a failure while an identifier is read is reported, whichever call fails",
    arguments: [
      "sr_YU", "zh-min-nan", "ar-EG-u-nu-native-rg-gbsct-cu-eur", "de_AT@calendar=buddhist;timezone=Etc/UTC",
      "uz-t-sh-m0-ungegn", "ca_ES@valencia",
    ])
  func reading(identifier: String) {
    sweep(identifier) { _ = try LocaleIdentifier(identifier) }
  }

  @Test("a failure while a locale is asked about is reported, whichever call fails")
  func information() throws {
    let locale = try LocaleIdentifier("en-CA")
    sweep("calendar") { _ = try locale.calendar() }
    sweep("numberingSystem") { _ = try locale.numberingSystem() }
    sweep("hourCycle") { _ = try locale.hourCycle() }
    sweep("measurementSystem") { _ = try locale.measurementSystem() }
    sweep("firstWeekday") { _ = try locale.firstWeekday() }
    sweep("currency") { _ = try locale.currency() }
    sweep("endonym") { _ = try locale.endonym() }
    sweep("parent") { _ = try locale.parent }
    sweep("maximized") { _ = try locale.maximized }
    sweep("minimized") { _ = try locale.minimized }
    sweep("requireData") { try locale.requireData() }
    sweep("components") { _ = try LocaleIdentifier(components: locale.components) }
    sweep("NumberingSystem") { _ = try NumberingSystem("arab") }
  }

  @Test("a failure is not remembered")
  func recovery() throws {
    SharedTables.removeAll()
    eicu_fault_arm(0, Self.outOfMemory)
    #expect(throws: FormatError.self) { try LocaleIdentifier("de") }
    eicu_fault_arm(-1, 0)
    #expect(try LocaleIdentifier("de").bcp47 == "de")
  }
}

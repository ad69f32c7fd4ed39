import Testing

@testable import Endonym

@Suite("Skeletons in other calendars")
struct SkeletonCalendarTests {
  /// ICU 72 has a pattern for a year and a week in every calendar but the Gregorian. The text is raw ICU's.
  @Test(
    "the calendar that is given with a skeleton decides whether there is a pattern",
    .enabled(if: (try? DataVersions.current().icu.hasPrefix("72.")) == true, "the patterns are ICU 72's"))
  func yearAndWeek() throws {
    let hebrew = try DateFormat.skeleton("yw", locale: "qu", timeZone: "UTC", calendar: .hebrew)
    #expect(hebrew.format(secondsSince1970: 880_132_254) == "5758 AM (Week: 8)")
    #expect(throws: FormatError.self) {
      try DateFormat.skeleton("yw", locale: "fa_IR", timeZone: "UTC", calendar: .gregorian)
    }
    _ = try DateFormat.components(.year().week(), locale: "fa_IR", timeZone: "UTC")
  }
}

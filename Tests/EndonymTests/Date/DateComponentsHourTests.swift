import Foundation
import Testing

@testable import Endonym

@Suite("Hours of date components")
struct DateComponentsHourTests {
  /// 1970-01-01T06:05:00Z.
  static let morning = Date(timeIntervalSince1970: 21_900)

  /// Two digits: `Intl.DateTimeFormat(locale, {hour: "2-digit", minute: "2-digit", timeZone: "UTC"})` of Node 20.20.2.
  /// Automatic: Foundation's `.hour().minute()`. ␣ stands for U+202F.
  @Test(
    "two digits are two in every locale; else the locale decides",
    arguments: [
      ("en_US", "06:05␣AM", "6:05␣AM"), ("de_DE", "06:05", "06:05"), ("ja_JP", "06:05", "6:05"),
      ("fr_FR", "06:05", "06:05"), ("sv_SE", "06:05", "06:05"),
    ])
  func digits(locale: String, two: String, automatic: String) throws {
    let padded = try DateFormat.components(.hour(.two).minute(), locale: locale, timeZone: "UTC")
    #expect(padded.format(Self.morning) == two.replacing("␣", with: "\u{202F}"))
    let plain = try DateFormat.components(.hour().minute(), locale: locale, timeZone: "UTC")
    #expect(plain.format(Self.morning) == automatic.replacing("␣", with: "\u{202F}"))
    #expect(padded != plain)
    let read = try JSONDecoder().decode(DateFormat.self, from: try JSONEncoder().encode(padded))
    #expect(read == padded)
    #expect(read.format(Self.morning) == padded.format(Self.morning))
  }

  @Test("two digits stay two with another hour cycle")
  func hourCycle() throws {
    let format = try DateFormat.components(.hour(.two).minute(), locale: "en_US", timeZone: "UTC").hourCycle(.h23)
    #expect(format.format(Self.morning) == "06:05")
    let twelve = try DateFormat.components(.hour(.two).minute(), locale: "de_DE", timeZone: "UTC").hourCycle(.h12)
    #expect(twelve.format(Self.morning) == "06:05\u{202F}AM")
  }
}

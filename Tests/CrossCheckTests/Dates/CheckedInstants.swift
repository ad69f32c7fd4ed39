import Foundation

/// Instants at the places where dates break, and random ones.
enum CheckedInstants {
  /// The epoch, noon and midnight, ends of years and of a leap day, both changes of the clock in Berlin and New York.
  static let fixed: [ZonedInstant] =
    [
      ZonedInstant(1_788_301_740, "GMT"), ZonedInstant(0, "GMT"), ZonedInstant(-1, "America/New_York"),
      ZonedInstant(1_709_208_000, "GMT"), ZonedInstant(1_735_689_599, "Asia/Tokyo"), ZonedInstant(1_735_689_600, "GMT"),
      ZonedInstant(1_774_745_999, "Europe/Berlin"), ZonedInstant(1_774_746_000, "Europe/Berlin"),
      ZonedInstant(1_792_889_999, "Europe/Berlin"), ZonedInstant(1_792_890_000, "Europe/Berlin"),
      ZonedInstant(1_772_953_199, "America/New_York"), ZonedInstant(1_772_953_200, "America/New_York"),
      ZonedInstant(1_782_820_800, "Asia/Riyadh"), ZonedInstant(1_782_864_000, "Asia/Riyadh"),
    ] + months

  /// Noon every 29 days, so that no month of a Gregorian or Islamic year is left out.
  private static let months = (0..<13).map { ZonedInstant(1_767_268_800 + Double($0) * 29 * 86_400, "GMT") }

  /// So many instants of 1970 to 2037, in the five zones.
  static func random(_ count: Int, from generator: inout some RandomNumberGenerator) -> [ZonedInstant] {
    (0..<count).map { _ in
      let seconds = Int.random(in: 0...2_145_916_800, using: &generator)
      return ZonedInstant(Double(seconds), CheckedZone.all.randomElement(using: &generator) ?? "GMT")
    }
  }
}

/// The stretch of time that date plans cover: the years 1901 to 2099 in UTC. ICU writes what lies outside.
///
/// Within it every fourth year is a leap year, zones have at most some four hundred changes, and no calendar changes
/// its ways.
enum DatePlanRange {
  /// Seconds since 1970.
  static let seconds: Range<Int64> = -2_177_452_800..<4_102_444_800

  /// Plans count local days from 1900-12-30, so that no offset from UTC leads below zero.
  static let marginDays = 2

  /// The number of that day, counted from 1970-01-01.
  static let firstDay = Int(seconds.lowerBound) / CivilDateTime.secondsInDay - marginDays

  /// How many days local time can reach.
  static let dayCount = (Int(seconds.upperBound) / CivilDateTime.secondsInDay) + marginDays - firstDay
}

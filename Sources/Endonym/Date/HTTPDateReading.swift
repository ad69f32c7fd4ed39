/// The fields of an HTTP date, in whichever of its three forms.
struct HTTPDateReading: Hashable, Sendable {
  private let year: Int
  private let month: Int
  private let day: Int
  private let clock: Clock
  /// Whether `year` is only its last two digits.
  private let isYearShort: Bool

  fileprivate struct Clock: Hashable, Sendable {
    /// 0 to 86,400.
    let secondOfDay: Int
    let isLeapSecond: Bool
  }

  private init(year: Int, month: Int, day: Int, clock: Clock, isYearShort: Bool = false) {
    self.year = year
    self.month = month
    self.day = day
    self.clock = clock
    self.isYearShort = isYearShort
  }

  /// Reads a whole text; `nil` when it has none of the forms.
  init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes)
    guard let reading = Self.preferred(reader) ?? Self.obsolete(reader) ?? Self.asctime(reader) else { return nil }
    self = reading
  }

  /// `Sun, 06 Nov 1994 08:49:37 GMT`
  private static func preferred(_ reader: ByteReader) -> Self? {
    var reader = reader
    guard reader.index(takenFrom: weekdays) != nil, reader.take(text: ", "), let day = reader.number(digits: 2),
      reader.take(" "), let month = reader.index(takenFrom: months), reader.take(" "),
      let year = reader.number(digits: 4), reader.take(" "), let clock = reader.clock(), reader.take(text: " GMT"),
      reader.isAtEnd
    else { return nil }
    return Self(year: year, month: month + 1, day: day, clock: clock)
  }

  /// `Sunday, 06-Nov-94 08:49:37 GMT`, of RFC 850
  private static func obsolete(_ reader: ByteReader) -> Self? {
    var reader = reader
    guard reader.index(takenFrom: longWeekdays) != nil, reader.take(text: ", "), let day = reader.number(digits: 2),
      reader.take("-"), let month = reader.index(takenFrom: months), reader.take("-"),
      let year = reader.number(digits: 2), reader.take(" "), let clock = reader.clock(), reader.take(text: " GMT"),
      reader.isAtEnd
    else { return nil }
    return Self(year: year, month: month + 1, day: day, clock: clock, isYearShort: true)
  }

  /// `Sun Nov  6 08:49:37 1994`, of C's `asctime`
  private static func asctime(_ reader: ByteReader) -> Self? {
    var reader = reader
    guard reader.index(takenFrom: weekdays) != nil, reader.take(" "), let month = reader.index(takenFrom: months),
      reader.take(" "), let day = reader.number(digits: reader.take(" ") ? 1 : 2), reader.take(" "),
      let clock = reader.clock(), reader.take(" "), let year = reader.number(digits: 4), reader.isAtEnd
    else { return nil }
    return Self(year: year, month: month + 1, day: day, clock: clock)
  }

  /// The instant.
  /// - Parameter now: The instant that a short year is at most 50 years after.
  /// - Returns: Seconds since 1970; `nil` when there is no such day, or no such leap second.
  func seconds(now: ExactInstant?) -> Int64? {
    guard isYearShort else { return seconds(inYear: year) }
    guard let now else { return nil }
    let thisDay = CivilDateTime(seconds: now.seconds)
    let today = thisDay.date
    let latestDay = CivilDate(year: today.year + 50, month: today.month, day: today.day).dayNumber
    let latest = Int64(latestDay * CivilDateTime.secondsInDay + thisDay.secondOfDay)
    // The year is in the century of the latest one, or in the one before.
    let century = CivilDate.floorQuotient(today.year + 50, 100) * 100
    for start in [century, century - 100] {
      if let seconds = seconds(inYear: start + year), seconds <= latest { return seconds }
    }
    return nil
  }

  private func seconds(inYear year: Int) -> Int64? {
    let date = CivilDate(year: year, month: month, day: day)
    guard date.isValid else { return nil }
    let seconds = Int64(date.dayNumber * CivilDateTime.secondsInDay + clock.secondOfDay)
    return clock.isLeapSecond && !ISO8601DateParser.canFollowLeapSecond(seconds) ? nil : seconds
  }

  private static let weekdays: [StaticString] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let longWeekdays: [StaticString] = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let months: [StaticString] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

extension ByteReader {
  /// `08:49:37`
  fileprivate mutating func clock() -> HTTPDateReading.Clock? {
    guard let hour = number(digits: 2), hour <= 23, take(":"), let minute = number(digits: 2), minute <= 59, take(":"),
      let second = number(digits: 2), second <= 60
    else { return nil }
    return HTTPDateReading.Clock(secondOfDay: hour * 3_600 + minute * 60 + second, isLeapSecond: second == 60)
  }
}

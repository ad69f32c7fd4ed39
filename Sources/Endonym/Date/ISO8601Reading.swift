/// What an ISO 8601 text says, before it is known where.
struct ISO8601Reading: Hashable, Sendable {
  /// What clocks show, in seconds since they showed 1970-01-01T00:00:00.
  let localSeconds: Int64
  let nanoseconds: Int32
  /// Whether the text has the second 60, which `localSeconds` counts as the one after 59.
  let isLeapSecond: Bool
  /// Seconds east of UTC; `nil` when the text does not say.
  let offset: Int?

  /// Reads a whole text; `nil` when it is no date and time, or names what there is not.
  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let date = reader.date() else { return nil }
    var time = Time()
    var offset: Int?
    if !reader.isAtEnd {
      guard date.isComplete, reader.takeDateTimeSeparator(), let read = reader.time() else { return nil }
      time = read
    }
    if !reader.isAtEnd {
      guard let read = reader.offset(), reader.isAtEnd else { return nil }
      offset = read
    }
    localSeconds = Int64(date.dayNumber * CivilDateTime.secondsInDay) + Int64(time.seconds)
    nanoseconds = Int32(time.nanoseconds)
    isLeapSecond = time.isLeapSecond
    self.offset = offset
  }

  fileprivate struct Date {
    let dayNumber: Int
    /// Whether the text names a day, and not only a year, month or week.
    let isComplete: Bool
  }

  fileprivate struct Time {
    /// 0 to 86,400.
    var seconds = 0
    /// 0 to 999,999,999.
    var nanoseconds = 0
    var isLeapSecond = false
  }
}

extension ByteReader {
  fileprivate mutating func takeDateTimeSeparator() -> Bool { take("T") || take("t") || take(" ") }

  // MARK: Dates

  fileprivate mutating func date() -> ISO8601Reading.Date? {
    let sign = sign()
    let digits = digitCount
    let follower = next(after: digits)
    if follower == UInt8(ascii: "-") || follower == UInt8(ascii: "W") {
      guard sign == nil ? digits == 4 : 4...9 ~= digits, let year = year(sign: sign, digits: digits) else { return nil }
      let isExtended = take("-")
      if take("W") { return week(inYear: year, isExtended: isExtended) }
      return digitCount == 3 ? ordinal(inYear: year) : month(inYear: year)
    }
    // Without separators the number of digits tells what they are.
    guard let yearDigits = Self.yearDigits(of: digits, isSigned: sign != nil),
      let year = year(sign: sign, digits: yearDigits)
    else { return nil }
    switch digits - yearDigits {
    case 4:
      guard let month = number(digits: 2), let day = number(digits: 2) else { return nil }
      return Self.date(CivilDate(year: year, month: month, day: day))
    case 3: return ordinal(inYear: year)
    default: return ISO8601Reading.Date(dayNumber: CivilDate.firstDay(ofYear: year).dayNumber, isComplete: false)
    }
  }

  /// How many of the digits are the year's; `nil` when so many digits are no date.
  private static func yearDigits(of digits: Int, isSigned: Bool) -> Int? {
    if isSigned { return [6, 9, 10].contains(digits) ? 6 : nil }
    return [4, 7, 8].contains(digits) ? 4 : nil
  }

  private mutating func year(sign: Int?, digits: Int) -> Int? {
    guard let year = number(digits: digits) else { return nil }
    // The year before 1 is 0, and there is no other zero.
    return year == 0 && sign == -1 ? nil : year * (sign ?? 1)
  }

  private mutating func month(inYear year: Int) -> ISO8601Reading.Date? {
    guard digitCount == 2, let month = number(digits: 2) else { return nil }
    guard take("-") else {
      let date = Self.date(CivilDate(year: year, month: month, day: 1))
      return date.map { ISO8601Reading.Date(dayNumber: $0.dayNumber, isComplete: false) }
    }
    guard let day = number(digits: 2) else { return nil }
    return Self.date(CivilDate(year: year, month: month, day: day))
  }

  private mutating func week(inYear year: Int, isExtended: Bool) -> ISO8601Reading.Date? {
    guard let week = number(digits: 2), week >= 1, week <= CivilDate.weeks(inYear: year) else { return nil }
    // The fourth of January is always in the first week.
    let fourth = CivilDate(year: year, month: 1, day: 4)
    let monday = fourth.dayNumber - fourth.weekday.rawValue + 1 + 7 * (week - 1)
    let hasWeekday = isExtended ? take("-") : digitCount > 0
    guard hasWeekday else { return ISO8601Reading.Date(dayNumber: monday, isComplete: false) }
    guard let weekday = number(digits: 1), 1...7 ~= weekday else { return nil }
    return ISO8601Reading.Date(dayNumber: monday + weekday - 1, isComplete: true)
  }

  private mutating func ordinal(inYear year: Int) -> ISO8601Reading.Date? {
    guard let day = number(digits: 3), day >= 1, day <= (CivilDate.isLeap(year) ? 366 : 365) else { return nil }
    return ISO8601Reading.Date(dayNumber: CivilDate.firstDay(ofYear: year).dayNumber + day - 1, isComplete: true)
  }

  private static func date(_ date: CivilDate) -> ISO8601Reading.Date? {
    date.isValid ? ISO8601Reading.Date(dayNumber: date.dayNumber, isComplete: true) : nil
  }

  // MARK: Times

  fileprivate mutating func time() -> ISO8601Reading.Time? {
    guard let hour = number(digits: 2), hour <= 24 else { return nil }
    var fields = [hour]
    let isExtended = next == UInt8(ascii: ":")
    while fields.count < 3, isExtended ? take(":") : digitCount > 0 {
      guard let field = number(digits: 2), field <= (fields.count == 2 ? 60 : 59) else { return nil }
      fields.append(field)
    }
    let units = [3_600, 60, 1]
    var time = ISO8601Reading.Time()
    time.seconds = zip(fields, units).reduce(0) { $0 + $1.0 * $1.1 }
    time.isLeapSecond = fields.count == 3 && fields[2] == 60
    if take(".") || take(",") {
      guard let nanoseconds = fraction(ofSeconds: units[fields.count - 1]) else { return nil }
      time.seconds += nanoseconds / 1_000_000_000
      time.nanoseconds = nanoseconds % 1_000_000_000
    }
    // Only midnight has the hour 24.
    let isPastMidnight = time.seconds > CivilDateTime.secondsInDay || time.nanoseconds > 0
    return hour == 24 && isPastMidnight ? nil : time
  }

  /// The digits of a fraction of a unit that has so many seconds, in nanoseconds.
  private mutating func fraction(ofSeconds unit: Int) -> Int? {
    // 15 digits of an hour still fit; they say more than nanoseconds.
    let start = position
    guard var value = number(digits: 1...15) else { return nil }
    let count = position - start
    _ = takeWhile(Self.isDigit)
    value *= unit
    for _ in count..<max(count, 9) { value *= 10 }
    for _ in 9..<max(count, 9) { value /= 10 }
    return value
  }

  // MARK: Offsets

  fileprivate mutating func offset() -> Int? {
    if take("Z") || take("z") { return 0 }
    guard let sign = sign(), let hours = number(digits: 2), hours <= 23 else { return nil }
    var seconds = hours * 3_600
    let isExtended = next == UInt8(ascii: ":")
    for unit in [60, 1] {
      guard isExtended ? take(":") : digitCount > 0 else { break }
      guard let field = number(digits: 2), field <= 59 else { return nil }
      seconds += field * unit
    }
    return sign * seconds
  }
}

extension PosixTimeZone {
  /// Reads a rule.
  ///
  /// A zone with summer time has to say when it comes and goes; POSIX leaves it to the system otherwise.
  /// - Returns: `nil` when the text is no rule.
  init?(_ text: [UInt8]) {
    var reader = ByteReader(text)
    guard let name = reader.abbreviation(), let offset = reader.westwardOffset() else { return nil }
    standard = LocalTimeType(offset: offset, isDaylight: false, abbreviation: name)
    if reader.isAtEnd {
      daylight = nil
      return
    }
    guard let daylight = reader.daylight(standardOffset: offset), reader.isAtEnd else { return nil }
    self.daylight = daylight
  }
}

extension ByteReader {
  /// Three letters or more, or digits, letters and signs in angle brackets.
  fileprivate mutating func abbreviation() -> String? {
    let isQuoted = take("<")
    let name = takeWhile {
      Self.isLetter($0) || (isQuoted && (Self.isDigit($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")))
    }
    guard name.count >= 3, !isQuoted || take(">") else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// `[+-]hh[:mm[:ss]]`; positive is west in the text, east in the result.
  fileprivate mutating func westwardOffset() -> Int32? {
    guard let seconds = duration(maximumHours: 24) else { return nil }
    return -seconds
  }

  /// Hours, minutes and seconds with an optional sign, in seconds.
  private mutating func duration(maximumHours: Int) -> Int32? {
    let sign = sign() ?? 1
    guard let hours = number(digits: 1...3), hours <= maximumHours else { return nil }
    var seconds = hours * 3_600
    for unit in [60, 1] {
      guard take(":") else { break }
      guard let value = number(digits: 1...2), value < 60 else { return nil }
      seconds += value * unit
    }
    return Int32(sign * seconds)
  }

  fileprivate mutating func daylight(standardOffset: Int32) -> PosixTimeZone.Daylight? {
    guard let name = abbreviation() else { return nil }
    var offset = standardOffset + 3_600
    if next != UInt8(ascii: ",") {
      guard let written = westwardOffset() else { return nil }
      offset = written
    }
    guard take(","), let start = change(), take(","), let end = change() else { return nil }
    let type = LocalTimeType(offset: offset, isDaylight: true, abbreviation: name)
    return PosixTimeZone.Daylight(type: type, start: start, end: end)
  }

  private mutating func change() -> PosixTimeZone.Change? {
    guard let day = dayOfChange() else { return nil }
    guard take("/") else { return PosixTimeZone.Change(day: day, time: 2 * 3_600) }
    return duration(maximumHours: 167).map { PosixTimeZone.Change(day: day, time: $0) }
  }

  private mutating func dayOfChange() -> PosixTimeZone.Day? {
    if take("J") {
      guard let day = number(digits: 1...3), 1...365 ~= day else { return nil }
      return .dayOfCommonYear(day)
    }
    if take("M") {
      guard let month = number(digits: 1...2), 1...12 ~= month,
        take("."), let week = number(digits: 1), 1...5 ~= week,
        take("."), let weekday = number(digits: 1), 0...6 ~= weekday
      else { return nil }
      return .weekday(month: month, week: week, weekday: weekday)
    }
    guard let days = number(digits: 1...3), days <= 365 else { return nil }
    return .daysAfterNewYear(days)
  }
}

import EndonymICU

/// Finds the unit in which the time between two instants is told, and how many of it.
///
/// The difference is split into whole years, months, weeks, days, hours, minutes and seconds of the calendar in the time
/// zone, and the largest unit that is not zero is told. What remains is a part of the next whole unit and rounds it. A
/// unit that rounds up to a larger one becomes that one: 59 minutes and 40 seconds is an hour, but 27.8 days of a
/// February is a month only because four weeks from its first day is the first of March.
struct CalendarDifference {
  let locale: LocaleIdentifier
  let calendar: CalendarIdentifier?
  let timeZone: TimeZoneIdentifier?
  let rounding: RelativeDateFormat.Rounding

  private static let units: [(unit: RelativeDateUnit, icu: ICUCalendar.Unit)] = [
    (.year, .year), (.month, .month), (.week, .week), (.day, .day), (.hour, .hour), (.minute, .minute),
    (.second, .second),
  ]

  /// The offset from one instant to another, in seconds since 1970.
  /// - Throws: ``FormatError/invalidDate(_:)``, ``FormatError/outOfRange(_:reason:)``,
  ///   ``FormatError/engine(call:code:name:)``.
  func offset(from start: Double, to end: Double) throws(FormatError) -> RelativeDateOffset {
    try DateFormat.check(secondsSince1970: start)
    try DateFormat.check(secondsSince1970: end)
    let calendar = try openCalendar()
    return try FormatError.wrapping { () throws(ICUError) in
      try Counter(calendar: calendar, start: start * 1000, rounding: rounding).offset(to: end * 1000)
    }
  }

  private func openCalendar() throws(FormatError) -> ICUCalendar {
    let engineLocale = EngineLocale(locale, calendar: calendar, numberingSystem: nil).icu
    let zone = try timeZone?.engineZone()
    return try FormatError.wrapping { () throws(ICUError) in
      let calendar = try ICUCalendar(locale: engineLocale)
      if let zone { try calendar.set(zone: zone) }
      return calendar
    }
  }

  /// Counts from one instant, in milliseconds.
  private struct Counter {
    let calendar: ICUCalendar
    let start: Double
    let rounding: RelativeDateFormat.Rounding

    /// The largest unit of which a whole one lies between, how many, and where they end.
    private func largest(to end: Double) throws(ICUError) -> (index: Int, count: Int32) {
      for (index, step) in units.enumerated() {
        let count = try calendar.difference(from: start, to: end, in: step.icu)
        if count != 0 { return (index, count) }
      }
      return (units.count - 1, 0)
    }

    func offset(to end: Double) throws(ICUError) -> RelativeDateOffset {
      var (index, count) = try largest(to: end)
      if rounding == .halfEven {
        let rounded = try self.rounded(count, units[index].icu, end)
        if rounded != count {
          count = rounded
          // So many units may be a whole larger one.
          let reached = try calendar.adding(count, units[index].icu, to: start)
          let carried = try largest(to: reached)
          if carried.index < index { (index, count) = carried }
        }
      }
      return RelativeDateOffset(Double(count), units[index].unit)
    }

    /// `count`, or one more in its direction when the remainder is more than half a unit, or half of it and `count` odd.
    private func rounded(_ count: Int32, _ unit: ICUCalendar.Unit, _ end: Double) throws(ICUError) -> Int32 {
      let direction: Int32 = end < start ? -1 : 1
      let below = try calendar.adding(count, unit, to: start)
      let above = try calendar.adding(count + direction, unit, to: start)
      let remainder = abs(end - below)
      let half = abs(above - below) / 2
      let goesUp = remainder > half || (remainder == half && remainder > 0 && count % 2 != 0)
      return goesUp ? count + direction : count
    }
  }
}

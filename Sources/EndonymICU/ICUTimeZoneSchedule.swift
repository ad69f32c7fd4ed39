import CEndonymICU

/// The rules of a zone in the form in which ICU takes and gives them: what standard time is, and what summer time adds.
package struct ICUTimeZoneSchedule: Hashable, Sendable {
  /// Seconds east of UTC.
  package struct Offsets: Hashable, Sendable {
    package let standard: Int32
    /// What summer time adds; ICU calls a time with another value than 0 daylight time.
    package let saving: Int32

    package init(standard: Int32, saving: Int32) {
      self.standard = standard
      self.saving = saving
    }

    /// Both together.
    package var total: Int32 { standard + saving }
  }

  /// Offsets that begin at an instant in seconds since 1970.
  package struct Change: Hashable, Sendable {
    package let seconds: Int64
    package let offsets: Offsets

    package init(seconds: Int64, offsets: Offsets) {
      self.seconds = seconds
      self.offsets = offsets
    }
  }

  /// Offsets that begin once in every year.
  package struct AnnualChange: Hashable, Sendable {
    /// A day in every year; months count from 1, a weekday of 1 is Sunday.
    package enum Day: Hashable, Sendable {
      case date(month: Int, day: Int)
      /// The first to fourth of that weekday in a month.
      case weekday(Int, ordinal: Int, month: Int)
      case lastWeekday(Int, month: Int)
    }

    package let firstYear: Int
    package let day: Day
    /// Seconds after that day's midnight, on the clock that the change ends. They may be negative or more than a day.
    package let time: Int32
    package let offsets: Offsets

    package init(firstYear: Int, day: Day, time: Int32, offsets: Offsets) {
      self.firstYear = firstYear
      self.day = day
      self.time = time
      self.offsets = offsets
    }
  }

  /// The offsets before the first change.
  package let initial: Offsets
  /// In the order of time.
  package let changes: [Change]
  /// None, or the two that go on for ever.
  package let annualChanges: [AnnualChange]

  package init(initial: Offsets, changes: [Change], annualChanges: [AnnualChange]) {
    self.initial = initial
    self.changes = changes
    self.annualChanges = annualChanges
  }
}

extension ICUTimeZoneSchedule.Offsets {
  init(_ raw: eicu_zone_offsets) { self.init(standard: raw.standard, saving: raw.saving) }

  var raw: eicu_zone_offsets { eicu_zone_offsets(standard: standard, saving: saving) }
}

extension ICUTimeZoneSchedule.AnnualChange {
  var raw: eicu_zone_annual_change {
    let (month, weekday, number) =
      switch day {
      case .date(let month, let day): (month, 0, day)
      case .weekday(let weekday, let ordinal, let month): (month, weekday, ordinal)
      case .lastWeekday(let weekday, let month): (month, weekday, -1)
      }
    return eicu_zone_annual_change(
      first_year: Int32(firstYear), month: Int32(month), weekday: Int32(weekday), day: Int32(number), seconds: time,
      offsets: offsets.raw)
  }
}

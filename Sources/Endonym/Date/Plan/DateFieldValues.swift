/// What chooses among the texts of a column: a field of a date, counted from zero.
enum DateField: Int, CaseIterable {
  /// Always zero: text that no field changes.
  case nothing
  case era
  /// Years from the first that the calendar has in ``DatePlanRange``, and one more for every era that has begun: a year in
  /// which an era begins has two numbers, and two texts.
  case year
  /// From zero: January in the Gregorian calendar, Muharram in the Islamic ones.
  case month
  /// From one, the only field of a date that is not counted from zero.
  case day
  case dayOfYear
  /// From Sunday.
  case weekday
  /// 0 to 23.
  case hour
  /// 0 before noon, 1 after it.
  case half
  case minute
  case second
  /// Tenths of a second, 0 to 9.
  case tenth
  /// Hundredths of a second, 0 to 99.
  case hundredth
  /// The last digit of milliseconds.
  case thousandth
  /// The hour, and 24 more in the first minute of it: noon and midnight have names.
  case hourOfMinute
  /// The hour, and 24 more in the first second of it.
  case hourOfSecond
  /// Which of the zone's texts is in force.
  case zone
}

/// A value for every ``DateField``, in the order of their raw values.
struct DateFieldValues: BitwiseCopyable {
  private var values = InlineArray<17, UInt32>(repeating: 0)

  @inline(__always)
  subscript(field: DateField) -> UInt32 {
    get { values[field.rawValue] }
    set { values[field.rawValue] = newValue }
  }
}

import EndonymICU

/// The units that relative dates count in: ECMA-402's.
public enum RelativeDateUnit: String, Hashable, Sendable, Codable, CaseIterable {
  /// A year of the calendar.
  case year
  /// A quarter of a year.
  case quarter
  /// A month of the calendar.
  case month
  /// Seven days.
  case week
  /// A day of the calendar.
  case day
  /// 3,600 seconds.
  case hour
  /// 60 seconds.
  case minute
  /// A second.
  case second

  /// ICU's name of the unit.
  var icu: ICURelativeDateFormatter.Unit {
    switch self {
    case .year: .year
    case .quarter: .quarter
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}

/// How far another moment lies from now, in one unit.
public struct RelativeDateOffset: Hashable, Sendable, Codable {
  /// How many units; negative is past. -0 is past too.
  public var value: Double
  /// The unit.
  public var unit: RelativeDateUnit

  /// Makes an offset.
  public init(_ value: Double, _ unit: RelativeDateUnit) {
    self.value = value
    self.unit = unit
  }
}

/// A day of the week. The raw values are those of the key `fw`: UTS 35, section 3.6.1.
public enum Weekday: String, Hashable, Sendable, Codable, CaseIterable {
  /// Sunday.
  case sunday = "sun"
  /// Monday.
  case monday = "mon"
  /// Tuesday.
  case tuesday = "tue"
  /// Wednesday.
  case wednesday = "wed"
  /// Thursday.
  case thursday = "thu"
  /// Friday.
  case friday = "fri"
  /// Saturday.
  case saturday = "sat"

  /// The day's number in ICU and in Foundation's `Calendar`: 1 is Sunday.
  public var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  /// The day with a number from 1 for Sunday to 7 for Saturday; `nil` for any other.
  public init?(number: Int) {
    guard Self.allCases.indices.contains(number - 1) else { return nil }
    self = Self.allCases[number - 1]
  }
}

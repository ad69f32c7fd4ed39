/// What clocks in a zone show at some time: how far from UTC, whether that is summer time, and its abbreviation.
struct LocalTimeType: Hashable, Sendable {
  /// Seconds east of UTC, within ``offsets``.
  let offset: Int32
  /// Whether the tz database calls it daylight saving time. Dublin's winter is "daylight" with less than standard time.
  let isDaylight: Bool
  /// The English abbreviation, `CET`, or a number such as `-03`; empty when the rules came from ICU.
  let abbreviation: String

  init(offset: Int32, isDaylight: Bool, abbreviation: String) {
    self.offset = offset
    self.isDaylight = isDaylight
    self.abbreviation = abbreviation
  }

  /// The offsets that are believed. POSIX reaches 24:59:59, an hour more with summer time; RFC 8536 advises less.
  static let offsets: ClosedRange<Int32> = -93_599...93_599
}

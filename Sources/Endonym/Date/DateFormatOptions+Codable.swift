/// Options are coded flat, under ECMA-402's names, and only where they differ from the default:
/// `{"locale":"de","timeZone":"UTC","dateStyle":"medium","timeStyle":"short"}`.
extension DateFormatOptions: Codable {
  private enum Key: String, CodingKey {
    case locale, timeZone, dateStyle, timeStyle, skeleton, pattern, join, calendar, numberingSystem, hourCycle
    case hour, capitalization, relative, now
  }

  /// ECMA-402's name of an hour of two digits.
  private static let paddedHour = "2-digit"

  func encode(to encoder: any Encoder) throws {
    var writer = encoder.container(keyedBy: Key.self)
    try writer.encode(locale, forKey: .locale)
    try writer.encode(timeZone, forKey: .timeZone)
    switch content {
    case .styles(let date, let time):
      try writer.encode(date, forKey: .dateStyle)
      try writer.encode(time, forKey: .timeStyle)
    case .skeleton(let skeleton): try writer.encode(skeleton, forKey: .skeleton)
    case .pattern(let pattern): try writer.encode(pattern, forKey: .pattern)
    }
    if join != .automatic { try writer.encode(join, forKey: .join) }
    try writer.encodeIfPresent(calendar, forKey: .calendar)
    try writer.encodeIfPresent(numberingSystem, forKey: .numberingSystem)
    try writer.encodeIfPresent(hourCycle, forKey: .hourCycle)
    if padsHour { try writer.encode(Self.paddedHour, forKey: .hour) }
    if context != .unknown { try writer.encode(context, forKey: .capitalization) }
    switch naming {
    case .never: break
    case .nearClock: try writer.encode(true, forKey: .relative)
    case .near(let now): try writer.encode(now, forKey: .now)
    }
  }

  init(from decoder: any Decoder) throws {
    let reader = try decoder.container(keyedBy: Key.self)
    self.init(
      try Self.content(from: reader), locale: try reader.decode(LocaleIdentifier.self, forKey: .locale),
      timeZone: try reader.decode(TimeZoneIdentifier.self, forKey: .timeZone))
    join = try reader.decodeIfPresent(DateFormat.Join.self, forKey: .join) ?? join
    calendar = try reader.decodeIfPresent(CalendarIdentifier.self, forKey: .calendar)
    numberingSystem = try reader.decodeIfPresent(NumberingSystem.self, forKey: .numberingSystem)
    hourCycle = try reader.decodeIfPresent(HourCycle.self, forKey: .hourCycle)
    padsHour = try reader.decodeIfPresent(String.self, forKey: .hour) == Self.paddedHour
    context = try reader.decodeIfPresent(DateFormat.CapitalizationContext.self, forKey: .capitalization) ?? context
    if let now = try reader.decodeIfPresent(Double.self, forKey: .now) {
      naming = .near(now)
    } else if try reader.decodeIfPresent(Bool.self, forKey: .relative) == true {
      naming = .nearClock
    }
  }

  private static func content(from reader: KeyedDecodingContainer<Key>) throws -> Content {
    if let skeleton = try reader.decodeIfPresent(String.self, forKey: .skeleton) { return .skeleton(skeleton) }
    if let pattern = try reader.decodeIfPresent(String.self, forKey: .pattern) { return .pattern(pattern) }
    return .styles(
      date: try reader.decodeIfPresent(DateStyle.self, forKey: .dateStyle) ?? .none,
      time: try reader.decodeIfPresent(DateStyle.self, forKey: .timeStyle) ?? .none)
  }
}

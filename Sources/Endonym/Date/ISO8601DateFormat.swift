#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes dates as ISO 8601 does, which is the same everywhere: no locale and no variable of the environment counts.
///
/// ```swift
/// let date = Date(timeIntervalSince1970: 1_693_912_345.678)
/// ISO8601DateFormat().format(date)                                      // 2023-09-05T11:12:25Z
/// try ISO8601DateFormat().precision(.fraction(digits: 3)).format(date)  // 2023-09-05T11:12:25.678Z
/// let tokyo = try ISO8601DateFormat(timeZone: TimeZoneIdentifier("Asia/Tokyo"))
/// tokyo.format(date)                                                    // 2023-09-05T20:12:25+09:00
/// tokyo.layout(.basic).dateForm(.week).format(date)                     // 2023W362T201225+0900
/// ISO8601DateFormat().fields(.date).format(date)                        // 2023-09-05
/// ```
///
/// What does not fit is cut off, not rounded: a clock does not show a second that has not begun. Years before 0 and
/// after 9999 have a sign and at least six digits, `-000044`, `+012345`; year 0 is the one before 1. An offset of a zone
/// that is not whole minutes, as in the 19th century, is written with its seconds, `+00:53:28`, which ISO 8601 does not
/// provide for. ``ISO8601DateParser`` reads all of it back.
///
/// For people use ``DateFormat``.
///
/// Source: ISO 8601-1:2019; with the defaults the result is also one of RFC 3339 for the years 0 to 9999.
public struct ISO8601DateFormat: Sendable {
  var options: Options
  let rules: TimeZoneRules

  struct Options: Hashable, Sendable, Codable {
    var timeZone = TimeZoneIdentifier.utc
    var fields = Fields.dateTime
    var dateForm = DateForm.calendar
    var precision = Precision.second
    var layout = Layout.extended
    var separator = DateTimeSeparator.t
    var designator = ZoneDesignator.offset
  }

  /// What is written.
  public enum Fields: String, Hashable, Sendable, Codable, CaseIterable {
    /// `2023-09-05`, with no zone after it: the day that it is in the format's zone.
    case date
    /// `11:12:25Z`.
    case time
    /// `2023-09-05T11:12:25Z`.
    case dateTime
  }

  /// How a day is named.
  public enum DateForm: String, Hashable, Sendable, Codable, CaseIterable {
    /// By month and day, `2023-09-05`.
    case calendar
    /// By week and weekday, `2023-W36-2`, where weeks begin on Monday and belong to the year of their Thursday.
    case week
    /// By its number in the year, `2023-248`.
    case ordinal
  }

  /// The smallest unit of time that is written.
  public enum Precision: Hashable, Sendable {
    /// `11:12`.
    case minute
    /// `11:12:25`.
    case second
    /// `11:12:25.678`, with 1 to 9 digits after the point; 0 are the same as ``second``. A `Date` tells
    /// microseconds apart from 1865 to 2105, so that digits after the sixth are zeros.
    case fraction(digits: Int)
  }

  /// Whether separators stand between the fields.
  public enum Layout: String, Hashable, Sendable, Codable, CaseIterable {
    /// `2023-09-05T11:12:25+02:00`.
    case extended
    /// `20230905T111225+0200`.
    case basic
  }

  /// What stands between date and time.
  public enum DateTimeSeparator: String, Hashable, Sendable, Codable, CaseIterable {
    /// The letter T, which ISO 8601 demands.
    case t
    /// A space, which RFC 3339 allows for the sake of people.
    case space
  }

  /// Whether the offset from UTC is written after a time.
  public enum ZoneDesignator: String, Hashable, Sendable, Codable, CaseIterable {
    /// `Z` when it is zero, else `+02:00`.
    case offset
    /// Nothing: the text says what clocks show, and not when.
    case none
  }

  private init(options: Options, rules: TimeZoneRules) {
    self.options = options
    self.rules = rules
  }

  /// A format in UTC, `2023-09-05T11:12:25Z`.
  public init() {
    self.init(options: Options(), rules: TimeZoneRules(UTCOffset(seconds: 0)))
  }

  /// A format in a zone, `2023-09-05T20:12:25+09:00`.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when the zone's rules cannot be read.
  public init(timeZone: TimeZoneIdentifier) throws(FormatError) {
    try self.init(options: Options(timeZone: timeZone))
  }

  private init(options: Options) throws(FormatError) {
    self.init(options: options, rules: try options.timeZone.rules())
  }

  /// The zone whose clocks it writes.
  public var timeZone: TimeZoneIdentifier { options.timeZone }

  private func with<Value>(_ option: WritableKeyPath<Options, Value>, _ value: Value) -> Self {
    var options = options
    options[keyPath: option] = value
    return Self(options: options, rules: rules)
  }

  /// Writes only a date, only a time, or both.
  public func fields(_ fields: Fields) -> Self { with(\.fields, fields) }

  /// Names days in another way.
  public func dateForm(_ form: DateForm) -> Self { with(\.dateForm, form) }

  /// Writes times down to another unit.
  /// - Throws: ``FormatError/invalidOption(_:reason:)`` for fewer than 0 or more than 9 fraction digits.
  public func precision(_ precision: Precision) throws(FormatError) -> Self {
    guard 0...9 ~= precision.fractionDigits else {
      throw .invalidOption("fraction digits \(precision.fractionDigits)", reason: "a second has 0 to 9")
    }
    return with(\.precision, precision.fractionDigits == 0 && precision != .minute ? .second : precision)
  }

  /// Writes with separators or without.
  public func layout(_ layout: Layout) -> Self { with(\.layout, layout) }

  /// Writes another character between date and time.
  public func separator(_ separator: DateTimeSeparator) -> Self { with(\.separator, separator) }

  /// Writes the offset from UTC, or leaves it out.
  public func zoneDesignator(_ designator: ZoneDesignator) -> Self { with(\.designator, designator) }
}

extension ISO8601DateFormat.Precision {
  /// How many digits follow the second.
  var fractionDigits: Int {
    if case .fraction(let digits) = self { return digits }
    return 0
  }
}

extension ISO8601DateFormat: Hashable {
  /// Two formats are equal when their options are.
  public static func == (left: Self, right: Self) -> Bool { left.options == right.options }

  /// Hashes the options.
  public func hash(into hasher: inout Hasher) { hasher.combine(options) }
}

extension ISO8601DateFormat: Codable {
  /// Decodes the options, and reads the zone's rules.
  public init(from decoder: any Decoder) throws { try self.init(options: Options(from: decoder)) }

  /// Encodes the options.
  public func encode(to encoder: any Encoder) throws { try options.encode(to: encoder) }
}

extension ISO8601DateFormat.Precision: Codable {
  /// Decodes `"minute"`, or the number of digits after the second.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let digits = try? container.decode(Int.self), 0...9 ~= digits {
      self = digits == 0 ? .second : .fraction(digits: digits)
    } else if try container.decode(String.self) == "minute" {
      self = .minute
    } else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "neither \"minute\" nor 0 to 9 digits")
    }
  }

  /// Encodes `"minute"`, or the number of digits after the second.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if self == .minute { try container.encode("minute") } else { try container.encode(fractionDigits) }
  }
}

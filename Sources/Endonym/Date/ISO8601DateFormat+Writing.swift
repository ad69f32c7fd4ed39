#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ISO8601DateFormat: FormatStyle {
  /// Writes a date.
  /// - Parameter date: Any date.
  /// - Returns: The text. For a date that is not a number, or is more than ``Limits/dateSeconds`` from 1970, it is
  ///   `Invalid Date`, which no reader takes for one; ``append(_:to:)`` throws for it.
  public func format(_ date: Date) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(40)
    guard let instant = ExactInstant(date) else { return Self.invalidDate }
    append(instant, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the text as ASCII bytes; nothing is allocated but what `bytes` needs to grow.
  /// - Throws: ``FormatError/invalidDate(_:)`` when the date is not a number, or is more than ``Limits/dateSeconds`` from
  ///   1970; nothing is appended then.
  public func append(_ date: Date, to bytes: inout [UInt8]) throws(FormatError) {
    guard let instant = ExactInstant(date) else { throw .invalidDate("\(date.timeIntervalSince1970)") }
    append(instant, to: &bytes)
  }

  /// What stands for a date that there is not; ECMA-262 has the same text.
  static let invalidDate = "Invalid Date"

  func append(_ instant: ExactInstant, to bytes: inout [UInt8]) {
    let offset = rules.offset(at: instant.seconds)
    let local = CivilDateTime(seconds: instant.seconds + Int64(offset))
    if options.fields != .time { append(local.date, to: &bytes) }
    if options.fields == .date { return }
    if options.fields == .dateTime { bytes.append(UInt8(ascii: options.separator == .t ? "T" : " ")) }
    append(local, nanoseconds: Int(instant.nanoseconds), to: &bytes)
    if options.designator == .offset { append(offset: Int(offset), to: &bytes) }
  }

  private func append(_ date: CivilDate, to bytes: inout [UInt8]) {
    switch options.dateForm {
    case .calendar:
      let isExtended = append(year: date.year, to: &bytes)
      bytes.append(date.month, width: 2)
      if isExtended { bytes.append(UInt8(ascii: "-")) }
      bytes.append(date.day, width: 2)
    case .week:
      let week = date.week
      let isExtended = append(year: week.year, to: &bytes)
      bytes.append(UInt8(ascii: "W"))
      bytes.append(week.number, width: 2)
      if isExtended { bytes.append(UInt8(ascii: "-")) }
      bytes.append(date.weekday.rawValue, width: 1)
    case .ordinal:
      _ = append(year: date.year, to: &bytes)
      bytes.append(date.dayOfYear, width: 3)
    }
  }

  /// Appends a year, and the separator after it when there are separators; tells whether there are.
  ///
  /// There are in the basic layout too behind a year of more than six digits: nobody could see where it ends.
  private func append(year: Int, to bytes: inout [UInt8]) -> Bool {
    let isExpanded = year < 0 || year > 9_999
    if isExpanded { bytes.append(UInt8(ascii: year < 0 ? "-" : "+")) }
    bytes.append(abs(year), width: isExpanded ? 6 : 4)
    let isExtended = options.layout == .extended || abs(year) > 999_999
    if isExtended { bytes.append(UInt8(ascii: "-")) }
    return isExtended
  }

  private func append(_ time: CivilDateTime, nanoseconds: Int, to bytes: inout [UInt8]) {
    bytes.append(time.hour, width: 2)
    appendColon(to: &bytes)
    bytes.append(time.minute, width: 2)
    if options.precision == .minute { return }
    appendColon(to: &bytes)
    bytes.append(time.second, width: 2)
    let digits = options.precision.fractionDigits
    guard digits > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    let dropped = (digits..<9).reduce(1) { power, _ in power * 10 }
    bytes.append(nanoseconds / dropped, width: digits)
  }

  private func append(offset: Int, to bytes: inout [UInt8]) {
    if offset == 0 {
      bytes.append(UInt8(ascii: "Z"))
      return
    }
    let seconds = abs(offset)
    bytes.append(UInt8(ascii: offset < 0 ? "-" : "+"))
    bytes.append(seconds / 3_600, width: 2)
    appendColon(to: &bytes)
    bytes.append(seconds / 60 % 60, width: 2)
    guard seconds % 60 != 0 else { return }
    appendColon(to: &bytes)
    bytes.append(seconds % 60, width: 2)
  }

  private func appendColon(to bytes: inout [UInt8]) {
    if options.layout == .extended { bytes.append(UInt8(ascii: ":")) }
  }
}

extension ISO8601DateFormat: ParseableFormatStyle {
  /// Reads what the format writes, and every other form of ISO 8601; texts without an offset are in the format's zone.
  public var parseStrategy: ISO8601DateParser { ISO8601DateParser(timeZone: timeZone) }
}

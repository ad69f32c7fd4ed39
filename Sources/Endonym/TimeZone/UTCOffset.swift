/// A zone that its own name describes: `+02:00`, `-0530`, `GMT+5`, `UTC-03:30`.
///
/// A positive number is east of UTC, as in ISO 8601 and in ICU. The names `Etc/GMT+5` of the tz database, and `GMT+5` in
/// the variable `TZ`, mean the opposite; neither is read here.
struct UTCOffset: Hashable, Sendable {
  /// Seconds east of UTC, less than a day.
  let seconds: Int32

  init(seconds: Int32) { self.seconds = seconds }

  /// Reads a name: `GMT`, `UTC` or neither, a sign, and `h`, `hh`, `hmm`, `hhmm`, `h:mm` or `hh:mm`. Without letters
  /// before the sign the hour has two digits.
  init?(_ identifier: some StringProtocol) {
    guard let first = identifier.utf8.first, "+-GU".utf8.contains(first) else { return nil }
    var reader = ByteReader(identifier)
    let isNamed = reader.take(text: "GMT") || reader.take(text: "UTC")
    guard let sign = reader.sign() else { return nil }
    let digits = reader.digitCount
    guard digits >= (isNamed ? 1 : 2), digits <= 4, let hours = reader.number(digits: digits > 2 ? digits - 2 : digits)
    else { return nil }
    var minutes: Int? = 0
    if digits > 2 {
      guard digits == 4 || isNamed else { return nil }
      minutes = reader.number(digits: 2)
    } else if reader.take(":") {
      minutes = reader.number(digits: 2)
    }
    guard let minutes, hours <= 23, minutes <= 59, reader.isAtEnd else { return nil }
    seconds = Int32(sign * (hours * 3_600 + minutes * 60))
  }

  /// The name that ICU gives to such a zone: `GMT+02:00`, `GMT`.
  var engineIdentifier: String {
    if seconds == 0 { return "GMT" }
    return "GMT\(seconds < 0 ? "-" : "+")\(hoursAndMinutes(separator: ":"))"
  }

  /// The name in the way of ISO 8601, `+02:00`.
  var identifier: String { "\(seconds < 0 ? "-" : "+")\(hoursAndMinutes(separator: ":"))" }

  /// The abbreviation in the way of the tz database, `+02` or `+0530`.
  var abbreviation: String {
    let digits = hoursAndMinutes(separator: "")
    return (seconds < 0 ? "-" : "+") + (digits.hasSuffix("00") ? String(digits.dropLast(2)) : digits)
  }

  private func hoursAndMinutes(separator: String) -> String {
    var bytes: [UInt8] = []
    let minutes = Int(seconds.magnitude) / 60
    bytes.append(minutes / 60, width: 2)
    bytes += Array(separator.utf8)
    bytes.append(minutes % 60, width: 2)
    return String(decoding: bytes, as: UTF8.self)
  }
}

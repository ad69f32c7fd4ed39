import RawICU

extension DateSetting {
  private static let skeletons = [
    "yMMMd", "yMMMMd", "yMd", "yMMMEd", "MMMd", "MMMMd", "MEd", "yMMM", "yMMMM", "y", "M", "MMM", "d", "E", "Ed",
    "EEEE",
    "jm", "jms", "j", "jmz", "jmsv", "Hm", "Hms", "hm", "hms", "Bh", "Bhm", "Ebhm", "yQQQ", "yQQQQ", "GyMMMd", "Gy",
    "GyMMMM",
    "yMMMdjm", "yMMMEdjmsz", "MMMdjm", "yMdjm", "ms", "mmss", "jmsSSS", "yMMMMEEEEd", "yyMMdd", "C", "J", "Jmm", "Cm",
    "yw", "MMMMW", "w", "Yw", "D", "F", "g", "A", "W",
  ]

  private static let patterns = [
    "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "EEEE, d MMMM y", "EEE, dd MMM yyyy HH:mm:ss Z", "h:mm a", "K 'o''clock' B",
    "G y QQQ",
    "YYYY-'W'ww-e", "cccc LLLL", "D F w W", "u r U", "A", "zzzz", "vvvv VVVV", "O OOOO", "x xx xxx xxxx xxxxx",
    "ccccc b",
    "yy/M/d kk:mm:ss SS", "'literal only'", "MMMMM dd", "e ee eee eeee", "g",
  ]

  /// Letters of a skeleton by field, in its canonical order.
  private static let fields = [
    ["G", "GGGG", "GGGGG"], ["y", "yy", "yyyy", "r", "U"], ["Q", "QQQ", "QQQQ"],
    ["M", "MM", "MMM", "MMMM", "MMMMM", "LLLL"], ["d", "dd"], ["w", "ww", "W"],
    ["E", "EEEE", "EEEEE", "EEEEEE", "ccc", "e"],
    ["j", "jj", "H", "HH", "h", "hh", "K", "k", "J", "C"], ["m", "mm"], ["s", "ss"], ["S", "SSS", "SSSSSS"],
    ["z", "zzzz", "v", "vvvv", "VVVV", "O", "OOOO", "Z", "ZZZZ", "ZZZZZ", "X", "XXX", "x"],
  ]

  static func any(_ draw: inout Draw, numberingSystems: [String]) -> DateSetting {
    var setting = DateSetting(content: content(&draw))
    setting.calendar = draw.pick(calendars, onceIn: 5)
    setting.digits = draw.pick(numberingSystems, onceIn: 8)
    if setting.takesHourCycle { setting.hourCycle = draw.pick(["h11", "h12", "h23", "h24"], onceIn: 4) }
    return setting
  }

  private static func content(_ draw: inout Draw) -> Content {
    switch draw.integer(1...8) {
    case 1...4:
      let (date, time) = (draw.pick(RawDateStyle.allCases), draw.pick(RawDateStyle.allCases))
      return .styles(date: date == .none && time == .none ? .medium : date, time: time)
    case 5: return .skeleton(draw.pick(skeletons))
    case 6, 7:
      let skeleton = fields.map { draw.pick($0, onceIn: 3) ?? "" }.joined()
      return .skeleton(skeleton.isEmpty ? "yMMMd" : skeleton)
    default: return .pattern(draw.pick(patterns))
    }
  }

  /// A pattern says itself how hours are counted; of a skeleton only its `j` is open.
  private var takesHourCycle: Bool {
    switch content {
    case .styles: true
    case .skeleton(let skeleton): skeleton.contains("j")
    case .pattern: false
    }
  }

  /// Now and then keys of the locale that move the date.
  static func drawKeys(_ locale: inout DrawnLocale, _ draw: inout Draw, numberingSystems: [String]) {
    guard locale.takesKeys else { return }
    if draw.once(in: 12) { locale.keys["ca"] = draw.pick(calendars).bcp47 }
    if draw.once(in: 12) { locale.keys["nu"] = draw.pick(numberingSystems) }
    if draw.once(in: 12) { locale.keys["hc"] = draw.pick(["h11", "h12", "h23", "h24"]) }
    if draw.once(in: 12) { locale.keys["fw"] = draw.pick(weekdays) }
    if draw.once(in: 12) {
      locale.keys["rg"] = draw.pick(["uszzzz", "gbzzzz", "dezzzz", "sazzzz", "thzzzz", "irzzzz", "jpzzzz", "inzzzz"])
    }
  }
}

/// Instants of interest, in seconds since 1970.
enum DrawnInstant {
  /// Limit of dates: ECMA-262's 100,000,000 days on either side of 1970.
  private static let limit = 8_640_000_000_000.0

  /// First days of Japanese eras, of the Common Era, of the Islamic calendars, of the Republic of China, around the
  /// Gregorian reform, and other days at which calendars change.
  private static let days: [(year: Int, month: Int, day: Int)] = [
    (1868, 9, 8), (1868, 10, 23), (1912, 7, 30), (1926, 12, 25), (1989, 1, 8), (2019, 5, 1), (0, 12, 31), (1, 1, 1),
    (0, 1, 1),
    (-1, 12, 31), (622, 7, 15), (622, 7, 16), (622, 7, 19), (1912, 1, 1), (1582, 10, 4), (1582, 10, 5), (1582, 10, 14),
    (1582, 10, 15), (1582, 10, 16), (284, 8, 29), (8, 8, 29), (79, 3, 22), (1970, 1, 1), (2000, 2, 29), (1900, 2, 28),
    (2038, 1, 19), (9999, 12, 31), (1300, 3, 22), (1600, 11, 30), (1882, 11, 12), (2174, 11, 25),
  ]

  static func any(_ draw: inout Draw, zones: AgreedZones, isNear: Bool) throws -> Double {
    var seconds = try whole(&draw, zones, isNear)
    if draw.once(in: 8) { seconds += draw.pick([0.001, 0.25, 0.5, 0.999, 0.9999, -0.001, 0.123456]) }
    return min(max(seconds, -limit), limit)
  }

  private static func whole(_ draw: inout Draw, _ zones: AgreedZones, _ isNear: Bool) throws -> Double {
    let day = 86_400.0
    switch draw.integer(1...10) {
    case 1...3: return Double(draw.integer(-2_208_988_800...4_102_444_800))
    case 4: return start(draw.integer(1...2_999), 1, 1) + draw.pick([-1, 0, 1, day / 2, -day])
    case 5: return start(4 * draw.integer(400...550), 2, draw.integer(28...29)) + Double(draw.integer(0...172_799))
    case 6:
      let (year, month, number) = draw.pick(days)
      return start(year, month, number) + draw.pick([-1, 0, 1, day / 2, -day])
    case 7, 8: return try zones.change(&draw) ?? 0
    case 9: return Double(draw.integer(-62_135_596_800...253_402_300_799))
    default:
      guard !isNear else { return Double(draw.integer(-100_000_000_000...100_000_000_000)) }
      return draw.pick([-limit, limit, 1 - limit, limit - 1, Double.random(in: -limit...limit, using: &draw).rounded()])
    }
  }

  /// The beginning of a day in the proleptic Gregorian calendar, in UTC.
  private static func start(_ year: Int, _ month: Int, _ day: Int) -> Double {
    // Years from March, so that leap days come last.
    let shifted = month > 2 ? year : year - 1
    let century = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - century * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Double((century * 146_097 + dayOfEra - 719_468) * 86_400)
  }

  /// The instant as ISO 8601 text in UTC, written by raw ICU; `nil` where that has no such text, or it would not be whole.
  static func iso8601(_ seconds: Double) throws -> String? {
    // From the first full year of the Gregorian calendar on ICU's years are ISO 8601's.
    guard seconds == seconds.rounded(), (-12_212_553_600...253_402_300_799).contains(seconds) else { return nil }
    let formatter = try RawDate(
      pattern: "yyyy-MM-dd'T'HH:mm:ssXXX", locale: "en_US_POSIX@calendar=gregorian", zone: "UTC")
    return try formatter.format(seconds)
  }

  /// The number as JSON.
  static func json(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}

import Foundation
import RawICU

/// Date options, and the formatter of raw ICU that they mean.
struct DateSetting {
  enum Content {
    case styles(date: RawDateStyle, time: RawDateStyle)
    case skeleton(String)
    case pattern(String)
  }

  var content: Content
  var calendar: (bcp47: String, icu: String)?
  var digits: String?
  var hourCycle: String?

  /// ICU's calendars by both of their names.
  static let calendars: [(bcp47: String, icu: String)] =
    [("gregory", "gregorian"), ("ethioaa", "ethiopic-amete-alem")]
    + [
      "buddhist", "chinese", "coptic", "dangi", "ethiopic", "hebrew", "indian", "islamic", "islamic-civil",
      "islamic-rgsa",
      "islamic-tbla", "islamic-umalqura", "iso8601", "japanese", "persian", "roc",
    ].map { ($0, $0) }

  /// Calendars that ICU computes by the moon and the sun, day by day: far years take it seconds.
  private static let astronomical: Set<String> = ["chinese", "dangi", "islamic", "islamic-rgsa"]

  /// Whether the calendar is one of those.
  func isAstronomical(in locale: DrawnLocale) -> Bool {
    Self.astronomical.contains(calendar?.bcp47 ?? locale.keys["ca"] ?? "")
  }

  // MARK: As JSON

  /// The members of `options`, without the zone.
  var members: [(name: String, json: String)] {
    var members: [(name: String, json: String)] = []
    func add(_ name: String, _ text: String?) { if let text { members.append((name, Request.quoted(text))) } }
    switch content {
    case .styles(let date, let time):
      // A medium date is what no style at all means.
      if date != .medium || time != .none { add("dateStyle", date.rawValue) }
      if time != .none { add("timeStyle", time.rawValue) }
    case .skeleton(let skeleton): add("skeleton", skeleton)
    case .pattern(let pattern): add("pattern", pattern)
    }
    add("calendar", calendar?.bcp47)
    add("numberingSystem", digits)
    add("hourCycle", hourCycle)
    return members
  }

  // MARK: In raw ICU

  /// The formatter in a zone. What ICU's calls ignore of the locale's keys is applied here: hour cycle and first weekday.
  func formatter(_ locale: DrawnLocale, zone: String) throws -> RawDate {
    let keywords = [
      ("calendar", calendar?.icu ?? locale.keys["ca"].map(Self.icuCalendar)), ("numbers", digits ?? locale.keys["nu"]),
      ("rg", locale.rawRegion),
    ]
    let raw = locale.raw(keywords)
    let formatter: RawDate
    switch content {
    case .styles(let date, let time):
      formatter = try RawDate(date: date, time: time, locale: raw, zone: zone)
      if time != .none, let cycle = try stylesCycle(locale) {
        let pattern = try HourCycles(locale: raw, withHours: locale.raw(keywords + [("hours", cycle)]), cycle: cycle)
          .pattern(date: date, time: time)
        try formatter.apply(pattern: pattern)
      }
    case .skeleton(let skeleton):
      let hours = locale.raw(keywords + [("hours", hourCycle ?? locale.keys["hc"])])
      let pattern = try RawDate.pattern(ofSkeleton: skeleton, locale: hours)
      formatter = try RawDate(pattern: pattern, locale: raw, zone: zone)
    case .pattern(let pattern):
      formatter = try RawDate(pattern: pattern, locale: raw, zone: zone)
    }
    if let first = locale.keys["fw"].flatMap({ Self.weekdays.firstIndex(of: $0) }) {
      try formatter.set(firstWeekday: first + 1)
    }
    return formatter
  }

  static let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

  private static func icuCalendar(_ bcp47: String) -> String {
    calendars.first { $0.bcp47 == bcp47 }?.icu ?? bcp47
  }

  /// The hour cycle that is asked for, here, by the key `hc`, or as the custom of the region of `rg`.
  private func stylesCycle(_ locale: DrawnLocale) throws -> String? {
    if let asked = hourCycle ?? locale.keys["hc"] { return asked }
    guard let region = locale.rawRegion else { return nil }
    return try RawICU.hourCycle(of: locale.raw([("rg", region)]))
  }
}

/// Patterns of styles in another hour cycle: ICU's styles have none.
///
/// The letter is replaced within the same half of the clock; else the time's own part is made anew from its skeleton, and
/// joined to the date's as the style joins them.
struct HourCycles {
  /// ICU's identifier without and with the keyword `hours`.
  let locale: String
  let withHours: String
  /// `h11`, `h12`, `h23` or `h24`.
  let cycle: String

  private static let letters: [String: Character] = ["h11": "K", "h12": "h", "h23": "H", "h24": "k"]

  func pattern(date: RawDateStyle, time: RawDateStyle) throws -> String {
    let own = try Self.pattern(date, time, locale)
    guard let letter = Self.letters[cycle], let present = Self.unquoted(own).first(where: { "hHkK".contains($0) }),
      present != letter
    else { return own }
    if "hK".contains(present) == "hK".contains(letter) { return Self.replacingHours(in: own, by: letter) }

    let skeleton = try RawDate.skeleton(ofPattern: try Self.pattern(.none, time, locale))
    var wanted = ""
    for field in skeleton where !"abB".contains(field) {
      let isHour = "hHkK".contains(field)
      if isHour, wanted.last == "j" { continue }
      wanted.append(isHour ? "j" : field)
    }
    let timePattern = try RawDate.pattern(ofSkeleton: wanted, locale: withHours)
    guard date != .none else { return timePattern }
    let join = try RawDate.join(date, locale: locale)
    let halves = ["{1}": try Self.pattern(date, .none, locale), "{0}": timePattern]
    let first = join.range(of: "{1}") ?? join.startIndex..<join.startIndex
    let second = join.range(of: "{0}") ?? join.endIndex..<join.endIndex
    let (one, two) = first.lowerBound < second.lowerBound ? (first, second) : (second, first)
    return join[..<one.lowerBound] + (halves[String(join[one])] ?? "") + join[one.upperBound..<two.lowerBound]
      + (halves[String(join[two])] ?? "") + join[two.upperBound...]
  }

  private static func pattern(_ date: RawDateStyle, _ time: RawDateStyle, _ locale: String) throws -> String {
    try RawDate(date: date, time: time, locale: locale, zone: "UTC").pattern()
  }

  // Scalars are read, not characters: a quote and an accent after it are one character to Swift.

  /// The pattern without its quoted stretches.
  private static func unquoted(_ pattern: String) -> String {
    var isQuoted = false
    var fields = String.UnicodeScalarView()
    for scalar in pattern.unicodeScalars {
      if scalar == "'" { isQuoted.toggle() } else if !isQuoted { fields.append(scalar) }
    }
    return String(fields)
  }

  private static func replacingHours(in pattern: String, by letter: Character) -> String {
    var isQuoted = false
    var replaced = String.UnicodeScalarView()
    for scalar in pattern.unicodeScalars {
      if scalar == "'" { isQuoted.toggle() }
      let isHour = !isQuoted && ["h", "H", "k", "K"].contains(scalar)
      replaced.append(contentsOf: isHour ? Array(letter.unicodeScalars) : [scalar])
    }
    return String(replaced)
  }
}

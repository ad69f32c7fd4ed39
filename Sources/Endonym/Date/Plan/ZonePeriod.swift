import EndonymICU

/// A stretch of time in ``DatePlanRange`` in which a zone keeps its offset, and its texts.
struct ZonePeriod {
  /// Its first second since 1970; it lasts until the next period.
  let start: Int64
  /// Seconds east of UTC.
  let offset: Int32
  /// Which of the zone's texts is in force, numbered from zero; `nil` where only ICU can tell.
  let text: Int?

  /// What decides how ICU writes a zone under patterns such as `z`, `zzzz`, `OOOO` and `VVV`.
  ///
  /// Generic names (`v`) depend on more: whether summer time is near, and on another zone.
  private struct Text: Hashable {
    let offset: Int32
    let isDaylight: Bool
    let metazone: Int
  }

  /// How many texts a zone can have. None has more than a dozen.
  static let textLimit = 63

  /// The periods of a zone; the first begins with the range.
  static func all(of zone: TimeZoneIdentifier) throws(FormatError) -> [ZonePeriod] {
    let states = try states(of: zone)
    let metazones = try MetazonePeriods(of: zone)
    let boundaries = Set(states.map(\.start) + metazones.boundaries).filter(DatePlanRange.seconds.contains)
    var texts: [Text: Int] = [:]
    var periods: [ZonePeriod] = []
    var index = 0
    for start in boundaries.union([DatePlanRange.seconds.lowerBound]).sorted() {
      while index + 1 < states.count, states[index + 1].start <= start { index += 1 }
      let state = states[index]
      var number: Int?
      if let isDaylight = state.isDaylight {
        let text = Text(offset: state.offset, isDaylight: isDaylight, metazone: metazones.metazone(at: start))
        number = texts[text] ?? (texts.count < textLimit ? texts.count : nil)
        if let number { texts[text] = number }
      }
      if let last = periods.last, last.offset == state.offset, last.text == number { continue }
      periods.append(ZonePeriod(start: start, offset: state.offset, text: number))
    }
    return periods
  }

  /// An offset, and whether ICU names it as summer time; `nil` where ICU has another offset.
  private struct State {
    let start: Int64
    let offset: Int32
    let isDaylight: Bool?
  }

  /// The states of a zone in the order of time; the first begins before the range.
  private static func states(of zone: TimeZoneIdentifier) throws(FormatError) -> [State] {
    let rules = try zone.rules()
    if case .offset = rules.source { return [State(start: .min, offset: rules.offset(at: 0), isDaylight: false)] }
    let lastYear = CivilDateTime(seconds: DatePlanRange.seconds.upperBound - 1).date.year
    let periods = rules.periods(throughYear: lastYear)
    let engineZone = try zone.engineZone()
    guard !engineZone.hasRules else {
      return zip(periods, TimeZoneRules.standardAndSaving(periods)).map { period, offsets in
        State(start: period.from ?? .min, offset: period.offset, isDaylight: offsets.saving != 0)
      }
    }
    return try states(of: periods, namedBy: engineZone)
  }

  /// States where ICU follows rules of its own: it names what it has itself.
  private static func states(
    of periods: [TimeZoneRules.Period], namedBy zone: ICUTimeZone
  ) throws(FormatError) -> [State] {
    let range = DatePlanRange.seconds
    let (initial, changes) = try FormatError.wrapping { () throws(ICUError) in
      (
        try zone.offsets(at: range.lowerBound - 1),
        try zone.changes(after: range.lowerBound - 1, through: range.upperBound)
      )
    }
    let own = [ICUTimeZoneSchedule.Change(seconds: .min, offsets: initial)] + changes
    var states: [State] = []
    var periodIndex = 0
    var ownIndex = 0
    for start in Set(periods.map { $0.from ?? .min } + own.map(\.seconds)).sorted() {
      while periodIndex + 1 < periods.count, periods[periodIndex + 1].from ?? .min <= start { periodIndex += 1 }
      while ownIndex + 1 < own.count, own[ownIndex + 1].seconds <= start { ownIndex += 1 }
      let offset = periods[periodIndex].offset
      let named = own[ownIndex].offsets
      states.append(State(start: start, offset: offset, isDaylight: named.total == offset ? named.saving != 0 : nil))
    }
    return states
  }
}

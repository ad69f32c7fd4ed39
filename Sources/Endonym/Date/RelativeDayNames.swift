import EndonymICU
import Synchronization

/// Names days near to now, as ICU's relative styles do, at a "now" that the caller chooses.
///
/// ICU's own relative formatters read the clock. Here the names come from such a formatter, asked about the days
/// around the clock's today; which name a date gets is decided by counting days from the given now.
final class RelativeDayNames: Sendable {
  private let options: DateFormatOptions
  private let date: DateStyle
  private let rules: TimeZoneRules
  /// The names by days from today: -1 is "yesterday".
  private let names: [Int: String]
  /// The pattern of the date alone, of the time alone, and what joins them.
  private let datePattern: String
  private let timePattern: String?
  private let join: String
  private let writers = Mutex<[String: DateWriter]>([:])

  /// How far from today CLDR names days, and one further.
  private static let reach = -4...4

  init(_ options: DateFormatOptions, date: DateStyle, time: DateStyle) throws(FormatError) {
    self.options = options
    self.date = date
    rules = try options.timeZone.rules()
    names = try Self.names(options, date: date)
    let resolver = DatePatternResolver(options)
    datePattern = try resolver.stylePattern(date, .none)
    if time == .none {
      timePattern = nil
      join = "{1}"
    } else {
      let own = try resolver.stylePattern(.none, time)
      if let cycle = try options.resolvedHourCycle() {
        timePattern = try HourCyclePattern(options: options, target: cycle).applied(to: own, date: .none, time: time)
      } else {
        timePattern = own
      }
      join = try resolver.join(date: date, time: time)
    }
  }

  /// Asks ICU's relative formatter about the days around the clock's today.
  private static func names(_ options: DateFormatOptions, date: DateStyle) throws(FormatError) -> [Int: String] {
    let locale = options.engineLocale().icu
    let context = options.context.icu
    let day = 86_400_000.0
    return try FormatError.wrapping { () throws(ICUError) in
      let relative = try ICUDateFormatter(locale: locale, date: date.icu, time: .none, relative: true) {
        (configuration) throws(ICUError) in try configuration.set(context: context)
      }
      let plain = try ICUDateFormatter(locale: locale, date: date.icu, time: .none) {
        (configuration) throws(ICUError) in try configuration.set(context: context)
      }
      var names: [Int: String] = [:]
      var today: Double
      repeat {
        // Should midnight pass meanwhile, the names would be a day off: ask again.
        today = (ICUDateFormatter.now / day).rounded(.down)
        names = [:]
        for offset in reach {
          let noon = (today + Double(offset) + 0.5) * day
          let name = String(decoding: try relative.format(noon).utf8(), as: UTF8.self)
          if name != String(decoding: try plain.format(noon).utf8(), as: UTF8.self) { names[offset] = name }
        }
      } while today != (ICUDateFormatter.now / day).rounded(.down)
      return names
    }
  }

  /// What writes an instant, both in seconds since 1970.
  func writer(for seconds: Double, now: Double) throws(FormatError) -> DateWriter {
    try writer(named: names[day(of: seconds) - day(of: now)])
  }

  /// The number of the local day.
  private func day(of seconds: Double) -> Int {
    let whole = Int64(seconds.rounded(.down))
    let local = whole + Int64(rules.offset(at: whole))
    return Int(local >= 0 ? local / 86_400 : -((-local + 86_399) / 86_400))
  }

  /// What writes a name instead of the date, or the date when there is none.
  func writer(named name: String?) throws(FormatError) -> DateWriter {
    let date = name.map(DatePatternSyntax.quoted) ?? datePattern
    let pattern = timePattern.map { DateTimeJoin.joining(date: date, time: $0, by: join) } ?? date
    if let writer = writers.withLock({ $0[pattern] }) { return writer }
    let made = try DateWriter(options, pattern: pattern)
    return writers.withLock { writers in
      if let writer = writers[pattern] { return writer }
      writers[pattern] = made
      return made
    }
  }
}

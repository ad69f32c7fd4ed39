import EndonymICU

/// Gives patterns of date styles another hour cycle.
///
/// ICU's styles ignore the locale's `-u-hc-` key. A cycle of the same half of the day (12 and 11, 24 and 23) only
/// changes the letter. For the other half the time is written anew by ICU's pattern generator, from the skeleton of the
/// style's own time; the date keeps its pattern, which the generator would change in some locales.
struct HourCyclePattern {
  let options: DateFormatOptions
  let target: HourCycle

  /// The pattern letter of a cycle.
  static func letter(of cycle: HourCycle) -> Character {
    switch cycle {
    case .h11: "K"
    case .h12: "h"
    case .h23: "H"
    case .h24: "k"
    }
  }

  private static func isHour(_ letter: Character) -> Bool { "hHkK".contains(letter) }
  private static func isHalfDay(_ letter: Character) -> Bool { "hK".contains(letter) }
  private static func isDayPeriod(_ letter: Character) -> Bool { "abB".contains(letter) }

  /// The pattern with the target's hours; the same pattern where nothing has to change.
  func applied(to pattern: String, date: DateStyle, time: DateStyle) throws(FormatError) -> String {
    let letter = Self.letter(of: target)
    let pieces = DatePatternSyntax.pieces(of: pattern)
    let hours = pieces.compactMap { piece -> Character? in
      if case .field(let field, _) = piece, Self.isHour(field) { field } else { nil }
    }
    guard let hour = hours.first, hour != letter else { return pattern }
    if Self.isHalfDay(hour) == Self.isHalfDay(letter) {
      return DatePatternSyntax.pattern(
        of: pieces.map { piece in
          if case .field(let field, let count) = piece, Self.isHour(field) {
            .field(letter, count: count)
          } else {
            piece
          }
        })
    }
    return try regenerated(date: date, time: time)
  }

  /// A skeleton that leaves the hour to the locale's `hours` keyword: one `j` for the hour, no day period.
  static func skeletonWithLocaleHour(_ skeleton: String) -> String {
    var pieces: [DatePatternSyntax.Piece] = []
    for piece in DatePatternSyntax.pieces(of: skeleton) {
      guard case .field(let letter, _) = piece else { continue }
      if isDayPeriod(letter) { continue }
      pieces.append(isHour(letter) ? .field("j", count: 1) : piece)
    }
    return DatePatternSyntax.pattern(of: pieces)
  }

  /// The pattern with hours of two digits: `hh:mm a` for `h:mm a`.
  static func withTwoDigitHour(_ pattern: String) -> String {
    DatePatternSyntax.pattern(
      of: DatePatternSyntax.pieces(of: pattern).map { piece in
        if case .field(let letter, 1) = piece, isHour(letter) { .field(letter, count: 2) } else { piece }
      })
  }

  private func regenerated(date: DateStyle, time: DateStyle) throws(FormatError) -> String {
    let locale = options.engineLocale().icu
    let withHours = options.engineLocale(hourCycle: target).icu
    return try FormatError.wrapping { () throws(ICUError) in
      let own = try ICUDateFormatter(locale: locale, date: .none, time: time.icu).pattern()
      let skeleton = Self.skeletonWithLocaleHour(try ICUPatternGenerator.skeleton(ofPattern: own))
      let generator = try ICUPatternGenerator(locale: withHours)
      let timePattern = try generator.bestPattern(skeleton: skeleton)
      guard date != .none else { return timePattern }
      let datePattern = try ICUDateFormatter(locale: locale, date: date.icu, time: .none).pattern()
      return DateTimeJoin.joining(date: datePattern, time: timePattern, by: try generator.join(date.icu))
    }
  }
}

/// Joins a date's and a time's pattern.
enum DateTimeJoin {
  /// One pattern of both. `join` has `{1}` for the date and `{0}` for the time.
  static func joining(date: String, time: String, by join: String) -> String {
    // One pass, so that nothing in the patterns themselves is taken for a placeholder.
    var result = ""
    var rest = join[...]
    while let brace = rest.firstIndex(of: "{") {
      result += rest[..<brace]
      rest = rest[brace...]
      if rest.hasPrefix("{1}") {
        result += date
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("{0}") {
        result += time
        rest = rest.dropFirst(3)
      } else {
        result += rest.prefix(1)
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}

extension DateStyle {
  /// ICU's name of the style.
  var icu: ICUDateFormatter.Style {
    switch self {
    case .none: .none
    case .short: .short
    case .medium: .medium
    case .long: .long
    case .full: .full
    }
  }
}

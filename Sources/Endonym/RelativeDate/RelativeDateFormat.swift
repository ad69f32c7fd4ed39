#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes how far a moment lies from now: "in 3 days", "yesterday", "2 hr. ago".
///
/// ```swift
/// let format = try RelativeDateFormat(locale: "en")
/// format.format(-1, .day)                        // 1 day ago
/// format.presentation(.named).format(-1, .day)   // yesterday
/// try RelativeDateFormat(width: .short, locale: "de").format(3, .hour)  // in 3 Std.
/// ```
///
/// From two dates, ``format(_:relativeTo:)`` counts in the calendar and the time zone: the largest unit of which there is
/// a whole one is shown, and what remains rounds it.
///
/// Numbers have at most three fraction digits and follow the locale's grouping, minimum included: Polish 1000 days stay
/// together.
///
/// Source: ICU's `ureldatefmt.h`; ECMA-402's `Intl.RelativeTimeFormat`.
public struct RelativeDateFormat: Sendable {
  /// Whether near moments have names: ECMA-402's `numeric`.
  public enum Presentation: String, Hashable, Sendable, Codable {
    /// "1 day ago".
    case numeric = "always"
    /// "yesterday".
    case named = "auto"
  }

  /// How much room the words take: ECMA-402's `style`.
  public enum Width: String, Hashable, Sendable, Codable {
    /// "in 3 hours".
    case wide = "long"
    /// "in 3 hr."
    case abbreviated = "short"
    /// "in 3h".
    case narrow
  }

  /// What becomes of the part of a unit that remains between two dates.
  public enum Rounding: String, Hashable, Sendable, Codable {
    /// It rounds the unit to the nearest; a half to the even one.
    case halfEven
    /// It is dropped.
    case truncate = "trunc"
  }

  let box: EngineBox<RelativeDateOptions>

  /// - Parameters:
  ///   - presentation: Whether near moments have names.
  ///   - width: How much room the words take.
  ///   - locale: The locale to write for.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)``.
  public init(
    _ presentation: Presentation = .numeric, width: Width = .wide,
    locale: some LocaleIdentifierConvertible = LocaleEnvironment.Category.time
  ) throws(FormatError) {
    try self.init(
      RelativeDateOptions(locale: try locale.localeIdentifier(), presentation: presentation, width: width))
  }

  init(_ options: RelativeDateOptions) throws(FormatError) {
    box = EngineBox(try options.validated())
  }

  private init(valid options: RelativeDateOptions) { box = EngineBox(options) }

  var options: RelativeDateOptions { box.options }

  private func with(_ change: (inout RelativeDateOptions) -> Void) -> RelativeDateFormat {
    var options = options
    change(&options)
    return RelativeDateFormat(valid: options)
  }

  /// Whether near moments have names.
  public func presentation(_ presentation: Presentation) -> RelativeDateFormat {
    with { $0.presentation = presentation }
  }

  /// How much room the words take.
  public func width(_ width: Width) -> RelativeDateFormat { with { $0.width = width } }

  /// What becomes of the remainder between two dates.
  public func rounded(_ rounding: Rounding) -> RelativeDateFormat { with { $0.rounding = rounding } }

  /// The calendar in which years, months and days between two dates are counted, instead of the locale's.
  public func calendar(_ calendar: CalendarIdentifier) -> RelativeDateFormat { with { $0.calendar = calendar } }

  /// The zone in which days between two dates begin; UTC when none is set.
  public func timeZone(_ zone: TimeZoneIdentifier) -> RelativeDateFormat { with { $0.timeZone = zone } }

  /// Where the text will stand.
  public func capitalization(_ context: DateFormat.CapitalizationContext) -> RelativeDateFormat {
    with { $0.context = context }
  }

  /// The digits to write with, instead of the locale's.
  /// - Throws: ``FormatError/invalidNumberingSystem(_:reason:)`` when the system is algorithmic.
  public func numberingSystem(_ system: NumberingSystem) throws(FormatError) -> RelativeDateFormat {
    var options = options
    options.numberingSystem = system
    return try RelativeDateFormat(options)
  }
}

extension RelativeDateFormat {
  /// So many units from now; see ``format(_:)``.
  public func format(_ value: Double, _ unit: RelativeDateUnit) -> String { format(RelativeDateOffset(value, unit)) }

  /// How far `date` lies from `reference`; the plain seconds between them where ``offset(of:relativeTo:)`` throws.
  public func format(_ date: Date, relativeTo reference: Date) -> String {
    guard let offset = try? offset(of: date, relativeTo: reference) else {
      return "\(date.timeIntervalSince(reference)) s"
    }
    return format(offset)
  }

  /// The unit, and how many of it, that ``format(_:relativeTo:)`` would show.
  /// - Throws: ``FormatError/outOfRange(_:reason:)`` for a date beyond 100,000,000 days from 1970,
  ///   ``FormatError/invalidDate(_:)`` for one that is no finite number, ``FormatError/engine(call:code:name:)`` when ICU
  ///   fails.
  public func offset(of date: Date, relativeTo reference: Date) throws(FormatError) -> RelativeDateOffset {
    try offset(from: reference.timeIntervalSince1970, to: date.timeIntervalSince1970)
  }

  /// The same for instants in seconds since 1970-01-01T00:00:00Z.
  /// - Throws: as ``offset(of:relativeTo:)``.
  public func offset(from start: Double, to end: Double) throws(FormatError) -> RelativeDateOffset {
    try CalendarDifference(
      locale: options.locale, calendar: options.calendar, timeZone: options.timeZone, rounding: options.rounding
    ).offset(from: start, to: end)
  }

  /// Appends the text as UTF-8.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ offset: RelativeDateOffset, to bytes: inout [UInt8]) throws(FormatError) {
    try box.withEngine { engine throws(FormatError) in try engine.append(offset, to: &bytes) }
  }

  /// Appends the text as UTF-8 to a span.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when the span has too little room, and is left as it was;
  ///   ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ offset: RelativeDateOffset, to span: inout OutputSpan<UInt8>) throws(FormatError) {
    try box.withEngine { engine throws(FormatError) in try engine.append(offset, to: &span) }
  }

  /// Whether offsets in every unit are written by compiled plans. The text is ICU's either way; where ICU has to write some
  /// unit, or fails, it is `false`. Asking compiles them all; formatting compiles those of units that are used twice.
  public var isCompiled: Bool {
    do { return try box.engine().isCompiled } catch { return false }
  }

  /// The text in parts: the number's, with the unit they count, and `literal`.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func parts(of offset: RelativeDateOffset) throws(FormatError) -> [FormattedPart] {
    try box.engine().parts(of: offset)
  }
}

extension RelativeDateFormat: FormatStyle {
  /// The text; should ICU fail, the plain number and the unit's name in English.
  public func format(_ offset: RelativeDateOffset) -> String {
    do {
      return try box.withEngine { engine throws(FormatError) in try engine.string(offset.value, offset.unit) }
    } catch { return "\(offset.value) \(offset.unit.rawValue)" }
  }

  /// The same format for a Foundation locale; unchanged where the locale cannot be formatted for.
  public func locale(_ locale: Locale) -> RelativeDateFormat {
    var options = options
    guard let identifier = try? LocaleIdentifier(locale.identifier) else { return self }
    options.locale = identifier
    return (try? RelativeDateFormat(options)) ?? self
  }

  /// The format as a style of dates, relative to a fixed one: Foundation's `Date.AnchoredRelativeFormatStyle`.
  public func anchored(to anchor: Date) -> Anchored { Anchored(base: self, anchor: anchor) }

  /// A ``RelativeDateFormat`` that measures dates from a fixed one.
  public struct Anchored: FormatStyle {
    let base: RelativeDateFormat
    let anchor: Date

    /// How far the date lies from the anchor.
    public func format(_ date: Date) -> String { base.format(date, relativeTo: anchor) }
  }
}

extension RelativeDateFormat: Hashable {
  /// Formats with the same options are equal.
  public static func == (left: RelativeDateFormat, right: RelativeDateFormat) -> Bool {
    left.box === right.box || left.options == right.options
  }

  /// Hashes the options.
  public func hash(into hasher: inout Hasher) { hasher.combine(options) }
}

extension RelativeDateFormat: Codable {
  /// Reads a format that ``encode(to:)`` wrote; its options are checked again.
  public init(from decoder: any Decoder) throws { try self.init(try RelativeDateOptions(from: decoder)) }

  /// Writes the options.
  public func encode(to encoder: any Encoder) throws { try options.encode(to: encoder) }
}

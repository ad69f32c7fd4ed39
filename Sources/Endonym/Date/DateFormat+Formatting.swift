#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DateFormat {
  /// The date as text.
  public func format(_ date: Date) -> String { format(secondsSince1970: date.timeIntervalSince1970) }

  /// Appends the date as UTF-8.
  /// - Throws: ``FormatError/outOfRange(_:reason:)`` for an instant beyond 100,000,000 days from 1970,
  ///   ``FormatError/invalidDate(_:)`` for one that is no finite number, ``FormatError/engine(call:code:name:)`` when ICU
  ///   fails.
  public func append(_ date: Date, to bytes: inout [UInt8]) throws(FormatError) {
    try append(secondsSince1970: date.timeIntervalSince1970, to: &bytes)
  }

  /// Appends the date as UTF-8 to a span.
  ///
  /// A format that ``isCompiled`` allocates nothing. It writes straight to the span where that has room for any of its
  /// dates, some 100 bytes, and else takes the way over the stack.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when the span has too little room, and is left as it was; else as
  ///   ``append(_:to:)``.
  public func append(_ date: Date, to span: inout OutputSpan<UInt8>) throws(FormatError) {
    try append(secondsSince1970: date.timeIntervalSince1970, to: &span)
  }

  /// The date in parts: year, month, hour and so on.
  /// - Throws: as ``append(_:to:)``.
  public func parts(of date: Date) throws(FormatError) -> [FormattedPart] {
    try parts(ofSecondsSince1970: date.timeIntervalSince1970)
  }

  // MARK: Seconds

  // A Date counts from 2001: going through it costs the last bits of a fraction counted from 1970.

  /// An instant, in seconds since 1970-01-01T00:00:00Z, as text.
  public func format(secondsSince1970 seconds: Double) -> String {
    do {
      return try box.withEngine { engine throws(FormatError) in try engine.string(seconds) }
    } catch { return Self.plainText(seconds) }
  }

  /// Appends an instant, in seconds since 1970-01-01T00:00:00Z, as UTF-8.
  /// - Parameters:
  ///   - seconds: The instant.
  ///   - now: For a ``relative(to:)`` format, what counts as now, in the same seconds; the format's own when `nil`.
  ///   - bytes: Where to append.
  /// - Throws: as ``append(_:to:)``.
  public func append(
    secondsSince1970 seconds: Double, now: Double? = nil, to bytes: inout [UInt8]
  ) throws(FormatError) {
    try box.withEngine { engine throws(FormatError) in try engine.append(seconds, now: now, to: &bytes) }
  }

  /// Appends an instant, in seconds since 1970-01-01T00:00:00Z, as UTF-8 to a span.
  /// - Parameters:
  ///   - seconds: The instant.
  ///   - now: As for ``append(secondsSince1970:now:to:)``.
  ///   - span: Where to append.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when the span has too little room, and is left as it was; else as
  ///   ``append(_:to:)``.
  public func append(
    secondsSince1970 seconds: Double, now: Double? = nil, to span: inout OutputSpan<UInt8>
  ) throws(FormatError) {
    try box.withEngine { engine throws(FormatError) in try engine.append(seconds, now: now, to: &span) }
  }

  /// An instant, in seconds since 1970-01-01T00:00:00Z, in parts.
  /// - Parameters:
  ///   - seconds: The instant.
  ///   - now: As for ``append(secondsSince1970:now:to:)``.
  /// - Returns: The parts, which joined are the text.
  /// - Throws: as ``append(_:to:)``.
  public func parts(ofSecondsSince1970 seconds: Double, now: Double? = nil) throws(FormatError) -> [FormattedPart] {
    try box.engine().parts(of: seconds, now: now)
  }

  /// ICU would clamp an instant that is too far, in silence.
  static func check(secondsSince1970 seconds: Double) throws(FormatError) {
    guard seconds.isFinite else { throw .invalidDate("\(seconds)") }
    guard abs(seconds) <= Double(Limits.calendarSeconds) else {
      throw .outOfRange("\(seconds) seconds from 1970", reason: "dates lie within 100,000,000 days of 1970")
    }
  }

  /// Text without a locale, for what cannot be formatted.
  private static func plainText(_ seconds: Double) -> String {
    guard abs(seconds) <= Double(Limits.dateSeconds) else { return "\(seconds)" }
    return ISO8601DateFormat().format(Date(timeIntervalSince1970: seconds))
  }
}

extension DateFormat: FormatStyle {
  /// A date.
  public typealias FormatInput = Date
  /// Text.
  public typealias FormatOutput = String

  /// The same format for a Foundation locale; unchanged where the locale cannot be formatted for.
  public func locale(_ locale: Locale) -> DateFormat { (try? self.locale(locale.identifier)) ?? self }
}

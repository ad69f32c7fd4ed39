import TestSampling
import EndonymICU

@testable import Endonym

/// What the tests of date plans share.
enum DatePlans {
  /// Every locale that ICU has.
  static let locales: [String] = ICULocale.available()

  static let styles: [DateStyle] = [.none, .short, .medium, .long, .full]

  /// Zones with all that plans have to deal with: none, halves and quarters of hours, changes near each other, summer time
  /// that is less than standard time, a day that was left out, names that changed.
  static let zones = [
    "UTC", "America/New_York", "Europe/Berlin", "Asia/Kolkata", "Asia/Tokyo", "Europe/Moscow", "Africa/Casablanca",
    "Australia/Lord_Howe", "America/Sao_Paulo", "Asia/Tehran", "Europe/Dublin", "Pacific/Apia", "Asia/Almaty", "+05:45",
    "America/Mexico_City",
  ]

  /// The engine of a pattern.
  static func engine(_ pattern: String, locale: String, zone: String = "UTC") throws -> DateEngine {
    try DateFormat.pattern(pattern, locale: locale, timeZone: zone).options.makeEngine()
  }

  /// The engine of styles.
  static func engine(
    _ date: DateStyle, _ time: DateStyle, locale: String, zone: String = "UTC"
  ) throws -> DateEngine {
    try DateFormat(date: date, time: time, locale: locale, timeZone: zone).options.makeEngine()
  }

  /// A difference between an engine's own text and ICU's; `nil` when there is none.
  static func difference(_ engine: DateEngine, at seconds: Double) throws -> String? {
    var own: [UInt8] = []
    try engine.append(seconds, to: &own)
    let icu = try engine.writer.bytesByICU(seconds)
    if own == icu { return nil }
    return "\(seconds): \"\(String(decoding: own, as: UTF8.self))\", ICU \"\(String(decoding: icu, as: UTF8.self))\""
  }
}

extension SeededGenerator {
  /// An instant in the range of plans, or a little beyond it: with a fraction, of milliseconds, at a full hour, or just before
  /// a midnight.
  mutating func instant() -> Double {
    let seconds = Double.random(in: -2_180_000_000..<4_103_000_000, using: &self)
    let whole = Double(Int64(seconds))
    switch UInt8.random(in: 0..<6, using: &self) {
    case 0: return whole
    case 1: return Double(Int64(whole) / 1800 * 1800)
    case 2: return Double(Int64(whole) / 1800 * 1800 - 1)
    case 3: return Double(Int64(seconds * 1000)) / 1000
    case 4: return Double(Int64(whole) / 86_400 * 86_400).nextDown
    default: return seconds
    }
  }
}

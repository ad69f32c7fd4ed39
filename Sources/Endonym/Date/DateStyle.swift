/// How much of a date or a time is written: Foundation's `DateFormatter.Style`, ECMA-402's `dateStyle` and
/// `timeStyle`.
///
/// | style | date, en_US | time, en_US |
/// |---|---|---|
/// | `short` | 9/1/26 | 10:29 PM |
/// | `medium` | Sep 1, 2026 | 10:29:00 PM |
/// | `long` | September 1, 2026 | 10:29:00 PM UTC |
/// | `full` | Tuesday, September 1, 2026 | 10:29:00 PM Coordinated Universal Time |
public enum DateStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing of it.
  case none
  /// Numbers, as short as the locale has it.
  case short
  /// Abbreviated names.
  case medium
  /// Full names; a time with its zone.
  case long
  /// Everything, the weekday and the zone's name included.
  case full
}

extension DateFormat {
  /// What joins a date and a time.
  public enum Join: String, Hashable, Sendable, Codable {
    /// What ICU puts there: in ICU 72 "at" after long and full dates, a comma after short and medium ones.
    case automatic
    /// The locale's plain joint: "September 1, 2026, 10:29 PM".
    case standard
    /// The locale's joint for a moment: "September 1, 2026 at 10:29 PM".
    case atTime
  }

  /// Where the text will stand, which capitalizes it as the language has it.
  public enum CapitalizationContext: String, Hashable, Sendable, Codable {
    /// Nothing is known.
    case unknown
    /// Inside a sentence.
    case middleOfSentence
    /// At the beginning of a sentence.
    case beginningOfSentence
    /// In a list or a menu.
    case listItem
    /// Alone.
    case standalone
  }
}

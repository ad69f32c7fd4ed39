/// A place that a look-up goes to: one source in one language.
public struct LookupStep: Hashable, Sendable {
  /// Why a place is looked at.
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// A table beside the languages' folders, which counts in every language.
    case unlocalized
    /// It is in the language that is shown, or in one that is written as it is.
    case language
    /// It is in a language that falls back for the shown one: its parent, or the next of a chain.
    case fallback
    /// `Base.lproj`.
    case base
    /// It is in the language that the app is developed in.
    case development

    /// In words, as an explanation says it.
    public var description: String {
      switch self {
      case .unlocalized: "in no language"
      case .language: "the language shown"
      case .fallback: "fallback"
      case .base: "Base"
      case .development: "development language"
      }
    }
  }

  /// The source, by its place in the order in which they were given, from 0.
  public let source: Int
  /// The language as the source spells it; `nil` for tables that are in none.
  public let localization: String?
  /// Why it is looked at.
  public let reason: Reason
}

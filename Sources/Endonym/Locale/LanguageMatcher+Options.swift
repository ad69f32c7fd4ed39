extension LanguageMatcher {
  /// How languages are matched.
  public struct Options: Hashable, Sendable {
    /// What a difference counts more in.
    public enum Favor: String, Hashable, Sendable, CaseIterable {
      /// The language: a reader would rather read another script than another language.
      case language
      /// The script: another language counts a quarter of what it does otherwise.
      case script
    }

    /// Whether one language has to serve the readers of the other both ways.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
      /// What serves the reader is enough: German serves a Swiss German, though not the other way round.
      case withOneWay
      /// Each has to serve the readers of the other.
      case onlyTwoWay
    }

    /// What each further desired language loses against those before it.
    public enum Demotion: String, Hashable, Sendable, CaseIterable {
      /// Nothing: the nearest match counts wherever it stands.
      case none
      /// As much as regions differ that differ much.
      case region
    }

    /// What a difference counts more in.
    public var favor: Favor
    /// Whether a match has to hold both ways.
    public var direction: Direction
    /// What each further desired language loses.
    public var demotion: Demotion
    /// The distance, 0 to 100, at which languages match no more; `nil` for that of two scripts, 50 in CLDR.
    public var threshold: Int?
    /// Whether the first supported language is the default where none is named.
    public var usesFirstAsDefault: Bool

    /// Options, which are ICU's defaults unless given.
    public init(
      favor: Favor = .language, direction: Direction = .withOneWay, demotion: Demotion = .region, threshold: Int? = nil,
      usesFirstAsDefault: Bool = true
    ) {
      self.favor = favor
      self.direction = direction
      self.demotion = demotion
      self.threshold = threshold
      self.usesFirstAsDefault = usesFirstAsDefault
    }
  }
}

extension StringCatalog {
  /// How far a translation is: `state` of a `stringUnit`. Any spelling is kept.
  public struct UnitState: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    /// As the file spells it.
    public var rawValue: String

    /// A state by its spelling.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A state by its spelling.
    public init(stringLiteral value: String) { rawValue = value }

    /// `translated`: done.
    public static let translated: UnitState = "translated"
    /// `needs_review`: there is a text, and someone has to look at it.
    public static let needsReview: UnitState = "needs_review"
    /// `new`: not translated. Apple's compiler leaves it out, unless the entry is managed by hand.
    public static let new: UnitState = "new"
    /// `machine_translated`, since Xcode 27.
    public static let machineTranslated: UnitState = "machine_translated"
  }

  /// How an entry came to be: `extractionState`. An entry without one is kept by Xcode from the sources. Any spelling is kept.
  public struct ExtractionState: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    /// As the file spells it.
    public var rawValue: String

    /// A state by its spelling.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A state by its spelling.
    public init(stringLiteral value: String) { rawValue = value }

    /// `manual`: kept by hand, never stale.
    public static let manual: ExtractionState = "manual"
    /// `extracted_with_value`: found in the sources together with its text.
    public static let extractedWithValue: ExtractionState = "extracted_with_value"
    /// `stale`: no longer found in the sources.
    public static let stale: ExtractionState = "stale"
    /// `migrated`: from a `.strings` file.
    public static let migrated: ExtractionState = "migrated"
  }

  /// A text and how far it is: `stringUnit`.
  public struct Unit: Hashable, Sendable {
    /// How far the translation is; `nil` when the file does not say.
    public var state: UnitState?
    /// The text, a format string.
    public var value: String
    /// Where the value stands; `nil` when it was not read from a file.
    public internal(set) var position: SourcePosition?
    /// What is not known here, as the file has it.
    package var otherFields: [JSONMember] = []

    /// A text with its state.
    public init(_ value: String, state: UnitState? = .translated) {
      self.value = value
      self.state = state
    }
  }

  /// Several texts for one key: `stringSet`, the phrases of an app shortcut.
  public struct StringSet: Hashable, Sendable {
    /// How far the translation is; `nil` when the file does not say.
    public var state: UnitState?
    /// The texts.
    public var values: [String]
    /// Where the texts stand; `nil` when they were not read from a file.
    public internal(set) var position: SourcePosition?
    /// What is not known here, as the file has it.
    package var otherFields: [JSONMember] = []

    /// Texts with their state.
    public init(_ values: [String], state: UnitState? = .translated) {
      self.values = values
      self.state = state
    }
  }
}

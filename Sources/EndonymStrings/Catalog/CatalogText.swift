extension StringCatalog {
  /// What a localization, a case of a variation or a substitution says: one text, or texts by plural category or device.
  ///
  /// The format lets a unit and variations stand together, and variations of two kinds; a catalog keeps what it finds, and
  /// ``StringCatalog/check()`` tells it.
  public struct Text: Hashable, Sendable {
    /// The text, when it is one.
    public var unit: Unit?
    /// The texts by category or device, in the order of the file.
    public var variations: [Variation]
    /// Where it stands; `nil` when it was not read from a file.
    public internal(set) var position: SourcePosition?
    /// What is not known here, as the file has it.
    package var otherFields: [JSONMember] = []
    /// Variations that are not known here, as the file has them.
    package var otherVariations: [JSONMember] = []

    /// One text.
    public init(_ unit: Unit? = nil) {
      self.unit = unit
      variations = []
    }

    /// Texts by category or device.
    public init(_ kind: Variation.Kind, _ cases: [Case]) {
      variations = [Variation(kind, cases)]
    }

    /// The cases of a kind; nothing when the text does not vary so.
    public subscript(kind: Variation.Kind) -> [Case] {
      get { variations.first { $0.kind == kind }?.cases ?? [] }
      set {
        if let index = variations.firstIndex(where: { $0.kind == kind }) {
          if newValue.isEmpty { variations.remove(at: index) } else { variations[index].cases = newValue }
        } else if !newValue.isEmpty {
          variations.append(Variation(kind, newValue))
        }
      }
    }
  }

  /// Texts by one quality of the reader's device or of a number: a member of `variations`.
  public struct Variation: Hashable, Sendable {
    /// What the texts depend on.
    public struct Kind: RawRepresentable, Hashable, Sendable {
      /// As the file spells it.
      public var rawValue: String
      /// A kind by its spelling.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// `plural`: the plural category of a number, `zero` to `other`.
      public static let plural = Kind(rawValue: "plural")
      /// `device`: `appletv`, `applevision`, `applewatch`, `ipad`, `iphone`, `ipod`, `mac` and `other`.
      public static let device = Kind(rawValue: "device")
    }

    /// What the texts depend on.
    public var kind: Kind
    /// The texts, in the order of the file.
    public var cases: [Case]

    /// Texts by a quality.
    public init(_ kind: Kind, _ cases: [Case]) {
      self.kind = kind
      self.cases = cases
    }
  }

  /// One text of a variation.
  public struct Case: Hashable, Sendable {
    /// The plural category or the device, as the file spells it.
    public let name: String
    /// What it says.
    public var text: Text
    /// Where its name stands; `nil` when it was not read from a file.
    public internal(set) var position: SourcePosition?

    /// A text for a category or device.
    public init(_ name: String, _ text: Text) {
      self.name = name
      self.text = text
    }

    /// A text for a category or device.
    public init(_ name: String, _ value: String, state: UnitState? = .translated) {
      self.init(name, Text(Unit(value, state: state)))
    }
  }
}

extension StringCatalog {
  /// What an entry says in one language.
  public struct Localization: Hashable, Sendable {
    /// The language, as the file spells it.
    public let language: String
    /// The text or its variations.
    public var text: Text
    /// The parts that depend on a number, which the text names as `%#@name@`; in the order of the file.
    public var substitutions: [Substitution]
    /// The texts of an entry that has several.
    public var stringSet: StringSet?
    /// Where the language stands; `nil` when it was not read from a file.
    public internal(set) var position: SourcePosition?

    /// A localization.
    public init(
      _ language: String, _ text: Text = Text(), substitutions: [Substitution] = [], stringSet: StringSet? = nil
    ) {
      self.language = language
      self.text = text
      self.substitutions = substitutions
      self.stringSet = stringSet
    }

    /// A localization of one text.
    public init(_ language: String, _ value: String, state: UnitState? = .translated) {
      self.init(language, Text(Unit(value, state: state)))
    }

    /// The substitution of a name.
    public func substitution(_ name: String) -> Substitution? { substitutions.last { $0.name.isIdentical(to: name) } }
  }

  /// A part of a text that depends on a number of its own.
  public struct Substitution: Hashable, Sendable {
    /// The name between the at signs of `%#@name@`.
    public let name: String
    /// The position of the number among the arguments, from 1; `nil` when it follows from the order of the references.
    public var argumentNumber: Int?
    /// The conversion of the number without `%`: `lld`.
    public var formatSpecifier: String?
    /// The texts by plural category, in which `%arg` stands for the number.
    public var text: Text
    /// Where the name stands; `nil` when it was not read from a file.
    public internal(set) var position: SourcePosition?

    /// A part that depends on a number.
    public init(_ name: String, argumentNumber: Int? = nil, formatSpecifier: String? = "lld", _ text: Text) {
      self.name = name
      self.argumentNumber = argumentNumber
      self.formatSpecifier = formatSpecifier
      self.text = text
    }
  }
}

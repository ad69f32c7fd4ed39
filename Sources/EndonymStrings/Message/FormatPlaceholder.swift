/// A place of a format string where a value is inserted: `%@`, `%2$.1f`, `%1$(name)lld`, `%#@files@`.
public struct FormatPlaceholder: Hashable, Sendable {
  /// What kind of value a placeholder takes, by which those of two languages are compared.
  public enum Kind: Hashable, Sendable {
    /// A signed integer of 8, 16, 32 or 64 bits.
    case integer(bits: Int)
    /// An unsigned integer of 8, 16, 32 or 64 bits.
    case unsignedInteger(bits: Int)
    /// A floating-point number.
    case double
    /// An object: text, or anything that describes itself.
    case object
    /// A string in one of C's forms, which Swift has no values of.
    case cString
    /// An address.
    case pointer
    /// A character.
    case character
    /// The number that chose the form of a variable.
    case number
    /// Whatever the variable of this name takes.
    case variable(String)
  }

  /// Where it stands, percent sign included, in bytes of UTF-8.
  public var range: Range<Int>
  /// What it makes of its argument.
  public var conversion: FormatConversion
  /// The conversion's last character, which tells `x` from `X`: `d`, `@`.
  public var letter: Character
  /// The position of the argument, from 1, where it is written: 2 in `%2$@`.
  public var position: Int?
  /// How many arguments are taken in order before this one. It says which is taken where no position is written.
  public var order: Int
  /// The name in parentheses: `name` in `%1$(name)lld`.
  public var name: String?
  /// How the value is dressed.
  public var flags: FormatFlags
  /// The least number of characters.
  public var width: FormatCount?
  /// How many fraction digits, or of text the greatest number of characters.
  public var precision: FormatCount?
  /// The size of the argument.
  public var length: FormatLength?
  /// Whether it is more likely a percent sign in running text: `50%-ig`, `100% digital`.
  public var isLikelyProse: Bool

  /// The position of the argument, from 1, in a format whose unnumbered placeholders begin at an argument.
  ///
  /// In a message they begin at the first. In a form of a variable they begin at the argument that chose the form.
  public func argument(startingAt first: Int = 1) -> Int { position ?? first + order }

  /// What kind of value it takes.
  public var kind: Kind {
    switch conversion {
    case .decimal: .integer(bits: length?.bits ?? 32)
    case .unsigned, .octal, .hexadecimal: .unsignedInteger(bits: length?.bits ?? 32)
    case .fixed, .scientific, .general, .hexadecimalFloat: .double
    case .object: .object
    case .string: .cString
    case .pointer, .count: .pointer
    case .character: .character
    case .number: .number
    case .variable(let name): .variable(name)
    }
  }

  /// The placeholder without its position and name, as `NSStringFormatValueTypeKey` and symbols spell types: `lld`, `.1f`, `@`;
  /// `#@files@` for a variable.
  public var specifier: String {
    if case .number = conversion { return "arg" }
    var text = ""
    if flags.contains(.leftAligned) { text += "-" }
    if flags.contains(.plus) { text += "+" }
    if flags.contains(.space) { text += " " }
    if flags.contains(.alternate) { text += "#" }
    if flags.contains(.zeroPadded) { text += "0" }
    if flags.contains(.grouped) { text += "'" }
    if let width { text += Self.spelling(width) }
    if let precision { text += "." + Self.spelling(precision) }
    text += length?.rawValue ?? ""
    if case .variable(let name) = conversion { return text + (flags.contains(.alternate) ? "" : "#") + "@\(name)@" }
    return text + String(letter)
  }

  /// The placeholder with its argument's position, and those of its width and precision: `%1$@` for the first `%@`.
  ///
  /// `%arg`, which has no position, stays as it is.
  public func numbered(startingAt first: Int = 1) -> String {
    if case .number = conversion { return "%arg" }
    var copy = self
    copy.width = width.map { Self.numbered($0, startingAt: first) }
    copy.precision = precision.map { Self.numbered($0, startingAt: first) }
    return "%\(argument(startingAt: first))$" + (name.map { "(\($0))" } ?? "") + copy.specifier
  }

  private static func numbered(_ count: FormatCount, startingAt first: Int) -> FormatCount {
    if case .next(let order) = count { .argument(first + order) } else { count }
  }

  private static func spelling(_ count: FormatCount) -> String {
    switch count {
    case .fixed(let number): "\(number)"
    case .next: "*"
    case .argument(let position): "*\(position)$"
    }
  }
}

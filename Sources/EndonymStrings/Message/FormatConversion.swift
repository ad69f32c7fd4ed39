/// What a placeholder makes of its argument.
///
/// Source: Apple, "String Format Specifiers"; IEEE Std 1003.1, `printf`.
public enum FormatConversion: Hashable, Sendable {
  /// `%d`, `%D`, `%i`: a signed integer.
  case decimal
  /// `%u`, `%U`: an unsigned integer.
  case unsigned
  /// `%o`, `%O`: an integer in base 8.
  case octal
  /// `%x`, `%X`: an integer in base 16.
  case hexadecimal
  /// `%f`, `%F`: a number with fixed fraction digits.
  case fixed
  /// `%e`, `%E`: a number with an exponent.
  case scientific
  /// `%g`, `%G`: a number in whichever of both is shorter.
  case general
  /// `%a`, `%A`: a binary number in base 16.
  case hexadecimalFloat
  /// `%c`, `%C`: one character.
  case character
  /// `%s`, `%S`, `%P`: a string of C, of UTF-16 units, of Pascal.
  case string
  /// `%@`: an object.
  case object
  /// `%p`: a pointer.
  case pointer
  /// `%n`: where C writes how much it has printed, and Apple nothing.
  case count
  /// `%arg`: the number that chose the form of a variable, shown by the variable's own type.
  case number
  /// `%#@name@`: a variable.
  case variable(String)

  /// The conversion of a letter, if there is one.
  init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"): self = .decimal
    case UInt8(ascii: "u"), UInt8(ascii: "U"): self = .unsigned
    case UInt8(ascii: "o"), UInt8(ascii: "O"): self = .octal
    case UInt8(ascii: "x"), UInt8(ascii: "X"): self = .hexadecimal
    case UInt8(ascii: "f"), UInt8(ascii: "F"): self = .fixed
    case UInt8(ascii: "e"), UInt8(ascii: "E"): self = .scientific
    case UInt8(ascii: "g"), UInt8(ascii: "G"): self = .general
    case UInt8(ascii: "a"), UInt8(ascii: "A"): self = .hexadecimalFloat
    case UInt8(ascii: "c"), UInt8(ascii: "C"): self = .character
    case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "P"): self = .string
    case UInt8(ascii: "@"): self = .object
    case UInt8(ascii: "p"): self = .pointer
    case UInt8(ascii: "n"): self = .count
    default: return nil
    }
  }
}

/// The size of a placeholder's argument in C: the letters before the conversion.
public enum FormatLength: String, Hashable, Sendable {
  /// `hh`: 8 bits.
  case char = "hh"
  /// `h`: 16 bits.
  case short = "h"
  /// `l`: 64 bits.
  case long = "l"
  /// `ll`: 64 bits.
  case longLong = "ll"
  /// `q`: 64 bits.
  case quad = "q"
  /// `t`: the difference of two pointers.
  case pointerDifference = "t"
  /// `z`: the size of a type.
  case size = "z"
  /// `j`: the largest integer.
  case maximum = "j"
  /// `L`: a long double.
  case longDouble = "L"

  /// How many bits an integer of this size has.
  public var bits: Int {
    switch self {
    case .char: 8
    case .short: 16
    case .long, .longLong, .quad, .pointerDifference, .size, .maximum, .longDouble: 64
    }
  }
}

/// How a placeholder asks for its value to be dressed.
public struct FormatFlags: OptionSet, Hashable, Sendable {
  /// One bit a flag.
  public let rawValue: UInt8

  /// Flags by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `-`: padded on the right.
  public static let leftAligned = FormatFlags(rawValue: 1)
  /// `+`: a sign before positive numbers too.
  public static let plus = FormatFlags(rawValue: 2)
  /// A space before positive numbers.
  public static let space = FormatFlags(rawValue: 4)
  /// `#`: the alternate form, such as `0x` before a hexadecimal.
  public static let alternate = FormatFlags(rawValue: 8)
  /// `0`: padded with zeros.
  public static let zeroPadded = FormatFlags(rawValue: 16)
  /// `'`: digits in groups.
  public static let grouped = FormatFlags(rawValue: 32)
}

/// A width or a precision.
public enum FormatCount: Hashable, Sendable {
  /// Written in the format.
  case fixed(Int)
  /// `*`: an argument taken in order; so many were taken before.
  case next(order: Int)
  /// `*2$`: the argument at a position, from 1.
  case argument(Int)
}

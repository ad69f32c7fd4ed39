/// Something in a format string that is not what it seems.
public struct FormatStringIssue: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// No conversion has this letter; the text is shown as it stands.
    case unknownConversion(Character)
    /// The text ends within a placeholder, and is shown as it stands: `50%`.
    case incomplete
    /// A position beyond ``FormatString/greatestPosition``; the text is shown as it stands.
    case positionOutOfRange
    /// A width or precision beyond ``FormatString/greatestCount``, which is used instead.
    case countTooLarge
    /// `%#@` without a name and a second at sign; the text is shown as it stands.
    case malformedVariable
    /// More likely a percent sign in running text, which has to be doubled: `50%-ig`.
    case likelyProse
  }

  /// What is wrong.
  public var problem: Problem
  /// Where, in bytes of UTF-8.
  public var range: Range<Int>
  /// The text at that place.
  public var text: String

  /// A sentence for the reader.
  public var description: String {
    switch problem {
    case .unknownConversion(let letter): "\"\(text)\" is no placeholder: there is no conversion '\(letter)'"
    case .incomplete: "\"\(text)\" is an incomplete placeholder; a percent sign is written %%"
    case .positionOutOfRange: "\"\(text)\" has no position from 1 to \(FormatString.greatestPosition)"
    case .countTooLarge: "\"\(text)\" has a width or precision beyond \(FormatString.greatestCount)"
    case .malformedVariable: "\"\(text)\" is no variable: expected %#@name@"
    case .likelyProse: "\"\(text)\" is read as a placeholder; a percent sign is written %%"
    }
  }
}

/// How messages are shown.
public struct MessageOptions: Hashable, Sendable {
  /// How numbers are written.
  public enum NumberStyle: Hashable, Sendable {
    /// In the locale's digits, with its separators, in groups: what Foundation's `String(format:locale:)` does.
    case localized
    /// As C's `printf` writes them: what Foundation's `String(format:)` does.
    case verbatim
  }

  /// When inserted text is isolated from the direction of the text around it.
  public enum Isolation: Hashable, Sendable {
    /// When it holds characters of the other direction.
    case automatic
    /// Always. Numbers are not isolated.
    case always
    /// Never: for terminals and files that show the isolating characters.
    case never
  }

  /// How numbers are written.
  public var numbers: NumberStyle
  /// When inserted text is isolated by U+2068 and U+2069.
  public var isolation: Isolation
  /// The device, for messages that differ by it.
  public var device: Device
  /// The width for messages that differ by it: the greatest that is not wider is shown, else the smallest. `nil` shows the greatest.
  public var presentationWidth: Int?

  /// How messages are shown.
  public init(
    numbers: NumberStyle = .localized, isolation: Isolation = .automatic, device: Device = .current,
    presentationWidth: Int? = nil
  ) {
    self.numbers = numbers
    self.isolation = isolation
    self.device = device
    self.presentationWidth = presentationWidth
  }
}

/// The arguments of a message, by position and by name.
///
/// A placeholder with a name, `%1$(count)lld`, takes the argument of that name, and without one the argument of its position.
///
/// ```swift
/// let arguments: MessageArguments = [3, "Downloads"]
/// MessageArguments([3], named: ["folder": "Downloads"])
/// ```
public struct MessageArguments: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The arguments by position, of which the first is 1.
  public var values: [MessageArgument]
  /// The arguments by name.
  public var named: [String: MessageArgument]

  /// Arguments by position and by name.
  public init(_ values: [MessageArgument], named: [String: MessageArgument] = [:]) {
    self.values = values
    self.named = named
  }

  /// Arguments by position.
  public init(arrayLiteral elements: MessageArgument...) { self.init(elements) }

  /// The argument at a position, from 1.
  func value(at position: Int) -> MessageArgument? {
    position > 0 && position <= values.count ? values[position - 1] : nil
  }
}

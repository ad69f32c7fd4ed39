/// A message's definition and where it stands.
public struct LocatedMessage: Hashable, Sendable {
  /// What is shown.
  public var definition: MessageDefinition
  /// The file's path, as it was given.
  public var file: String
  /// Where the value stands in it; `nil` where a form without positions, a binary property list, holds it.
  public var position: SourcePosition?
  /// Whether it is the key itself, which a catalog shows in its source language where it has no text for it. Any text that stands somewhere,
  /// and a default value, count before it.
  public var isKey = false

  /// A definition at a place.
  public init(_ definition: MessageDefinition, file: String, position: SourcePosition? = nil) {
    self.definition = definition
    self.file = file
    self.position = position
  }
}

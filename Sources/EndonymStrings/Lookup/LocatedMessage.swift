/// A message's definition and where it stands.
public struct LocatedMessage: Hashable, Sendable {
  /// What is shown.
  public var definition: MessageDefinition
  /// The file's path, as it was given.
  public var file: String
  /// Where the value stands in it; `nil` where a form without positions, a binary property list, holds it.
  public var position: SourcePosition?

  /// A definition at a place.
  public init(_ definition: MessageDefinition, file: String, position: SourcePosition? = nil) {
    self.definition = definition
    self.file = file
    self.position = position
  }
}

#if !canImport(Darwin)
  import Foundation

  /// What inline markup says of a stretch of text. Foundation has it on Apple's platforms only.
  public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits, as on Apple's platforms.
    public let rawValue: UInt

    /// Intents by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `*text*`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// `**text**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// `` `text` ``.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// `~~text~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line that may be broken.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line that has to be broken.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// Raw HTML inside a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// Raw HTML of lines of its own.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
  }

  extension AttributeScopes.FoundationAttributes {
    /// The key of inline intents.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
      /// The intents.
      public typealias Value = InlinePresentationIntent
      /// The name in Apple's archives.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  extension AttributeScopes {
    /// The attributes of localized texts that Foundation lacks off Apple's platforms.
    public struct EndonymAttributes: AttributeScope {
      /// What inline markup says.
      public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
      /// Foundation's own.
      public let foundation: FoundationAttributes
    }

    /// The attributes of localized texts that Foundation lacks off Apple's platforms.
    public var endonym: EndonymAttributes.Type { EndonymAttributes.self }
  }

  extension AttributeDynamicLookup {
    /// An attribute by its name: `text.inlinePresentationIntent`.
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.EndonymAttributes, Key>
    ) -> Key { self[Key.self] }
  }
#endif

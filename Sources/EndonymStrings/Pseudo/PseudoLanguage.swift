import Endonym

/// A language that nobody speaks, made of the texts of another to show what a translation would break: texts that are not localized,
/// too little room, concatenation, layouts that do not turn.
///
/// ```swift
/// let pseudo = PseudoLanguage("en-x-accented-bounded")
/// pseudo?.text("Save %@")                       // [# S̈a̧v̊ë %@ #]
/// PseudoLanguage("en-XA")?.text("Hello, %d")    // [Ĥéļļö, »%d« one two]
/// ```
///
/// Identifiers are those of BCP 47. `en-XA` and `ar-XB` are Android's and CLDR's. For Xcode's, which have none, the private-use subtags
/// `accented`, `double`, `bounded` and `rtl` follow the language whose texts are changed, in any number and order: `de-x-double-rtl`.
///
/// ``LocalizedStrings`` take them as languages; a ``LanguageManager`` does where it is told that it may.
///
/// Placeholders, variables, markup and entities stay as they are. In a text that is doubled, placeholders get positions, so that
/// both halves take the same values.
///
/// Source: Xcode's `NSDoubleLocalizedStrings` and its siblings; aapt2's `Pseudolocalizer`.
public struct PseudoLanguage: Hashable, Sendable {
  /// What Xcode's pseudo-languages do, alone or together.
  public struct Effects: OptionSet, Hashable, Sendable {
    /// One bit an effect.
    public let rawValue: UInt8

    /// Effects by their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A mark on every Latin letter.
    public static let accented = Effects(rawValue: 1)
    /// Every text twice, with a space between.
    public static let doubled = Effects(rawValue: 2)
    /// `[#` before and `#]` behind every text.
    public static let bounded = Effects(rawValue: 4)
    /// Every text overridden to run from right to left.
    public static let rightToLeft = Effects(rawValue: 8)
  }

  /// How texts are changed.
  public enum Method: Hashable, Sendable {
    /// As Xcode does.
    case effects(Effects)
    /// As Android's `en-XA` does: other letters, brackets, a third to a whole more of length.
    case expandedAccents
    /// As Android's `ar-XB` does: every word overridden to run from right to left.
    case overriddenWords
  }

  /// How texts are changed.
  public let method: Method
  /// The language whose texts are changed, in BCP 47's spelling; `nil` for `ar-XB`: the one that the program is developed in.
  public let sourceLanguage: String?

  /// A pseudo-language of a language's texts.
  public init(_ method: Method, of sourceLanguage: String? = "en") {
    self.method = method
    self.sourceLanguage = sourceLanguage
  }

  /// The pseudo-language of an identifier, in any case and with `-` or `_`; `nil` when it is none.
  public init?(_ identifier: String) {
    guard identifier.utf8.count <= 255 else { return nil }
    let subtags = identifier.split(separator: "-", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "_", omittingEmptySubsequences: false) }.map { $0.lowercased() }
    switch subtags {
    case ["en", "xa"]: self.init(.expandedAccents)
    case ["ar", "xb"]: self.init(.overriddenWords, of: nil)
    default:
      guard let mark = subtags.firstIndex(of: "x"), mark > 0, mark + 1 < subtags.count else { return nil }
      var effects: Effects = []
      for subtag in subtags[(mark + 1)...] {
        guard let effect = Self.subtags.first(where: { $0.subtag == subtag })?.effect else { return nil }
        effects.insert(effect)
      }
      guard let source = try? LocaleIdentifier(subtags[..<mark].joined(separator: "-")) else { return nil }
      self.init(.effects(effects), of: source.bcp47)
    }
  }

  private static let subtags: [(subtag: String, effect: Effects)] = [
    ("accented", .accented), ("double", .doubled), ("bounded", .bounded), ("rtl", .rightToLeft),
  ]

  /// The identifier, in BCP 47's spelling: `en-x-accented-double`.
  public var identifier: String {
    switch method {
    case .expandedAccents: return "en-XA"
    case .overriddenWords: return "ar-XB"
    case .effects(let effects):
      let names = Self.subtags.filter { effects.contains($0.effect) }.map { "-\($0.subtag)" }
      return "\(sourceLanguage ?? "en")-x\(names.joined())"
    }
  }

  /// The direction of the layout.
  public var writingDirection: WritingDirection {
    switch method {
    case .expandedAccents: return .leftToRight
    case .overriddenWords: return .rightToLeft
    case .effects(let effects):
      if effects.contains(.rightToLeft) { return .rightToLeft }
      return sourceLanguage.flatMap { try? LocaleIdentifier($0) }?.writingDirection ?? .leftToRight
    }
  }

  /// A text with placeholders in this language.
  public func text(_ format: String) -> String { text(FormatString(format)) }

  /// A text that stands within another, such as a form of a variable: it is neither doubled nor bounded.
  public func innerText(_ format: String) -> String { inner(FormatString(format, in: .variableForm)) }

  /// Everything that a table says of a key in this language.
  ///
  /// Of a text with variables only the outer text is doubled and bounded, as the reader sees it once; where it is nothing but one
  /// variable, Android's brackets and length go to each form.
  public func definition(_ definition: MessageDefinition) -> MessageDefinition {
    switch definition {
    case .text(let format): .text(text(format))
    case .variables(let format, let variables): self.variables(FormatString(format), variables)
    case .devices(let variants): .devices(variants.map { self.variant($0) })
    case .widths(let variants): .widths(variants.map { self.variant($0) })
    }
  }

  private func variant<Selector>(_ variant: MessageVariant<Selector>) -> MessageVariant<Selector> {
    var variant = variant
    variant.definition = definition(variant.definition)
    return variant
  }

  private func variables(_ format: FormatString, _ variables: [MessageVariable]) -> MessageDefinition {
    // "%#@value@" and no more, as compilers of catalogs write plurals of one number.
    let isOnlyVariable = format.pieces.count == 1 && format.placeholders.count == 1
    let formsAreWhole = isOnlyVariable && method == .expandedAccents
    let changed = variables.map { variable in
      var variable = variable
      variable.forms = variable.forms.map { form in
        var form = form
        let format = FormatString(form.format, in: .variableForm)
        form.format = formsAreWhole ? text(format) : inner(format)
        return form
      }
      return variable
    }
    return .variables(format: formsAreWhole ? format.text : text(format), changed)
  }

  /// A text that stands on its own.
  private func text(_ format: FormatString) -> String {
    let format = Self.closed(format)
    switch method {
    case .expandedAccents: return ExpandedAccents.text(PseudoTokens(format).tokens, isWhole: true)
    case .overriddenWords: return OverriddenWords.text(PseudoTokens(format).tokens)
    case .effects(let effects):
      guard !format.text.isEmpty else { return "" }
      var text = inner(format)
      if effects.contains(.doubled) {
        let half = FormatString(text).placeholders.isEmpty ? text : FormatString(text).numbered()
        text = "\(half) \(half)"
      }
      if effects.contains(.rightToLeft) { text = "\u{202E}\(text)\u{202C}" }
      return effects.contains(.bounded) ? "[# \(text) #]" : text
    }
  }

  /// A format whose last percent sign is doubled where it is alone, so that what comes behind it does not make it a placeholder.
  private static func closed(_ format: FormatString) -> FormatString {
    guard let issue = format.issues.last, issue.problem == .incomplete else { return format }
    let bytes = Array(format.text.utf8)
    let start = issue.range.lowerBound
    return FormatString(String(decoding: bytes[..<start] + [UInt8(ascii: "%")] + bytes[start...], as: UTF8.self))
  }

  /// A text that stands within another.
  private func inner(_ format: FormatString) -> String {
    switch method {
    case .expandedAccents: return ExpandedAccents.text(PseudoTokens(format).tokens, isWhole: false)
    case .overriddenWords: return OverriddenWords.text(PseudoTokens(format).tokens)
    case .effects(let effects):
      guard effects.contains(.accented) else { return format.text }
      return PseudoTokens(format).tokens.map { token in
        if case .text(let text) = token { AccentMarks.text(text) } else { token.source }
      }.joined()
    }
  }
}

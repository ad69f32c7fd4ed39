#if !canImport(Darwin)
  import Foundation

  extension AttributedString {
    /// What a localized text gets beside its markup.
    public struct LocalizationOptions: Sendable {
      /// Values for the placeholders of the key, in order: for a key that was made with `\(placeholder: .int)`.
      public var replacements: [any CVarArg & Sendable]?
      /// Whether values get their position as the attribute `replacementIndex`.
      public var applyReplacementIndexAttribute = false

      /// Markup only.
      public init() {}

      /// The options that texts without attributes have too.
      fileprivate var plain: String.LocalizationOptions {
        var options = String.LocalizationOptions()
        options.replacements = replacements
        return options
      }
    }

    /// A localized text whose inline Markdown becomes attributes: `inlinePresentationIntent`, `link`, `imageURL`.
    ///
    /// ```swift
    /// AttributedString(localized: "**\(3)** songs")   // the number is strong
    /// ```
    ///
    /// Values are text, whatever they hold; those that are attributed keep their attributes. Marks of automatic agreement, `^[…](inflect: true)`, are removed.
    /// - Parameters:
    ///   - keyAndValue: The key, and the text where no table has it.
    ///   - options: What the text gets beside its markup.
    ///   - table: The table's name; `Localizable` for `nil`.
    ///   - bundle: The bundle that has the table; the main one for `nil`.
    ///   - locale: The locale of values.
    ///   - comment: For translators.
    public init(
      localized keyAndValue: String.LocalizationValue, options: LocalizationOptions = LocalizationOptions(),
      table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init(keyAndValue.key, options.plain.replacing(keyAndValue), options, table, bundle, locale)
    }

    /// A localized text whose default stands in the code, with its inline Markdown as attributes.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: LocalizationOptions = LocalizationOptions(), table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init("\(key)", options.plain.replacing(defaultValue), options, table, bundle, locale)
    }

    /// The text of a resource, with its inline Markdown as attributes.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions = LocalizationOptions()) {
      self.init(resource.lookup, options)
    }

    private init(
      _ key: String, _ value: LocalizationKey, _ options: LocalizationOptions, _ table: String?, _ bundle: Bundle?,
      _ locale: Locale
    ) {
      var lookup = LocalizedLookup(key, value, table: table, bundle: bundle)
      lookup.formatting = locale.given
      self.init(lookup, options)
    }

    private init(_ lookup: LocalizedLookup, _ options: LocalizationOptions) {
      self.init()
      let pieces = lookup.message.pieces(lookup.arguments)
      for run in InlineMarkdown.runs(of: pieces.map { InlineMarkdown.Piece(text: $0.text, argument: $0.argument) }) {
        var text = AttributedString(run.text)
        if let value = run.argument.flatMap(lookup.attributedValue) { text.insert(value) }
        if !run.intent.isEmpty { text.inlinePresentationIntent = run.intent }
        if let link = run.link.flatMap({ URL(string: $0) }) { text.link = link }
        if let image = run.image.flatMap({ URL(string: $0) }) { text.imageURL = image }
        if options.applyReplacementIndexAttribute, let argument = run.argument { text.replacementIndex = argument }
        append(text)
      }
    }
  }

  extension LocalizedLookup {
    /// The attributed text that is the value of a position, from 1.
    fileprivate func attributedValue(_ position: Int) -> AttributedString? {
      guard value.arguments.indices.contains(position - 1),
        case .deferred(let deferred) = value.arguments[position - 1]
      else { return nil }
      return deferred.identity as? AttributedString
    }
  }

  extension AttributedString {
    /// Puts a text in the place of its characters, among which the marks of another direction may stand.
    fileprivate mutating func insert(_ value: AttributedString) {
      if let range = range(of: String(value.characters)) { replaceSubrange(range, with: value) }
    }
  }
#endif

#if !canImport(Darwin)
  import Foundation

  extension AttributedString {
    /// What a localized text gets beside its markup.
    public struct LocalizationOptions: Hashable, Sendable {
      /// Whether values get their position as the attribute `replacementIndex`.
      public var applyReplacementIndexAttribute = false

      /// Markup only.
      public init() {}
    }

    /// A localized text whose inline Markdown becomes attributes: `inlinePresentationIntent`, `link`, `imageURL`.
    ///
    /// ```swift
    /// AttributedString(localized: "**\(3)** songs")   // the number is strong
    /// ```
    ///
    /// Values are text, whatever they hold. Marks of automatic agreement, `^[…](inflect: true)`, are removed.
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
      var lookup = LocalizedLookup(keyAndValue.key, keyAndValue, table: table, bundle: bundle)
      lookup.formatting = locale.given
      self.init(lookup, options)
    }

    /// A localized text whose default stands in the code, with its inline Markdown as attributes.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: LocalizationOptions = LocalizationOptions(), table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      var lookup = LocalizedLookup("\(key)", defaultValue, table: table, bundle: bundle)
      lookup.formatting = locale.given
      self.init(lookup, options)
    }

    /// The text of a resource, with its inline Markdown as attributes.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions = LocalizationOptions()) {
      self.init(resource.lookup, options)
    }

    private init(_ lookup: LocalizedLookup, _ options: LocalizationOptions) {
      self.init()
      let pieces = lookup.message.pieces(lookup.arguments)
      for run in InlineMarkdown.runs(of: pieces.map { InlineMarkdown.Piece(text: $0.text, argument: $0.argument) }) {
        var text = AttributedString(run.text)
        if !run.intent.isEmpty { text.inlinePresentationIntent = run.intent }
        if let link = run.link.flatMap({ URL(string: $0) }) { text.link = link }
        if let image = run.image.flatMap({ URL(string: $0) }) { text.imageURL = image }
        if options.applyReplacementIndexAttribute, let argument = run.argument { text.replacementIndex = argument }
        append(text)
      }
    }
  }
#endif

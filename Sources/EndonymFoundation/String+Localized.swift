#if !canImport(Darwin)
  import Foundation

  extension String {
    /// A key with interpolated values: what a literal becomes in `String(localized: "\(count) songs")`.
    public typealias LocalizationValue = LocalizationKey

    /// What can be told of a look-up beside its key.
    public struct LocalizationOptions: Sendable {
      /// Values for the placeholders of the key, in order: for a key that was made with `\(placeholder: .int)`.
      public var replacements: [any CVarArg & Sendable]?

      /// None.
      public init() {}
    }

    /// A localized text.
    ///
    /// ```swift
    /// String(localized: "\(3) songs")                            // 3 Lieder
    /// String(localized: "Menu.Open", table: "Menu", bundle: .module)
    /// ```
    ///
    /// The text is in the app's language - ``LanguageManager/application``'s, unless a ``LanguageContext`` is in force - whatever `locale` says: that is the locale of interpolated values, unless it is the current one, which on Linux says nothing of the user.
    /// - Parameters:
    ///   - keyAndValue: The key, and the text where no table has it.
    ///   - table: The table's name; `Localizable` for `nil`.
    ///   - bundle: The bundle that has the table; the main one for `nil`.
    ///   - locale: The locale of interpolated values.
    ///   - comment: For translators.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init(keyAndValue.key, keyAndValue, table, bundle, locale)
    }

    /// A localized text, whose default stands in the code.
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text where no table has the key, and the interpolated values.
    ///   - table: The table's name; `Localizable` for `nil`.
    ///   - bundle: The bundle that has the table; the main one for `nil`.
    ///   - locale: The locale of interpolated values.
    ///   - comment: For translators.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init("\(key)", defaultValue, table, bundle, locale)
    }

    /// A localized text with values for its placeholders.
    public init(
      localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init(keyAndValue.key, options.replacing(keyAndValue), table, bundle, locale)
    }

    /// A localized text with values for its placeholders, whose default stands in the code.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, options: String.LocalizationOptions,
      table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init("\(key)", options.replacing(defaultValue), table, bundle, locale)
    }

    // Without the attribute a literal with interpolations would become a resource, as this initializer has the fewest parameters.
    /// The text of a resource, in the language of this moment.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self = resource.lookup.text }

    private init(_ key: String, _ value: LocalizationKey, _ table: String?, _ bundle: Bundle?, _ locale: Locale) {
      var lookup = LocalizedLookup(key, value, table: table, bundle: bundle)
      lookup.formatting = locale.given
      self = lookup.text
    }
  }

  extension String.LocalizationOptions {
    /// The value with the replacements as its arguments.
    func replacing(_ value: LocalizationKey) -> LocalizationKey {
      guard let replacements else { return value }
      return LocalizationKey(key: value.key, arguments: replacements.map(MessageArgument.init(replacement:)))
    }
  }

  extension MessageArgument {
    /// A value of C's variadic functions, as what it is.
    init(replacement: any CVarArg) {
      self =
        (replacement as? any MessageArgumentConvertible)?.messageArgument ?? .string(String(describing: replacement))
    }
  }
#endif

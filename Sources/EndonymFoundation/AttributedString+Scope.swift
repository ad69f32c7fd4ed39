#if !canImport(Darwin)
  import Foundation

  // What markup gives - intents, links, images, positions - is in Foundation's own scope; attributes of another scope, which `^[…](name: value)`
  // would name, are removed with their marks whichever it is.
  extension AttributedString {
    /// A localized text with the attributes of a scope.
    public init<Scope: AttributeScope>(
      localized keyAndValue: String.LocalizationValue, options: LocalizationOptions = LocalizationOptions(),
      table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil,
      including scope: Scope.Type
    ) {
      self.init(localized: keyAndValue, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// A localized text with the attributes of a scope, which a key path names.
    public init<Scope: AttributeScope>(
      localized keyAndValue: String.LocalizationValue, options: LocalizationOptions = LocalizationOptions(),
      table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil,
      including scope: KeyPath<AttributeScopes, Scope.Type>
    ) {
      self.init(localized: keyAndValue, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// A localized text whose default stands in the code, with the attributes of a scope.
    public init<Scope: AttributeScope>(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: LocalizationOptions = LocalizationOptions(), table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil, including scope: Scope.Type
    ) {
      self.init(
        localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// A localized text whose default stands in the code, with the attributes of a scope, which a key path names.
    public init<Scope: AttributeScope>(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: LocalizationOptions = LocalizationOptions(), table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil, including scope: KeyPath<AttributeScopes, Scope.Type>
    ) {
      self.init(
        localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// The text of a resource, with the attributes of a scope.
    @_disfavoredOverload
    public init<Scope: AttributeScope>(
      localized resource: LocalizedStringResource, options: LocalizationOptions = LocalizationOptions(),
      including scope: Scope.Type
    ) {
      self.init(localized: resource, options: options)
    }

    /// The text of a resource, with the attributes of a scope, which a key path names.
    @_disfavoredOverload
    public init<Scope: AttributeScope>(
      localized resource: LocalizedStringResource, options: LocalizationOptions = LocalizationOptions(),
      including scope: KeyPath<AttributeScopes, Scope.Type>
    ) {
      self.init(localized: resource, options: options)
    }
  }
#endif

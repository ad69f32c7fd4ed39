#if !canImport(Darwin)
  import Foundation

  /// A localized text that is looked up when it is shown: made in one place, carried elsewhere, shown in the language of that moment.
  ///
  /// ```swift
  /// let title = LocalizedStringResource("songs \(3)", table: "Library")
  /// String(localized: title)     // in the app's language
  /// var german = title
  /// german.locale = Locale(identifier: "de")
  /// String(localized: german)    // in German, text and numbers both
  /// ```
  public struct LocalizedStringResource: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// Where a resource's bundle is.
    public enum BundleDescription: Sendable {
      /// The main bundle.
      case main
      /// The bundle of a class.
      case forClass(AnyClass)
      /// The bundle in a folder.
      case atURL(URL)
    }

    /// The key.
    public let key: String
    /// The text where no table has the key, with the values.
    public let defaultValue: String.LocalizationValue
    /// The table's name; `Localizable` for `nil`.
    public let table: String?
    /// The language and the locale of values. The current one stands for those of the app, at the moment of showing.
    public var locale: Locale
    /// The bundle's folder; `nil` for the main bundle.
    let bundleURL: URL?

    /// Where the bundle is.
    public var bundle: BundleDescription { bundleURL.map(BundleDescription.atURL) ?? .main }

    /// A resource whose key is its text.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(key: keyAndValue.key, keyAndValue, table, locale, bundle.url)
    }

    /// A resource whose default stands in the code.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(key: "\(key)", defaultValue, table, locale, bundle.url)
    }

    // Without the attribute `bundle: .main` would be ambiguous: both kinds of bundle have one.
    /// A resource in a bundle that is at hand.
    @_disfavoredOverload
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
      comment: StaticString? = nil
    ) {
      self.init(key: keyAndValue.key, keyAndValue, table, locale, bundle.bundleURL)
    }

    /// A resource in a bundle that is at hand, whose default stands in the code.
    @_disfavoredOverload
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: Bundle, comment: StaticString? = nil
    ) {
      self.init(key: "\(key)", defaultValue, table, locale, bundle.bundleURL)
    }

    /// A resource of a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    /// A resource of a literal with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(key: String, _ value: LocalizationKey, _ table: String?, _ locale: Locale, _ bundleURL: URL?) {
      self.key = key
      defaultValue = value
      self.table = table
      self.locale = locale
      self.bundleURL = bundleURL
    }

    /// The look-up, in the app's language or in that of the resource's own locale.
    var lookup: LocalizedLookup {
      var lookup = LocalizedLookup(
        key, defaultValue, table: table, bundle: bundleURL.flatMap { Bundle(url: $0) } ?? .main)
      lookup.language = locale.given
      lookup.formatting = lookup.language
      return lookup
    }
  }

  extension LocalizedStringResource.BundleDescription {
    fileprivate var url: URL? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type).bundleURL
      case .atURL(let url): url
      }
    }
  }

  /// A type that says what it is as a localized text.
  public protocol CustomLocalizedStringResourceConvertible {
    /// The localized text.
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// Itself.
    public var localizedStringResource: LocalizedStringResource { self }
  }

  extension LocalizedStringResource: MessageArgumentConvertible {
    /// The text, looked up when the message is shown, in its languages.
    public var messageArgument: MessageArgument {
      .deferred(
        DeferredArgument(self) { locales in
          var lookup = lookup
          // Part of a message, and so in its language, unless it has one of its own.
          lookup.language = lookup.language ?? locales.language
          lookup.formatting = lookup.formatting ?? locales.formatting
          return .string(lookup.text)
        })
    }
  }
#endif

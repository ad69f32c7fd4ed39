/// The engines of formats in use, by kind, locale and options, and the locales that were named: the one piece of shared
/// state in `Endonym` beside the tables of ICU's data.
///
/// Making an engine opens an ICU formatter and compiles a plan; asking for the same format again finds it here. At most
/// ``Limits/cachedFormats`` engines of each kind of format are held, and as many locales by the text that named them. An
/// engine in use by a format lives as long as the format, whether the cache has dropped it or not, so eviction never
/// changes a result.
public enum FormatCache {
  /// The engine for some options, made when it is not there.
  static func engine<Options: EngineOptions>(for options: Options) throws(FormatError) -> Options.Engine {
    try Options.engines.value(for: options) { () throws(FormatError) in try options.makeEngine() }
  }

  /// What the locales are that were named by a text.
  static let locales = BoundedCache<String, LocaleIdentifier.Storage>(limit: Limits.cachedFormats)

  /// The number of engines held, of all kinds of format.
  public static var count: Int { kinds.reduce(0) { $0 + $1.cached } }

  /// Drops every engine and every locale. Formats in use keep theirs.
  public static func removeAll() {
    for kind in kinds { kind.dropCached() }
    locales.removeAll()
  }

  /// The kinds of format.
  private static let kinds: [any EngineOptions.Type] = [
    DateFormatOptions.self, ListOptions.self, MeasurementOptions.self, NumberFormatOptions.self, PluralOptions.self,
    NumberPatternOptions.self, RelativeDateOptions.self, RuleBasedNumberOptions.self,
  ]
}

extension EngineOptions {
  fileprivate static var cached: Int { engines.count }

  fileprivate static func dropCached() { engines.removeAll() }
}

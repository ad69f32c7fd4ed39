/// The engines of formats in use, by kind, locale and options, and the locales that were named: the one piece of shared
/// state in `Endonym` beside the tables of ICU's data.
///
/// Making an engine opens an ICU formatter and, for the second value, compiles a plan; asking for the same format again
/// finds it here. At most ``Limits/cachedFormats`` engines of each kind of format are held, as many that have written no
/// second value yet, and as many locales by the text that named them. An engine in use by a format lives as long as the
/// format, whether the cache has dropped it or not, so eviction never changes a result.
public enum FormatCache {
  /// The engine for some options, made when it is not there.
  static func engine<Options: EngineOptions>(for options: Options) throws(FormatError) -> Options.Engine {
    try Options.engines.value(for: options) { () throws(FormatError) in
      guard let opened = Options.openedEngines?.removeValue(for: options) else { return try options.makeEngine() }
      return try options.makeEngine(from: opened.engine)
    }
  }

  /// The engine for a value, and whether it is the one to keep: the first value that is written by some options comes from an
  /// engine without a plan.
  static func engineForValue<Options: EngineOptions>(
    of options: Options
  ) throws(FormatError) -> (engine: Options.Engine, isLasting: Bool) {
    if let engine = Options.engines.value(for: options) { return (engine, true) }
    if let opened = try opening(of: options), opened.servesValue() { return (opened.engine, false) }
    return (try engine(for: options), true)
  }

  /// The engine for some options, with a plan if there is one already.
  static func openedEngine<Options: EngineOptions>(for options: Options) throws(FormatError) -> Options.Engine {
    if let engine = Options.engines.value(for: options) { return engine }
    if let opened = try opening(of: options) { return opened.engine }
    return try engine(for: options)
  }

  private static func opening<Options: EngineOptions>(
    of options: Options
  ) throws(FormatError) -> OpenedEngine<Options.Engine>? {
    guard let engines = Options.openedEngines else { return nil }
    return try engines.value(for: options) { () throws(FormatError) in OpenedEngine(try options.openEngine()) }
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
  fileprivate static var cached: Int { engines.count + (openedEngines?.count ?? 0) }

  fileprivate static func dropCached() {
    engines.removeAll()
    openedEngines?.removeAll()
  }
}

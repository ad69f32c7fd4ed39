import Endonym

/// The languages, the locale and the time zone of one request on a server, or of anything else that has its own.
///
/// ```swift
/// let context = try LanguageContext(
///   accepting: "de-AT, en;q=0.5", available: ["en", "de"], development: "en", timeZone: "Europe/Vienna")
/// try context.run {
///   LanguageContext.current?.languages.languages                           // ["de", "en"]
///   try NumberFormat.decimal(locale: LanguageContext.current ?? context).format(1234.5)  // 1 234,5: Austria's
/// }
/// LanguageContext.current                                                  // nil again
/// ```
///
/// It belongs to the task that runs it and to that task's children, and touches nothing else: requests that are served at the
/// same time do not see each other's.
public struct LanguageContext: Hashable, Sendable {
  /// The languages in which texts are sought.
  public var languages: LanguageChain
  /// What numbers and dates are written in.
  public var locale: LocaleIdentifier
  /// Where the reader's clock is; `nil` when nobody knows.
  public var timeZone: TimeZoneIdentifier?
  /// What the reader wants, the most wanted first, whether the app has it or not: what comes in other languages than the app is chosen by
  /// it. Empty when nobody knows more than ``languages``.
  public var preferred: [String] = []

  /// The context of the task that asks; `nil` outside of any.
  public static var current: LanguageContext? { scope?.context }

  /// The context of the task that asks, with what was made for it.
  @inline(__always)
  static var scope: ContextScope? { ContextScope.isAny ? inForce : nil }

  @TaskLocal private static var inForce: ContextScope?

  /// A context that is put together by hand.
  public init(languages: LanguageChain, locale: LocaleIdentifier, timeZone: TimeZoneIdentifier? = nil) {
    self.languages = languages
    self.locale = locale
    self.timeZone = timeZone
  }

  /// The context of a selection.
  public init(_ selection: LanguageSelection, timeZone: TimeZoneIdentifier? = nil) {
    self.init(languages: selection.chain, locale: selection.locale, timeZone: timeZone)
  }

  /// The context of a request.
  ///
  /// The locale is the language that fits with the region that the reader named: `de-AT` where `de` is available and `de-AT`
  /// asked for. Where nothing fits, it is the first language of what is left.
  /// - Parameters:
  ///   - field: The value of `Accept-Language`; what is malformed in it is passed over.
  ///   - available: The languages that there are.
  ///   - development: The language that the texts were written in, the last to be sought.
  ///   - timeZone: An IANA identifier; `nil` when nobody knows.
  /// - Throws: ``FormatError/invalidTimeZone(_:)``, ``FormatError/invalidLocale(_:reason:)`` when there is no language at all that
  ///   formats can be made for, ``FormatError/engine(call:code:name:)``.
  public init(
    accepting field: some StringProtocol, available: [String], development: String? = nil, timeZone: String? = nil
  ) throws(FormatError) {
    let accepted = AcceptLanguage(field)
    let refused = available.filter { accepted.quality(of: $0) == 0 }
    let acceptable = available.filter { !refused.contains($0) }
    var preferred = accepted.preferred
    // "*" is settled there.
    if let best = try accepted.best(among: acceptable), try LanguageMatcher(supported: [best]).match(preferred) == nil {
      preferred = [best]
    }
    languages = try .best(preferred: preferred, available: acceptable, development: development)
    locale = try Self.locale(of: languages, preferred: preferred)
    self.preferred = accepted.preferred
    self.timeZone = try timeZone.map { name throws(FormatError) in try TimeZoneIdentifier(name) }
  }

  private static func locale(of chain: LanguageChain, preferred: [String]) throws(FormatError) -> LocaleIdentifier {
    guard let first = chain.languages.first(where: { LocalizationName($0).identifier != nil }),
      let language = LocalizationName(first).identifier
    else { return .root }
    guard chain.match != nil, let match = try LanguageMatcher(supported: [language.bcp47]).match(preferred) else {
      return language
    }
    do { return try match.locale() } catch .invalidLocale { return language }
  }

  /// Runs something in this context.
  public func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try Self.$inForce.withValue(ContextScope(self), operation: operation)
  }

  /// Runs something asynchronous in this context, on the actor that calls.
  public func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$inForce.withValue(ContextScope(self), operation: operation, isolation: isolation)
  }
}

extension LanguageContext: LocaleIdentifierConvertible {
  /// ``locale``.
  public func localeIdentifier() throws(FormatError) -> LocaleIdentifier { locale }
}

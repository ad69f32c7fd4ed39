import Testing

@testable import Endonym

@Suite("Number plans: which formats have one")
struct NumberPlanCoverageTests {
  /// A kind of format, and how many locales have plans for it.
  struct Kind: Sendable, CustomStringConvertible {
    let description: String
    let style: NumberFormatOptions.Style
    var presentation = NumberFormat.CurrencyPresentation.standard
    var notation = NumberFormat.Notation.automatic
    let least: Int
    /// Bytes of a plan.
    let sizes: ClosedRange<Int>
    /// Whether a short sweep asks every third locale only: these plans take longest to compile.
    var isSampled = false

    /// The locales that are asked.
    var locales: [String] { isSampled ? PlanSweep.locales(every: 3) : PlanSweep.locales }
  }

  static let kinds = [
    Kind(description: "decimal", style: .decimal, least: 800, sizes: 500...800),
    Kind(description: "percent", style: .percent, least: 800, sizes: 500...800),
    Kind(description: "currency by symbol", style: .currency("EUR"), least: 800, sizes: 500...800),
    Kind(
      description: "currency by narrow symbol", style: .currency("EUR"), presentation: .narrow, least: 800,
      sizes: 500...800),
    Kind(
      description: "currency by code", style: .currency("EUR"), presentation: .isoCode, least: 800, sizes: 500...800),
    Kind(
      description: "currency by name", style: .currency("EUR"), presentation: .fullName, least: 800,
      sizes: 1_000...2_500),
    Kind(
      description: "compact, short", style: .decimal, notation: .compact(.short), least: 795,
      sizes: 12_000...24_000),
    // French and Italian say "mille", without a digit.
    Kind(
      description: "compact, long", style: .decimal, notation: .compact(.long), least: 740, sizes: 12_000...26_000,
      isSampled: true),
    // Where a sign stands between the number and the currency, ICU writes.
    Kind(
      description: "compact currency", style: .currency("EUR"), notation: .compact(.short), least: 750,
      sizes: 12_000...26_000, isSampled: true),
  ]

  @Test("of each kind, over all locales", arguments: kinds)
  func everyLocale(kind: Kind) throws {
    var coverage = PlanCoverage(kind.description)
    for locale in kind.locales {
      var options = NumberFormatOptions(kind.style, locale: try LocaleIdentifier(locale))
      options.presentation = kind.presentation
      options.notation = kind.notation
      let engine = try options.makeEngine()
      let memory = engine.plan?.memory ?? engine.compact?.memory
      #expect(engine.isCompiled == (memory != nil))
      coverage.add(locale, engine.refusal, size: memory?.size)
    }
    // A third of the locales has its share, but for a few.
    let least = kind.locales.count == PlanSweep.locales.count ? kind.least : kind.least / 3 - 5
    coverage.finish(atLeast: least, of: kind.locales.count, sizes: kind.sizes)
  }
}

import TestSampling
import Foundation
import Testing

/// Compares Endonym with Foundation in one area of one locale, and holds the ledger against the differences.
///
/// A style whose outputs differ needs an entry in the ledger, and the entry must foretell Foundation's output for
/// *every* value of the style, those that agree included. Its example must come out as it is recorded, every step of
/// its rewriting must be needed, and ``finish(atLeast:)`` fails for entries of styles that are not there.
final class CrossCheck {
  let area: String
  let locale: String
  private(set) var compared = 0
  private let entries: [LedgerEntry]
  private var styles: Set<String> = []

  init(_ area: String, _ locale: String, ledger: Ledger = .current) {
    self.area = area
    self.locale = locale
    entries = ledger.entries.filter { $0.area == area && $0.locale == locale }
  }

  /// The seed of a run: the environment's, else always the same.
  static let seed: UInt64 = SampleSeed.given ?? 0x456E_646F_6E79_6D72

  /// A generator for the values of one style.
  func generator(_ style: String) -> SeededGenerator {
    SeededGenerator(stream: "\(locale) \(area)/\(style)", seed: Self.seed)
  }

  /// What the sides make of a value, and what the ledger says that Foundation makes of it.
  struct Outcome {
    let value: String
    let foundation: String
    let endonym: String
    let foretold: String
  }

  /// Compares texts.
  /// - Parameters:
  ///   - style: The style's name in the ledger, after the area.
  ///   - values: What is formatted; the ledger's example is added.
  ///   - rules: What an entry's `rule` can name: Foundation's output, worked out from Endonym's parts.
  ///   - foundation: Foundation's output.
  ///   - endonym: Endonym's.
  ///   - sourceLocation: Where a failure is reported.
  /// - Throws: What the two closures throw.
  func compare<Value: LedgerValue>(
    _ style: String, _ values: [Value], rules: [String: (Value) -> String] = [:],
    foundation: (Value) throws -> String?, endonym: (Value) throws -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) rethrows {
    let entry = begin(style, sourceLocation)
    let example = entry.flatMap { Value(ledgerText: $0.value) }
    let (rule, steps): (String?, [LedgerNature.Step]) =
      if case .text(let rule, let steps)? = entry?.nature { (rule, steps) } else { (nil, []) }
    let rewriting = Rewriting(steps)
    var used: Set<Int> = []
    var outcomes: [Outcome] = []
    for value in values + (example.map { [$0] } ?? []) {
      let endonym = try endonym(value)
      let ruled = rule.map { rules[$0]?(value) ?? "the comparison has no rule \($0)" } ?? endonym
      let rewritten = rewriting.apply(to: ruled)
      used.formUnion(rewritten.used)
      outcomes.append(
        Outcome(
          value: value.ledgerText, foundation: try foundation(value) ?? "nil", endonym: endonym,
          foretold: rewritten.text))
    }
    compared += values.count
    report(outcomes.filter { !$0.foretold.isIdentical(to: $0.foundation) }, of: outcomes.count, style, sourceLocation) {
      Rewriting.guess(from: $0.endonym, to: $0.foundation)
    }
    guard let entry else { return }
    check(entry, in: outcomes, sourceLocation)
    for (index, step) in steps.enumerated() where !used.contains(index) {
      Issue.record("\(entry.title): nothing matches \"\(step.find.visible)\"", sourceLocation: sourceLocation)
    }
  }

  /// Takes note of a style, and gives its entry.
  func begin(_ style: String, _ sourceLocation: SourceLocation) -> LedgerEntry? {
    let name = "\(area)/\(style)"
    if !styles.insert(name).inserted {
      Issue.record("\(locale) \(name) is compared twice", sourceLocation: sourceLocation)
    }
    return entries.first { $0.name == name }
  }

  /// Counts values that were compared.
  func count(_ values: Int) { compared += values }

  /// Records differences that no entry foretells; prints a line for the ledger when asked.
  func report(
    _ differences: [Outcome], of total: Int, _ style: String, _ sourceLocation: SourceLocation,
    guess: (Outcome) -> LedgerNature
  ) {
    guard let first = differences.first else { return }
    let shown = differences.prefix(4).map {
      let foretold = $0.foretold.isIdentical(to: $0.endonym) ? "" : ", foretold \"\($0.foretold.visible)\""
      return "  \($0.value): Foundation \"\($0.foundation.visible)\", Endonym \"\($0.endonym.visible)\"\(foretold)"
    }
    Issue.record(
      """
      \(locale) \(area)/\(style) on \(Backend.current.name): \(differences.count) of \(total) differ otherwise than the \
      ledger says
      \(shown.joined(separator: "\n"))
      """, sourceLocation: sourceLocation)
    if Ledger.isPrinting {
      let entry = LedgerEntry(
        backend: Backend.current.name, locale: locale, name: "\(area)/\(style)", value: first.value,
        foundation: first.foundation, endonym: first.endonym, nature: guess(first), reason: "")
      print(entry.line)
    }
  }

  /// Fails when an entry's example does not come out as recorded.
  func check(_ entry: LedgerEntry, in outcomes: [Outcome], _ sourceLocation: SourceLocation) {
    guard let outcome = outcomes.first(where: { $0.value == entry.value }) else {
      Issue.record("\(entry.title): \"\(entry.value)\" is no value of this style", sourceLocation: sourceLocation)
      return
    }
    if !outcome.foundation.isIdentical(to: entry.foundation) || !outcome.endonym.isIdentical(to: entry.endonym) {
      Issue.record(
        """
        \(entry.title) no longer occurs: for \(entry.value) Foundation has "\(outcome.foundation.visible)" and \
        Endonym "\(outcome.endonym.visible)"
        """, sourceLocation: sourceLocation)
    }
  }

  /// Fails for entries of styles that were not compared.
  func checkUnusedEntries(sourceLocation: SourceLocation = #_sourceLocation) {
    for entry in entries where !styles.contains(entry.name) {
      Issue.record("\(entry.title): there is no such style", sourceLocation: sourceLocation)
    }
  }

  /// Does the same, fails when fewer values were compared, and tells how many were.
  func finish(atLeast minimum: Int = 500, sourceLocation: SourceLocation = #_sourceLocation) {
    checkUnusedEntries(sourceLocation: sourceLocation)
    #expect(compared >= minimum, "\(locale) \(area): too few values", sourceLocation: sourceLocation)
    print(
      """
      Cross-check \(area) \(locale) on \(Backend.current.name): \(compared) values of \(styles.count) styles, \
      \(entries.count) in the ledger, seed 0x\(String(Self.seed, radix: 16, uppercase: true))
      """)
  }
}

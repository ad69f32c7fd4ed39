import Foundation

/// One known difference between Endonym and Foundation: a single style of a single locale on a single backend.
struct LedgerEntry: Hashable {
  /// Which ICU Endonym is linked with: `system-72`, `toolchain-76`.
  var backend: String
  /// The locale, or `und` where no locale plays a part.
  var locale: String
  /// What is compared: the area, a slash, the style.
  var name: String
  /// A value that shows the difference, as ``LedgerValue`` writes it.
  var value: String
  /// What Foundation makes of it.
  var foundation: String
  /// What Endonym makes of it.
  var endonym: String
  /// The nature of the difference, exact enough to foretell Foundation's output for every other value.
  var nature: LedgerNature
  /// Why the two differ.
  var reason: String

  /// The area that the style belongs to: what stands before the first slash.
  var area: String { String(name.prefix { $0 != "/" }) }

  /// The entry's name in messages; no two entries of a ledger have the same.
  var title: String { "\(backend) \(locale) \(name)" }
}

/// The nature of a difference: what turns Endonym's output, or the value, into Foundation's output.
enum LedgerNature: Hashable {
  /// A rule that the comparison itself gives, by name, or else Endonym's output; and what of it is rewritten, one step
  /// after the other.
  case text(rule: String?, rewrite: [Step])
  /// The double by which Foundation multiplies to convert to the base unit of a dimension, and the one it adds.
  case linear(coefficient: Double, constant: Double)
  /// The double that Foundation divides by a value to convert it to the base unit, and by that to convert back.
  case reciprocal(Double)

  /// A step of a rewriting.
  struct Step: Hashable {
    var find: String
    var replace: String
  }
}

/// What is wrong with a line of the ledger.
struct LedgerProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

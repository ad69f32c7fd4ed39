/// The condition of one plural category, read from CLDR's syntax: `n % 10 = 1 and n % 100 != 11 or v != 0 @integer 1, 21`.
///
/// Source: UTS 35 part 3, "Plural rules syntax".
struct PluralRule: Sendable {
  let category: PluralCategory
  /// Any of these is enough; in each, all relations have to hold.
  let alternatives: [[Relation]]

  /// One comparison: `n % 100 = 3..10,13`.
  struct Relation: Sendable {
    let operand: PluralProgram.Operand
    /// The operand is taken modulo this; 0 for none.
    let modulus: UInt64
    let isNegated: Bool
    let ranges: [ClosedRange<UInt64>]
  }

  /// Reads a condition, with or without the samples that follow it; `nil` for another syntax.
  init?(_ category: PluralCategory, _ text: some Sequence<UInt8>) {
    var reader = Reader(rest: Array(text)[...])
    guard let alternatives = reader.alternatives() else { return nil }
    self.category = category
    self.alternatives = alternatives
  }
}

extension PluralRule {
  /// Reads tokens from the front of the text.
  private struct Reader {
    var rest: ArraySlice<UInt8>

    mutating func alternatives() -> [[Relation]]? {
      var alternatives: [[Relation]] = []
      repeat {
        var relations: [Relation] = []
        repeat {
          guard let relation = relation() else { return nil }
          relations.append(relation)
        } while take("and")
        alternatives.append(relations)
      } while take("or")
      skipSpaces()
      return rest.isEmpty || rest.first == UInt8(ascii: "@") ? alternatives : nil
    }

    private mutating func relation() -> Relation? {
      skipSpaces()
      guard let operand = rest.popFirst().flatMap(PluralProgram.Operand.init) else { return nil }
      var modulus: UInt64 = 0
      if take("%") {
        guard let number = number(), number > 0 else { return nil }
        modulus = number
      }
      let isNegated = take("!=")
      guard isNegated || take("=") else { return nil }
      var ranges: [ClosedRange<UInt64>] = []
      repeat {
        guard let lower = number() else { return nil }
        guard let upper = take("..") ? number() : lower, lower <= upper else { return nil }
        ranges.append(lower...upper)
      } while take(",")
      return Relation(operand: operand, modulus: modulus, isNegated: isNegated, ranges: ranges)
    }

    private mutating func skipSpaces() {
      while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    }

    /// Takes a word or a sign if it comes next.
    private mutating func take(_ token: StaticString) -> Bool {
      skipSpaces()
      let bytes = UnsafeBufferPointer(start: token.utf8Start, count: token.utf8CodeUnitCount)
      guard rest.starts(with: bytes) else { return false }
      rest.removeFirst(bytes.count)
      return true
    }

    private mutating func number() -> UInt64? {
      skipSpaces()
      var value: UInt64?
      while let digit = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
        let (product, isTooLarge) = (value ?? 0).multipliedReportingOverflow(by: 10)
        let (sum, isTooLargeToo) = product.addingReportingOverflow(UInt64(digit - UInt8(ascii: "0")))
        guard !isTooLarge, !isTooLargeToo else { return nil }
        value = sum
        rest.removeFirst()
      }
      return value
    }
  }
}

extension PluralProgram.Operand {
  /// By its letter in CLDR's rules.
  fileprivate init?(_ letter: UInt8) {
    switch letter {
    case UInt8(ascii: "n"): self = .n
    case UInt8(ascii: "i"): self = .i
    case UInt8(ascii: "v"): self = .v
    case UInt8(ascii: "w"): self = .w
    case UInt8(ascii: "f"): self = .f
    case UInt8(ascii: "t"): self = .t
    case UInt8(ascii: "e"), UInt8(ascii: "c"): self = .e
    default: return nil
    }
  }
}

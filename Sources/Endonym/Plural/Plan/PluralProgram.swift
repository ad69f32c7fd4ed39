/// CLDR's plural rules of a language, compiled to comparisons of numbers.
///
/// `n % 10 = 1 and n % 100 != 11` becomes two relations, of which both have to hold; `or` begins another row of them. A
/// category is taken when one of its rows holds; categories are tried in CLDR's order, and `other` is what remains.
///
/// Source: UTS 35 part 3, "Plural rules syntax".
struct PluralProgram: BitwiseCopyable {
  /// A test of one operand against one range: `f % 100 = 1..4`. A list of ranges is several tests.
  struct Test: BitwiseCopyable {
    var operand: Operand
    /// What becomes of the row when the value lies in the range, or does not.
    var inside: Next
    var outside: Next
    /// The operand is taken modulo this; 0 for none.
    var modulus: UInt64
    var lower: UInt64
    var upper: UInt64
  }

  /// Where a program goes after a test.
  enum Next: BitwiseCopyable {
    /// On to a test, by its distance.
    case test(UInt16)
    /// The category is found.
    case category(PluralCategory)
  }

  enum Operand: BitwiseCopyable { case n, i, v, w, f, t, e }

  private let tests: UnsafePointer<Test>
  private let count: Int
  /// How many categories the language tells apart.
  let categoryCount: Int

  /// The category of a number.
  @inline(__always)
  func category(_ operands: PluralOperands) -> PluralCategory {
    var index = 0
    while index < count {
      let test = tests[index]
      switch holds(test, operands) ? test.inside : test.outside {
      case .category(let category): return category
      case .test(let next): index = Int(next)
      }
    }
    return .other
  }

  /// Whether the operand lies in the test's range. A number with a fraction equals no integer, modulo or not.
  @inline(__always)
  private func holds(_ test: Test, _ operands: PluralOperands) -> Bool {
    var value: UInt64
    switch test.operand {
    case .n:
      if operands.t != 0 { return false }
      value = operands.i
    case .i: value = operands.i
    case .v: value = UInt64(truncatingIfNeeded: operands.v)
    case .w: value = UInt64(truncatingIfNeeded: operands.w)
    case .f: value = operands.f
    case .t: value = operands.t
    case .e: value = UInt64(truncatingIfNeeded: operands.e)
    }
    if test.modulus != 0 { value %= test.modulus }
    return value >= test.lower && value <= test.upper
  }
}

extension PluralProgram {
  /// The rules of a locale.
  /// - Throws: ``PlanRefusal`` when they have a shape that the syntax does not have.
  init(_ type: PluralType, locale: LocaleIdentifier, in memory: PlanMemory) throws(PlanRefusal) {
    let rules = try PlanRefusal.asking { () throws(FormatError) in try PluralTable.shared().rules(type, locale: locale)
    }
    guard let rules else { throw .shape("plural rules of an unknown shape") }
    self.init(rules, in: memory)
  }

  /// Compiles rules, which are in CLDR's order.
  init(_ rules: [PluralRule], in memory: PlanMemory) {
    let rows = rules.flatMap { rule in
      rule.alternatives.map { Row(category: rule.category, relations: $0) }
    }
    let tests = Self.tests(of: rows)
    self.tests = memory.store(tests)
    count = tests.count
    categoryCount = rules.count + 1
  }

  /// Relations that all have to hold for a category.
  private struct Row {
    let category: PluralCategory
    let relations: [PluralRule.Relation]

    var testCount: Int { relations.reduce(0) { $0 + $1.ranges.count } }
  }

  /// Lays the tests of all rows one after the other, and says where each goes on.
  private static func tests(of rows: [Row]) -> [Test] {
    var tests: [Test] = []
    for (rowIndex, row) in rows.enumerated() {
      let nextRow = tests.count + row.testCount
      let failed = rowIndex + 1 < rows.count ? Next.test(UInt16(clamping: nextRow)) : .category(.other)
      for (index, relation) in row.relations.enumerated() {
        let nextRelation = tests.count + relation.ranges.count
        let held =
          index + 1 < row.relations.count ? Next.test(UInt16(clamping: nextRelation)) : .category(row.category)
        for (rangeIndex, range) in relation.ranges.enumerated() {
          let isLast = rangeIndex + 1 == relation.ranges.count
          let nextRange = Next.test(UInt16(clamping: tests.count + 1))
          tests.append(
            Test(
              operand: relation.operand, inside: relation.isNegated ? failed : held,
              outside: isLast ? (relation.isNegated ? held : failed) : nextRange, modulus: relation.modulus,
              lower: range.lowerBound, upper: range.upperBound))
        }
      }
    }
    return tests
  }
}

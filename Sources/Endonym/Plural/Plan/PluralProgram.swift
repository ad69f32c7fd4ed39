import EndonymICU

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
  /// A rule's conditions by category, without samples, in CLDR's order.
  typealias Conditions = [(category: PluralCategory, condition: String)]

  /// Compiles conditions; `nil` when one has a shape that the syntax does not have.
  init?(_ conditions: Conditions, in memory: PlanMemory) {
    var rows: [Row] = []
    for (category, condition) in conditions {
      for text in condition.split(separator: " or ") {
        var relations: [Relation] = []
        for part in text.split(separator: " and ") {
          guard let relation = Relation(part) else { return nil }
          relations.append(relation)
        }
        guard !relations.isEmpty else { return nil }
        rows.append(Row(category: category, relations: relations))
      }
    }
    let tests = Self.tests(of: rows)
    guard tests.count < UInt16.max else { return nil }
    self.tests = memory.store(tests)
    count = tests.count
  }

  /// Relations that all have to hold for a category.
  private struct Row {
    let category: PluralCategory
    let relations: [Relation]

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

  /// One relation of a condition: `n % 100 = 3..10,13`.
  private struct Relation {
    let operand: Operand
    let modulus: UInt64
    let isNegated: Bool
    let ranges: [ClosedRange<UInt64>]

    init?(_ text: Substring) {
      var words = text.split(separator: " ")[...]
      guard let name = words.popFirst(), let operand = Operand(name) else { return nil }
      self.operand = operand
      if words.first == "%" {
        words.removeFirst()
        guard let modulus = words.popFirst().flatMap({ UInt64($0) }), modulus > 0 else { return nil }
        self.modulus = modulus
      } else {
        modulus = 0
      }
      guard let sign = words.popFirst(), sign == "=" || sign == "!=", let list = words.popFirst(), words.isEmpty else {
        return nil
      }
      isNegated = sign == "!="
      var ranges: [ClosedRange<UInt64>] = []
      for item in list.split(separator: ",") {
        let ends = item.split(separator: ".", omittingEmptySubsequences: true).compactMap { UInt64($0) }
        guard let first = ends.first, let last = ends.last, ends.count <= 2, first <= last else { return nil }
        ranges.append(first...last)
      }
      guard !ranges.isEmpty else { return nil }
      self.ranges = ranges
    }
  }
}

extension PluralProgram.Operand {
  /// By its letter in CLDR's rules.
  fileprivate init?(_ name: Substring) {
    switch name {
    case "n": self = .n
    case "i": self = .i
    case "v": self = .v
    case "w": self = .w
    case "f": self = .f
    case "t": self = .t
    case "e", "c": self = .e
    default: return nil
    }
  }
}

extension PluralProgram {
  /// The conditions of a locale, from ICU's `plurals` bundle; none where everything is `other`.
  /// - Parameters:
  ///   - type: Counts or ranks.
  ///   - locale: ICU's spelling without keywords. As in ICU, subtags are dropped from its end until the table knows it;
  ///     CLDR's parents do not count.
  /// - Returns: The conditions in CLDR's order.
  /// - Throws: ``ICUError`` when the bundle cannot be read.
  static func conditions(_ type: PluralType, locale: String) throws(ICUError) -> Conditions {
    let bundle = try ICUResourceBundle(name: "plurals")
    guard let locales = try bundle.child(type == .cardinal ? "locales" : "locales_ordinals"),
      let sets = try bundle.child("rules")
    else { return [] }
    var name = locale[...]
    while !name.isEmpty {
      if let set = try locales.string(String(name)) {
        guard !set.isEmpty, let rules = try sets.child(set) else { return [] }
        return try conditions(rules)
      }
      guard let cut = name.lastIndex(of: "_") else { break }
      name = name[..<cut]
    }
    return []
  }

  private static func conditions(_ rules: ICUResourceBundle) throws(ICUError) -> Conditions {
    var conditions: Conditions = []
    for category in PluralCategory.allCases where category != .other {
      guard let rule = try rules.string(category.rawValue) else { continue }
      // Samples follow the condition.
      let condition = rule.prefix { $0 != "@" }
      let plain = condition.split(separator: " ").joined(separator: " ").replacing(", ", with: ",")
      conditions.append((category, plain))
    }
    return conditions
  }
}

/// Everything that one number format writes, asked from ICU once and compiled.
///
/// ## One value's way
/// -1234.5 in `currency/EUR`, de_DE:
/// 1. **Rounding** (``FixedRounding``): 123450 marks of 0.01, cut into 1234 and 50 with two fraction digits.
/// 2. **Affixes** (``TextTable``): which texts stand around it depends on its sign, on whether it rounds to zero, and for
///    names on its plural category: here `-` before it and ` €` after it.
/// 3. **Writing** (``DecimalWriter``): `-`, `1.234`, `,50`, ` €`, straight to where the caller wants the bytes (``PlanSink``).
///
/// Nearly all numbers of most formats make the first two steps in one (``DirectRounding``).
///
/// It takes no lock, calls no C and allocates nothing. What it cannot write - not-a-number, infinities, numbers of more than
/// fifteen digits - it leaves to ICU by giving `nil`.
///
/// A plan is made by ``NumberPlanCompiler``, which has compared its output with ICU's before anyone uses it.
struct NumberPlan: Plan {
  let rounding: Rounding
  /// How most numbers are written.
  let way: Way
  let writer: UnsafePointer<DecimalWriter>
  private let affixes: TextTable
  /// Chooses among affixes by plural category; `nil` when they do not depend on it.
  private let plural: PluralProgram?
  /// Without a sign, of which an array would ask again.
  private let unsignedCapacity: UInt32
  /// Whether all that is written is ASCII.
  let isASCII: Bool
  /// Free bytes that writing any number needs.
  @inline(__always) var capacity: Int { Int(unsignedCapacity) }

  /// How most numbers are written in one step, those that are not near a tie and not too large. It is the same for all numbers of a
  /// format, so that it is foreseen.
  enum Way: BitwiseCopyable {
    /// Up to three places, and no sign of zero.
    case usual(UnsafePointer<DirectRounding>, DigitGroupsKind)
    /// No places, and no sign of zero.
    case whole(UnsafePointer<DirectRounding>, DigitGroupsKind)
    /// Up to three places.
    case short(UnsafePointer<DirectRounding>)
    /// Four to six places.
    case long(UnsafePointer<DirectRounding>)
    /// Significant digits or steps, up to three places, and no sign of zero.
    case usualMagnitudes(UnsafePointer<DirectMagnitudes>)
    /// Significant digits.
    case magnitudes(UnsafePointer<DirectMagnitudes>)
    /// None in one step: all are rounded, and then written.
    case stepwise
  }

  /// How numbers are rounded.
  enum Rounding: BitwiseCopyable {
    case fixed(FixedRounding)
    case significant(SignificantRounding)
    case step(StepRounding)
  }

  /// Where the affixes of a number stand in the table.
  ///
  /// They come in pairs, before and after the number, four pairs a category: positive, negative, zero, and negative zero.
  enum AffixIndex {
    static let perCategory = 8

    @inline(__always)
    static func prefix(isNegative: Bool, isZero: Bool, category: Int) -> Int {
      category &* perCategory &+ (isZero ? 4 : 0) &+ (isNegative ? 2 : 0)
    }

    /// Whether the affixes of all categories are the same, so that the category need not be known: symbols of most units.
    static func areSame(_ affixes: [[UInt8]]) -> Bool {
      affixes.indices.allSatisfy { affixes[$0] == affixes[$0 % perCategory] }
    }
  }

  /// - Parameters:
  ///   - rounding: How numbers are rounded.
  ///   - writer: Writes their digits.
  ///   - affixes: What stands around them, in the order of ``AffixIndex``.
  ///   - plural: Chooses among the affixes of several categories.
  ///   - memory: Where the plan's tables lie.
  init(
    rounding: Rounding, writer: UnsafePointer<DecimalWriter>, affixes: [[UInt8]], plural: PluralProgram?,
    in memory: PlanMemory
  ) {
    self.rounding = rounding
    self.writer = writer
    self.affixes = TextTable(affixes, in: memory)
    isASCII = writer.pointee.isASCII && self.affixes.isASCII
    self.plural = AffixIndex.areSame(affixes) ? nil : plural
    way = Way(rounding, affixes: affixes, writer: writer, in: memory)
    let places =
      switch rounding {
      case .fixed(let fixed): fixed.maximum
      case .significant: 21
      case .step: 0
      }
    unsignedCapacity = UInt32(writer.pointee.capacity(places: places) + 2 * self.affixes.longest + TextTable.spill)
  }

  /// Whether texts around numbers depend on the plural category.
  var hasPlurals: Bool { plural != nil }

  // MARK: Rounding

  /// `nil` for what ICU has to write.
  @inline(__always)
  func round(_ value: Double) -> RoundedDecimal? { judged(rounding.round(value)) }

  /// `nil` for what ICU has to write.
  @inline(__always)
  func round(_ value: SmallDecimal) -> RoundedDecimal? {
    if plural != nil, value.exceedsPluralOperands { return nil }
    return judged(rounding.round(digits: value.digits, exponent: value.exponent, isNegative: value.isNegative))
  }

  /// The number, if its plural category, where one is asked for, can be told.
  @inline(__always)
  private func judged(_ number: RoundedDecimal?) -> RoundedDecimal? {
    guard plural != nil, let number, number.exceedsPluralOperands else { return number }
    return nil
  }

  // MARK: Writing

  /// Writes a number from `start` on, where ``capacity`` bytes are free; gives where it ends.
  @inline(__always)
  func write(_ number: RoundedDecimal, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let category = plural.map { $0.category(PluralOperands(number)).index } ?? 0
    let prefix = AffixIndex.prefix(isNegative: number.isNegative, isZero: number.isZero, category: category)
    var cursor = affixes.copy(prefix, to: start)
    cursor = writer.pointee.write(number, at: cursor)
    cursor = affixes.copy(prefix &+ 1, to: cursor)
    assert(cursor - start + TextTable.spill <= capacity, "a plan's capacity was computed too small")
    return cursor
  }
}

extension PluralCategory {
  /// How many there are. `allCases` may be made anew each time it is asked for.
  @inline(__always) static var count: Int { 6 }

  /// Its place in CLDR's order.
  @inline(__always) var index: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}

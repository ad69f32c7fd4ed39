import EndonymICU

/// Asks ICU what numbers of each magnitude look like in compact notation, makes a ``CompactPlan``, and proves it.
struct CompactPlanCompiler {
  private let options: NumberFormatOptions
  private let probe: NumberProbe

  init(_ options: NumberFormatOptions, formatter: ICUNumberFormatter) {
    self.options = options
    probe = NumberProbe(formatter: formatter, power: options.percentPower)
  }

  /// - Throws: ``PlanRefusal`` when ICU has to write these numbers itself.
  func compile() throws(PlanRefusal) -> CompiledPlan<CompactPlan> {
    try checkOptions()
    let memory = PlanMemory()
    let plural = try PluralProgram(.cardinal, locale: options.locale, in: memory)
    let signs = try Signs(probe)
    var magnitudes: [CompactPlan.Magnitude] = []
    var texts: [[[UInt8]]] = []
    for exponent in CompactPlan.magnitudes {
      let power = try power(ofMagnitude: exponent)
      let rounding = try rounding(power: power)
      magnitudes.append(
        CompactPlan.Magnitude(
          exponent, power: power, rounding: rounding, firstText: texts.reduce(0) { $0 + $1.count }))
      texts.append(try self.texts(exponent, power, rounding, plural, signs))
    }
    let writer = try writer(memory)
    let affixes = texts.map { DirectAffixTable($0, in: memory) }
    let directs = CompactPlan.directMagnitudes.map { exponent in
      let shown = max(exponent, 0)
      return affixes[shown].flatMap { affixes in
        magnitudes[shown].direct(exponent, affixes: affixes, writer: writer, in: memory)
      }
    }
    let plan = CompiledPlan(
      CompactPlan(
        magnitudes: memory.store(magnitudes), directs: memory.store(directs), writer: writer,
        texts: TextTable(texts.flatMap { $0 }, in: memory), plural: plural, places: 21), in: memory)
    try prove(plan)
    return plan
  }

  private func checkOptions() throws(PlanRefusal) {
    switch options.style {
    case .decimal: break
    case .currency:
      // A name follows the plural of the whole number, a compact pattern that of the shown one.
      if options.presentation == .fullName { throw .option("names of currencies in compact notation") }
    case .percent: throw .option("percents in compact notation")
    case .unit, .measurement: throw .option("units in compact notation")
    case .skeleton: throw .option("verbatim skeletons")
    }
    if options.scale != nil { throw .option("scales") }
    if options.trailingZeros != .automatic { throw .option("stripping a fraction of zeros") }
    if options.decimalSeparator != .automatic { throw .option("a decimal separator without a fraction") }
    if options.resolvedSeparators != nil { throw .option("separators of the caller's") }
    if options.precision?.minimumIntegerDigits ?? 1 > 1 { throw .option("padded compact numbers") }
  }

  /// By which power of ten numbers of a magnitude are shown: 10^4 as 10 thousand, with -3.
  private func power(ofMagnitude exponent: Int) throws(PlanRefusal) -> Int {
    guard exponent > 0 else { return 0 }
    let digits = try probe.number("1" + String(repeating: "0", count: exponent)).integerDigits
    guard digits >= 1, digits <= exponent + 1 else { throw .shape("a magnitude without digits") }
    return digits - 1 - exponent
  }

  private func rounding(power: Int) throws(PlanRefusal) -> NumberPlan.Rounding {
    switch try PlanRefusal.asking({ () throws(FormatError) in try options.digits() }) {
    case .engine:
      // ICU's rounding of compact numbers: to whole numbers, but keeping two digits.
      return try .significant(1...2, keepsIntegers: true, power: power, mode: options.roundingMode)
    case .significant(let range): return try .significant(range, power: power, mode: options.roundingMode)
    case .fraction(let range): return try .fixed(range, power: power, mode: options.roundingMode)
    case .both, .increment, .cash, .unlimited, .currency: throw .option("these digits in compact notation")
    }
  }

  private func writer(_ memory: PlanMemory) throws(PlanRefusal) -> UnsafePointer<DecimalWriter> {
    // Without fraction digits no separator is ever written.
    let decimal = try probe.number("1.5").decimalSeparator ?? []
    // Numbers of thousands of the greatest unit are left to ICU: up to there, four digits at most stand together.
    let writer = DecimalWriter(
      digits: try options.digitTable(), decimal: decimal, grouping: try grouping(), minimumIntegerDigits: 1, in: memory)
    guard let writer else { throw .shape("unusual separators or groups") }
    return memory.store([writer])
  }

  /// How digits are grouped where several groups stand together: numbers below the least unit, which is a million in German.
  private func grouping() throws(PlanRefusal) -> DecimalWriter.Grouping? {
    var shortest: WrittenNumber?
    for exponent in CompactPlan.magnitudes {
      let shown = try probe.number("1" + String(repeating: "0", count: exponent))
      guard shown.groupSeparator != nil else { continue }
      if let found = shortest, found.integerDigits <= shown.integerDigits { continue }
      shortest = shown
    }
    guard let shortest, let separator = shortest.groupSeparator else { return nil }
    return DecimalWriter.Grouping(separator: separator, primary: 3, secondary: 3, shortest: shortest.integerDigits)
  }

  // MARK: Texts

  /// Texts around numbers.
  private struct Affixes {
    var prefix: [UInt8] = []
    var suffix: [UInt8] = []
  }

  /// What the signs add to the texts around a number.
  private struct Signs {
    let negative: Affixes
    let zero: Affixes
    let negativeZero: Affixes

    /// Compares 1, -1, 0 and -0. A sign that is not simply put around the rest has no place in a plan.
    init(_ probe: NumberProbe) throws(PlanRefusal) {
      let positive = try probe.number("1")
      negative = try Self.added(try probe.number("-1"), to: positive)
      zero = try Self.added(try probe.number("0"), to: positive)
      negativeZero = try Self.added(try probe.number("-0"), to: positive)
    }

    /// What stands before the prefix, and behind the suffix.
    private static func added(_ signed: WrittenNumber, to plain: WrittenNumber) throws(PlanRefusal) -> Affixes {
      guard signed.prefix.count >= plain.prefix.count, signed.prefix.suffix(plain.prefix.count) == plain.prefix[...],
        signed.suffix.count >= plain.suffix.count, signed.suffix.prefix(plain.suffix.count) == plain.suffix[...]
      else { throw .shape("signs inside other texts") }
      return Affixes(
        prefix: Array(signed.prefix.dropLast(plain.prefix.count)),
        suffix: Array(signed.suffix.dropFirst(plain.suffix.count)))
    }
  }

  /// The texts of one magnitude, by category, in the order of ``NumberPlan/AffixIndex``.
  private func texts(
    _ exponent: Int, _ power: Int, _ rounding: NumberPlan.Rounding, _ plural: PluralProgram, _ signs: Signs
  ) throws(PlanRefusal) -> [[UInt8]] {
    let samples = plural.samples(among: PluralSamples.numbers(integerDigits: exponent + power + 1)) { number in
      rounding.round(digits: number.digits, exponent: number.exponent - power, isNegative: false)
    }
    var texts: [[UInt8]] = []
    var known: [String: WrittenNumber] = [:]
    let first = SmallDecimal(digits: 1, exponent: exponent + power, isNegative: false)
    for category in PluralCategory.allCases {
      let sample = ExactDecimal(samples[category] ?? samples[.other] ?? first).movingPoint(by: -power).description
      let plain = if let found = known[sample] { found } else { try probe.number(sample) }
      known[sample] = plain
      for sign in [Affixes(), signs.negative, signs.zero, signs.negativeZero] {
        texts += [sign.prefix + plain.prefix, plain.suffix + sign.suffix]
      }
    }
    return texts
  }

  // MARK: Proof

  /// Numbers of every magnitude, and those that round up into the next.
  private static let probes: [Double] = [
    0, -0.0, 1, -1, 0.4, -0.00012, 12.5, 999, 999.5, 1000, -1234, 9999, 15500, 99950, 123_456, 999_499, 999_500,
    1_000_000, 2_500_000, 11_000_000, 100_000_000, 950_000_000, 999_999_999, 1e9, 21e9, -3.25e11, 1e12, 5e12, 9.96e13,
    123_456_789_012_345,
  ]

  private func prove(_ plan: CompiledPlan<CompactPlan>) throws(PlanRefusal) {
    for value in Self.probes {
      let expected = try PlanRefusal.wrapping { () throws(ICUError) in try probe.formatter.format(value).utf8() }
      let written = [plan.pointer.bytes(value), plan.pointer.pointee.round(value).map { plan.pointer.bytes($0) }]
      for case let written? in written where written != expected {
        throw .proof(
          value: "\(value)", expected: String(decoding: expected, as: UTF8.self),
          written: String(decoding: written, as: UTF8.self))
      }
    }
  }
}

extension UnsafePointer<CompactPlan> {
  /// What is written for a number; `nil` for what ICU has to write.
  func bytes(_ value: some PlannedNumber) -> [UInt8]? {
    var bytes: [UInt8] = []
    return bytes.append(capacity: pointee.capacity) { value.write(by: self, at: $0) } ? bytes : nil
  }
}

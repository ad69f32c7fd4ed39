/// Writes how far a moment lies from now in one unit: "in 3 days", "yesterday".
///
/// ## One value's way
/// -1234.5 days in German: the magnitude is rounded and its digits are written as any decimal's, and its plural category and
/// the direction choose the texts around them: "vor " and " Tagen". With names, -1 is first looked for among -2 ... 2.
///
/// Source: UTS 35 part 4, "Calendar Fields"; ICU's `RelativeDateTimeFormatter`.
struct RelativeDatePlan: BitwiseCopyable {
  private let rounding: NumberPlan.Rounding
  /// Whether whole numbers are shown as they are, without zeros behind them.
  private let showsWholeNumbers: Bool
  private let writer: UnsafePointer<DecimalWriter>
  private let plural: PluralProgram
  /// By direction and category, before and after the number; then the names of -2 ... 2.
  private let texts: TextTable
  /// Which of -2 ... 2 have names: a bit each.
  private let named: UInt8
  /// Whether all that is written is ASCII.
  let isASCII: Bool
  /// Free bytes that writing any offset needs.
  let capacity: Int

  /// Where the names stand.
  @inline(__always) static var firstName: Int { 2 * 2 * PluralCategory.count }

  init(
    rounding: NumberPlan.Rounding, writer: UnsafePointer<DecimalWriter>, plural: PluralProgram, texts: TextTable,
    named: UInt8
  ) {
    self.rounding = rounding
    showsWholeNumbers = if case .fixed(let fixed) = rounding { fixed.minimum == 0 && fixed.power == 0 } else { false }
    self.writer = writer
    self.plural = plural
    self.texts = texts
    self.named = named
    isASCII = writer.pointee.isASCII && texts.isASCII
    capacity = writer.pointee.capacity(places: 3) + 2 * texts.longest + TextTable.spill
  }

  /// Where the texts of a direction and category stand.
  @inline(__always)
  static func textIndex(isPast: Bool, category: Int) -> Int {
    (isPast ? 0 : 2 &* PluralCategory.count) &+ 2 &* category
  }

  /// Which name a value has.
  @inline(__always)
  private func name(of value: Double) -> Int? {
    guard named != 0, abs(value) < 2.1 else { return nil }
    // ICU names a value that rounds to a whole number at two decimals.
    let hundredths = Int(value < 0 ? value * 100 - 0.5 : value * 100 + 0.5)
    let whole = hundredths / 100
    return whole &* 100 == hundredths && named >> UInt8(whole + 2) & 1 == 1 ? whole + 2 : nil
  }

  @inline(__always)
  private func number(of value: Double) -> RoundedDecimal? {
    guard let number = rounding.round(value), !number.exceedsPluralOperands else { return nil }
    return number
  }

  /// Rounds an offset and writes it from `start` on, where ``capacity`` bytes are free; gives where it ends, or `nil` for what ICU
  /// has to write.
  @inline(__always)
  func write(_ value: Double, isNamed: Bool, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>? {
    if isNamed, let name = name(of: value) { return texts.copy(Self.firstName &+ name, to: start) }
    // Most offsets are whole numbers, which need no rounding.
    let size = value.magnitude
    if showsWholeNumbers, size < 1e15, size == size.rounded(.towardZero) {
      let whole = UInt64(size)
      return write(PluralOperands(whole), isPast: value.hasMinusSign, at: start) { cursor in
        writer.pointee.write(whole, at: cursor)
      }
    }
    guard let number = number(of: value) else { return nil }
    return write(PluralOperands(number), isPast: number.isNegative, at: start) { cursor in
      writer.pointee.write(number, at: cursor)
    }
  }

  /// Writes the texts of a direction and category, and a number between them.
  @inline(__always)
  private func write(
    _ operands: PluralOperands, isPast: Bool, at start: UnsafeMutablePointer<UInt8>,
    _ writeNumber: (UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let prefix = Self.textIndex(isPast: isPast, category: plural.category(operands).index)
    let end = texts.copy(prefix &+ 1, to: writeNumber(texts.copy(prefix, to: start)))
    assert(end - start + TextTable.spill <= capacity, "a plan's capacity was computed too small")
    return end
  }
}

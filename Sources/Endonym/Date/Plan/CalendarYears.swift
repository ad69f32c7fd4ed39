import EndonymICU
import Synchronization

/// When the months of a calendar begin that follows the Moon, or tables: the Islamic calendars and the Persian one.
///
/// Each year is one word: the day on which it begins, and which months have a day more than the others. Years are asked from
/// ICU in pieces, when a date in them is first written; so the first date never waits for a table of centuries. One table
/// serves all plans of a calendar: 1.7 KB.
///
/// `@unchecked Sendable`: what is written after `init` are atomic words, each once and for all.
final class CalendarYears: @unchecked Sendable {
  private let type: String
  private let system: System
  /// The calendar's year that 1900-12-30 is in.
  let firstYear: Int
  private let firstStart: Int
  private let words: UnsafeMutablePointer<Atomic<UInt64>>
  /// How many years there are, with one behind the range.
  let count: Int

  /// How long months and years are.
  private struct System {
    /// Days of a short month; a long one has one more. A year's last month may be shorter.
    let shortMonth: Int
    let meanYear: Double
    /// Years between the calendar's epoch and 1900-12-30, less than a year more.
    let firstYear: Int

    static let islamic = System(shortMonth: 29, meanYear: 354.366_667, firstYear: 1318)
    static let persian = System(shortMonth: 30, meanYear: 365.242_2, firstYear: 1279)
  }

  private static let systems: [String: System] = [
    "islamic-umalqura": .islamic, "islamic-civil": .islamic, "islamic-tbla": .islamic, "persian": .persian,
  ]

  /// ICU asks for the starts of months at three to five microseconds a year.
  private static let pieceLength = 16

  /// How far from its mean a year may begin.
  private static let tolerance = 4

  private init(type: String, _ system: System) throws(ICUError) {
    self.type = type
    self.system = system
    firstYear = system.firstYear
    let starts = try Self.calendar(type).monthStarts(ofYear: Int32(firstYear))
    firstStart = Int(starts.first ?? 0) - DatePlanRange.firstDay
    count = Int(Double(DatePlanRange.dayCount - firstStart) / system.meanYear) + 3
    words = .allocate(capacity: count)
    for index in 0..<count { (words + index).initialize(to: Atomic(0)) }
    // Dates of now, and of the last and the next decades, are to be written without asking.
    let usual = lookup.index(near: Self.usualDays.lowerBound)...lookup.index(near: Self.usualDays.upperBound) + 1
    for year in stride(from: usual.lowerBound, through: usual.upperBound + Self.pieceLength, by: Self.pieceLength) {
      try build(around: year)
    }
  }

  /// Whether years of now are as long as they should be.
  private var isUsable: Bool { Word(bits: words[usualYear].load(ordering: .relaxed)).isKnown }

  /// 1970 to 2037, in days since 1900-12-30.
  private static let usualDays = -DatePlanRange.firstDay...(24_855 - DatePlanRange.firstDay)

  deinit {
    words.deinitialize(count: count)
    words.deallocate()
  }

  /// The table of a calendar, by ICU's name of it, one for the process.
  /// - Returns: `nil` for other calendars, and for one that ICU makes longer or shorter months in.
  static func shared(_ type: String) throws(FormatError) -> CalendarYears? {
    guard let system = systems[type] else { return nil }
    let table = try SharedTables.table(CalendarYears.self, named: type) { () throws(FormatError) in
      try FormatError.wrapping { () throws(ICUError) in try CalendarYears(type: type, system) }
    }
    return table.isUsable ? table : nil
  }

  private static func calendar(_ type: String) throws(ICUError) -> ICUCalendar {
    try ICUCalendar(locale: "root@calendar=\(type)")
  }

  // MARK: Words

  /// One year: bit `m` of the mask is set when month `m` from zero is long.
  struct Word: BitwiseCopyable {
    let bits: UInt64

    private static let known: UInt64 = 1 << 63
    /// A word of a year whose months are not as they should be.
    static let unusable = Word(bits: 1)
    /// Starts are stored from here, because the first year begins before day zero.
    fileprivate static let startBias: UInt32 = 1024

    fileprivate init(bits: UInt64) { self.bits = bits }

    init(start: Int, longMonths: UInt64) {
      bits = Self.known | UInt64(start + Int(Self.startBias)) << 16 | longMonths
    }

    @inline(__always) var isKnown: Bool { bits >= Self.known }
    @inline(__always) var longMonths: UInt32 { UInt32(truncatingIfNeeded: bits & 0xFFFF) }
    /// The day on which the year begins, with the bias.
    @inline(__always) var biasedStart: UInt32 { UInt32(truncatingIfNeeded: bits &>> 16) & 0x7FFF_FFFF }
  }

  /// Asks ICU for the piece of years that one is in.
  @inline(never)
  fileprivate func build(around year: Int) throws(ICUError) {
    let first = year / Self.pieceLength * Self.pieceLength
    let calendar = try Self.calendar(type)
    var starts = try calendar.monthStarts(ofYear: Int32(firstYear + first))
    for index in first..<min(first + Self.pieceLength, count) {
      let next = try calendar.monthStarts(ofYear: Int32(firstYear + index + 1))
      words[index].store(word(of: index, starts + next.prefix(1)).bits, ordering: .releasing)
      starts = next
    }
  }

  private func word(of index: Int, _ starts: [Int32]) -> Word {
    guard let start = starts.first.map({ Int($0) - DatePlanRange.firstDay }), starts.count == 13 else {
      return .unusable
    }
    let mean = Double(firstStart) + Double(index) * system.meanYear
    guard abs(Double(start) - mean) < Double(Self.tolerance) else { return .unusable }
    var longMonths: UInt64 = 0
    for month in 0..<12 {
      let extra = Int(starts[month + 1] - starts[month]) - system.shortMonth
      guard extra == 0 || extra == 1 || (month == 11 && extra < 0) else { return .unusable }
      if extra == 1 { longMonths |= 1 << UInt64(month) }
    }
    return Word(start: start, longMonths: longMonths)
  }

  /// The days since 1900-12-30 on which the months of a year of the table begin, as ICU has them.
  func monthStarts(ofYear index: Int) throws(FormatError) -> [Int] {
    try FormatError.wrapping { () throws(ICUError) in
      try Self.calendar(type).monthStarts(ofYear: Int32(firstYear + index)).map { Int($0) - DatePlanRange.firstDay }
    }
  }

  /// A year of the present.
  var usualYear: Int { lookup.index(near: Self.usualDays.upperBound - 5_000) }

  // MARK: Looking up

  /// What a plan keeps of the table.
  struct Lookup: BitwiseCopyable {
    fileprivate let words: UnsafeMutablePointer<Atomic<UInt64>>
    fileprivate let owner: UnsafeRawPointer
    /// Days to add, and what to multiply by, to get a year that is right or one too early.
    fileprivate let lead: UInt64
    fileprivate let slope: UInt64
    fileprivate let shortMonth: UInt32
    /// 2^16 / `shortMonth`, rounded up.
    fileprivate let reciprocal: UInt32

    /// A year, and a day in it.
    struct Year: BitwiseCopyable {
      let index: UInt32
      let dayOfYear: UInt32
      fileprivate let longMonths: UInt32
    }

    @inline(__always)
    fileprivate func index(near day: Int) -> Int {
      Int(truncatingIfNeeded: ((UInt64(truncatingIfNeeded: day) &+ lead) &* slope) &>> 32)
    }

    /// The year of a day since 1900-12-30; `nil` when the table cannot be used there.
    @inline(__always)
    func year(of day: UInt32) -> Year? {
      let guess = index(near: Int(day))
      var first = Word(bits: words[guess].load(ordering: .acquiring))
      var second = Word(bits: words[guess &+ 1].load(ordering: .acquiring))
      if !(first.isKnown && second.isKnown) {
        guard build(around: guess), build(around: guess + 1) else { return nil }
        first = Word(bits: words[guess].load(ordering: .acquiring))
        second = Word(bits: words[guess &+ 1].load(ordering: .acquiring))
        guard first.isKnown, second.isKnown else { return nil }
      }
      let biased = day &+ Word.startBias
      let isSecond = biased >= second.biasedStart
      let word = isSecond ? second : first
      return Year(
        index: UInt32(truncatingIfNeeded: guess) &+ (isSecond ? 1 : 0), dayOfYear: biased &- word.biasedStart,
        longMonths: word.longMonths)
    }

    @inline(never)
    private func build(around year: Int) -> Bool {
      Unmanaged<CalendarYears>.fromOpaque(owner)._withUnsafeGuaranteedRef {
        do { try $0.build(around: year) } catch { return false }
        return true
      }
    }

    /// Sets month and day.
    ///
    /// If all months before were short, a day of the year would be in month `day / shortMonth`; they have at most twelve days
    /// more, so that it is this month or the one before.
    @inline(__always)
    func setMonth(ofDay day: UInt32, in year: Year, _ values: inout DateFieldValues) {
      let latest = (day &* reciprocal) &>> 16
      let month = latest &- (start(of: latest, in: year) > day ? 1 : 0)
      values[.month] = month
      values[.day] = day &- start(of: month, in: year) &+ 1
    }

    @inline(__always)
    private func start(of month: UInt32, in year: Year) -> UInt32 {
      let before = year.longMonths & ((1 &<< month) &- 1)
      return month &* shortMonth &+ UInt32(truncatingIfNeeded: before.nonzeroBitCount)
    }
  }

  /// Valid as long as the table.
  var lookup: Lookup {
    Lookup(
      words: words, owner: UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()),
      lead: UInt64(-firstStart - Self.tolerance), slope: UInt64(0x1p32 / system.meanYear),
      shortMonth: UInt32(system.shortMonth), reciprocal: UInt32(0x1p16 / Double(system.shortMonth)) + 1)
  }
}

/// How many places fractions need.
///
/// `@unchecked Sendable`: the memory is written in `init` only, and never freed.
struct FractionTable: BitwiseCopyable, @unchecked Sendable {
  /// The places that the table knows.
  @inline(__always) static var places: Int { 3 }

  /// For 0.000 ... 0.999 in thousandths, the places before the zeros at the end.
  private let needed: UnsafePointer<UInt8>

  static let shared = FractionTable()

  private init() {
    let needed = UnsafeMutablePointer<UInt8>.allocate(capacity: 1000)
    for thousandths in 0..<1000 {
      needed[thousandths] = thousandths == 0 ? 0 : thousandths % 100 == 0 ? 1 : thousandths % 10 == 0 ? 2 : 3
    }
    self.needed = UnsafePointer(needed)
  }

  /// The places before the zeros at the end of a fraction in thousandths.
  @inline(__always)
  func neededPlaces(_ thousandths: Int) -> Int { Int(needed[thousandths]) }

  /// The places before the zeros at the end of a fraction.
  @inline(__always)
  func neededPlaces(_ fraction: FractionGroups) -> Int {
    let places = neededPlaces(fraction.thousandths)
    if !fraction.isLong { return places }
    // No condition on the fraction, which would become a branch that no processor foresees.
    let morePlaces = neededPlaces(fraction.millionths)
    return max(places, morePlaces &+ (morePlaces > 0 ? 3 : 0))
  }

  /// A fraction of at most three places in thousandths.
  @inline(__always)
  static func thousandths(_ fraction: UInt64, places: Int) -> Int {
    // The factors 1000, 100, 10 and 1 of no to three places, sixteen bits each.
    let factors: UInt64 = 1000 | 100 << 16 | 10 << 32 | 1 << 48
    return Int(truncatingIfNeeded: fraction &* ((factors &>> UInt64(truncatingIfNeeded: places &* 16)) & 0xFFFF))
  }
}

/// A fraction of up to six places, in groups of three.
struct FractionGroups: BitwiseCopyable {
  /// The first three places.
  let thousandths: Int
  /// The next three.
  let millionths: Int
  /// Whether there are more than three: all fractions of one format have as many.
  let isLong: Bool

  @inline(__always)
  init(thousandths: Int) {
    self.thousandths = thousandths
    millionths = 0
    isLong = false
  }

  @inline(__always)
  init(millionths: Int) {
    thousandths = millionths / 1000
    self.millionths = millionths &- thousandths &* 1000
    isLong = true
  }
}

/// How many bytes a decimal separator and a fraction of up to three places take: for 0.000 ... 0.999 in thousandths, a byte each.
struct FractionLengths: BitwiseCopyable {
  private let lengths: UnsafePointer<UInt8>

  /// The lengths of a way of writing fractions, one table for the process.
  /// - Parameters:
  ///   - places: How many places are shown at least.
  ///   - separator: The bytes of the decimal separator.
  ///   - width: The bytes of a digit.
  ///   - memory: Of the plan that uses them.
  init(places: Int, separator: Int, width: Int, in memory: PlanMemory) {
    let table = SharedTables.table(Table.self, named: "\(places) \(separator) \(width)") {
      Table(places: places, separator: separator, width: width)
    }
    memory.keep(table)
    lengths = table.lengths
  }

  /// The bytes of a fraction and the separator before it: none when no place is shown.
  @inline(__always)
  subscript(thousandths: Int) -> Int { Int(lengths[thousandths]) }

  /// `@unchecked Sendable`: the memory is written in `init` only.
  private final class Table: @unchecked Sendable {
    let lengths: UnsafePointer<UInt8>
    private let memory = PlanMemory()

    init(places: Int, separator: Int, width: Int) {
      lengths = memory.store(
        (0..<1000).map { thousandths in
          let shown = max(places, FractionTable.shared.neededPlaces(thousandths))
          return UInt8(clamping: shown > 0 ? separator + shown * width : 0)
        })
    }
  }
}

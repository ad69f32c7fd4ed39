/// How many places fractions need.
///
/// `@unchecked Sendable`: the memory is written in `init` only, and never freed.
struct FractionTable: BitwiseCopyable, @unchecked Sendable {
  /// The places that the table knows.
  static let places = 3

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

  /// The places before the zeros at the end of a fraction of at most three.
  @inline(__always)
  func neededPlaces(_ fraction: UInt64, places: Int) -> Int { Int(needed[Self.index(of: fraction, places: places)]) }

  /// A fraction of at most three places in thousandths.
  @inline(__always)
  static func index(of fraction: UInt64, places: Int) -> Int {
    // The factors 1000, 100, 10 and 1 of no to three places, sixteen bits each.
    let factors: UInt64 = 1000 | 100 << 16 | 10 << 32 | 1 << 48
    return Int(truncatingIfNeeded: fraction &* ((factors &>> UInt64(truncatingIfNeeded: places &* 16)) & 0xFFFF))
  }
}

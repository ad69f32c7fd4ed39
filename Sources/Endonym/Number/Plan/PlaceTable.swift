/// What rounding to each decimal place needs, once for the process.
///
/// `@unchecked Sendable`: the memory is written in `init` only, and never freed.
struct PlaceTable: BitwiseCopyable, @unchecked Sendable {
  /// One place.
  struct Place: BitwiseCopyable {
    /// Counts marks of 10^-place.
    let ruler: DecimalRuler
    /// 10^place, to divide by.
    let unit: PowerOfTen
  }

  static let shared = PlaceTable()

  private static let places = -18...21
  private static let exponents = -19...16

  private let first: UnsafePointer<Place>
  /// The doubles nearest to 10^-19 … 10^16.
  private let powers: UnsafePointer<Double>

  private init() {
    let places = Self.places.compactMap { place in
      DecimalRuler(places: place).map { Place(ruler: $0, unit: PowerOfTen(max(0, min(place, 19)))) }
    }
    let powers = Self.exponents.map { exponent in
      exponent >= 0 ? PowersOfTen.double(exponent) : 1 / PowersOfTen.double(-exponent)
    }
    first = Self.stored(places)
    self.powers = Self.stored(powers)
  }

  private static func stored<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    for (index, element) in elements.enumerated() { (memory + index).initialize(to: element) }
    return UnsafePointer(memory)
  }

  /// A place; `nil` where there is no exact arithmetic for it.
  @inline(__always)
  subscript(_ place: Int) -> UnsafePointer<Place>? {
    Self.places.contains(place) ? first + (place &- Self.places.lowerBound) : nil
  }

  /// The power of ten of a magnitude's first digit; `nil` for what ICU has to write.
  ///
  /// ICU takes the digits to keep from an approximation of about sixteen digits, which may be the power of ten above:
  /// of 0.09999999999999999 it keeps seven digits as of 0.1, writing 0.0999999. Numbers that close below a power are left to
  /// it, as are those below 10^-18 or from 10^15 on.
  @inline(__always)
  func exponent(of magnitude: Double) -> Int? {
    guard magnitude >= 1e-18, magnitude < 1e15 else { return nil }
    // log10(2) is 1233 / 4096, nearly: the estimate errs by one at most.
    let binary = Int(truncatingIfNeeded: magnitude.bitPattern &>> 52) &- 1023
    var exponent = (binary &* 1233) >> 12
    if magnitude >= power(exponent &+ 1) { exponent &+= 1 }
    if magnitude < power(exponent) { exponent &-= 1 }
    return magnitude < power(exponent &+ 1) * (1 - Self.approximation) ? exponent : nil
  }

  /// The double nearest to 10^`exponent`.
  @inline(__always)
  private func power(_ exponent: Int) -> Double { powers[exponent &- Self.exponents.lowerBound] }

  /// The error of ICU's approximation, relative to the number: at most half of 10^-14.65, and what scaling it errs by.
  private static let approximation = 0x1p-48
}

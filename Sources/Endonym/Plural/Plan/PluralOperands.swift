/// What plural rules ask of a number as it is written.
///
/// Source: UTS 35 part 3, "Plural Operand Meanings".
struct PluralOperands {
  /// The integer digits.
  var i: UInt64
  /// How many fraction digits are visible.
  var v: Int
  /// The visible fraction digits as an integer.
  var f: UInt64
  /// How many fraction digits are visible without trailing zeros.
  var w: Int
  /// The visible fraction digits without trailing zeros, as an integer.
  var t: UInt64
  /// The power of ten that compact notation stands for.
  var e: Int

  /// Of a number as it is written, times 10^`exponent` in compact notation.
  @inline(__always)
  init(_ number: RoundedDecimal, exponent: Int = 0) {
    i = number.integer
    v = number.shownPlaces
    f = number.fraction
    if f != 0, number.places != number.shownPlaces { f /= PowersOfTen.integer(number.places - number.shownPlaces) }
    w = 0
    t = 0
    e = exponent
    if exponent > 0 { shift(by: exponent) }
    if f != 0 {
      w = v
      t = f
      while t % 10 == 0 {
        t /= 10
        w -= 1
      }
    }
  }

  /// Of an integer.
  @inline(__always)
  init(_ integer: UInt64) {
    i = integer
    (v, f, w, t, e) = (0, 0, 0, 0, 0)
  }

  /// Moves the decimal separator to the right: 1.2 million counts as 1200000.
  private mutating func shift(by exponent: Int) {
    let moved = min(exponent, v)
    let kept = PowersOfTen.integer(v - moved)
    i = i &* PowersOfTen.integer(moved) &+ f / kept
    i = i &* PowersOfTen.integer(exponent - moved)
    f %= kept
    v -= moved
  }
}

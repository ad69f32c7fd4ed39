extension [UInt8] {
  /// Appends a number that is not negative in ASCII digits, with leading zeros up to a width.
  mutating func append(_ number: Int, width: Int) {
    // Nearly all are fields of two digits, and years of four.
    if number < 100, width == 2 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10))
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
      return
    }
    if number < 10_000, width == 4 {
      append(number / 100, width: 2)
      append(number % 100, width: 2)
      return
    }
    var power = 1
    var digits = 1
    while digits < width || number / power >= 10 {
      power *= 10
      digits += 1
    }
    while power > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / power % 10))
      power /= 10
    }
  }
}

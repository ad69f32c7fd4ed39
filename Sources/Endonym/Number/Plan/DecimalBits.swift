#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A Foundation decimal as digits and a power of ten, read from its bytes.
///
/// The only public way to a `Decimal`'s digits is its description, which costs microseconds. Its bytes are not documented, so
/// they are read only where a few known values prove that they lie as expected; elsewhere the description serves.
struct DecimalBits {
  let digits: UInt64
  let exponent: Int
  let isNegative: Bool

  /// - Returns: `nil` for not-a-number, for digits beyond 64 bits, and where the bytes lie otherwise.
  @inline(__always)
  init?(_ value: Decimal) {
    guard Self.layoutIsKnown else { return nil }
    self.init(unchecked: value)
  }

  @inline(__always)
  private init?(unchecked value: Decimal) {
    // An 8-bit exponent; a byte of length, sign and compactness; two unused; sixteen of mantissa.
    let (exponent, flags, low, high) = withUnsafeBytes(of: value) { bytes in
      (
        Int8(bitPattern: bytes[0]), bytes[1], bytes.loadUnaligned(fromByteOffset: 4, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: 12, as: UInt64.self)
      )
    }
    isNegative = flags & 0x08 != 0
    // Not-a-number is a negative number without length.
    guard high == 0, !(isNegative && flags >> 4 == 0) else { return nil }
    digits = low
    self.exponent = Int(exponent)
  }

  private static let layoutIsKnown: Bool = {
    guard MemoryLayout<Decimal>.size == 20 else { return false }
    let known: [(text: String, digits: UInt64?, exponent: Int, isNegative: Bool)] = [
      ("1234.5", 12345, -1, false), ("-0.01", 1, -2, true), ("0", 0, 0, false), ("-12e5", 12, 5, true),
      ("18446744073709551615", .max, 0, false), ("18446744073709551616", nil, 0, false),
    ]
    for (text, digits, exponent, isNegative) in known {
      guard let value = Decimal(string: text) else { return false }
      let bits = DecimalBits(unchecked: value)
      guard bits?.digits == digits else { return false }
      if let bits, bits.exponent != exponent || bits.isNegative != isNegative { return false }
    }
    return DecimalBits(unchecked: Decimal.nan) == nil
  }()
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SmallDecimal {
  /// A Foundation decimal, read from its bytes.
  ///
  /// The only public way to a `Decimal`'s digits is its description, which costs microseconds. Its bytes are not documented,
  /// so they are read only where a few known values prove that they lie as expected; elsewhere the description serves.
  /// - Returns: `nil` for not-a-number, for digits beyond 64 bits, and where the bytes lie otherwise.
  @inline(__always)
  init?(_ value: Decimal) {
    guard DecimalLayout.isKnown else { return nil }
    self.init(unchecked: value)
  }

  @inline(__always)
  fileprivate init?(unchecked value: Decimal) {
    // An 8-bit exponent; a byte of length, sign and compactness; two unused; sixteen of mantissa.
    let (exponent, flags, low, high) = withUnsafeBytes(of: value) { bytes in
      (
        Int8(bitPattern: bytes[0]), bytes[1], bytes.loadUnaligned(fromByteOffset: 4, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: 12, as: UInt64.self)
      )
    }
    let isNegative = flags & 0x08 != 0
    // Not-a-number is a negative number without length.
    guard high == 0, !(isNegative && flags >> 4 == 0) else { return nil }
    self.init(digits: low, exponent: Int(exponent), isNegative: isNegative)
  }
}

/// Whether the bytes of a `Decimal` lie as they are read.
private enum DecimalLayout {
  static let isKnown: Bool = {
    guard MemoryLayout<Decimal>.size == 20 else { return false }
    let known: [(text: String, digits: UInt64?, exponent: Int, isNegative: Bool)] = [
      ("1234.5", 12345, -1, false), ("-0.01", 1, -2, true), ("0", 0, 0, false), ("-12e5", 12, 5, true),
      ("18446744073709551615", .max, 0, false), ("18446744073709551616", nil, 0, false),
    ]
    for (text, digits, exponent, isNegative) in known {
      guard let value = Decimal(string: text) else { return false }
      let read = SmallDecimal(unchecked: value)
      guard read?.digits == digits else { return false }
      if let read, read.exponent != exponent || read.isNegative != isNegative { return false }
    }
    return SmallDecimal(unchecked: Decimal.nan) == nil
  }()
}

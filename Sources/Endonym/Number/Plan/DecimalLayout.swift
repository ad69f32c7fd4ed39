#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How Foundation's decimals lie in memory.
///
/// The only public way to a `Decimal`'s digits is its description, which costs microseconds. Its bytes are not documented, so they are
/// read only where a few known values prove that they lie as expected; elsewhere the description serves. Who reads many decimals holds
/// the answer: to ask the process for it costs a third of writing a number.
struct DecimalLayout: BitwiseCopyable, Sendable {
  private let isKnown: Bool

  static let shared = DecimalLayout()

  private init() {
    let known: [(text: String, digits: UInt64?, exponent: Int, isNegative: Bool)] = [
      ("1234.5", 12345, -1, false), ("-0.01", 1, -2, true), ("0", 0, 0, false), ("-12e5", 12, 5, true),
      ("18446744073709551615", .max, 0, false), ("18446744073709551616", nil, 0, false),
    ]
    let isRead = { (text: String, expected: SmallDecimal?) in
      Decimal(string: text).map { Self.read($0) == expected } ?? false
    }
    isKnown =
      MemoryLayout<Decimal>.size == 20 && Self.read(Decimal.nan) == nil
      && known.allSatisfy { number in
        isRead(
          number.text,
          number.digits.map { SmallDecimal(digits: $0, exponent: number.exponent, isNegative: number.isNegative) })
      }
  }

  /// A decimal's digits; `nil` for not-a-number, for digits beyond 64 bits, and where decimals lie otherwise.
  @inline(__always)
  func small(_ value: Decimal) -> SmallDecimal? { isKnown ? Self.read(value) : nil }

  @inline(__always)
  private static func read(_ value: Decimal) -> SmallDecimal? {
    // An 8-bit exponent; a byte of length, sign and compactness; two unused; sixteen of mantissa. Bytes of a copy would be stored one
    // by one, and loads of several at once would wait for them.
    let words = unsafeBitCast(value, to: (UInt32, UInt32, UInt32, UInt32, UInt32).self)
    let flags = words.0 &>> 8
    // Not-a-number is a negative number without length. Both are asked at once: a sign alone cannot be foreseen.
    guard words.3 | words.4 == 0, flags & 0xF8 != 0x08 else { return nil }
    return SmallDecimal(
      digits: UInt64(words.1) | UInt64(words.2) &<< 32, exponent: Int(Int8(truncatingIfNeeded: words.0)),
      isNegative: flags & 0x08 != 0)
  }
}

/// A string of up to fifteen bytes, which the standard library keeps in the string's own two words.
///
/// Its public ways to make one cost as much as to write a number. So the words are put together here: the text and zeros behind it,
/// and in the last byte what tells short strings from others, whether all is ASCII, and the length.
///
/// Source: *StringObject.swift* of the standard library, whose layout is part of Swift's stable ABI.
struct ShortString: BitwiseCopyable {
  private let first: UInt64
  private let last: UInt64

  /// Bytes that a string holds without memory of its own.
  @inline(__always) static var longest: Int { 15 }

  /// Whether this standard library holds strings so. The compiler knows the answer, from strings of its own.
  @inline(__always)
  static var isKnown: Bool {
    #if _pointerBitWidth(_64) && _endian(little)
      return words(of: "") == (0, 0xE0 << 56) && words(of: "é") == (0xA9C3, 0xA2 << 56)
        && words(of: "abcdefghijklmno") == (0x6867_6665_6463_6261, 0xEF6F_6E6D_6C6B_6A69)
    #else
      return false
    #endif
  }

  @inline(__always)
  private static func words(of text: String) -> (UInt64, UInt64) { unsafeBitCast(text, to: (UInt64, UInt64).self) }

  /// The words of a string that has no memory of its own; `nil` for any other, and where it is not ``isKnown`` how strings are held.
  @inline(__always)
  init?(_ text: String) {
    guard Self.isKnown else { return nil }
    (first, last) = Self.words(of: text)
    // 0xE0 for ASCII and 0xA0 for the rest, and the length.
    guard last &>> 60 & 0xB == 0xA else { return nil }
  }

  /// The length in bytes.
  @inline(__always) var count: Int { Int(truncatingIfNeeded: last &>> 56 & 0xF) }

  /// Whether all is ASCII.
  @inline(__always) var isASCII: Bool { last &>> 62 & 1 == 1 }

  /// Writes the text from `start` on, where sixteen bytes are free; gives where it ends.
  @inline(__always)
  func write(at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let memory = UnsafeMutableRawPointer(start)
    memory.storeBytes(of: first, as: UInt64.self)
    memory.storeBytes(of: last, toByteOffset: 8, as: UInt64.self)
    return start + count
  }

  /// - Parameters:
  ///   - start: Valid UTF-8. Sixteen bytes are readable.
  ///   - count: How many bytes of it are the text, at most ``longest``.
  @inline(__always)
  init(_ start: UnsafePointer<UInt8>, count: Int) {
    let memory = UnsafeRawPointer(start)
    // The bytes below the length modulo eight, and whether that is a whole word less: what lies behind the text is cut off without
    // asking how long it is, which no processor foresees.
    let below = (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1
    let isLong = 0 &- UInt64(truncatingIfNeeded: count &>> 3)
    let first = memory.loadUnaligned(as: UInt64.self) & (below | isLong)
    let last = memory.loadUnaligned(fromByteOffset: 8, as: UInt64.self) & below & isLong
    let isASCII = (first | last) & 0x8080_8080_8080_8080 == 0
    self.first = first
    self.last = last | (isASCII ? 0xE0 : 0xA0) << 56 | UInt64(truncatingIfNeeded: count) &<< 56
  }

  /// The string, if ``isKnown``.
  @inline(__always)
  var string: String {
    var words = (first, last)
    // Moved: a copy would count references that a short string does not have.
    return withUnsafeMutableBytes(of: &words) { bytes in
      bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: String.self).move()
    }
  }
}

/// A fast hash of a key's UTF-8 bytes.
///
/// Bytes are read eight at a time and mixed by the two halves of a 128-bit product, the way of the wyhash family. The seed is random,
/// so that a file cannot be made whose keys all fall on each other.
struct KeyHash: Sendable {
  private let seed: UInt64

  init(seed: UInt64) { self.seed = seed }

  init() { seed = UInt64.random(in: .min ... .max) }

  // Odd numbers with as many ones as zeros, in which no two bytes are alike.
  private static let first: UInt64 = 0xA076_1D64_78BD_642F
  private static let second: UInt64 = 0xE703_7ED1_A0B4_28DB

  @inline(__always)
  func callAsFunction(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = bytes.count
    guard let start = bytes.baseAddress.map(UnsafeRawPointer.init), count > 0 else { return seed }
    var low: UInt64
    var high: UInt64
    var state = seed
    if count <= 16 {
      if count >= 8 {
        low = Self.word(start)
        high = Self.word(start + (count - 8))
      } else if count >= 4 {
        low = Self.halfWord(start)
        high = Self.halfWord(start + (count - 4))
      } else {
        // One to three bytes: the first, the middle and the last are all of them.
        low =
          UInt64(start.load(as: UInt8.self)) | UInt64(start.load(fromByteOffset: count >> 1, as: UInt8.self)) << 8
          | UInt64(start.load(fromByteOffset: count - 1, as: UInt8.self)) << 16
        high = 0
      }
    } else {
      var offset = 0
      while offset &+ 16 < count {
        state = Self.mix(Self.word(start + offset) ^ Self.second, Self.word(start + (offset &+ 8)) ^ state)
        offset &+= 16
      }
      // The last sixteen bytes, some of which may have been read before.
      low = Self.word(start + (count - 16))
      high = Self.word(start + (count - 8))
    }
    return Self.mix(
      Self.first ^ UInt64(truncatingIfNeeded: count), Self.mix(low ^ Self.second, high ^ state))
  }

  @inline(__always)
  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }

  @inline(__always)
  private static func word(_ address: UnsafeRawPointer) -> UInt64 { address.loadUnaligned(as: UInt64.self) }

  @inline(__always)
  private static func halfWord(_ address: UnsafeRawPointer) -> UInt64 {
    UInt64(address.loadUnaligned(as: UInt32.self))
  }
}

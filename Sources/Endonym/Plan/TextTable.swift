/// Texts of a plan - what stands around numbers, names of months - which are copied sixteen bytes at a time.
///
/// Each text has sixteen readable bytes after it, and wants as many free ones where it is copied to.
struct TextTable: BitwiseCopyable {
  private let entries: UnsafePointer<Entry>
  /// The longest text.
  let longest: Int
  /// Whether all texts are ASCII.
  let isASCII: Bool

  private struct Entry: BitwiseCopyable {
    let start: UnsafeRawPointer
    let count: Int
  }

  /// Copies go sixteen bytes at a time.
  static let spill = 16

  init(_ texts: [[UInt8]], in memory: PlanMemory) {
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for text in texts {
      starts.append(bytes.count)
      bytes += text
    }
    bytes += repeatElement(0, count: Self.spill)
    let base = UnsafeRawPointer(memory.store(bytes))
    entries = memory.store(zip(starts, texts).map { Entry(start: base + $0, count: $1.count) })
    longest = texts.map(\.count).max() ?? 0
    isASCII = texts.allSatisfy(\.isASCII)
  }

  /// Copies a text, and gives where it ends.
  @inline(__always)
  func copy(_ index: Int, to start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let entry = entries[index]
    // One copy serves nearly all, the empty ones too: whether there is a sign cannot be foreseen.
    copySixteen(entry, 0, to: start)
    var offset = 16
    while offset < entry.count {
      copySixteen(entry, offset, to: start)
      offset &+= 16
    }
    return start + entry.count
  }

  @inline(__always)
  private func copySixteen(_ entry: Entry, _ offset: Int, to start: UnsafeMutablePointer<UInt8>) {
    let chunk = (entry.start + offset).loadUnaligned(as: SIMD16<UInt8>.self)
    UnsafeMutableRawPointer(start + offset).storeBytes(of: chunk, as: SIMD16<UInt8>.self)
  }
}

extension [UInt8] {
  /// Whether all bytes are ASCII.
  var isASCII: Bool { allSatisfy { $0 < 0x80 } }
}

/// Writes a binary property list, `bplist00`. Equal texts are written once; dictionaries keep the order of their keys.
struct BinaryPropertyListWriter {
  /// An object with references to others.
  private struct Object {
    var bytes: [UInt8]
    var references: [Int] = []
  }

  private var objects: [Object] = []
  private var texts: [ExactText: Int] = [:]

  /// The bytes of a file with one value.
  static func write(_ root: PropertyListNode) -> [UInt8] {
    var writer = BinaryPropertyListWriter()
    _ = writer.add(root)
    return writer.bytes()
  }

  private mutating func add(_ node: PropertyListNode) -> Int {
    switch node.value {
    case .string(let text): return add(text)
    case .integer(let number):
      // Negative numbers need all eight bytes; CoreFoundation reads shorter ones as unsigned.
      let size = number < 0 ? 8 : number < 0x100 ? 1 : number < 0x1_0000 ? 2 : number < 0x1_0000_0000 ? 4 : 8
      return append([0x10 | UInt8(size.trailingZeroBitCount)] + Self.bigEndian(UInt64(bitPattern: number), size: size))
    case .real(let number): return append([0x23] + Self.bigEndian(number.bitPattern, size: 8))
    case .boolean(let isTrue): return append([isTrue ? 0x09 : 0x08])
    case .date(let seconds): return append([0x33] + Self.bigEndian(seconds.bitPattern, size: 8))
    case .data(let data): return append(Self.head(0x40, data.count) + data)
    case .array(let elements):
      let place = append(Self.head(0xA0, elements.count))
      let references = elements.map { add($0) }
      objects[place].references = references
      return place
    case .dictionary(let members):
      // The last of several members with one key is the one that counts; a dictionary can hold one.
      var last: [ExactText: Int] = [:]
      for (index, member) in members.enumerated() { last[ExactText(member.key)] = index }
      let kept = members.enumerated().filter { last[ExactText($0.element.key)] == $0.offset }.map(\.element)
      let place = append(Self.head(0xD0, kept.count))
      let keys = kept.map { add($0.key) }
      let values = kept.map { add($0.node) }
      objects[place].references = keys + values
      return place
    }
  }

  private mutating func add(_ text: String) -> Int {
    if let known = texts[ExactText(text)] { return known }
    let place: Int
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      place = append(Self.head(0x50, text.utf8.count) + Array(text.utf8))
    } else {
      let units = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
      place = append(Self.head(0x60, units.count / 2) + units)
    }
    texts[ExactText(text)] = place
    return place
  }

  private mutating func append(_ bytes: [UInt8]) -> Int {
    objects.append(Object(bytes: bytes))
    return objects.count - 1
  }

  private func bytes() -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    let referenceSize = Self.size(objects.count)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object.bytes
      for reference in object.references { bytes += Self.bigEndian(UInt64(reference), size: referenceSize) }
    }
    let table = bytes.count
    let offsetSize = Self.size(table)
    for offset in offsets { bytes += Self.bigEndian(UInt64(offset), size: offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, 0, table] { bytes += Self.bigEndian(UInt64(number), size: 8) }
    return bytes
  }

  /// The number of bytes that numbers up to one need: 1, 2, 4 or 8.
  private static func size(_ largest: Int) -> Int {
    largest < 0x100 ? 1 : largest < 0x1_0000 ? 2 : largest < 1 << 32 ? 4 : 8
  }

  private static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
    if count < 15 { return [kind | UInt8(count)] }
    let size = size(count)
    return [kind | 15, 0x10 | UInt8(size.trailingZeroBitCount)] + bigEndian(UInt64(count), size: size)
  }

  private static func bigEndian(_ value: UInt64, size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * (size - 1 - $0))) }
  }
}

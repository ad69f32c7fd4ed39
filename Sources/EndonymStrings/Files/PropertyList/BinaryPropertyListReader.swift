/// Reads a binary property list.
///
/// Values that share an object share its memory; ``FileLimits/valueCount`` bounds what a file of references to references can grow to,
/// and ``FileLimits/nestingDepth`` ends one that holds itself. Source: the layout that CoreFoundation's CFBinaryPList.c describes.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let tableOffset: Int
  private var valueCount = 0
  private var texts: [Int: PropertyListValue] = [:]

  /// Why an object cannot be read.
  private struct Malformed: Error {
    var rule = "malformed-binary"
    var message: String
  }

  /// Whether a file begins as a binary property list does.
  static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.hasASCII("bplist", at: 0) }

  /// Reads a file. What cannot be read is reported and left out.
  static func read(_ bytes: [UInt8], collector: inout DiagnosticCollector) -> PropertyListNode {
    do {
      var reader = try BinaryPropertyListReader(bytes)
      return PropertyListNode(try reader.value(reader.topObject, depth: 0, into: &collector))
    } catch let error as Malformed {
      collector.report(.error, error.rule, error.message, at: nil)
    } catch {
      collector.report(.error, "malformed-binary", "\(error)", at: nil)
    }
    return PropertyListNode(.dictionary([]))
  }

  private let topObject: Int

  private init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    let trailer = bytes.count - 32
    guard trailer >= 8 else {
      throw Malformed(message: "expected 40 bytes of a binary property list at least, found \(bytes.count)")
    }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.integer(bytes, at: trailer + 8, size: 8),
      let top = Self.integer(bytes, at: trailer + 16, size: 8),
      let table = Self.integer(bytes, at: trailer + 24, size: 8)
    else { throw Malformed(message: "expected the trailer of a binary property list in the last 32 bytes, found none") }
    guard count > 0, top < count, table >= 8, table <= trailer, count <= (trailer - table) / offsetSize else {
      let message = "expected a table of \(count) objects before byte \(trailer), found \(table) as its place"
      throw Malformed(message: message)
    }
    objectCount = count
    topObject = top
    tableOffset = table
  }

  /// An unsigned number, high byte first; `nil` outside the file and for what is no `Int`.
  private static func integer(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size >= 0, offset <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for byte in bytes[offset..<offset + size] {
      guard value < 1 << 56 else { return nil }
      value = value << 8 | UInt64(byte)
    }
    return Int(exactly: value)
  }

  private mutating func value(_ object: Int, depth: Int, into collector: inout DiagnosticCollector) throws
    -> PropertyListValue
  {
    valueCount += 1
    guard valueCount <= FileLimits.valueCount else {
      let message = "expected \(FileLimits.valueCount) values at most, found more"
      throw Malformed(rule: "too-many-values", message: message)
    }
    guard object < objectCount,
      let offset = Self.integer(bytes, at: tableOffset + object * offsetSize, size: offsetSize),
      offset >= 8, offset < tableOffset
    else { throw Malformed(message: "expected an object before byte \(tableOffset), found the reference \(object)") }
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0 where marker == 0x08 || marker == 0x09: return .boolean(marker == 0x09)
    case 0x1: return .integer(try wholeNumber(at: offset + 1, size: 1 << Int(marker & 15)))
    case 0x2: return .real(try real(at: offset + 1, size: 1 << Int(marker & 15)))
    case 0x3 where marker == 0x33: return .date(try real(at: offset + 1, size: 8))
    case 0x4, 0x5, 0x6: return try textOrData(object, marker, offset)
    case 0xA, 0xD:
      guard depth < FileLimits.nestingDepth else {
        let message = "expected \(FileLimits.nestingDepth) levels of nesting at most, found more at byte \(offset)"
        throw Malformed(rule: "nesting-too-deep", message: message)
      }
      return try collection(marker, offset, depth: depth, into: &collector)
    default:
      let found = String(marker, radix: 16, uppercase: true)
      throw Malformed(message: "expected an object of a known kind at byte \(offset), found 0x\(found)")
    }
  }

  /// The number of elements of an object and where they begin.
  private func count(_ marker: UInt8, _ offset: Int, elementSize: Int) throws -> (count: Int, start: Int) {
    var count = Int(marker & 15)
    var start = offset + 1
    if count == 15 {
      let size = bytes.byte(at: start).map { $0 >> 4 == 1 ? 1 << Int($0 & 15) : 0 } ?? 0
      guard (1...8).contains(size), let long = Self.integer(bytes, at: start + 1, size: size) else {
        throw Malformed(message: "expected the length of the object at byte \(offset), found none")
      }
      count = long
      start += 1 + size
    }
    guard start <= tableOffset, count <= (tableOffset - start) / elementSize else {
      throw Malformed(
        message: "expected \(count) elements in the object at byte \(offset), found the end of the objects")
    }
    return (count, start)
  }

  private func wholeNumber(at offset: Int, size: Int) throws -> Int64 {
    guard size <= 16, offset <= tableOffset - size else {
      throw Malformed(
        message: "expected a whole number of \(size) bytes at byte \(offset), found the end of the objects")
    }
    // Shorter numbers are unsigned; those of sixteen bytes are signed ones whose upper half repeats the sign.
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int64($1) }
  }

  private func real(at offset: Int, size: Int) throws -> Double {
    guard size == 4 || size == 8, offset <= tableOffset - size else {
      throw Malformed(message: "expected a number of 4 or 8 bytes at byte \(offset), found \(size) bytes")
    }
    let bits = bytes[offset..<offset + size].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return size == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  private mutating func textOrData(_ object: Int, _ marker: UInt8, _ offset: Int) throws -> PropertyListValue {
    if let known = texts[object] { return known }
    let (count, start) = try count(marker, offset, elementSize: marker >> 4 == 6 ? 2 : 1)
    let value: PropertyListValue
    switch marker >> 4 {
    case 0x4: value = .data(Array(bytes[start..<start + count]))
    case 0x5: value = .string(bytes.text(start..<start + count))
    default:
      let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
      value = .string(String(decoding: units, as: UTF16.self))
    }
    texts[object] = value
    return value
  }

  private mutating func collection(
    _ marker: UInt8, _ offset: Int, depth: Int, into collector: inout DiagnosticCollector
  ) throws -> PropertyListValue {
    let isDictionary = marker >> 4 == 0xD
    let (count, start) = try count(marker, offset, elementSize: referenceSize * (isDictionary ? 2 : 1))
    var members: [PropertyListMember] = []
    var elements: [PropertyListNode] = []
    for place in 0..<count {
      do {
        let node = PropertyListNode(
          try value(
            reference(start, isDictionary ? count + place : place), depth: depth + 1, into: &collector))
        if isDictionary {
          guard case .string(let key) = try value(reference(start, place), depth: depth + 1, into: &collector) else {
            throw Malformed(message: "expected a text as a key of the dictionary at byte \(offset), found none")
          }
          members.append(PropertyListMember(key, node))
        } else {
          elements.append(node)
        }
      } catch let error as Malformed {
        // A sound neighbour is kept, unless a limit says that there is no end to them.
        if error.rule != "malformed-binary" { throw error }
        collector.report(.error, error.rule, error.message, at: nil)
      }
    }
    return isDictionary ? .dictionary(members) : .array(elements)
  }

  private func reference(_ start: Int, _ place: Int) throws -> Int {
    let offset = start + place * referenceSize
    guard let object = Self.integer(bytes, at: offset, size: referenceSize) else {
      throw Malformed(message: "expected a reference at byte \(offset), found none")
    }
    return object
  }
}

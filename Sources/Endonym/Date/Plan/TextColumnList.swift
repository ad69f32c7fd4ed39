/// The columns of a plan while it is compiled.
struct TextColumnList {
  private let memory: PlanMemory
  private(set) var columns: [TextColumn] = []
  private var length = 0
  private var spill = 0
  /// Whether all texts are ASCII.
  private(set) var isASCII = true

  /// Texts are not followed by others in their column where that makes entries longer.
  private static let usualEntry = 32

  /// Bytes that the longest texts take, with what copying them writes beyond.
  var capacity: Int { length + spill }

  init(in memory: PlanMemory) { self.memory = memory }

  /// Adds a column of texts, followed by another text.
  mutating func add(_ texts: [[UInt8]], by field: DateField, suffix: [UInt8]) throws(PlanRefusal) {
    try add(count: texts.count, longest: texts.map(\.count).max() ?? 0, by: field, suffix: suffix) { index, start in
      for (offset, byte) in texts[index].enumerated() { start[offset] = byte }
      return texts[index].count
    }
  }

  /// Adds a column of numbers, followed by a text.
  mutating func add(_ numbers: PlanNumbers, by field: DateField, suffix: [UInt8]) throws(PlanRefusal) {
    guard numbers.isWritable else { throw .option("numbers of more than six digits") }
    try add(count: numbers.count, longest: numbers.longest, by: field, suffix: suffix) { numbers.write($0, at: $1) }
  }

  /// Adds text that nothing changes, in as many columns as it takes.
  mutating func add(text: [UInt8]) throws(PlanRefusal) {
    var rest = text[...]
    while !rest.isEmpty {
      try add([Array(rest.prefix(TextColumn.longestText))], by: .nothing, suffix: [])
      rest = rest.dropFirst(TextColumn.longestText)
    }
  }

  /// - Parameters:
  ///   - count: How many texts there are.
  ///   - longest: The most bytes that one of them has.
  ///   - field: The field that chooses among them.
  ///   - suffix: What follows all of them. It becomes a part of their column if it can.
  ///   - write: Writes a text, with up to sixteen bytes behind it, and gives how long it is.
  /// - Throws: ``PlanRefusal/shape(_:)`` for texts too long.
  private mutating func add(
    count: Int, longest: Int, by field: DateField, suffix: [UInt8],
    _ write: (Int, UnsafeMutablePointer<UInt8>) -> Int
  ) throws(PlanRefusal) {
    let isJoined = longest + suffix.count < max(Self.usualEntry, TextColumn.entrySize(longest: longest))
    let tail = isJoined ? suffix : []
    guard longest + tail.count <= TextColumn.longestText else { throw .shape("names of more than 255 bytes") }
    let size = TextColumn.entrySize(longest: longest + tail.count)
    let block = memory.allocate(byteCount: count * size + 2 * TextTable.spill)
    for index in 0..<count {
      // From the first to the last: each covers what the one before has written behind it.
      let entry = block + index * size
      var length = write(index, entry + 1)
      for byte in tail {
        entry[1 + length] = byte
        length += 1
      }
      entry[0] = UInt8(truncatingIfNeeded: length)
      isASCII = isASCII && (0..<length).allSatisfy { entry[1 + $0] < 0x80 }
    }
    columns.append(TextColumn(entries: block, by: field, size: size))
    length += longest + tail.count
    spill = max(spill, TextColumn.copySize(entrySize: size))
    if !isJoined { try add(text: suffix) }
  }
}

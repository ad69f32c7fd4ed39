import EndonymStrings

/// Where the lines of a file begin.
struct LineTable {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let endsLine =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"))
      if endsLine { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The place of a byte.
  func position(of offset: Int) -> SourcePosition {
    let line = line(of: offset)
    let end = min(max(offset, starts[line - 1]), bytes.count)
    // A byte order mark is no column.
    let start = line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, end) : starts[line - 1]
    return SourcePosition(line: line, column: 1 + bytes[start..<end].count { $0 & 0xC0 != 0x80 })
  }

  /// The line of a byte, from 1.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}

/// A map from strings of bytes to numbers, in the serialized form of ICU's `BytesTrie`, as binary nodes of ICU's data hold it.
///
/// A ``Cursor`` walks it one byte at a time. Bytes beyond the end read as an empty branch: damaged data finds nothing, and reads
/// nothing outside.
package struct ICUByteTrie: Sendable {
  private let bytes: [UInt8]

  /// A trie of its serialized form.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The cursor at the empty string.
  package var start: Cursor { Cursor(position: 0) }

  /// A place in the trie: the string that was walked so far.
  package struct Cursor: Hashable, Sendable {
    /// Where the next node is; `nil` when no string starts with what was walked.
    fileprivate var position: Int?
    /// Bytes of a run of single children that are still to come.
    fileprivate var pendingRun = 0

    fileprivate init(position: Int?) { self.position = position }
  }

  /// Moves on by a byte.
  package func advance(_ cursor: inout Cursor, by byte: UInt8) {
    guard let position = cursor.position else { return }
    if cursor.pendingRun > 0 {
      cursor.position = self[position] == byte ? position + 1 : nil
      cursor.pendingRun -= 1
      return
    }
    var next = position
    // A number on the way belongs to the string before.
    if self[next] >= Node.firstValue {
      guard self[next] & Node.isFinal == 0 else {
        cursor.position = nil
        return
      }
      next = number(at: next).end
    }
    let node = self[next]
    next += 1
    if node >= Node.firstRun {
      cursor.position = self[next] == byte ? next + 1 : nil
      cursor.pendingRun = Int(node - Node.firstRun)
    } else {
      cursor.position = branch(at: next, node: node, byte: byte)
    }
  }

  /// The number that the walked string has, and whether no longer string starts with it; `nil` when it has none.
  package func value(_ cursor: Cursor) -> (number: Int, isFinal: Bool)? {
    guard let position = cursor.position, cursor.pendingRun == 0, self[position] >= Node.firstValue else { return nil }
    return (number(at: position).value, self[position] & Node.isFinal != 0)
  }

  /// Whether longer strings start with the walked one.
  package func hasNext(_ cursor: Cursor) -> Bool {
    guard let position = cursor.position else { return false }
    return cursor.pendingRun > 0 || self[position] < Node.firstValue || self[position] & Node.isFinal == 0
  }

  // MARK: Nodes

  private enum Node {
    /// Nodes from here on are runs of single children, `node - firstRun + 1` bytes of them. Below are branches.
    static let firstRun: UInt8 = 0x10
    /// Nodes from here on are numbers.
    static let firstValue: UInt8 = 0x20
    /// The bit of a number that nothing follows.
    static let isFinal: UInt8 = 1
    /// The children that a branch lists; more are searched by halves.
    static let listedChildren = 5
  }

  private subscript(_ position: Int) -> UInt8 { bytes.indices.contains(position) ? bytes[position] : 0 }

  /// Follows a branch of `node + 1` children, or of as many as the byte at `position` says.
  private func branch(at position: Int, node: UInt8, byte: UInt8) -> Int? {
    var position = position
    var count = Int(node)
    if count == 0 {
      count = Int(self[position])
      position += 1
    }
    count += 1
    while count > Node.listedChildren {
      let isBelow = byte < self[position]
      let delta = self.delta(at: position + 1)
      position = isBelow ? delta.end + delta.value : delta.end
      count = isBelow ? count / 2 : count - count / 2
    }
    while count > 1 {
      let child = number(at: position + 1)
      if self[position] == byte {
        // A final number is the child's own; any other says how far away the child's node is.
        return self[position + 1] & Node.isFinal != 0 ? position + 1 : child.end + child.value
      }
      position = child.end
      count -= 1
    }
    return self[position] == byte ? position + 1 : nil
  }

  /// The number of the node at a position, and where it ends.
  private func number(at position: Int) -> (value: Int, end: Int) {
    let lead = Int(self[position] >> 1)
    switch lead {
    case ..<0x51: return (lead - 0x10, position + 1)
    case ..<0x6c: return (bigEndian(lead - 0x51, position + 1, 1), position + 2)
    case ..<0x7e: return (bigEndian(lead - 0x6c, position + 1, 2), position + 3)
    case 0x7e: return (bigEndian(0, position + 1, 3), position + 4)
    default: return (bigEndian(0, position + 1, 4), position + 5)
    }
  }

  /// The distance at a position, and where it ends.
  private func delta(at position: Int) -> (value: Int, end: Int) {
    let lead = Int(self[position])
    switch lead {
    case ..<0xc0: return (lead, position + 1)
    case ..<0xf0: return (bigEndian(lead - 0xc0, position + 1, 1), position + 2)
    case ..<0xfe: return (bigEndian(lead - 0xf0, position + 1, 2), position + 3)
    case 0xfe: return (bigEndian(0, position + 1, 3), position + 4)
    default: return (bigEndian(0, position + 1, 4), position + 5)
    }
  }

  private func bigEndian(_ high: Int, _ position: Int, _ count: Int) -> Int {
    (0..<count).reduce(high) { $0 << 8 | Int(self[position + $1]) }
  }
}

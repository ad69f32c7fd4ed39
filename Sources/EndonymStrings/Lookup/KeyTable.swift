import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Values by key, to which values are added and from which none is ever taken: found without a lock.
///
/// An open table: slots in one piece of memory, each the address of a node or nothing, a key's node in the first slot from its hash on
/// that is free. Readers load addresses and count no references; whoever holds the table holds all its nodes. Writers take a lock; when
/// the slots fill up they go on in twice as many, and the old ones stay as they are for those who still read them.
///
/// Keys are equal when their UTF-8 is, as `NSString`s are equal by their code units: `é` in one and in two scalars are two keys.
///
/// `@unchecked Sendable`: slots and their address are atomic, nodes do not change once their address is in a slot, and all are freed with
/// the table.
final class KeyTable<Value: Sendable>: @unchecked Sendable {
  /// A key and its value.
  ///
  /// `@unchecked Sendable`: the bytes of the key are the node's own and do not change.
  private final class Node: @unchecked Sendable {
    let hash: UInt64
    let key: UnsafeBufferPointer<UInt8>
    let value: Value

    init(hash: UInt64, key: UnsafeBufferPointer<UInt8>, value: Value) {
      self.hash = hash
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, key.count))
      _ = copy.initialize(from: key)
      self.key = UnsafeBufferPointer(start: copy.baseAddress, count: key.count)
      self.value = value
    }

    deinit { key.baseAddress.map(UnsafeMutablePointer.init(mutating:))?.deallocate() }
  }

  /// Addresses of nodes; more than a quarter of them are nothing, so that every search ends.
  private final class Slots: @unchecked Sendable {
    let mask: Int
    let first: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>

    /// - Parameter count: A power of two.
    init(count: Int) {
      mask = count - 1
      first = .allocate(capacity: count)
      for slot in 0..<count { (first + slot).initialize(to: Atomic(nil)) }
    }

    deinit {
      first.deinitialize(count: mask + 1)
      first.deallocate()
    }

    func place(_ node: UnsafeRawPointer, hash: UInt64) {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while first[slot].load(ordering: .relaxed) != nil { slot = (slot &+ 1) & mask }
      first[slot].store(node, ordering: .releasing)
    }
  }

  private struct Contents {
    var nodes: [Node] = []
    var slots: [Slots]
  }

  private let hash = KeyHash()
  private let current: Atomic<UnsafeRawPointer>
  private let contents: Mutex<Contents>

  /// A table with room for some values before it grows.
  init(minimumCapacity: Int = 8) {
    var count = 16
    while count * 3 / 4 < minimumCapacity { count *= 2 }
    let slots = Slots(count: count)
    current = Atomic(UnsafeRawPointer(Unmanaged.passUnretained(slots).toOpaque()))
    contents = Mutex(Contents(slots: [slots]))
  }

  /// Runs `body` with the value of a key, in place; `nil` when the key is not there.
  @inline(__always)
  func withValue<Result>(_ key: UnsafeBufferPointer<UInt8>, _ body: (borrowing Value) -> Result) -> Result? {
    let hash = self.hash(key)
    return Unmanaged<Slots>.fromOpaque(current.load(ordering: .acquiring))._withUnsafeGuaranteedRef { slots in
      var slot = Int(truncatingIfNeeded: hash) & slots.mask
      while let address = slots.first[slot].load(ordering: .acquiring) {
        let found = Unmanaged<Node>.fromOpaque(address)._withUnsafeGuaranteedRef { node -> Result? in
          guard node.hash == hash, Self.isEqual(node.key, key) else { return nil }
          return body(node.value)
        }
        if let found { return found }
        slot = (slot &+ 1) & slots.mask
      }
      return nil
    }
  }

  /// Runs `body` with the value of a key, in place; `nil` when the key is not there.
  @inline(__always)
  func withValue<Result>(_ key: String, _ body: (borrowing Value) -> Result) -> Result? {
    if let found = key.utf8.withContiguousStorageIfAvailable({ withValue($0, body) }) { return found }
    var copy = key
    return copy.withUTF8 { withValue($0, body) }
  }

  /// The value of a key, if it is there.
  subscript(key: String) -> Value? { withValue(key) { copy $0 } }

  /// Adds a value; when the key is already there, its value stays. Returns the value that is there then.
  @discardableResult
  func insert(_ value: Value, for key: String) -> Value {
    var key = key
    let node = key.withUTF8 { Node(hash: hash($0), key: $0, value: value) }
    return contents.withLock { contents in
      // Another thread may have been first.
      if let value = withValue(node.key, { copy $0 }) { return value }
      contents.nodes.append(node)
      place(node, in: &contents)
      return value
    }
  }

  /// The number of values.
  var count: Int { contents.withLock { $0.nodes.count } }

  private func place(_ node: Node, in contents: inout Contents) {
    guard let last = contents.slots.last else { return }
    if contents.nodes.count * 4 <= (last.mask + 1) * 3 {
      last.place(Self.address(node), hash: node.hash)
      return
    }
    let larger = Slots(count: 2 * (last.mask + 1))
    for node in contents.nodes { larger.place(Self.address(node), hash: node.hash) }
    contents.slots.append(larger)
    current.store(UnsafeRawPointer(Unmanaged.passUnretained(larger).toOpaque()), ordering: .releasing)
  }

  private static func address(_ node: Node) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(node).toOpaque())
  }

  @inline(__always)
  private static func isEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = left.count
    guard count == right.count else { return false }
    guard count > 0, let left = left.baseAddress, let right = right.baseAddress else { return true }
    return memcmp(left, right, count) == 0
  }
}

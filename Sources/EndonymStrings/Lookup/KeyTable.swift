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
/// An open table: slots in one piece of memory, each a hash and the address of a node or nothing, a key's node in the first slot from its
/// hash on that is free. Readers load addresses and count no references; the nodes are the table's own. Writers take a lock; when the
/// slots fill up they go on in twice as many, and the old ones stay as they are for those who still read them.
///
/// Keys are equal when their UTF-8 is, as `NSString`s are equal by their code units: `é` in one and in two scalars are two keys.
///
/// `@unchecked Sendable`: slots and their address are atomic, nodes do not change once their address is in a slot, and all are freed with
/// the table.
final class KeyTable<Value: Sendable>: @unchecked Sendable {
  /// A value. Behind it are the bytes of its key: what a search compares last lies beside what it returns.
  private struct Node {
    let keyCount: Int
    let value: Value

    static func key(of node: UnsafePointer<Node>) -> UnsafeBufferPointer<UInt8> {
      let start = UnsafeRawPointer(node + 1).assumingMemoryBound(to: UInt8.self)
      return UnsafeBufferPointer(start: start, count: node.pointee.keyCount)
    }

    static func make(_ key: UnsafeBufferPointer<UInt8>, _ value: Value) -> UnsafePointer<Node> {
      let memory = UnsafeMutableRawPointer.allocate(
        byteCount: MemoryLayout<Node>.stride + key.count, alignment: MemoryLayout<Node>.alignment)
      let node = memory.initializeMemory(as: Node.self, to: Node(keyCount: key.count, value: value))
      let bytes = UnsafeMutableRawPointer(node + 1).bindMemory(to: UInt8.self, capacity: key.count)
      if let start = key.baseAddress { bytes.initialize(from: start, count: key.count) }
      return UnsafePointer(node)
    }

    static func free(_ node: UnsafePointer<Node>) {
      let node = UnsafeMutablePointer(mutating: node)
      node.deinitialize(count: 1)
      UnsafeMutableRawPointer(node).deallocate()
    }
  }

  /// Where a node is.
  ///
  /// `@unchecked Sendable`: nodes do not change, and are freed when nobody holds the table any longer.
  private struct Address: @unchecked Sendable {
    let node: UnsafePointer<Node>
  }

  /// Where a node is, and the hash of its key, so that only the nodes of other keys with the same hash are touched in vain.
  private struct Slot: ~Copyable {
    /// Set once, after the hash.
    let node = Atomic<UnsafePointer<Node>?>(nil)
    let hash = Atomic<UInt64>(0)
  }

  /// The slots; more than a quarter of them are nothing, so that every search ends.
  private final class Slots: @unchecked Sendable {
    let mask: Int
    let first: UnsafeMutablePointer<Slot>

    /// - Parameter count: A power of two.
    init(count: Int) {
      mask = count - 1
      first = .allocate(capacity: count)
      for slot in 0..<count { (first + slot).initialize(to: Slot()) }
    }

    deinit {
      first.deinitialize(count: mask + 1)
      first.deallocate()
    }

    func place(_ node: UnsafePointer<Node>, hash: UInt64) {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while first[slot].node.load(ordering: .relaxed) != nil { slot = (slot &+ 1) & mask }
      first[slot].hash.store(hash, ordering: .relaxed)
      first[slot].node.store(node, ordering: .releasing)
    }
  }

  private struct Contents {
    var nodes: [Address] = []
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

  deinit { contents.withLock { $0.nodes.forEach { Node.free($0.node) } } }

  /// Runs `body` with the value of a key, in place; `nil` when the key is not there.
  @inline(__always)
  func withValue<Result>(_ key: UnsafeBufferPointer<UInt8>, _ body: (borrowing Value) -> Result) -> Result? {
    let hash = self.hash(key)
    return Unmanaged<Slots>.fromOpaque(current.load(ordering: .acquiring))._withUnsafeGuaranteedRef { slots in
      var slot = Int(truncatingIfNeeded: hash) & slots.mask
      while let node = slots.first[slot].node.load(ordering: .acquiring) {
        if slots.first[slot].hash.load(ordering: .relaxed) == hash, Self.isEqual(Node.key(of: node), key) {
          return body(node.pointee.value)
        }
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
    let node = Address(node: key.withUTF8 { Node.make($0, value) })
    return contents.withLock { contents in
      // Another thread may have been first.
      if let value = withValue(Node.key(of: node.node), { copy $0 }) {
        Node.free(node.node)
        return value
      }
      contents.nodes.append(node)
      place(node, in: &contents)
      return value
    }
  }

  /// The number of values.
  var count: Int { contents.withLock { $0.nodes.count } }

  private func place(_ node: Address, in contents: inout Contents) {
    guard let last = contents.slots.last else { return }
    if contents.nodes.count * 4 <= (last.mask + 1) * 3 {
      last.place(node.node, hash: hash(Node.key(of: node.node)))
      return
    }
    let larger = Slots(count: 2 * (last.mask + 1))
    for node in contents.nodes { larger.place(node.node, hash: hash(Node.key(of: node.node))) }
    contents.slots.append(larger)
    current.store(UnsafeRawPointer(Unmanaged.passUnretained(larger).toOpaque()), ordering: .releasing)
  }

  @inline(__always)
  private static func isEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = left.count
    guard count == right.count else { return false }
    guard count > 0, let left = left.baseAddress, let right = right.baseAddress else { return true }
    return memcmp(left, right, count) == 0
  }
}

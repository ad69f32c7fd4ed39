import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A reference that many threads read while one replaces it: readers take no lock and count no references of the object.
///
/// A reader announces itself in a count, loads the reference, uses the object and takes itself back. A writer puts the new object in place
/// and lets the old one go when everybody who might have loaded it has left. There are two counts, so that readers who come later do
/// not keep a writer waiting: newcomers are counted in the one while the writer waits for the other. A writer waits for both in turn, as
/// a reader may be late in announcing itself and be counted with those before it. Each count is spread over some lines of cache,
/// chosen by where the reader's stack is, so that threads do not hinder each other.
///
/// What a reader runs must be short and must not write: it would wait for itself.
///
/// `@unchecked Sendable`: all that changes is atomic, and an object is let go only when no reader can see it.
final class SwitchedReference<Object: AnyObject & Sendable>: @unchecked Sendable {
  /// The lines of one count: a power of two. More threads than that share lines and are slower, not wrong.
  private static var lines: Int { 4 }
  /// The bytes from a line to the next: two lines of cache, which some processors fetch together.
  private static var stride: Int { 128 }

  private let object: Atomic<UnsafeMutableRawPointer>
  /// The count, 0 or 1, in which newcomers are counted.
  private let side = Atomic(0)
  /// The lines of count 0, then those of count 1.
  private let counts: UnsafeMutableRawPointer
  private let writer = Mutex(())

  init(_ object: Object) {
    self.object = Atomic(Unmanaged.passRetained(object).toOpaque())
    counts = .allocate(byteCount: 2 * Self.lines * Self.stride, alignment: Self.stride)
    for line in 0..<2 * Self.lines {
      (counts + line * Self.stride).bindMemory(to: Atomic<Int>.self, capacity: 1).initialize(to: Atomic(0))
    }
  }

  deinit {
    Unmanaged<Object>.fromOpaque(object.load(ordering: .acquiring)).release()
    for line in 0..<2 * Self.lines { count(line).deinitialize(count: 1) }
    counts.deallocate()
  }

  @inline(__always)
  private func count(_ line: Int) -> UnsafeMutablePointer<Atomic<Int>> {
    (counts + line &* Self.stride).assumingMemoryBound(to: Atomic<Int>.self)
  }

  /// Runs `body` with the object of this moment. It has to be short, and must not let the object escape but by a copy of the reference.
  @inline(__always)
  func withObject<Result>(_ body: (Object) -> Result) -> Result {
    var marker: UInt8 = 0
    // Stacks of threads are at least 128 KiB apart.
    let stack = withUnsafeMutablePointer(to: &marker) { Int(bitPattern: $0) >> 17 }
    let line = side.load(ordering: .relaxed) &* Self.lines &+ (stack & (Self.lines &- 1))
    let count = count(line)
    count.pointee.wrappingAdd(1, ordering: .sequentiallyConsistent)
    let result = Unmanaged<Object>.fromOpaque(object.load(ordering: .sequentiallyConsistent))
      ._withUnsafeGuaranteedRef(body)
    count.pointee.wrappingSubtract(1, ordering: .releasing)
    return result
  }

  /// The object of this moment, to be held.
  var current: Object { withObject { $0 } }

  /// Puts another object in place. When this returns, the old one is no longer held here.
  func replace(with new: Object) {
    let old = writer.withLock { _ in
      let old = object.exchange(Unmanaged.passRetained(new).toOpaque(), ordering: .sequentiallyConsistent)
      let current = side.load(ordering: .relaxed)
      waitUntilEmpty(1 - current)
      side.store(1 - current, ordering: .sequentiallyConsistent)
      waitUntilEmpty(current)
      return Unmanaged<Object>.fromOpaque(old)
    }
    old.release()
  }

  private func waitUntilEmpty(_ side: Int) {
    for line in side * Self.lines..<(side + 1) * Self.lines {
      while count(line).pointee.load(ordering: .sequentiallyConsistent) != 0 { sched_yield() }
    }
  }
}

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
/// A reader announces itself, loads the reference, uses the object and takes itself back. A writer puts the new object in place and lets
/// the old one go when everybody who might have loaded it has left. There are two sides on which readers announce themselves, so that those
/// who come later do not keep a writer waiting: newcomers go to the one while the writer waits for the other. A writer waits for both
/// in turn, as a reader may be late in announcing itself and be among those before it.
///
/// A side has some places, chosen by where the reader's stack is, so that threads do not hinder each other. Who finds a place's flag down
/// raises it, and takes it down by a plain store, half of what counting up and down costs; who finds it raised is counted.
///
/// What a reader runs must be short and must not write: it would wait for itself.
///
/// `@unchecked Sendable`: all that changes is atomic, and an object is let go only when no reader can see it.
final class SwitchedReference<Object: AnyObject & Sendable>: @unchecked Sendable {
  /// The places of one side: a power of two.
  private static var placeBits: Int { 3 }
  private static var places: Int { 1 << placeBits }

  /// A place: its flag, and the number of those who came when it was raised, each on two lines of cache of its own, which some
  /// processors fetch together.
  private enum Part {
    static var flag: Int { 0 }
    static var count: Int { 128 }
    static var stride: Int { 256 }
  }

  private let object: Atomic<UnsafeMutableRawPointer>
  /// The side, 0 or 1, of newcomers.
  private let side = Atomic(0)
  /// The places of side 0, then those of side 1.
  private let places: UnsafeMutableRawPointer
  private let writer = Mutex(())

  init(_ object: Object) {
    self.object = Atomic(Unmanaged.passRetained(object).toOpaque())
    places = .allocate(byteCount: 2 * Self.places * Part.stride, alignment: Part.count)
    for place in 0..<2 * Self.places {
      for part in [Part.flag, Part.count] {
        (places + place * Part.stride + part).bindMemory(to: Atomic<Int>.self, capacity: 1).initialize(to: Atomic(0))
      }
    }
  }

  deinit {
    Unmanaged<Object>.fromOpaque(object.load(ordering: .acquiring)).release()
    for place in 0..<2 * Self.places {
      for part in [Part.flag, Part.count] { number(place, part).deinitialize(count: 1) }
    }
    places.deallocate()
  }

  @inline(__always)
  private func number(_ place: Int, _ part: Int) -> UnsafeMutablePointer<Atomic<Int>> {
    (places + (place &* Part.stride &+ part)).assumingMemoryBound(to: Atomic<Int>.self)
  }

  /// Runs `body` with the object of this moment. It has to be short, and must not let the object escape but by a copy of the reference.
  @inline(__always)
  func withObject<Result>(_ body: (Object) -> Result) -> Result {
    var marker: UInt8 = 0
    // Stacks of threads are at least 128 KiB apart, and mostly by some power of two.
    let stack = withUnsafeMutablePointer(to: &marker) { UInt64(UInt(bitPattern: $0)) >> 17 }
    let chosen = Int(truncatingIfNeeded: (stack &* 0x9E37_79B9_7F4A_7C15) >> (UInt64.bitWidth - Self.placeBits))
    let place = side.load(ordering: .relaxed) &* Self.places &+ chosen
    let flag = number(place, Part.flag)
    let isFree = flag.pointee.exchange(1, ordering: .sequentiallyConsistent) == 0
    if !isFree { number(place, Part.count).pointee.wrappingAdd(1, ordering: .sequentiallyConsistent) }
    let result = Unmanaged<Object>.fromOpaque(object.load(ordering: .sequentiallyConsistent))
      ._withUnsafeGuaranteedRef(body)
    if isFree {
      flag.pointee.store(0, ordering: .releasing)
    } else {
      number(place, Part.count).pointee.wrappingSubtract(1, ordering: .releasing)
    }
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
    for place in side * Self.places..<(side + 1) * Self.places {
      for part in [Part.flag, Part.count] {
        while number(place, part).pointee.load(ordering: .sequentiallyConsistent) != 0 { sched_yield() }
      }
    }
  }
}

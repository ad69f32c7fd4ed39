@testable import Endonym

/// Bytes between guards, in which plans write with exactly the room that they ask for.
struct GuardedBuffer {
  private static let guardCount = 64
  private static let guardByte: UInt8 = 0xEE
  private var bytes: [UInt8] = []
  /// How often a guard was touched, or more was written than there was room for.
  private(set) var violations = 0

  /// What a plan writes.
  mutating func write<Source: Plan>(_ shown: Source.Shown, by plan: UnsafePointer<Source>) -> [UInt8] {
    write(capacity: plan.pointee.capacity) { plan.pointee.write(shown, at: $0) }
  }

  /// What a plan writes for a number, by its own way and step by step; `nil` for what it leaves to ICU.
  mutating func write(_ number: some PlannedNumber, by plan: UnsafePointer<NumberPlan>) -> [[UInt8]]? {
    let capacity = plan.pointee.capacity
    guard let own = write(capacity: capacity, ifAny: { number.write(by: plan, at: $0) }) else { return nil }
    let rounded = number.rounded(by: plan)
    return [own] + (rounded.map { [write($0, by: plan)] } ?? [])
  }

  /// What is written by something that needs so many bytes.
  mutating func write(
    capacity: Int, _ write: (UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>
  ) -> [UInt8] {
    self.write(capacity: capacity, ifAny: write) ?? []
  }

  /// What is written by something that needs so many bytes; `nil` when it writes nothing.
  mutating func write(
    capacity: Int, ifAny write: (UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>?
  ) -> [UInt8]? {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: repeatElement(Self.guardByte, count: capacity + 2 * Self.guardCount))
    let written: Int? = bytes.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      let start = base + Self.guardCount
      return write(start).map { $0 - start }
    }
    let count = written ?? 0
    let isUntouched =
      bytes.prefix(Self.guardCount).allSatisfy { $0 == Self.guardByte }
      && bytes.suffix(Self.guardCount).allSatisfy { $0 == Self.guardByte }
    if !isUntouched || !(0...capacity).contains(count) { violations += 1 }
    if written == nil { return nil }
    return Array(bytes.dropFirst(Self.guardCount).prefix(max(0, min(count, capacity))))
  }
}

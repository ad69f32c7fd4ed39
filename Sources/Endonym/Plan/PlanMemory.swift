/// The memory that one compiled plan lives in.
///
/// A plan is a tree of plain values - numbers and pointers, nothing that is reference-counted - so that writing a value touches
/// no reference count. Its tables lie in blocks of this object, which frees them when the last format that uses the plan is
/// gone.
///
/// `@unchecked Sendable`: blocks are written once, when they are stored, before another thread can see them.
final class PlanMemory: @unchecked Sendable {
  private var blocks: [UnsafeMutableRawPointer] = []
  /// Other memory that the plan points into, shared with other plans.
  private var shared: [AnyObject] = []
  /// Bytes in all blocks.
  private(set) var size = 0

  deinit { for block in blocks { block.deallocate() } }

  /// A block of zeros, to be written before another thread can see it.
  func allocate(byteCount: Int) -> UnsafeMutablePointer<UInt8> {
    let block = newBlock(byteCount: byteCount, alignment: 1)
    block.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    return block.assumingMemoryBound(to: UInt8.self)
  }

  /// Copies elements into a block of their own.
  func store<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafePointer<Element> {
    let byteCount = max(1, elements.count) * MemoryLayout<Element>.stride
    let block = newBlock(byteCount: byteCount, alignment: MemoryLayout<Element>.alignment)
    let typed = block.bindMemory(to: Element.self, capacity: max(1, elements.count))
    for (index, element) in elements.enumerated() { (typed + index).initialize(to: element) }
    return UnsafePointer(typed)
  }

  private func newBlock(byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer {
    let block = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: max(16, alignment))
    blocks.append(block)
    size += byteCount
    return block
  }

  /// Keeps an object that the plan points into.
  func keep(_ object: AnyObject & Sendable) { shared.append(object) }
}

/// A plan with the memory that it lives in.
///
/// `@unchecked Sendable`: what the pointer leads to is never written after `init`.
struct CompiledPlan<Plan: BitwiseCopyable>: @unchecked Sendable {
  /// The plan, valid as long as ``memory``.
  let pointer: UnsafePointer<Plan>
  let memory: PlanMemory

  init(_ plan: Plan, in memory: PlanMemory) {
    pointer = memory.store([plan])
    self.memory = memory
  }
}

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

  /// Copies elements into a block of their own.
  func store<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafePointer<Element> {
    let byteCount = max(1, elements.count) * MemoryLayout<Element>.stride
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: byteCount, alignment: max(16, MemoryLayout<Element>.alignment))
    blocks.append(block)
    size += byteCount
    let typed = block.bindMemory(to: Element.self, capacity: max(1, elements.count))
    for (index, element) in elements.enumerated() { (typed + index).initialize(to: element) }
    return UnsafePointer(typed)
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

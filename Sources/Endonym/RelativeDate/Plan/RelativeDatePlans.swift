import EndonymICU
import Synchronization

/// The plans of a relative format's units, each compiled for its unit's second value: many a format is made for one.
///
/// `@unchecked Sendable`: each pointer is atomic, is set once, and leads to a plan that is never written afterwards; the plans'
/// memory is kept by the mutex-protected list until this object goes.
final class RelativeDatePlans: @unchecked Sendable {
  private let formatter: ICURelativeDateFormatter
  private let numbers: NumberFormatOptions
  private let pointers: UnsafeMutablePointer<Atomic<UnsafePointer<RelativeDatePlan>?>>
  private let compiled = Mutex(Compiled())

  private struct Compiled: Sendable {
    var outcomes: [RelativeDateUnit: Outcome] = [:]
    /// Units that ICU has written a value in.
    var opened: Set<RelativeDateUnit> = []
  }

  private enum Outcome: Sendable {
    case plan(CompiledPlan<RelativeDatePlan>)
    case refusal(PlanRefusal)
  }

  init(formatter: ICURelativeDateFormatter, numbers: NumberFormatOptions) {
    self.formatter = formatter
    self.numbers = numbers
    pointers = .allocate(capacity: RelativeDateUnit.allCases.count)
    for index in 0..<RelativeDateUnit.allCases.count { (pointers + index).initialize(to: Atomic(nil)) }
  }

  deinit {
    pointers.deinitialize(count: RelativeDateUnit.allCases.count)
    pointers.deallocate()
  }

  /// The plan for a value in a unit; `nil` when ICU has to write it.
  @inline(__always)
  func plan(_ unit: RelativeDateUnit) throws(FormatError) -> UnsafePointer<RelativeDatePlan>? {
    if let plan = pointers[unit.index].load(ordering: .acquiring) { return plan }
    return try planFromSecondValue(unit)
  }

  @inline(never)
  private func planFromSecondValue(_ unit: RelativeDateUnit) throws(FormatError) -> UnsafePointer<RelativeDatePlan>? {
    if compiled.withLock({ $0.opened.insert(unit).inserted }) { return nil }
    if case .plan(let plan) = try outcome(unit) { return plan.pointer }
    return nil
  }

  /// Why a unit has no plan; `nil` when it has one.
  func refusal(_ unit: RelativeDateUnit) throws(FormatError) -> PlanRefusal? {
    if case .refusal(let refusal) = try outcome(unit) { return refusal }
    return nil
  }

  /// The bytes that a unit's plan takes; `nil` when it has none.
  func memorySize(_ unit: RelativeDateUnit) throws(FormatError) -> Int? {
    if case .plan(let plan) = try outcome(unit) { return plan.memory.size }
    return nil
  }

  /// Compiles a unit's plan, once.
  @inline(never)
  private func outcome(_ unit: RelativeDateUnit) throws(FormatError) -> Outcome {
    if let outcome = compiled.withLock({ $0.outcomes[unit] }) { return outcome }
    let compiler = RelativeDatePlanCompiler(formatter: formatter, unit: unit, numbers: numbers)
    let (plan, refusal) = try PlanRefusal.outcome { () throws(PlanRefusal) in try compiler.compile() }
    let made = plan.map { Outcome.plan($0) } ?? .refusal(refusal ?? .shape("nothing to write"))
    return compiled.withLock { compiled in
      // Another thread may have been faster; its plan is the one that is used.
      if let outcome = compiled.outcomes[unit] { return outcome }
      compiled.outcomes[unit] = made
      if case .plan(let plan) = made { pointers[unit.index].store(plan.pointer, ordering: .releasing) }
      return made
    }
  }
}

extension RelativeDateUnit {
  /// Its place among all units.
  @inline(__always) fileprivate var index: Int {
    switch self {
    case .year: 0
    case .quarter: 1
    case .month: 2
    case .week: 3
    case .day: 4
    case .hour: 5
    case .minute: 6
    case .second: 7
    }
  }
}

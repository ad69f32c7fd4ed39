import CEndonymICU
import Testing

@testable import Endonym

@Suite("Failures below units")
struct UnitFailureTests {
  /// Lets each call into ICU fail in turn, every `step`-th of them, until none is left to fail.
  private func sweep(step: Int32, _ body: () throws -> Void) {
    var after: Int32 = 0
    while true {
      eicu_fault_arm(after, 7)
      defer { eicu_fault_arm(-1, 0) }
      var error: (any Error)?
      do { try body() } catch let thrown { error = thrown }
      if eicu_fault_is_armed() { return }
      guard case .engine(_, 7, "U_MEMORY_ALLOCATION_ERROR")? = error as? FormatError else {
        Issue.record("call \(after): \(error.map { "\($0)" } ?? "no error")")
        return
      }
      after += step
    }
  }

  @Test("the units are read whole or not at all")
  func table() {
    sweep(step: 37) { _ = try UnitTable() }
  }

  @Test("preferences are read whole or not at all")
  func preferences() throws {
    _ = try UnitTable.shared()
    sweep(step: 1) { _ = try UnitPreferences(for: .meter, usage: "road", region: "US") }
  }
}

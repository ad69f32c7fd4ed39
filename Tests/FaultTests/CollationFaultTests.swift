import CEndonymICU
import EndonymICU
import Testing

@Suite("Failures of ICU below collation", .serialized)
struct CollationFaultTests {
  @Test("a failure while keys are compared is reported, whichever call fails", arguments: [Int32(0), 1])
  func compare(call: Int32) {
    eicu_fault_arm(call, FaultSweep.outOfMemory)
    defer { eicu_fault_arm(-1, 0) }
    let error = #expect(throws: ICUError.self) { try ICUCollator().compare("a", "b") }
    #expect(error?.code == FaultSweep.outOfMemory)
  }
}

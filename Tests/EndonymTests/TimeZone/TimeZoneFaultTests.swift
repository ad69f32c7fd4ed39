import CEndonymICU
import EndonymICU
import Testing

@testable import Endonym

@Suite("Time zones when ICU fails")
struct TimeZoneFaultTests {
  /// Lets the first call into the shim fail, then the second, and so on, until the work is done without a fault.
  private func sweep(_ work: () throws -> Void) -> Int {
    for call: Int32 in 0..<200 {
      eicu_fault_arm(call, 7)
      defer { eicu_fault_arm(-1, 0) }
      do {
        try work()
        if eicu_fault_is_armed() { return Int(call) }
        Issue.record("the fault at call \(call) went unnoticed")
      } catch let error as FormatError {
        guard case .engine(_, 7, "U_MEMORY_ALLOCATION_ERROR") = error else {
          Issue.record("\(error)")
          continue
        }
      } catch let error as ICUError {
        #expect(error.code == 7)
      } catch {
        Issue.record("\(error)")
      }
    }
    return 0
  }

  @Test("every failure reaches the caller, and nothing leaks or crashes on the way")
  func everyCall() throws {
    let nowhere = TimeZoneDatabase(folders: [])
    #expect(sweep { _ = try TimeZoneRules.load("Europe/Berlin", from: nowhere) } > 3)
    let schedule = TimeZoneRules(try TimeZoneFile(ZoneTests.slimDublin)).schedule
    let opened = sweep {
      let zone = try ICUTimeZone(identifier: "Europe/Dublin", schedule: schedule)
      _ = try zone.text(pattern: "zzzz", locale: "en", at: 0)
      _ = try zone.offsets(at: 0)
    }
    #expect(opened > 4)
    #expect(sweep { _ = try DataVersions.current() } > 3)
    #expect(sweep { _ = try ICUTimeZone.isKnown("Europe/Berlin") } == 1)
  }
}

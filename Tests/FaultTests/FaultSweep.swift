import CEndonymICU
import Testing

@testable import Endonym

/// Makes the first call into the shim fail, then the second and so on, until a run gets through untouched.
///
/// The fault belongs to a thread, but the caches that keep calls from happening belong to the process. So each sweep runs
/// in a process of its own (`#expect(processExitsWith:)`), where no other test fills them meanwhile.
struct FaultSweep {
  /// ICU's `U_MEMORY_ALLOCATION_ERROR`: what a failing call really fails with.
  static let outOfMemory: Int32 = 7
  /// ICU's `U_INTERNAL_PROGRAM_ERROR`, which nothing in Endonym acts upon.
  static let internalError: Int32 = 5
  /// ICU's `U_BUFFER_OVERFLOW_ERROR`, upon which buffers grow and the call is made again.
  static let bufferOverflow: Int32 = 15

  /// What all calls fail with.
  var status = outOfMemory
  /// Which calls fail: every one, or every `step`-th where there are thousands.
  var step: Int32 = 1
  /// What is done before each run: by default everything that was read or made is forgotten.
  var prepare: () throws -> Void = Self.forget

  /// Empties the caches, so that everything is read and made anew.
  static func forget() {
    FormatCache.removeAll()
    SharedTables.removeAll()
  }

  /// Empties the cache of formats only: what is read of units alone takes thousands of calls.
  static func forgetFormats() { FormatCache.removeAll() }

  /// Sweeps over a call that throws: each failure has to reach the caller as what it is. A call that `survives` may do
  /// without what failed, and then has to give the right result.
  func callAsFunction<Value: Equatable>(_ name: String, survives: Bool = false, _ body: () throws -> Value) {
    let expected: Value
    do {
      try prepare()
      expected = try body()
    } catch {
      Issue.record("\(name) fails without a fault: \(error)")
      return
    }
    eachFault(name) {
      do {
        let value = try body()
        // Only where nothing failed is a result right.
        #expect(eicu_fault_is_armed() || survives, "\(name): a failure went unnoticed")
        #expect(value == expected, "\(name)")
      } catch FormatError.engine(_, let code, _) {
        #expect(code == status, "\(name)")
      } catch {
        Issue.record("\(name): \(error)")
      }
    }
  }

  /// Sweeps over a call that cannot throw: where something failed it gives one of the plain texts that are documented.
  func callAsFunction(_ name: String, fallback: String..., write: () -> String) {
    do { try prepare() } catch { Issue.record("\(name): \(error)") }
    let expected = write()
    eachFault(name) {
      let text = write()
      #expect(eicu_fault_is_armed() ? text == expected : fallback.contains(text), "\(name): \(text)")
    }
  }

  /// Runs `body` with a fault at each call in turn, until none is left to fail.
  private func eachFault(_ name: String, _ body: () -> Void) {
    var after: Int32 = 0
    while true {
      do { try prepare() } catch { Issue.record("\(name): \(error)") }
      eicu_fault_arm(after, status)
      body()
      let isUntouched = eicu_fault_is_armed()
      eicu_fault_arm(-1, 0)
      if isUntouched { break }
      after += step
    }
    #expect(after > 0, "\(name) makes no call that can fail")
  }
}

import CAllocationCount
import Endonym
import EndonymStrings
import Testing

/// In a process of its own: where another test empties the cache of formats between two values, the third makes a plan.
@Suite(
  "Messages: allocations",
  .enabled(if: allocation_count_works(), "allocations are counted with glibc, without sanitizers"))
struct MessageAllocationTests {
  private static func allocations(_ body: () -> Void) -> Int {
    let before = allocation_count()
    body()
    return allocation_count() - before
  }

  @Test("a held message with held arguments allocates nothing: text, integers, fixed decimals, plural forms")
  func nothing() async {
    await #expect(processExitsWith: .success) {
      let context = try MessageContext(language: "en_US")
      let forms = [MessageVariableForm("one", "%lld file"), MessageVariableForm("other", "%lld files")]
      let messages: [(Message, MessageArguments)] = [
        (Message("nothing inserted", in: context), []),
        (Message("%lld files in %@", in: context), [12345, "a folder with a long name"]),
        (Message("%2$@ has %1$lld", in: context), [12345, "a folder with a long name"]),
        (Message("%.2f km", in: context), [1234.5]),
        (
          Message(
            .variables(format: "%#@n@", [MessageVariable(name: "n", valueType: "lld", forms: forms)]), in: context),
          [3]
        ),
      ]
      var bytes: [UInt8] = []
      bytes.reserveCapacity(1_000)
      for (message, arguments) in messages {
        // The first time asks for number formats and plural rules, the second for their plans.
        for _ in 0..<2 { message.append(arguments, to: &bytes) }
        let count = Self.allocations {
          for _ in 0..<100 {
            bytes.removeAll(keepingCapacity: true)
            message.append(arguments, to: &bytes)
          }
        }
        #expect(count == 0, "\(message.format(arguments))")
      }
    }
  }
}

import ClientOfEssentials
import ClientOfFoundation
import Testing

@testable import Endonym

@Suite("Programs that use Endonym")
struct ClientTests {
  @Test("every call compiles beside Foundation and without, and gives the same")
  func calls() throws {
    let essentials = try EssentialsCallSites.results()
    let foundation = try FoundationCallSites.results()
    for (call, result) in essentials { #expect(foundation[call] == result, "\(call)") }
    #expect(essentials.count > 25)
  }
}

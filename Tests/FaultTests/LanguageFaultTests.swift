import Testing

@testable import Endonym

@Suite("Failures of ICU below the choice of languages", .serialized)
struct LanguageFaultTests {
  @Test("a failure while languages are matched is reported, whichever call fails")
  func matching() async {
    await #expect(processExitsWith: .success) {
      // Reading the aliases of languages alone takes hundreds of calls.
      var sweep = FaultSweep()
      sweep.step = 23
      sweep("a match") { try LanguageMatcher(supported: ["en", "xx", "zh-Hant"]).best(for: ["iw-Hebr", "zh-HK"]) }
      sweep("a chain") { try LanguageMatcher(supported: ["es", "es-419"]).chain(for: ["es-MX"]) }
      sweep("a distance") { try LanguageMatcher.distance(from: "da", to: "no") }
      sweep("Apple's chain") { try AppleLanguageMatcher(supported: ["en-GB", "it-CH"]).chain(for: ["en-NZ", "mo"]) }
    }
  }
}

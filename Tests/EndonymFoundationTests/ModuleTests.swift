import EndonymFoundation
import Foundation
import Testing

@Suite("The overlay")
struct ModuleTests {
  @Test("One import brings the formats and the strings, beside Foundation")
  func oneImportBringsAll() throws {
    #expect(try NumberFormat.decimal(locale: "de").format(1234.5) == "1.234,5")
    #expect(SourcePosition.start.description == "1:1")
  }
}

import Testing

@testable import Endonym

@Suite("Parts of lists")
struct ListPartsTests {
  /// The toolchain's ICU isolates "x" in an Arabic list, the system's does not.
  @Test(
    "the parts make the text, and every element is one of them, as it was given",
    arguments: [["x", "مها", "", "“c”"], [""], ["A"], ["{0}", "\u{202E}y", "8"]], ["ar", "en", "es", "he"])
  func parts(elements: [String], locale: String) throws {
    let format = try ListFormat(locale: locale)
    let parts = try format.parts(of: elements)
    #expect(parts.text == format.format(elements))
    #expect(parts.filter { $0.kind == .element }.map(\.text) == elements)
  }
}

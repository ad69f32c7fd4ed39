import EndonymStrings
import Testing

@Suite("Marks of automatic agreement")
struct AgreementMarksTests {
  /// Apple, "Automatic Grammar Agreement"; attributes in JSON5.
  @Test(
    "marks never reach the reader, what they enclose does",
    arguments: [
      ("^[%lld apples](inflect: true)", "3 apples"), ("I ate ^[%lld apple](inflect: true)!", "I ate 3 apple!"),
      ("^[a ^[%lld b](inflect: true) c](inflect: true)", "a 3 b c"),
      ("^[x](morphology: { gender: \"feminine)\" }, inflect: true) %lld", "x 3"),
      ("^[%lld [old] apples](inflect: true)", "3 [old] apples"), ("^[x](agreeWithArgument: 1) %lld", "x 3"),
      ("^[%lld](inflect: true)^[y](inflect: true)", "3y"),
      ("[link](https://example.com) %lld", "[link](https://example.com) 3"),
    ])
  func removed(format: String, expected: String) throws {
    #expect(Message(format, in: try MessageContext(language: "en")).format(3) == expected)
  }

  @Test(
    "what only looks like a mark stays whole",
    arguments: [
      "^[note]", "^[note](see below)", "2^[x", "^", "^[a](inflect: true", "a](inflect: true)",
      "\\^\\[a](inflect: true)",
    ])
  func kept(text: String) throws {
    #expect(Message(text, in: try MessageContext(language: "en")).format() == text)
  }

  @Test("marks in values are text")
  func values() throws {
    #expect(
      Message("%@", in: try MessageContext(language: "en")).format("^[a](inflect: true)") == "^[a](inflect: true)")
  }

  @Test("marks in forms of variables are removed too")
  func forms() throws {
    let definition = MessageDefinition.variables(
      format: "^[%#@n@](inflect: true)",
      [MessageVariable(name: "n", valueType: "lld", forms: [.init("other", "^[%arg files](inflect: true)")])])
    #expect(Message(definition, in: try MessageContext(language: "en")).format(2) == "2 files")
  }

  @Test("many open marks take linear time")
  func size() throws {
    let text = String(repeating: "^[", count: 10_000) + String(repeating: "](", count: 10_000)
    #expect(Message(text, in: try MessageContext(language: "en")).format() == text)
  }
}

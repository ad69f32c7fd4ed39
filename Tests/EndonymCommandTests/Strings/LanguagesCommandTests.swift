import Testing

@testable import EndonymCommand

@Suite("endonym strings languages")
struct LanguagesCommandTests {
  @Test("The example of the help is true")
  func example() throws {
    for example in LanguagesCommand().examples {
      #expect(try EndonymProcess.shell(example.command) == .init(status: 0, output: example.output + "\n", error: ""))
    }
  }

  @Test("Names are in the language that is asked for; a code that ICU has no locale for answers too")
  func names() throws {
    let result = try EndonymProcess.run(["strings", "languages", "tlh", "ar", "--in", "de"])
    #expect(result.status == 0)
    #expect(result.output.contains("  name          Klingonisch\n"))
    #expect(result.output.contains("  plural other  0, 1, 2, 3, 4\n"))
    #expect(result.output.contains("  plural few    3, 4, 5, 6, 7\n"))
  }

  @Test("What is no language is an error with exit status 65", arguments: ["klingonese", "../../etc", ""])
  func unknown(code: String) throws {
    let result = try EndonymProcess.run(["strings", "languages", code])
    #expect(result.status == 65)
    #expect(result.output.isEmpty)
    #expect(result.error.contains("is not a locale identifier"))
  }
}

import EndonymStrings
import Testing

/// Apple's release notes: Foundation for OS X 10.9, "The format specifier configuration dictionary", and for 10.11, "NSStringGenderRuleType
/// Bugfix", whose example this is.
@Suite("Variables by gender")
struct GenderRuleTests {
  private static func entry(_ forms: String, format: String = "%@ is %#@pronoun@ name") -> String {
    """
    test = { NSStringLocalizedFormatKey = "\(format)";
      pronoun = { NSStringFormatSpecTypeKey = NSStringGenderRuleType; NSStringFormatValueTypeKey = d; \(forms) }; };
    """
  }

  private static func message(_ forms: String) throws -> Message {
    let reading = StringsDictionary.read(Array(entry(forms).utf8))
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    let definition = try #require(reading.content["test"]?.definition)
    return Message(definition, in: try MessageContext(language: "en"))
  }

  @Test(
    "The number chooses the form of its name, and 0 stands for those that have none",
    arguments: [
      (.integer(0), "Nat is his name"), (.integer(1), "Nat is her name"), (.integer(2), "Nat is their name"),
      (.unsignedInteger(1), "Nat is her name"), (.double(1), "Nat is her name"), (.integer(3), "Nat is his name"),
      (.integer(-1), "Nat is his name"), (.double(1.5), "Nat is his name"), (.boolean(true), "Nat is her name"),
    ] as [(MessageArgument, String)])
  func forms(gender: MessageArgument, text: String) throws {
    let message = try Self.message("0 = his; 1 = her; 2 = their;")
    let shown = message.evaluate([.string("Nat"), gender])
    #expect(shown.text == text && shown.issues.isEmpty, "\(shown.issues)")
  }

  @Test("What is no number is reported, and shows 0")
  func noNumber() throws {
    let message = try Self.message("0 = his; 1 = her;")
    let shown = message.evaluate(["Nat", "female"])
    #expect(shown.text == "Nat is his name" && shown.issues == [.notANumber(variable: "pronoun", argument: 2)])
    #expect(message.evaluate([.string("Nat")]).text == "Nat is his name")
  }

  @Test("A form is a format of its own, with the number that chose it")
  func formats() throws {
    let message = try Self.message("0 = \"nobody's\"; 5 = \"number %d's\";")
    #expect(message.format("Nat", 5) == "Nat is number 5's name")
    #expect(message.choices(["Nat", 5]).map(\.description) == ["pronoun is argument 2, 5: the form 5"])
    #expect(
      message.choices(["Nat", 7]).map(\.description) == ["pronoun is argument 2, 7, 7, which has no form: the form 0"])
  }

  @Test("A table without the form 0, or with names that are no numbers, tells it, and shows what there is")
  func incomplete() throws {
    let reading = StringsDictionary.read(Array(Self.entry("1 = her; other = their;").utf8))
    #expect(reading.diagnostics.map(\.rule).sorted() == ["missing-other", "unknown-category"])
    let definition = try #require(reading.content["test"]?.definition)
    let message = Message(definition, in: try MessageContext(language: "en"))
    #expect(message.format("Nat", 1) == "Nat is her name")
    let shown = message.evaluate(["Nat", 4])
    #expect(shown.text == "Nat is her name" && shown.issues == [.missingForm(variable: "pronoun", category: "4")])
  }

  @Test("A rule is written back as it was read, and kept by a compiled table")
  func written() throws {
    var table = StringsDictionary.read(Array(Self.entry("0 = his; 1 = her;").utf8)).content
    let definition = try #require(table["test"]?.definition)
    table.setDefinition(definition, forKey: "copy")
    let copy = StringsDictionary.read(table.bytes()).content["copy"]?.definition
    guard case .variables(_, let variables)? = copy else {
      Issue.record("\(copy as Any)")
      return
    }
    #expect(variables.map(\.rule) == [.gender] && variables.first?.forms.map(\.category) == ["0", "1"])
    let message = LocatedMessage(definition, file: "en.stringsdict")
    let compiled = try CompiledTable(CompiledTable.bytes(of: [("en", [("test", message)])]))
    #expect(try compiled.message(for: "test", language: "en") == message)
  }
}

import EndonymBatch
import Foundation
import Testing

@testable import EndonymCommand

@Suite("The endonym command")
struct CommandTests {
  private func run(_ words: String...) throws -> EndonymProcess.Outcome { try EndonymProcess.run(words) }

  @Test("the overview tells the commands and the exit statuses")
  func overview() throws {
    let text = """
      endonym writes values the way each locale writes them.

      Usage: endonym COMMAND [VALUE ...] [--option ...]

      Commands:
        number                            Writes numbers: decimals, percents, currencies, units, words.
        date                              Writes dates and times; a value is ISO 8601 or seconds since 1970.
        relative                          Writes how far a moment lies from now: in 3 days, yesterday.
        measure                           Writes measurements, in the unit that the locale uses when a usage is given.
        convert                           Converts measurements exactly.
        plural                            Tells the plural category of numbers as written: one, few, other.
        list                              Joins texts into a list.
        locale                            Tells what is known of locales: canonical form, direction, calendar, currency.
        show                              Shows a card for each locale: dates, numbers, money, measurements, plurals, lists.
        batch                             Answers requests, one JSON object a line, from standard input to standard output.
        completions                       Prints a script by which a shell completes commands, options and their values.
        strings                           The toolbox for files of strings: lint, audit, extract, migrate and more.

        endonym COMMAND --help   tells a command's options
        endonym --version        tells the versions of ICU, CLDR and the tz database in use

      Exit status: 0; 64 when the command line is wrong; 65 when a value or a locale is.

      """
    for words in [["--help"], ["-h"], ["help"], ["help", "--help"]] {
      #expect(try EndonymProcess.run(words) == .init(status: 0, output: text, error: ""))
    }
  }

  @Test("the help of a command tells its options and examples")
  func help() throws {
    let text = """
      Joins texts into a list.

      Usage: endonym list TEXT ... [--option ...]

      Options:
        --locale LOCALE                   the locale; the environment's by default
        --type conjunction|disjunction|unit
                                          how the elements belong together
        --style long|short|narrow         how much room the words take
        --parts                           print the parts as JSON

      Examples:
        $ endonym list uno ocho --type disjunction --locale es
        uno u ocho

      """
    #expect(try run("list", "--help") == .init(status: 0, output: text, error: ""))
    #expect(try run("help", "list") == .init(status: 0, output: text, error: ""))
  }

  @Test("every command gives help wherever it is asked for", arguments: Commands.all.map(\.name))
  func helpEverywhere(name: String) throws {
    let help = try run(name, "--help")
    #expect(help.status == 0 && help.error.isEmpty)
    #expect(help.output.contains("Usage: endonym \(name) "))
    #expect(try run(name, "-h") == help)
    #expect(try run(name, "--bogus", "x", "--help") == help)
    #expect(try run("help", name) == help)
  }

  /// Commands whose options are those of a kind of the batch protocol.
  static let kinds = ["number", "date", "relative", "measure", "convert", "plural", "list"]

  @Test("the flags of a command are the options of its kind", arguments: kinds)
  func flags(kind: String) throws {
    let options = try #require(BatchKinds.options(of: kind))
    let spellings = try Commands.required([kind]).command.flags.map(\.spelling)
    #expect(Set(spellings).count == spellings.count)
    let help = try run(kind, "--help").output
    let unit = kind == "relative" ? "day" : "meter"
    for option in options {
      let spelling = option.name.replacing(/[A-Z]/) { "-" + $0.output.lowercased() }
      #expect(spellings.contains("--\(spelling)"))
      #expect(help.contains("  --\(spelling)"))
      if case .choice(let words) = option.form {
        #expect(help.contains(words.joined(separator: "|")))
        // A word that is none of them is refused.
        let refused = try run(kind, "1", "--locale", "en", "--unit", unit, "--\(spelling)", "bogus")
        #expect(refused.status == 64)
      }
    }
    let operands: Set = ["--locale", "--parts", "--unit", "--to", "--from", "--now"]
    #expect(spellings.filter { !operands.contains($0) }.count == options.filter { $0.name != "unit" }.count)
  }

  struct Example: Sendable, CustomTestStringConvertible {
    let command: String
    let output: String
    var testDescription: String { command }
  }

  static let examples: [Example] = Commands.all.flatMap { command in
    command.examples.map { Example(command: $0.command, output: $0.output) }
  }

  @Test("every example of the help is true", arguments: examples)
  func example(example: Example) throws {
    #expect(try EndonymProcess.shell(example.command) == .init(status: 0, output: example.output + "\n", error: ""))
  }

  @Test("every command has an example")
  func examplesForAll() { for command in Commands.all { #expect(!command.examples.isEmpty, "\(command.name)") } }

  /// Command lines that are wrong, and what the message has to name.
  static let usageTable: [(words: [String], named: String)] = [
    ([], "a command is needed"), (["bogus"], "bogus"), (["help", "bogus"], "bogus"), (["--bogus"], "--bogus"),
    (["number"], "needs a value"), (["number", "1", "--bogus"], "--bogus"), (["number", "1", "--locale"], "--locale"),
    (["number", "1", "--locale", "en", "--locale", "de"], "--locale"), (["number", "1", "--parts=yes"], "--parts"),
    (["number", "1", "--minimum-fraction-digits", "two"], "two"),
    (["number", "1", "--minimum-fraction-digits=101"], "101"),
    (["number", "1", "--style", "fraction"], "fraction"), (["number", "1", "--style", "currency"], "currency"),
    (["number", "1", "--currency", "EUR"], "currency"), (["measure", "1"], "unit"),
    (["convert", "1", "--unit", "meter"], "to"),
    (["convert", "1", "--unit", "meter", "--to", "foot", "--parts"], "--parts"),
    (["plural", "1", "--parts"], "--parts"),
    (["relative", "1"], "unit"), (["date", "0", "--calendar", "mayan", "--locale", "en"], "mayan"),
    (["locale"], "identifier"),
    (["locale", "en", "--bogus"], "--bogus"), (["show", "--bogus"], "--bogus"), (["batch", "file"], "file"),
    (["batch", "--bogus"], "--bogus"), (["list", "-x"], "-x"),
  ]

  @Test("a wrong command line ends with 64, and says on standard error what is wrong", arguments: usageTable)
  func usage(words: [String], named: String) throws {
    let outcome = try EndonymProcess.run(words)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("endonym: "))
    #expect(outcome.error.contains(named))
    #expect(outcome.error.hasSuffix("--help'.\n"))
  }

  /// Values that are wrong, and what the message has to name.
  static let inputTable: [(words: [String], named: String)] = [
    (["number", "one", "--locale", "en"], "one"), (["number", "1", "--locale", "xx"], "xx"),
    (["number", "1e10000", "--locale", "en"], "9999"),
    (["number", "1", "--style", "currency", "--currency", "XYZ"], "XYZ"),
    (["date", "yesterday", "--locale", "en"], "yesterday"), (["date", "0", "--time-zone", "Mars/Base"], "Mars/Base"),
    (["date", "0", "--skeleton", "!!"], "!!"), (["date", "0", "--pattern", "'open"], "'open"),
    (["measure", "1", "--unit", "parsnip"], "parsnip"),
    (["convert", "1", "--unit", "meter", "--to", "second"], "second"),
    (["relative", "1", "--unit", "fortnight"], "unit"), (["plural", "few"], "few"), (["locale", "zz-ZZ"], "zz-ZZ"),
    (["show", "xx"], "xx"), (["show", "en", "--date", "soon"], "soon"), (["show", "en", "--number", "many"], "many"),
    (["number", "1", "two", "--locale", "en"], "two"),
  ]

  @Test("a wrong value ends with 65, and is named on standard error", arguments: inputTable)
  func input(words: [String], named: String) throws {
    let outcome = try EndonymProcess.run(words)
    #expect(outcome.status == 65)
    #expect(outcome.error.hasPrefix("endonym: "))
    #expect(outcome.error.contains(named))
    // What stood before it has been written.
    #expect(outcome.output == (words.contains("two") ? "1\n" : ""))
  }

  static let lines: [(words: [String], output: String)] = [
    (["number", "-5", "-.5", "-Infinity", "--locale", "en"], "-5\n-0.5\n-∞\n"),
    (["number", "--locale=en", "--", "-5"], "-5\n"), (["list", "--locale", "en", "--", "--a", "-b"], "--a and -b\n"),
    (["number", "5", "--parts", "--locale", "en"], "[{\"type\":\"integer\",\"value\":\"5\"}]\n"),
    (
      ["number", "1234567.5", "--use-grouping", "false", "--minimum-fraction-digits", "2", "--locale", "de"],
      "1234567,50\n"
    ),
    (["date", "0", "--pattern", "yyyy", "--locale", "en"], "1970\n"),
    (["date", "0", "--date-style", "long", "--relative", "--now", "1970-01-02", "--locale", "en"], "yesterday\n"),
    (["relative", "2021-06-01", "--from", "2021-05-31", "--locale", "en"], "in 1 day\n"),
    (["relative", "-1", "--unit", "day", "--locale", "en", "--numeric", "auto"], "yesterday\n"),
    (
      ["convert", "5.5", "--unit", "foot", "--to", "foot-and-inch"],
      "[{\"unit\":\"foot\",\"value\":\"5\"},{\"unit\":\"inch\",\"value\":\"6\"}]\n"
    ),
    (["number", "5", "--style", "unit", "--unit", "kilometer", "--locale", "en"], "5 km\n"),
    (["plural", "1.0", "1", "--locale", "en"], "other\none\n"),
    (["list", "a", "", "c", "--locale", "en"], "a, , and c\n"),
  ]

  @Test("a value a line is written, in the words of the options", arguments: lines)
  func line(words: [String], output: String) throws {
    #expect(try EndonymProcess.run(words) == .init(status: 0, output: output, error: ""))
  }

  @Test("the versions of the data in use are told")
  func version() throws {
    let outcome = try run("--version")
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].wholeMatch(of: /ICU +\d+\.\d+(\.\d+)*/) != nil)
    #expect(lines[1].wholeMatch(of: /CLDR +\d+(\.\d+)*/) != nil)
    #expect(lines[2].wholeMatch(of: /ICU's tz database +20\d\d[a-z]/) != nil)
    #expect(lines[3].hasPrefix("tz database "))
  }

  @Test("show gives a card for each locale, by default for four")
  func show() throws {
    let fixed = ["--date", "2026-09-01T22:29Z", "--time-zone", "UTC"]
    let outcome = try EndonymProcess.run(["show"] + fixed)
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    let cards = outcome.output.components(separatedBy: "\n\n")
    #expect(
      cards.map { $0.prefix { $0 != "\n" } } == [
        "en-US · English (United States)", "de-DE · Deutsch (Deutschland)",
        "ar-SA · العربية (المملكة العربية السعودية)",
        // CLDR 46 has other parentheses.
        cards[3].contains("（") ? "ja-JP · 日本語（日本）" : "ja-JP · 日本語 (日本)",
      ])
    let rows = [
      "Locale", "Date short", "Date medium", "Date long", "Date full", "Time short", "Time medium", "Time long",
      "Time full",
      "Date and time", "Month and year", "Days by name", "Relative", "Decimal", "Currency", "Accounting", "Percent",
      "Compact",
      "5 km, 1.8 m, 22 °C", "Plural forms", "Lists",
    ]
    for card in cards {
      for row in rows { #expect(card.contains("\n  \(row) "), "\(row)") }
    }
    let german = try EndonymProcess.run(["show", "de_DE", "--number", "1234.5"] + fixed).output
    for value in [
      "01.09.26", "Dienstag, 1. September 2026", "22:29:00", "gestern  ·  heute  ·  morgen", "1.234,5",
      "1.234,50\u{A0}€",
      "1.234,50 Euro", "26\u{A0}%", "3,1\u{A0}mi", "one (1)", "A, B und C  ·  A, B oder C",
    ] where value != "3,1\u{A0}mi" {
      #expect(german.contains(value), "\(value)")
    }
  }

  @Test("locale tells what is known, as lines or as JSON")
  func locale() throws {
    let json = try run("locale", "ar_SA", "--json")
    #expect(json.output.hasPrefix(#"{"canonical":"ar-SA","maximized":"ar-Arab-SA","minimized":"ar-SA","#))
    #expect(json.output.contains(#""direction":"rtl""#) && json.output.contains(#""calendar":"islamic-umalqura""#))
    let two = try run("locale", "de", "en_GB")
    #expect(two.output.components(separatedBy: "\n\n").count == 2)
    #expect(two.output.contains("\nmeasurementSystem   uksystem\n"))
  }
}

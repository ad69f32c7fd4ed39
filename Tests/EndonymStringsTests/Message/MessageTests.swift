import Endonym
import EndonymStrings
import Testing

/// Messages in American English, unless a test is of another language.
private func makeMessage(_ definition: MessageDefinition, _ language: String = "en_US") throws -> Message {
  Message(definition, in: try MessageContext(language: language))
}

private func variable(
  _ name: String, type: String = "lld", argument: Int? = nil, _ forms: KeyValuePairs<String, String>
) -> MessageVariable {
  MessageVariable(
    name: name, argument: argument, valueType: type, forms: forms.map { MessageVariableForm($0.key, $0.value) })
}

@Suite("Messages")
struct MessageTests {
  @Test(
    "values stand where their positions say",
    arguments: [
      ("%@ has %lld", ["Ana", 3], "Ana has 3"), ("%2$@, %1$@", ["a", "b"], "b, a"), ("%2$@", ["a", "b"], "b"),
      ("%1$@ %1$@", ["a"], "a a"), ("100%% of %@", ["x"], "100% of x"), ("%2$@ %@ %@", ["a", "b"], "b a b"),
      ("no values", [], "no values"), ("", [], ""), ("%lld%%", [50], "50%"),
    ] as [(String, [MessageArgument], String)])
  func positions(format: String, values: [MessageArgument], expected: String) throws {
    let message = try makeMessage(.text(format))
    #expect(message.format(MessageArguments(values)) == expected)
  }

  /// Apple, "Generating localizable symbols": named placeholders.
  @Test("a placeholder with a name takes the argument of that name, else that of its position")
  func names() throws {
    let message = try makeMessage(.text("%1$(friends)lld friends, %2$(posts)lld posts, %(missing)@"))
    let named = MessageArguments([], named: ["friends": 2, "posts": 7, "missing": "x"])
    #expect(message.evaluate(named) == FormattedMessage(text: "2 friends, 7 posts, x", issues: []))
    #expect(message.format(2, 7, "y") == "2 friends, 7 posts, 2")
    let unused = message.evaluate(MessageArguments([1, 2], named: ["other": 3])).issues
    #expect(unused.contains(.unusedNamedArgument("other")))
  }

  @Test("a variable takes its number by name, and its forms show it")
  func namedVariable() throws {
    let message = try makeMessage(
      .variables(format: "%#@files@ in %@", [variable("files", ["one": "%arg file", "other": "%lld files"])]))
    let arguments = MessageArguments([9, "Home"], named: ["files": 1])
    #expect(message.format(arguments) == "1 file in Home")
  }

  // MARK: Bad arguments

  /// vinzdg/codenotch#237, mozilla-mobile/firefox-ios#6454: translations that reorder without positions.
  @Test(
    "a wrong argument is shown as what it is, and reported",
    arguments: [
      ("%lld of %@", ["weekly", 5], "5 of weekly", [.swappedArguments]),
      ("%lld", ["weekly"], "weekly", [.wrongType(argument: 1, placeholder: "%lld", given: "text")]),
      ("已用其 %@ 额度的 %lld%%", [5, "weekly"], "已用其 weekly 额度的 5%", [.swappedArguments]),
      (
        "%1$lld of %2$@", ["weekly", 5], "weekly of 5", [.wrongType(argument: 1, placeholder: "%1$lld", given: "text")]
      ),
      ("%s", [7], "7", [.wrongType(argument: 1, placeholder: "%s", given: "an integer")]),
      ("%s", ["text"], "text", []),
      ("%p", ["text"], "text", [.wrongType(argument: 1, placeholder: "%p", given: "text")]),
      ("%x", ["text"], "text", [.wrongType(argument: 1, placeholder: "%x", given: "text")]),
      ("%.1f", ["text"], "text", [.wrongType(argument: 1, placeholder: "%.1f", given: "text")]),
      ("%.1f", [3], "3.0", [.wrongType(argument: 1, placeholder: "%.1f", given: "an integer")]),
      ("%d", [2.5], "2.5", [.wrongType(argument: 1, placeholder: "%d", given: "a floating-point number")]),
      ("%c", ["word"], "word", [.wrongType(argument: 1, placeholder: "%c", given: "text")]),
      ("%d", [5_000_000_000], "5,000,000,000", [.valueOutOfRange(argument: 1, placeholder: "%d")]),
      ("%u", [-1], "-1", [.valueOutOfRange(argument: 1, placeholder: "%u")]),
      ("%*d", ["x", 5], "5", [.wrongType(argument: 1, placeholder: "%*d", given: "text")]),
    ] as [(String, [MessageArgument], String, [MessageIssue])])
  func wrongTypes(format: String, values: [MessageArgument], text: String, issues: [MessageIssue]) throws {
    let shown = try makeMessage(.text(format)).evaluate(MessageArguments(values))
    #expect(shown == FormattedMessage(text: text, issues: issues))
  }

  @Test(
    "without its argument a placeholder stands as it is, and is reported",
    arguments: [
      ("%@ of %lld", ["a"], "a of %lld", [.missingArgument(2, placeholder: "%lld")]),
      ("%3$@", ["a", "b", "c"], "c", [.unusedArgument(1), .unusedArgument(2)]),
      ("%@", ["a", "b"], "a", [.unusedArgument(2)]), ("none", [1], "none", [.unusedArgument(1)]),
      ("50%-ig", [], "50%-ig", [.missingArgument(1, placeholder: "%-i")]),
    ] as [(String, [MessageArgument], String, [MessageIssue])])
  func missing(format: String, values: [MessageArgument], text: String, issues: [MessageIssue]) throws {
    let shown = try makeMessage(.text(format)).evaluate(MessageArguments(values))
    #expect(shown == FormattedMessage(text: text, issues: issues))
  }

  @Test("the examples of the documentation are what is shown")
  func examples() throws {
    let files = variable("files", ["one": "%arg file", "other": "%arg files"])
    let message = try makeMessage(.variables(format: "%#@files@ in %@", [files]))
    #expect(message.format(1, "Downloads") == "1 file in Downloads")
    #expect(message.format(1234, "Downloads") == "1,234 files in Downloads")
    #expect(message.format("x") == "x files in %@")
    #expect(message.evaluate(["x"]).issues.first == .notANumber(variable: "files", argument: 1))
    #expect(Message("%lld Dateien", in: try MessageContext(language: "de")).format(12345) == "12.345 Dateien")
    let format = FormatString("%1$@ has %2$lld%% of %#@files@")
    #expect(format.placeholders.map(\.specifier) == ["@", "lld", "#@files@"])
    #expect(format.placeholders.map { $0.argument() } == [1, 2, 1])
  }

  @Test("text that is no placeholder is shown, and reported by the message")
  func literal() throws {
    let message = try makeMessage(.text("100%, %y and 5%"))
    #expect(message.format() == "100%, %y and 5%")
    #expect(message.issues.count == 3)
  }

  // MARK: Variables

  /// Apple, "Localizing strings that contain plurals": `zero` is looked at for 0 in every language.
  @Test(
    "an explicit zero serves the number 0 in every language, and the category where there is one",
    arguments: [
      ("en", 0, "no trees"), ("en", 1, "1 tree"), ("en", 5, "5 trees"), ("ja", 0, "no trees"), ("ja", 1, "1 trees"),
      ("lv", 0, "no trees"), ("lv", 10, "no trees"), ("lv", 21, "21 tree"),
    ])
  func zero(language: String, number: Int, expected: String) throws {
    let message = try makeMessage(
      .variables(
        format: "%#@trees@",
        [variable("trees", ["zero": "no trees", "one": "%arg tree", "other": "%arg trees"])]), language)
    #expect(message.format(number) == expected)
  }

  /// codingcommons/typesafe-i18n#708; allegro/tradukisto#13.
  @Test(
    "a form that is absent, or that the language does not use, is other's",
    arguments: [("pl", 5, "5 o"), ("pl", 1, "1 e"), ("ru", 21, "21 e"), ("ru", 11, "11 o"), ("ja", 1, "1 o")])
  func absentForms(language: String, number: Int, expected: String) throws {
    let message = try makeMessage(
      .variables(format: "%#@n@", [variable("n", ["one": "%arg e", "other": "%arg o", "two": "never"])]), language)
    #expect(message.format(number) == expected)
  }

  @Test("without other the first form is shown, and reported")
  func noOther() throws {
    let message = try makeMessage(.variables(format: "%#@n@!", [variable("n", ["few": "few", "one": "one"])]))
    #expect(
      message.evaluate([7])
        == FormattedMessage(text: "few!", issues: [.missingForm(variable: "n", category: "other")]))
    let empty = try self.empty()
    #expect(empty.format(7) == "!")
    #expect(empty.issues == [.noForms(variable: "n")])
  }

  private func empty() throws -> Message { try makeMessage(.variables(format: "%#@n@!", [variable("n", [:])])) }

  /// SwiftGen/SwiftGen#915 and the forms of R.swift's and SwiftGen's own files.
  @Test(
    "a variable's position is written, or its order, or the definition's",
    arguments: [
      ("%#@a@ of %#@b@", nil, "1 a of 2 b"), ("%2$#@b@ of %1$#@a@", nil, "2 b of 1 a"), ("%1#@a@", nil, "1 a"),
      ("%#@b@", 2, "2 b"), ("%2$#@a@", 1, "2 a"), ("%@ %2$#@b@", nil, "1 2 b"), ("%@ %#@b@ %@", nil, "1 2 b x"),
    ] as [(String, Int?, String)])
  func variablePositions(format: String, argument: Int?, expected: String) throws {
    let message = try makeMessage(
      .variables(
        format: format,
        [
          variable("a", argument: argument, ["other": "%d a", "one": "%d a"]),
          variable("b", argument: argument, ["other": "%d b"]),
        ]))
    #expect(message.format(1, 2, "x") == expected)
  }

  /// The keys "correct delta" and "correct theta" of R.swift's example: `%d` is the argument that chose the form, and what follows it in
  /// the form follows it among the arguments.
  @Test("forms refer to further variables, and every argument is theirs")
  func nested() throws {
    let message = try makeMessage(
      .variables(
        format: "(%#@first@)",
        [
          variable("first", type: "d", ["one": "one: %d, %#@second@", "other": "%d. %#@second@ %3$@"]),
          variable("second", type: "d", ["zero": "none", "other": "%d; %#@third@"]),
          variable("third", type: "@", ["other": "<%@>"]),
        ]))
    #expect(message.format(1, 0, "x") == "(one: 1, none)")
    #expect(message.format(2, 5, "x") == "(2. 5; <x> x)")
  }

  @Test("a width dresses the text of a variable")
  func variableWidth() throws {
    let message = try makeMessage(.variables(format: "[%1$#8@n@|%1$#-8@n@]", [variable("n", ["other": "%arg ö"])]))
    #expect(message.format(12) == "[    12 ö|12 ö    ]")
  }

  @Test("a variable that names itself is reported and does not loop")
  func cycles() throws {
    let direct = try makeMessage(.variables(format: "%#@a@", [variable("a", ["other": "%d %1$#@a@"])]))
    #expect(direct.evaluate([1]) == FormattedMessage(text: "1 %1$#@a@", issues: [.cyclicVariable("a")]))
    let mutual = try makeMessage(
      .variables(
        format: "%#@a@", [variable("a", ["other": "%1$#@b@"]), variable("b", ["other": "<%1$#@a@>"])]))
    #expect(mutual.evaluate([1]).text == "<%1$#@a@>")
  }

  @Test("variables that double with each step are cut off, and reported")
  func explosion() throws {
    let variables = (0..<40).map { variable("v\($0)", ["other": "%1$#@v\($0 + 1)@%1$#@v\($0 + 1)@"]) }
    let shown = try makeMessage(.variables(format: "%#@v0@", variables + [variable("v40", ["other": "x"])])).evaluate([
      1
    ])
    #expect(!shown.issues.isEmpty)
    #expect(shown.text.utf8.count < 10_000)
  }

  @Test("a reference to nothing stands as it is, and is reported")
  func unknownVariable() throws {
    let message = try makeMessage(.variables(format: "a %#@missing@", []))
    #expect(message.evaluate([1]).text == "a %#@missing@")
    #expect(message.issues == [.unknownVariable("missing")])
  }

  @Test("what is no number chooses other, and is reported")
  func noNumber() throws {
    let message = try makeMessage(
      .variables(format: "%#@n@", [variable("n", type: "@", ["one": "1", "other": "%@!"])]))
    #expect(
      message.evaluate(["x"])
        == FormattedMessage(text: "x!", issues: [.notANumber(variable: "n", argument: 1)]))
    let missing = try counting("n").evaluate([])
    #expect(missing.text == "%lld o")
  }

  private func counting(_ name: String) throws -> Message {
    try makeMessage(.variables(format: "%#@\(name)@", [variable(name, ["one": "1", "other": "%lld o"])]))
  }

  @Test("a rule that is not known shows other, and is reported")
  func unknownRule() throws {
    let rule = MessageVariable(
      name: "n", rule: .unknown("NSStringMoodRuleType"), valueType: "d",
      forms: [MessageVariableForm("one", "one"), MessageVariableForm("other", "other")])
    let message = try makeMessage(.variables(format: "%#@n@", [rule]))
    #expect(message.format(1) == "other")
    #expect(message.issues == [.unknownRule(variable: "n", rule: "NSStringMoodRuleType")])
  }

  /// CLDR: 1 is `one` in English, 1.0 is `other`; 1.5 is `one` in French.
  @Test(
    "the category is that of the number as it is shown",
    arguments: [
      ("en", ".1f", "%.1f km", .double(1), "1.0 km o"), ("en", ".0f", "%.0f km", .double(1), "1 km e"),
      ("en", "lld", "%lld km", .integer(1), "1 km e"), ("en", "f", "%arg km", .double(1), "1.000000 km o"),
      ("en", "@", "%@ km", .double(1), "1 km e"), ("en", "g", "%g km", .double(1), "1 km e"),
      ("en", "@", "%@ km", .formatted("1.0", number: try? ExactDecimal("1.0")), "1.0 km o"),
      ("fr", ".1f", "%.1f km", .double(1.5), "1,5 km e"), ("fr", ".0f", "%.0f km", .double(1.5), "2 km o"),
      ("en", "@", "%@ km", .decimal((try? ExactDecimal("1.00")) ?? ExactDecimal(0)), "1.00 km o"),
      ("lld", "lld", "%lld", .integer(1), "1 o"),
    ] as [(String, String, String, MessageArgument, String)])
  func categoryOfTheShown(language: String, type: String, form: String, value: MessageArgument, expected: String) throws
  {
    let language = language == "lld" ? "und" : language
    let message = try makeMessage(
      .variables(format: "%#@n@", [variable("n", type: type, ["one": form + " e", "other": form + " o"])]), language)
    #expect(message.format(MessageArguments([value])) == expected)
  }

  @Test("the greatest and smallest integers are exact")
  func extremes() throws {
    let message = try makeMessage(
      .variables(format: "%#@n@", [variable("n", ["one": "%lld e", "other": "%llu o"])]), "ru")
    #expect(message.format(UInt64.max) == "18_446_744_073_709_551_615 o".replacing("_", with: "\u{A0}"))
    // …615 is "many" in Russian, …8 too; …1 is "one".
    #expect(message.format(9_223_372_036_854_775_801) == "9_223_372_036_854_775_801 e".replacing("_", with: "\u{A0}"))
    #expect(message.format(Int64.min).hasPrefix("-9"))
  }

  // MARK: Locales and options

  @Test("the language's rules choose the form, the other locale's customs write the number")
  func twoLocales() throws {
    let context = try MessageContext(language: "ru", formatting: LocaleIdentifier("en_US"))
    let message = Message(
      .variables(format: "%#@n@", [variable("n", ["one": "%lld файл", "few": "%lld файла", "other": "%lld файлов"])]),
      in: context)
    #expect(message.format(1_000_021) == "1,000,021 файл")
    #expect(message.format(1_000_022) == "1,000,022 файла")
  }

  @Test(
    "numbers are verbatim where it is asked for",
    arguments: [
      ("%d", 12345, "12345"), ("%'d", 12345, "12.345"), ("%.2f", 1234.5, "1234.50"), ("%@", 12345, "12345"),
      ("%@", 1234.5, "1234.5"), ("%g", 1e20, "1e+20"), ("%5d|", 42, "   42|"),
    ] as [(String, MessageArgument, String)])
  func verbatim(format: String, value: MessageArgument, expected: String) throws {
    let context = try MessageContext(language: "de", options: MessageOptions(numbers: .verbatim))
    #expect(Message(format, in: context).format(MessageArguments([value])) == expected)
  }

  @Test("a language without data has the root's customs, and is reported")
  func noData() throws {
    let message = try makeMessage(.text("%lld"), "tlh")
    #expect(message.format(1234) == "1234" || message.format(1234) == "1,234")
    #expect(message.issues.contains { if case .unsupportedLocale("tlh", _) = $0 { true } else { false } })
  }

  @Test(
    "the device's text is shown, or that of other devices, or the first",
    arguments: [(Device.iPhone, "Tap"), (.mac, "Click"), (.appleTV, "Press"), (.other, "Press")])
  func devices(device: Device, expected: String) throws {
    let context = try MessageContext(language: "en", options: MessageOptions(device: device))
    let variants = [
      MessageVariant("iphone", .text("Tap")), MessageVariant("mac", .text("Click")),
      MessageVariant("other", .text("Press")),
    ]
    #expect(Message(.devices(variants), in: context).format() == expected)
    let withoutOther = Message(.devices([MessageVariant("ipad", .text("Touch"))]), in: context)
    #expect(withoutOther.format() == "Touch")
    #expect(withoutOther.issues == [.missingDevice(device.rawValue)])
    #expect(Message(.devices([]), in: context).issues == [.noVariants])
  }

  /// Apple, "Creating width and device variants of strings": the greatest that is not wider, else the smallest.
  @Test(
    "the text of the greatest width that fits is shown",
    arguments: [
      (10, "Hi"), (100, "Hi"), (199, "Hi"), (250, "Welcome"), (900, "Welcome to the store!"),
      (nil, "Welcome to the store!"),
    ])
  func widths(width: Int?, expected: String) throws {
    let context = try MessageContext(language: "en", options: MessageOptions(presentationWidth: width))
    let variants = [
      MessageVariant(100, .text("Hi")), MessageVariant(300, .text("Welcome to the store!")),
      MessageVariant(200, MessageDefinition.text("Welcome")),
    ]
    #expect(Message(.widths(variants), in: context).format() == expected)
  }

  @Test("devices, widths and plurals combine; too deep is reported")
  func combined() throws {
    let plural = MessageDefinition.variables(
      format: "%#@n@", [variable("n", ["one": "%arg song", "other": "%arg songs"])])
    let definition = MessageDefinition.devices([MessageVariant("other", .widths([MessageVariant(1, plural)]))])
    #expect(try makeMessage(definition).format(2) == "2 songs")
    let deep = (0..<9).reduce(MessageDefinition.text("x")) { inner, _ in .widths([MessageVariant(1, inner)]) }
    #expect(try makeMessage(deep).issues == [.tooDeep(limit: 8)])
    #expect(try makeMessage(.widths([MessageVariant(1, .text("x"))])).format() == "x")
  }

  @Test("values that follow the locale are made when the message is shown")
  func deferred() throws {
    let value = DeferredArgument("greeting") { .string($0.language.languageCode == "de" ? "Hallo" : "Hello") }
    #expect(try makeMessage(.text("%@!"), "de").format(MessageArgument.deferred(value)) == "Hallo!")
    #expect(try makeMessage(.text("%@!"), "en").format(MessageArgument.deferred(value)) == "Hello!")
    let endless = DeferredArgument("endless", make: Self.again)
    #expect(try makeMessage(.text("<%@>")).format(MessageArgument.deferred(endless)) == "<>")
  }

  @Sendable private static func again(_ locales: MessageLocales) -> MessageArgument {
    .deferred(DeferredArgument("endless", make: again))
  }
}

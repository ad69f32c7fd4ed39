import Endonym
import EndonymStrings
import Testing

@Suite("Pseudo-languages")
struct PseudoLanguageTests {
  /// A percent sign that the added words would make a placeholder is doubled, which Android has no need for.
  ///
  /// The rules of aapt2's `Pseudolocalizer`: the letters, the brackets, the words that make the text longer.
  @Test(
    "en-XA writes other letters, brackets and words, and marks placeholders",
    arguments: [
      ("", "[]"), ("Hello, world", "[Ĥéļļö, ŵöŕļð one two]"), ("Hello, %1d", "[Ĥéļļö, »%1d« one two]"),
      ("Battery %1d%%", "[βåţţéŕý »%1d«%% one two]"), ("^1 %", "[^1 %% one]"),
      ("{placeholder}", "[»{placeholder}«]"), ("{USER} is offline", "[»{USER}« îš öƒƒļîñé one two]"),
      ("Copy from {path1} to {path2}", "[Çöþý ƒŕöḿ »{path1}« ţö »{path2}« one two three]"),
      ("Today is {1,date} {1,time}", "[Ţöðåý îš »{1,date}« »{1,time}« one two]"),
      ("'{USER'} is offline", "['{ÛŠÉŔ'} îš öƒƒļîñé one two three]"),
      (
        "{COUNT, plural, one {Delete a file} other {Delete {COUNT} files}}",
        "[{COUNT, plural, one {Ðéļéţé å ƒîļé one two} other {Ðéļéţé »{COUNT}« ƒîļéš one two}}]"
      ),
      ("%@ and %2$lld", "[»%@« åñð »%2$lld« one]"), ("<b>Bold</b> &amp;", "[<b>βöļð</b> &amp; one]"),
    ])
  func expandedAccents(text: String, expected: String) throws {
    #expect(try #require(PseudoLanguage("en-XA")).text(text) == expected)
  }

  /// The rules of aapt2's `PseudoMethodBidi`.
  @Test(
    "ar-XB overrides each word",
    arguments: [
      ("", ""), ("word", "«word»"), ("  word  ", "  «word»  "), ("hello\n  world\n", "«hello»\n  «world»\n"),
      ("{placeholder}", "«{placeholder}»"), ("a %@!", "«a» «%@!»"),
      ("{COUNT, plural, one {one} other {other}}", "{COUNT, plural, one {«one»} other {«other»}}"),
    ])
  func overriddenWords(text: String, expected: String) throws {
    let marked = expected.replacing("«", with: "\u{200F}\u{202E}").replacing("»", with: "\u{202C}\u{200F}")
    #expect(try #require(PseudoLanguage("ar-XB")).text(text) == marked)
  }

  /// `Welcome to WWDC!` bounded and accented (16 characters, 42 bytes) and `S̈t̃r̀i̥ñģ` were measured on Apple's own.
  @Test("Xcode's accents are one combining mark of two bytes behind each letter, in turn along the alphabet")
  func accents() throws {
    let accented = try #require(PseudoLanguage("en-x-accented"))
    #expect(
      Array(accented.text("String").unicodeScalars)
        == Array("S\u{308}t\u{303}r\u{300}i\u{325}n\u{303}g\u{327}".unicodeScalars))
    let welcome = accented.text("Welcome to WWDC!")
    #expect(welcome.count == 16)
    #expect(welcome.utf8.count == 42)
  }

  @Test(
    "Xcode's effects, alone and together, leave placeholders as they are",
    arguments: [
      ("en-x-bounded", "Welcome to WWDC!", "[# Welcome to WWDC! #]"), ("en-x-double", "Save", "Save Save"),
      ("en-x-rtl", "Save", "\u{202E}Save\u{202C}"), ("en-x-double", "%@ of %lld", "%1$@ of %2$lld %1$@ of %2$lld"),
      ("en-x-double", "%#@n@ in %@", "%1$#@n@ in %2$@ %1$#@n@ in %2$@"), ("en-x-double", "50%%", "50%% 50%%"),
      ("en-x-accented", "%lld %@ %#@files@ {name} <b>", "%lld %@ %#@files@ {name} <b>"),
      ("en-x-bounded-rtl-double", "A", "[# \u{202E}A A\u{202C} #]"), ("en-x-bounded", "", ""),
      ("en-x-accented", "^[%lld a](inflect: true)", "^[%lld a\u{327}](inflect: true)"),
      ("en-x-accented", "5 { a", "5 { a\u{327}"),
    ])
  func effects(identifier: String, text: String, expected: String) throws {
    let language = try #require(PseudoLanguage(identifier))
    #expect(Array(language.text(text).utf8) == Array(expected.utf8))
  }

  @Test("every text keeps its placeholders, in every pseudo-language")
  func placeholders() throws {
    let texts = [
      "%@ has %lld%% of %#@files@", "%2$@ %1$.1f", "%1$(name)lld x", "%*d|%.*f", "no", "100%, done", "{a} %@ <b>%d</b>",
    ]
    for identifier in ["en-XA", "ar-XB", "en-x-accented", "en-x-rtl-bounded", "en-x-double"] {
      let language = try #require(PseudoLanguage(identifier))
      for text in texts {
        let before = Set(FormatString(text).placeholders.map { "\($0.argument()) \($0.kind)" })
        let after = Set(FormatString(language.text(text)).placeholders.map { "\($0.argument()) \($0.kind)" })
        #expect(before == after, "\(identifier): \(text)")
      }
    }
  }

  @Test(
    "identifiers are those of BCP 47, in any case",
    arguments: [
      ("en-XA", "en-XA", .leftToRight, "en"), ("en_xa", "en-XA", .leftToRight, "en"),
      ("ar-XB", "ar-XB", .rightToLeft, nil), ("EN-x-Double-Accented", "en-x-accented-double", .leftToRight, "en"),
      ("de-AT-x-rtl", "de-AT-x-rtl", .rightToLeft, "de-AT"), ("he-x-bounded", "he-x-bounded", .rightToLeft, "he"),
    ] as [(String, String, WritingDirection, String?)])
  func identifiers(text: String, identifier: String, direction: WritingDirection, source: String?) throws {
    let language = try #require(PseudoLanguage(text))
    #expect(language.identifier == identifier)
    #expect(language.writingDirection == direction)
    #expect(language.sourceLanguage == source)
    #expect(PseudoLanguage(identifier) == language)
  }

  @Test(
    "other identifiers are no pseudo-languages",
    arguments: [
      "", "en", "de-XA", "en-x", "en-x-", "x-accented", "en-x-other", "en-x-double-other", "zz9-x-double", "../../etc",
    ])
  func others(text: String) {
    #expect(PseudoLanguage(text) == nil)
  }

  @Test("a message with variables is decorated once, and its forms are changed")
  func definitions() throws {
    let variable = MessageVariable(
      name: "n", valueType: "lld", forms: [.init("one", "%arg file"), .init("other", "%arg files")])
    let definition = MessageDefinition.variables(format: "%#@n@ in %@", [variable])
    let context = try MessageContext(language: "en", options: MessageOptions(isolation: .never))
    func shown(_ identifier: String, _ definition: MessageDefinition, _ arguments: MessageArguments) throws -> String {
      Message(try #require(PseudoLanguage(identifier)).definition(definition), in: context).format(arguments)
    }
    #expect(try shown("en-x-double", definition, [2, "x"]) == "2 files in x 2 files in x")
    #expect(
      try shown("en-x-bounded-accented", definition, [1, "x"])
        == "[# 1 f\u{300}i\u{325}l\u{300}e\u{308} i\u{325}n\u{303} x #]")
    #expect(try shown("en-XA", definition, [2, "x"]) == "[»2« ƒîļéš îñ »x« one]")
    let plural = MessageDefinition.variables(format: "%#@n@", [variable])
    #expect(try shown("en-XA", plural, [2]) == "[»2« ƒîļéš one two]")
    let devices = MessageDefinition.devices([MessageVariant("other", .widths([MessageVariant(1, .text("A"))]))])
    #expect(try shown("en-x-double", devices, []) == "A A")
  }

  @Test("texts of broken markup and braces gain no placeholders, and grow by no more than their length")
  func broken() throws {
    for identifier in ["en-XA", "ar-XB", "en-x-accented-double-bounded-rtl"] {
      let language = try #require(PseudoLanguage(identifier))
      for text in [
        "{", "}", "{{{{", "}}}}", "{a{b{c}", "'", "&", "&#;", "<", "<b", "]", "](", "^", "^[", "%", "%%%", "\u{0}",
        "é{é}é",
      ] {
        #expect(FormatString(language.text(text)).placeholders.isEmpty)
        let long = String(repeating: text, count: 2_000)
        #expect(language.text(long).utf8.count < 20 * long.utf8.count)
      }
    }
  }
}

import EndonymStrings
import RealFiles
import Testing

@Suite("What Apple's compiler refuses in a catalog")
struct CatalogCheckTests {
  static func unit(_ value: String) -> String {
    #"{ "stringUnit" : { "state" : "translated", "value" : "\#(value)" } }"#
  }

  static func plural(_ one: String, _ other: String) -> String {
    #"{ "variations" : { "plural" : { "one" : \#(one), "other" : \#(other) } } }"#
  }

  static let substitution =
    #""substitutions" : { "arg1" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : { "other" : \#(unit("%arg")) } } } }"#

  @Test(
    "The messages are those of Apple's compiler",
    arguments: [
      (
        #"{ "en" : { "stringUnit" : { "state" : "translated", "value" : "%#@arg3@ %#@arg1@" }, \#(substitution) } }"#,
        ["error: Referencing undefined substitution 'arg3' (en: key)"]
      ),
      (
        #"{ "en" : { "stringUnit" : { "state" : "translated", "value" : "x" }, \#(substitution) } }"#,
        [
          "warning: Substitution 'arg1' was never referenced. To reference, use %#@arg1@ in some other string "
            + "(en: key|==|substitutions.arg1)"
        ]
      ),
      (
        #"{ "fr" : \#(plural(plural(unit("%d"), unit("%d")), unit("%d"))) }"#,
        ["error: Plural case cannot be further varied (fr: key|==|plural.one)"]
      ),
      (
        #"{ "fr" : { "variations" : { "device" : { "other" : \#(plural(unit("%d"), unit("%d"))) } } } }"#,
        ["error: Fallback value cannot be further varied (fr: key|==|device.other)"]
      ),
      (
        #"{ "en" : \#(plural(unit("one"), unit("%@"))) }"#,
        [
          "error: Plural variation requires referencing the number in the string. To maintain grammatical correctness "
            + "for strings that do not reference the number of items, use separate top-level strings for one and greater "
            + "than one. (en: key)"
        ]
      ),
      (
        #"{ "en" : { \#(substitution) } }"#,
        [
          "error: Missing required key 'stringUnit' inside 'strings' -> 'key' -> 'localizations' -> 'en'",
          "warning: Substitution 'arg1' was never referenced. To reference, use %#@arg1@ in some other string "
            + "(en: key|==|substitutions.arg1)",
        ]
      ),
      (
        #"{ "en" : \#(plural("{ }", unit("%d"))) }"#,
        [
          "error: Missing required key 'stringUnit' inside 'strings' -> 'key' -> 'localizations' -> 'en' -> 'variations' "
            + "-> 'plural' -> 'one'"
        ]
      ),
      (#"{ "en" : \#(plural(unit("one"), unit("%lld"))), "de" : \#(plural(unit("ein"), unit("viele"))) }"#, []),
      (#"{ "en" : { "stringSet" : { "state" : "new", "values" : [ "x" ] } } }"#, []),
      (#"{ "en" : \#(unit("")), "de" : \#(unit("%s %@")) }"#, []),
    ])
  func messages(localizations: String, expected: [String]) {
    let reading = CatalogReadingTests.catalog(entry: #"{ "localizations" : \#(localizations) }"#)
    #expect(
      reading.content.check().map { "\($0.severity.rawValue): \($0.message)" } == expected)
    #expect(reading.content.check().allSatisfy { $0.position != nil })
  }

  @Test("Shapes of which Xcode keeps one are told")
  func overlaps() {
    let text =
      #"{ "en" : { "stringUnit" : { "state" : "new", "value" : "x" }, "variations" : { "plural" : { "other" : \#(Self.unit("%d")) } } } }"#
    let reading = CatalogReadingTests.catalog(entry: #"{ "localizations" : \#(text) }"#)
    #expect(reading.content.check().map(\.rule) == ["overlapping-variations"])
  }

  @Test(
    "Apps' catalogs, which Apple's compiler takes, have no errors",
    .enabled(if: RealFiles.isGiven, "ENDONYM_FILES is not set"))
  func realCatalogs() {
    for (path, bytes) in RealCatalogTests.smallCatalogs where !path.contains("/Tests/") {
      let errors = StringCatalog.read(bytes, file: path).content.check().filter { $0.severity == .error }
      #expect(errors.isEmpty, "\(path)")
    }
  }
}

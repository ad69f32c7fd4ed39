import EndonymStrings
import Testing

@Suite("Definitions of a catalog's messages")
struct CatalogDefinitionTests {
  static func definition(_ localization: String) -> MessageDefinition? {
    CatalogReadingTests.catalog(entry: #"{ "localizations" : { "en" : \#(localization) } }"#).content
      .definition(forKey: "key", language: "en")
  }

  static func unit(_ value: String) -> String {
    #"{ "stringUnit" : { "state" : "translated", "value" : "\#(value)" } }"#
  }

  /// The format, and each variable with its type, position and forms.
  static func shape(_ definition: MessageDefinition?) -> [String] {
    switch definition {
    case .text(let text)?: return [text]
    case .variables(let format, let variables)?:
      return [format]
        + variables.map { variable in
          let forms = variable.forms.map { "\($0.category)=\($0.format)" }.joined(separator: "|")
          return "\(variable.name):\(variable.argument.map(String.init) ?? "-"):\(variable.valueType):\(forms)"
        }
    case .devices(let variants)?:
      return variants.flatMap { variant in shape(variant.definition).map { "\(variant.selector): \($0)" } }
    case .widths, nil: return []
    }
  }

  @Test(
    "A plural is one variable named value, with the position of its number where there are several arguments",
    arguments: [
      ("%lld song", "%lld songs", ["%#@value@", "value:-:lld:one=%lld song|other=%lld songs"]),
      ("one song", "%d songs", ["%#@value@", "value:-:d:one=one song|other=%d songs"]),
      (
        "%1$@ has %2$lld item", "%1$@ has %2$lld items",
        ["%2$#@value@", "value:2:lld:one=%1$@ has %2$lld item|other=%1$@ has %2$lld items"]
      ),
      (
        "%@ has %lld item", "%@ has %lld items",
        ["%2$#@value@", "value:2:lld:one=%1$@ has %2$lld item|other=%1$@ has %2$lld items"]
      ),
      ("%%%u%%", "%.1f%%", ["%#@value@", "value:-:f:one=%%%u%%|other=%.1f%%"]),
    ])
  func plural(one: String, other: String, shape: [String]) {
    let cases = #""one" : \#(Self.unit(one)), "other" : \#(Self.unit(other))"#
    let definition = Self.definition(#"{ "variations" : { "plural" : { \#(cases) } } }"#)
    #expect(Self.shape(definition) == shape)
  }

  @Test("Devices hold texts and plurals")
  func devices() {
    let definition = Self.definition(
      """
      { "variations" : { "device" : { "mac" : \(Self.unit("Click")), "iphone" : { "variations" : { "plural" : {
        "one" : \(Self.unit("%lld tap")), "other" : \(Self.unit("%lld taps")) } } }, "other" : \(Self.unit("Tap")) } } }
      """)
    #expect(
      Self.shape(definition) == [
        "mac: Click", "iphone: %#@value@", "iphone: value:-:lld:one=%lld tap|other=%lld taps", "other: Tap",
      ])
  }

  static func substitution(_ name: String, _ number: Int?, _ value: String, specifier: String = "lld") -> String {
    let argument = number.map { #""argNum" : \#($0), "# } ?? ""
    return """
      "\(name)" : { \(argument)"formatSpecifier" : "\(specifier)", "variations" : { "plural" : { "other" : \(unit(value)) } } }
      """
  }

  @Test(
    "Substitutions keep their names, and their numbers' positions where the catalog tells them",
    arguments: [
      (
        "%#@files@ in %#@folders@",
        [substitution("files", 1, "%arg files"), substitution("folders", 2, "%arg folders")],
        ["%1$#@files@ in %2$#@folders@", "files:1:lld:other=%1$lld files", "folders:2:lld:other=%2$lld folders"]
      ),
      (
        "%#@folders@ with %#@files@", [substitution("files", 1, "%arg"), substitution("folders", 2, "%arg")],
        ["%2$#@folders@ with %1$#@files@", "files:1:lld:other=%1$lld", "folders:2:lld:other=%2$lld"]
      ),
      (
        "%@! There %#@total.strings@", [substitution("total.strings", 2, "are %arg strings", specifier: "d")],
        ["%1$@! There %2$#@total.strings@", "total.strings:2:d:other=are %2$d strings"]
      ),
      (
        "%2$#@b@ %1$#@a@", [substitution("a", 1, "%arg"), substitution("b", 2, "%lld")],
        ["%2$#@b@ %1$#@a@", "a:1:lld:other=%1$lld", "b:2:lld:other=%lld"]
      ),
      (
        "%#@a@ %#@b@", [substitution("a", nil, "%arg"), substitution("b", nil, "%arg")],
        ["%#@a@ %#@b@", "a:-:lld:other=%lld", "b:-:lld:other=%lld"]
      ),
    ])
  func substitutions(text: String, substitutions: [String], shape: [String]) {
    let list = substitutions.joined(separator: ", ")
    let definition = Self.definition(
      #"{ "stringUnit" : { "state" : "translated", "value" : "\#(text)" }, "substitutions" : { \#(list) } }"#)
    #expect(Self.shape(definition) == shape)
  }

  @Test("A device's text refers to the substitutions beside the variations")
  func devicesWithSubstitutions() {
    let definition = Self.definition(
      """
      { "variations" : { "device" : { "mac" : \(Self.unit("Click %#@n@")), "other" : \(Self.unit("Tap %#@n@")) } },
        "substitutions" : { \(Self.substitution("n", 1, "%arg times")) } }
      """)
    #expect(
      Self.shape(definition) == [
        "mac: Click %1$#@n@", "mac: n:1:lld:other=%1$lld times", "other: Tap %1$#@n@",
        "other: n:1:lld:other=%1$lld times",
      ])
  }

  @Test(
    "What Apple's compiler leaves out is no message",
    arguments: [
      (#"{ "localizations" : { "de" : \#(unit("x")) } }"#, ["de=x"]),
      (#"{ "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "x" } } } }"#, []),
      (
        #"{ "extractionState" : "manual", "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "x" } } } }"#,
        ["de=x", "en=key"]
      ),
      (#"{ "extractionState" : "stale", "localizations" : { "en" : \#(unit("x")) } }"#, ["en=x"]),
      (#"{ "shouldTranslate" : false, "localizations" : { "en" : \#(unit("x")) } }"#, ["en=x"]),
      ("{}", []),
    ])
  func messages(entry: String, expected: [String]) {
    let catalog = CatalogReadingTests.catalog(entry: entry).content
    let messages = ["de", "en"].flatMap { language in
      catalog.messages(for: language).map { "\(language)=" + Self.shape($0.message.definition).joined() }
    }
    #expect(messages == expected)
  }

  @Test(
    "A definition becomes the localization that it is compiled from",
    arguments: [
      #"{ "stringUnit" : { "state" : "translated", "value" : "x" } }"#,
      #"{ "variations" : { "plural" : { "one" : \#(unit("%lld song")), "other" : \#(unit("%lld songs")) } } }"#,
      #"{ "variations" : { "device" : { "mac" : \#(unit("Click")), "other" : \#(unit("Tap")) } } }"#,
      #"{ "stringUnit" : { "state" : "translated", "value" : "%1$#@a@ of %2$#@b@" }, "substitutions" : { \#(substitution("a", 1, "%1$lld")), \#(substitution("b", 2, "%2$lld")) } }"#,
      #"{ "stringUnit" : { "state" : "translated", "value" : "%#@a@" }, "substitutions" : { \#(substitution("a", nil, "many")) } }"#,
    ])
  func fromDefinition(localization: String) throws {
    let reading = CatalogReadingTests.catalog(entry: #"{ "localizations" : { "en" : \#(localization) } }"#)
    let definition = try #require(reading.content.definition(forKey: "key", language: "en"))
    var copy = reading.content
    copy.setLocalization(try #require(StringCatalog.Localization("en", definition)), forKey: "key")
    #expect(copy.bytes() == reading.content.bytes())
  }

  @Test("A definition that a catalog has no place for becomes none")
  func withoutPlace() {
    let text = MessageDefinition.text("x")
    let gender = MessageVariable(name: "g", rule: .gender, forms: [])
    for definition in [
      MessageDefinition.widths([MessageVariant(20, text)]),
      .devices([MessageVariant("mac", .devices([MessageVariant("mac", text)]))]),
      .variables(format: "%#@g@", [gender]),
    ] {
      #expect(StringCatalog.Localization("en", definition) == nil)
    }
  }
}

import EndonymStrings
import EndonymTools
import Testing

/// What is right: the output of Apple's compiler as published with experiments on Xcode 26 (asarazan/articulate), compiled apps'
/// tables, and Apple's documentation of `.stringsdict`.
@Suite("Compiling catalogs")
struct CatalogCompilerTests {
  private func compile(
    _ strings: String, source: String = "en", _ compiler: CatalogCompiler = CatalogCompiler()
  ) -> [String: String] {
    let text = "{\"sourceLanguage\":\"\(source)\",\"strings\":{\(strings)},\"version\":\"1.0\"}"
    let reading = StringCatalog.read(Array(text.utf8), file: "Localizable.xcstrings")
    #expect(reading.diagnostics.isEmpty)
    let outputs = compiler.compile(reading.content, table: "Localizable").outputs
    return Dictionary(
      outputs.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }, uniquingKeysWith: { first, _ in first })
  }

  /// An XML property list around some lines.
  private func plist(_ lines: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(lines)
    </dict>
    </plist>

    """
  }

  private func unit(_ value: String, _ state: String = "translated") -> String {
    "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(value)\"}}"
  }

  @Test("Plain texts become an XML property list with keys by code points; nothing is filled in from another language")
  func plain() {
    let outputs = compile(
      """
      "b" : {"localizations":{"de":\(unit("<B> & é")),"en":\(unit("B"))}},
      "a" : {"localizations":{"de":\(unit("A"))}},
      "B" : {}, "" : {"localizations":{"en":\(unit("empty key"))}}
      """)
    #expect(
      outputs == [
        "de.lproj/Localizable.strings": plist(
          "\t<key>a</key>\n\t<string>A</string>\n\t<key>b</key>\n\t<string>&lt;B&gt; &amp; é</string>"),
        "en.lproj/Localizable.strings": plist(
          "\t<key></key>\n\t<string>empty key</string>\n\t<key>b</key>\n\t<string>B</string>"),
      ])
  }

  @Test(
    "Which states are emitted depends on how the entry came to be",
    arguments: [
      ("", "new", false), ("", "needs_review", true), ("", "translated", true), ("", "anything", true),
      ("manual", "new", true), ("stale", "translated", true), ("migrated", "translated", true),
      ("extracted_with_value", "new", false), ("extracted_with_value", "translated", true),
    ])
  func states(extraction: String, state: String, isEmitted: Bool) {
    let field = extraction.isEmpty ? "" : "\"extractionState\":\"\(extraction)\","
    let outputs = compile("\"k\":{\(field)\"localizations\":{\"en\":\(unit("v", state))}}")
    #expect(outputs.keys.contains("en.lproj/Localizable.strings") == isEmitted)
    let all = compile(
      "\"k\":{\(field)\"localizations\":{\"en\":\(unit("v", state))}}", CatalogCompiler(buildsAllStrings: true))
    #expect(all.isEmpty == (extraction.isEmpty && state == "new"))
  }

  @Test(
    "An entry that is not to be translated is emitted with the texts it has; a manual one without source text is its own"
  )
  func special() {
    #expect(
      compile("\"k\":{\"shouldTranslate\":false,\"localizations\":{\"en\":\(unit("v"))}}")
        == ["en.lproj/Localizable.strings": plist("\t<key>k</key>\n\t<string>v</string>")])
    #expect(
      compile("\"k\":{\"extractionState\":\"manual\"}")
        == ["en.lproj/Localizable.strings": plist("\t<key>k</key>\n\t<string>k</string>")])
    #expect(compile("\"k\":{}") == [:])
  }

  @Test("A plural becomes a variable named value")
  func plural() {
    let outputs = compile(
      """
      "songs":{"localizations":{"en":{"variations":{"plural":{"one":\(unit("%lld song")),"other":\(unit("%lld songs"))}}}}}
      """)
    #expect(
      outputs == [
        "en.lproj/Localizable.stringsdict": plist(
          """
          \t<key>songs</key>
          \t<dict>
          \t\t<key>NSStringLocalizedFormatKey</key>
          \t\t<string>%#@value@</string>
          \t\t<key>value</key>
          \t\t<dict>
          \t\t\t<key>NSStringFormatSpecTypeKey</key>
          \t\t\t<string>NSStringPluralRuleType</string>
          \t\t\t<key>NSStringFormatValueTypeKey</key>
          \t\t\t<string>lld</string>
          \t\t\t<key>one</key>
          \t\t\t<string>%lld song</string>
          \t\t\t<key>other</key>
          \t\t\t<string>%lld songs</string>
          \t\t</dict>
          \t</dict>
          """)
      ])
  }

  @Test("A plural of the second argument names its position")
  func pluralOfSecond() {
    let outputs = compile(
      """
      "k":{"localizations":{"en":{"variations":{"plural":{"one":\(unit("%1$@ has %2$d item")),"other":\(unit("%1$@ has %2$d items"))}}}}}
      """)
    let text = outputs["en.lproj/Localizable.stringsdict"] ?? ""
    #expect(text.contains("<string>%2$#@value@</string>") && text.contains("<string>%1$@ has %2$d items</string>"))
    #expect(text.contains("<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>d</string>"))
  }

  @Test("Devices stand in the dictionary, the text of the others in both tables; plurals inside keep their shape")
  func devices() {
    let outputs = compile(
      """
      "k":{"localizations":{"en":{"variations":{"device":{
        "iphone":{"variations":{"plural":{"other":\(unit("%lld taps"))}}},"other":\(unit("Clicks"))}}}}}
      """)
    #expect(
      outputs == [
        "en.lproj/Localizable.strings": plist("\t<key>k</key>\n\t<string>Clicks</string>"),
        "en.lproj/Localizable.stringsdict": plist(
          """
          \t<key>k</key>
          \t<dict>
          \t\t<key>NSStringDeviceSpecificRuleType</key>
          \t\t<dict>
          \t\t\t<key>iphone</key>
          \t\t\t<dict>
          \t\t\t\t<key>NSStringLocalizedFormatKey</key>
          \t\t\t\t<string>%#@value@</string>
          \t\t\t\t<key>value</key>
          \t\t\t\t<dict>
          \t\t\t\t\t<key>NSStringFormatSpecTypeKey</key>
          \t\t\t\t\t<string>NSStringPluralRuleType</string>
          \t\t\t\t\t<key>NSStringFormatValueTypeKey</key>
          \t\t\t\t\t<string>lld</string>
          \t\t\t\t\t<key>other</key>
          \t\t\t\t\t<string>%lld taps</string>
          \t\t\t\t</dict>
          \t\t\t</dict>
          \t\t\t<key>other</key>
          \t\t\t<string>Clicks</string>
          \t\t</dict>
          \t</dict>
          """),
      ])
  }

  @Test("Substitutions are numbered variables with their own names")
  func substitutions() {
    func plural(_ number: Int, _ name: String, _ one: String, _ other: String) -> String {
      """
      "\(name)":{"argNum":\(number),"formatSpecifier":"lld","variations":{"plural":{"one":\(unit(one)),"other":\(unit(other))}}}
      """
    }
    let text =
      compile(
        """
        "k":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%#@files@ in %#@folders@"},"substitutions":{
          \(plural(1, "files", "%arg file", "%arg files")),\(plural(2, "folders", "%arg folder", "%arg folders"))}}}}
        """)["en.lproj/Localizable.stringsdict"] ?? ""
    #expect(text.contains("<string>%1$#@files@ in %2$#@folders@</string>"))
    #expect(text.contains("<key>files</key>") && text.contains("<string>%1$lld files</string>"))
    #expect(text.contains("<key>folders</key>") && text.contains("<string>%2$lld folder</string>"))
  }

  @Test("Everything can go to the dictionary, and only some languages can be compiled")
  func options() {
    let strings = "\"k\":{\"localizations\":{\"en\":\(unit("v")),\"de\":\(unit("w"))}}"
    #expect(
      compile(strings, CatalogCompiler(format: .stringsdictOnly, languages: ["de", "fr"]))
        == ["de.lproj/Localizable.stringsdict": plist("\t<key>k</key>\n\t<string>w</string>")])
  }

  @Test("Binary tables hold the same")
  func binary() throws {
    let text = """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":\(unit("vé"))}}},"version":"1.0"}
      """
    let catalog = StringCatalog.read(Array(text.utf8)).content
    let output = try #require(CatalogCompiler(serialization: .binary).compile(catalog, table: "T").outputs.first)
    #expect(output.path == "en.lproj/T.strings" && output.bytes.starts(with: "bplist00".utf8))
    #expect(StringsFile.read(output.bytes).content["k"]?.value == "vé")
  }

  @Test("One table of all languages is the other form; only some can be in it")
  func compiledTable() throws {
    let text = """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"de":\(unit("w")),"en":\(unit("v"))}}},"version":"1.0"}
      """
    let catalog = StringCatalog.read(Array(text.utf8)).content
    let compiler = CatalogCompiler(format: .compiledTable, languages: ["de"])
    let output = try #require(compiler.compile(catalog, table: "T").outputs.first)
    let table = try CompiledTable(output.bytes)
    #expect(output.path == "T.endonymtable" && table.languages == ["de"])
    #expect(try table.message(for: "k", language: "de")?.definition == .text("w"))
  }

  @Test("What Apple's compiler refuses is an error")
  func refused() {
    let text = """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":\(unit("%#@arg3@"))}}},"version":"1.0"}
      """
    let diagnostics = CatalogCompiler().compile(StringCatalog.read(Array(text.utf8)).content, table: "T").diagnostics
    #expect(diagnostics.map(\.message) == ["Referencing undefined substitution 'arg3' (en: k)"])
  }

  @Test(
    "A language whose name would lead to another folder is an error", arguments: ["../x", "a/b", "", ".", "é", "a b"])
  func unsafeLanguage(name: String) {
    let text = """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"\(name)":\(unit("v"))}}},"version":"1.0"}
      """
    let compilation = CatalogCompiler().compile(StringCatalog.read(Array(text.utf8)).content, table: "T")
    #expect(compilation.outputs.isEmpty && compilation.diagnostics.map(\.rule) == ["language-name"])
  }
}

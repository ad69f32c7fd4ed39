import EndonymStrings
import EndonymTools
import RealFiles
import Testing

@Suite("Migration between tables and catalogs")
struct MigrationTests {
  private func strings(_ text: String, _ language: String) -> LanguageTables {
    LanguageTables(
      language: language, strings: StringsFile.read(Array(text.utf8)).content,
      stringsPath: "\(language).lproj/L.strings")
  }

  @Test("Texts of all languages come together, with the source language's comments; Base is the source language")
  func texts() throws {
    let result = CatalogMigration(sourceLanguage: "en").catalog(of: [
      strings("/* Titel */ \"t\" = \"Titel\"; \"g\" = \"nur de\";", "de"),
      strings("/* A title */ \"t\" = \"Title\"; \"b\" = \"Base\"; \"t\" = \"Title\";", "Base"),
      strings("\"t\" = \"Title!\";", "en"),
    ])
    let catalog = result.content
    #expect(catalog.languages == ["de", "en"] && catalog.count == 3)
    #expect(catalog["t"]?["en"]?.text.unit?.value == "Title!" && catalog["t"]?["de"]?.text.unit?.value == "Titel")
    #expect(catalog["t"]?.comment == "A title" || catalog["t"]?.comment == "Titel")
    #expect(catalog["b"]?["en"]?.text.unit?.value == "Base" && catalog["t"]?.extractionState == .migrated)
    #expect(result.diagnostics.filter { $0.message.contains("Base.lproj is not carried") }.count == 1)
    #expect(result.diagnostics.contains { $0.rule == "duplicate-key" })
  }

  @Test("What a catalog has no place for is listed, and its fallback is kept")
  func losses() throws {
    var dictionary = StringsDictionary()
    dictionary.append("wide", .widths([.init(20, .text("short")), .init(40, .text("longer"))]))
    dictionary.append(
      "gender",
      .variables(
        format: "%#@g@",
        [MessageVariable(name: "g", rule: .gender, forms: [.init("0", "x")])]))
    let table = LanguageTables(
      language: "en", strings: StringsFile.read(Array("\"wide\" = \"other\"; \"data\" = <00>;".utf8)).content,
      dictionary: dictionary)
    let result = CatalogMigration(sourceLanguage: "en").catalog(of: [table])
    #expect(result.content["wide"]?["en"]?.text.unit?.value == "longer" && result.content["gender"] == nil)
    #expect(result.diagnostics.filter { $0.severity == .error }.count == 3)
    #expect(result.diagnostics.contains { $0.severity == .warning && $0.message.contains("comes first") })
  }

  @Test("States, marks and further texts that tables do not know are listed")
  func backLosses() {
    let catalog = StringCatalog.read(
      Array(
        """
        {"sourceLanguage":"en","strings":{"k":{"shouldTranslate":false,"generatesSymbol":false,"extractionState":"stale","localizations":{
        "de":{"stringUnit":{"state":"needs_review","value":"v"}},"en":{"stringSet":{"state":"new","values":["a","b"]}}}}},"version":"1.0"}
        """.utf8)
    ).content
    let result = TableMigration.tables(of: catalog)
    #expect(result.content.map(\.language) == ["de", "en"])
    #expect(
      result.diagnostics.map(\.message) == [
        "that \"k\" is not to be translated is not carried", "that there is no symbol of \"k\" is not carried",
        "that \"k\" is stale is not carried", "only the first of 2 texts of \"k\" in en is carried",
        "the states of texts in de are not carried: 1 needs_review",
      ])
  }

  /// What is shown for a definition: texts by device, number category and width, whatever the variables are called.
  private func shown(_ definition: MessageDefinition?) -> [String: String] {
    guard let definition else { return [:] }
    var texts: [String: String] = [:]
    func add(_ definition: MessageDefinition, _ prefix: String) {
      switch definition {
      case .text(let text): texts[prefix] = FormatString(text).numbered()
      case .variables(let text, let variables):
        // The argument that a variable is given: by its own word, else by where it is referred to.
        var starts: [String: Int] = [:]
        var formats = [(FormatString(text), 1)]
        while let (format, first) = formats.popLast() {
          for placeholder in format.placeholders {
            guard case .variable(let name) = placeholder.conversion, starts[name] == nil,
              let variable = variables.first(where: { $0.name == name })
            else { continue }
            let start = variable.argument ?? placeholder.argument(startingAt: first)
            starts[name] = start
            formats += variable.forms.map { (FormatString($0.format, in: .variableForm), start) }
          }
        }
        var whole = FormatString(text).numbered()
        for variable in variables {
          let start = starts[variable.name] ?? 1
          let isWhole = variables.count == 1 && whole == "%\(start)$#@\(variable.name)@"
          let name = isWhole ? "value" : variable.name
          if isWhole { whole = "%\(start)$#@value@" }
          for form in variable.forms {
            texts["\(prefix)\(name).\(form.category)"] =
              FormatString(form.format, in: .variableForm).numbered(startingAt: start)
              .replacing("%arg", with: "%\(start)$\(variable.valueType)")
          }
        }
        texts[prefix] = whole
      case .devices(let variants): for variant in variants { add(variant.definition, prefix + variant.selector + ".") }
      case .widths(let variants): for variant in variants { add(variant.definition, prefix + "\(variant.selector).") }
      }
    }
    add(definition, "")
    return texts
  }

  @Test("Real catalogs there and back say the same", .enabled(if: RealFiles.isGiven, "ENDONYM_FILES is not set"))
  func realCatalogs() throws {
    for path in try RealFiles.paths(withExtension: "xcstrings") {
      let bytes = try RealFiles.bytes(path)
      // The largest is only a longer list of plain texts.
      guard bytes.count < 500_000 else { continue }
      let catalog = StringCatalog.read(bytes, file: path).content
      guard !catalog.sourceLanguage.isEmpty else { continue }
      let tables = TableMigration.tables(of: catalog).content.map { table in
        LanguageTables(
          language: table.language, strings: table.strings.map { StringsFile.read($0.bytes()).content },
          dictionary: table.dictionary.map { StringsDictionary.read($0.bytes()).content })
      }
      let back = CatalogMigration(sourceLanguage: catalog.sourceLanguage).catalog(of: tables)
      #expect(back.diagnostics.filter { $0.severity == .error } == [], "\(path)")
      let reread = StringCatalog.read(back.content.bytes(), file: path)
      #expect(reread.diagnostics == [])
      for entry in catalog.entries {
        for localization in entry.localizations {
          guard let definition = localization.definition else { continue }
          let other = reread.content[entry.key]?[localization.language]?.definition
          #expect(shown(other) == shown(definition), "\(path): \(entry.key) in \(localization.language)")
        }
      }
    }
  }

  @Test("Real tables there and back say the same", .enabled(if: RealFiles.isGiven, "ENDONYM_FILES is not set"))
  func realTables() throws {
    for path in try RealFiles.paths(withExtension: "stringsdict") + RealFiles.paths(withExtension: "strings") {
      let bytes = try RealFiles.bytes(path)
      var table = LanguageTables(language: "en")
      if path.hasSuffix("dict") {
        table.dictionary = StringsDictionary.read(bytes).content
      } else {
        table.strings = StringsFile.read(bytes).content
      }
      let there = CatalogMigration(sourceLanguage: "en").catalog(of: [table])
      let lost = there.diagnostics.filter { $0.severity == .error }
      let back = TableMigration.tables(of: StringCatalog.read(there.content.bytes()).content).content.first
      for entry in table.strings?.entries ?? [] {
        guard let value = entry.value, table.strings?[entry.key] == entry else { continue }
        let other = back?.strings?[entry.key]?.value
        #expect(other.map { Array($0.utf8) } == Array(value.utf8), "\(path): \(entry.key)")
      }
      for entry in table.dictionary?.entries ?? [] {
        guard let definition = entry.definition, table.dictionary?[entry.key] == entry,
          !lost.contains(where: { $0.message.contains("\"\(entry.key)\"") })
        else { continue }
        let other = back?.dictionary?[entry.key]?.definition ?? back?.strings?[entry.key]?.value.map { .text($0) }
        #expect(shown(other) == shown(definition), "\(path): \(entry.key)")
      }
    }
  }
}

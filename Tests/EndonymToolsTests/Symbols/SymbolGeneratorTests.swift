import EndonymStrings
import EndonymTools
import Foundation
import Testing

/// What is right: Apple, "Generating localizable symbols"; the shape of the files that Xcode 26 generates.
@Suite("Symbols")
struct SymbolGeneratorTests {
  private typealias Entry = SymbolTable.Entry

  private func generate(
    _ entries: [SymbolTable.Entry], table: String = "Localizable", includesAll: Bool = false,
    access: SymbolGenerator.Access = .internal
  ) -> SymbolGenerator.Source {
    SymbolGenerator(includesAll: includesAll, access: access).generate(
      SymbolTable(name: table, file: "Resources/\(table).xcstrings", entries: entries))
  }

  /// The declaration and the body of the only symbol.
  private func member(_ entry: SymbolTable.Entry) throws -> (declaration: String, body: String) {
    let lines = generate([entry]).text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let index = try #require(lines.firstIndex { $0.contains("static ") })
    return (String(lines[index]), String(lines[index + 1]))
  }

  private static let resource = ", table: \"Localizable\", bundle: resourceBundleDescription)"

  @Test("A file has Xcode's shape: header, bundle, members by key, documented by comment and source text")
  func file() {
    let source = generate([
      Entry(key: "b.title", comment: "The title.\nSecond line", definition: .text("Title")),
      Entry(key: "a.count %lld", definition: nil),
    ])
    let text = """
      // \("")
      // GeneratedStringSymbols_Localizable.swift
      // Auto-Generated symbols for localized strings defined in “Localizable.xcstrings”.
      // \("")

      import Foundation
      #if !canImport(Darwin)
      import EndonymFoundation
      #endif

      #if SWIFT_PACKAGE
      private nonisolated let resourceBundle = Foundation.Bundle.module
      @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
      private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.atURL(resourceBundle.bundleURL)
      #else

      private class ResourceBundleClass {}
      @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
      private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.forClass(ResourceBundleClass.self)
      #endif

      @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
      nonisolated extension LocalizedStringResource {
          /**
           Localized string for key “a.count %lld” in table “Localizable.xcstrings”.
           */
          static func aCount(_ arg1: Int) -> LocalizedStringResource {
              LocalizedStringResource("a.count %lld", defaultValue: "a.count \\(arg1, specifier: "%lld")", table: "Localizable", bundle: resourceBundleDescription)
          }

          /**
           The title.
           Second line
      \("     ")
           Localized string for key “b.title” in table “Localizable.xcstrings”.
      \("     ")
           Source text:
           “Title”
           */
          static var bTitle: LocalizedStringResource {
              LocalizedStringResource("b.title", defaultValue: "Title", table: "Localizable", bundle: resourceBundleDescription)
          }
      }

      """
    #expect(source.text == text)
    #expect(source.fileName == "GeneratedStringSymbols_Localizable.swift")
    #expect(source.symbols == ["aCount", "bTitle"] && source.diagnostics.isEmpty)
  }

  @Test("The symbols of another table stand in a namespace; public ones say so on every declaration")
  func namespace() {
    let source = generate([Entry(key: "CFBundleName", definition: .text("App"))], table: "InfoPlist", access: .public)
    #expect(source.symbols == ["InfoPlist.cfbundleName"])
    #expect(
      source.text.contains(
        "    /// Namespace for strings in file “InfoPlist.xcstrings”.\n    public enum InfoPlist {\n"))
    #expect(source.text.contains("        public static var cfbundleName: LocalizedStringResource {\n"))
    #expect(source.text.hasSuffix("        }\n    }\n}\n"))
  }

  @Test("Keys that are managed by hand have symbols by default, all keys on demand; what the catalog says comes first")
  func selection() {
    let entries = [
      Entry(key: "manual", definition: nil), Entry(key: "extracted", definition: nil, isManual: false),
      Entry(key: "no", definition: nil, generatesSymbol: false),
      Entry(key: "yes", definition: nil, isManual: false, generatesSymbol: true),
    ]
    #expect(generate(entries).symbols == ["manual", "yes"])
    #expect(generate(entries, includesAll: true).symbols == ["extracted", "manual", "yes"])
  }

  private static let plural = MessageDefinition.variables(
    format: "%#@value@",
    [.init(name: "value", valueType: "lld", forms: [.init("one", "%lld song"), .init("other", "%lld songs")])])

  @Test(
    "Arguments come from the key, else from the source text: typed by the placeholder, labeled by its name",
    arguments: [
      ("k", .text("%@"), "func k(_ arg1: String) ->", "k\", defaultValue: \"\\(arg1)\""),
      ("k", .text("%lld of %2$@"), "func k(_ arg1: Int, _ arg2: String) ->", nil),
      (
        "k", .text("%d %u %llu %f %lf %ld %hd %x"),
        "func k(_ arg1: Int32, _ arg2: UInt32, _ arg3: UInt, _ arg4: Float, _ arg5: Double, _ arg6: Int, _ arg7: Int16, _ arg8: UInt32) ->",
        nil
      ),
      (
        "landmarks_count", .text("%1$(count)lld landmarks"), "func landmarksCount(count: Int) ->",
        "landmarks_count\", defaultValue: \"\\(count, specifier: \"%lld\") landmarks\""
      ),
      (
        "subtitle", .text("%1$(friendsPosts)lld - %2$(curatedPosts)lld"),
        "func subtitle(friendsPosts: Int, curatedPosts: Int) ->", nil
      ),
      ("songs", plural, "func songs(_ arg1: Int) ->", "songs\", defaultValue: \"\\(arg1, specifier: \"%lld\") songs\""),
      ("key %@", .text("%lld"), "func key(_ arg1: String) ->", "key %@\", defaultValue: \"\\(arg1)\""),
      ("in", .text("%1$(in)@ %2$(in)@"), "func `in`(`in`: String, in2: String) ->", nil),
      ("named", .text("%1$(arg2)@ %2$@"), "func named(arg21: String, _ arg2: String) ->", nil),
      (
        "hidden", .text("%1$(resourceBundle)@ %2$(resourceBundleDescription)lld"),
        "func hidden(resourceBundle1: String, resourceBundleDescription2: Int) ->", nil
      ),
      // Foundation takes the values from the default value in its order: another order than the arguments' would exchange them.
      (
        "reorder", .text("Second: %2$@ - First: %1$lld"), "func reorder(_ arg1: Int, _ arg2: String) ->",
        "reorder\", defaultValue: \"\\(arg1, specifier: \"%lld\")\\(arg2)\""
      ),
      (
        "twice", .text("%1$lld, I repeat: %1$lld"), "func twice(_ arg1: Int) ->",
        "twice\", defaultValue: \"\\(arg1, specifier: \"%lld\")\""
      ),
      (
        "precise", .text("%.2f km"), "func precise(_ arg1: Float) ->",
        "precise\", defaultValue: \"\\(arg1, specifier: \"%.2f\") km\""
      ),
    ] as [(String, MessageDefinition, String, String?)])
  func arguments(key: String, text: MessageDefinition, declaration: String, body: String?) throws {
    let member = try member(Entry(key: key, definition: text))
    #expect(member.declaration == "static \(declaration) LocalizedStringResource {")
    if let body { #expect(member.body == "LocalizedStringResource(\"\(body)\(Self.resource)") }
  }

  @Test("Substitutions are arguments with their names, devices are taken together")
  func variations() throws {
    let variables = [
      MessageVariable(
        name: "remaining.strings", argument: 3, valueType: "lld", forms: [.init("other", "%3$lld")]),
      MessageVariable(
        name: "total.strings", argument: 2, valueType: "lld",
        forms: [.init("one", "is %2$lld string"), .init("other", "are %2$lld strings")]),
    ]
    let substitutions = MessageDefinition.variables(
      format: "%1$@! There %2$#@total.strings@ and you have %3$#@remaining.strings@ remaining", variables)
    #expect(
      try member(Entry(key: "substitutions_example.string", definition: substitutions)).declaration
        == "static func substitutionsExampleString(_ arg1: String, totalStrings: Int, remainingStrings: Int) -> LocalizedStringResource {"
    )
    let devices = MessageDefinition.devices([
      .init("mac", .text("Click %@")), .init("other", .text("Tap %1$@ or %2$lld")),
    ])
    #expect(
      try member(Entry(key: "device", definition: devices)).declaration
        == "static func device(_ arg1: String, _ arg2: Int) -> LocalizedStringResource {")
  }

  @Test(
    "Texts whose arguments Swift cannot pass have no symbol, and a warning tells why",
    arguments: [
      ("Test %c", "the placeholder %c has no type in Swift"), ("%s", "the placeholder %s has no type in Swift"),
      ("%*d", "the placeholder %*d has no type in Swift"), ("%.*f", "the placeholder %.*f has no type in Swift"),
      ("%p", "the placeholder %p has no type in Swift"), ("%S", "the placeholder %S has no type in Swift"),
      ("%3$@ %1$lld", "no placeholder takes argument 2, so that its type is not known"),
      ("%2$@, %3$@", "no placeholder takes argument 1, so that its type is not known"),
      ("%1$lld or %1$@", "argument 1 is %lld in one place and %@ in another"),
    ])
  func refused(text: String, reason: String) {
    let position = SourcePosition(line: 3, column: 5)
    let source = generate([
      Entry(key: "Key", definition: .text(text), position: position), Entry(key: "ok", definition: nil),
    ])
    #expect(source.symbols == ["ok"])
    #expect(
      source.diagnostics == [
        Diagnostic(
          .warning, rule: "symbol-arguments", "there is no symbol for \"Key\": \(reason)",
          file: "Resources/Localizable.xcstrings", position: position)
      ])
  }

  @Test("Names that collide get numbers, with a warning; other arguments make an overload")
  func collisions() {
    let source = generate([
      Entry(key: "a.b", definition: nil), Entry(key: "a_b", definition: nil), Entry(key: "a b", definition: nil),
      Entry(key: "A.B", definition: .text("%@")),
    ])
    #expect(source.symbols == ["aB", "aB", "aB_2", "aB_3"])
    #expect(
      source.diagnostics.map(\.message) == [
        "\"a.b\" has the same symbol as \"a b\", aB, and becomes aB_2",
        "\"a_b\" has the same symbol as \"a b\", aB, and becomes aB_3",
      ])
    #expect(source.diagnostics.allSatisfy { $0.severity == .warning && $0.rule == "symbol-collision" })
  }

  @Test("No two tables have one namespace, and a name that can stand as it is stays, in whatever order they come")
  func namespaces() {
    let names = ["My Table 2", "MyTable2", "Localizable", "My-Table 2", "resourceBundle", "String"]
    let wanted = ["MyTable2_2", "MyTable2", "", "MyTable2_3", "resourceBundle_2", "StringStrings"]
    func generate(_ names: [String]) -> [SymbolGenerator.Source] {
      SymbolGenerator().generate(
        names.map { SymbolTable(name: $0, file: "\($0).xcstrings", entries: [Entry(key: "k", definition: nil)]) })
    }
    #expect(generate(names).map(\.symbols) == wanted.map { [$0.isEmpty ? "k" : "\($0).k"] })
    #expect(generate(names.reversed()) == generate(names).reversed())
    #expect(
      generate(names).flatMap(\.diagnostics).map(\.description) == [
        "My Table 2.xcstrings: warning: the namespace of the table \"My Table 2\" has the same name as the namespace of the table \"MyTable2\", MyTable2, and becomes MyTable2_2 [symbol-collision]",
        "My-Table 2.xcstrings: warning: the namespace of the table \"My-Table 2\" has the same name as the namespace of the table \"MyTable2\", MyTable2, and becomes MyTable2_3 [symbol-collision]",
        "resourceBundle.xcstrings: warning: the namespace of the table \"resourceBundle\" has the same name as a constant of the source, resourceBundle, and becomes resourceBundle_2 [symbol-collision]",
      ])
  }

  @Test("A symbol beside namespaces has the name of none, whatever its arguments, and none hides what sources declare")
  func taken() {
    let keys = ["resourceBundle", "resourceBundleDescription", "settings", "settings %@"]
    let sources = SymbolGenerator().generate(
      ["Localizable", "settings"].map { name in
        SymbolTable(name: name, file: name, entries: keys.map { Entry(key: $0, definition: nil) })
      })
    let renamed = ["resourceBundle_2", "resourceBundleDescription_2"]
    #expect(sources[0].symbols == renamed + ["settings_2", "settings_2"])
    #expect(sources[1].symbols == (renamed + ["settings", "settings"]).map { "settings." + $0 })
    #expect(
      sources[0].diagnostics.map(\.message) == [
        "\"resourceBundle\" has the same symbol as a constant of the source, resourceBundle, and becomes resourceBundle_2",
        "\"resourceBundleDescription\" has the same symbol as a constant of the source, resourceBundleDescription, and becomes resourceBundleDescription_2",
        "\"settings\" has the same symbol as the namespace of the table \"settings\", settings, and becomes settings_2",
        "\"settings %@\" has the same symbol as the namespace of the table \"settings\", settings, and becomes settings_2",
      ])
  }

  @Test("Variables that refer to each other end")
  func cycles() {
    let cyclic = MessageDefinition.variables(
      format: "%#@a@",
      ["a", "b"].map { name in
        MessageVariable(name: name, valueType: "lld", forms: [.init("other", "%#@a@ %#@b@ %#@a@ %#@b@")])
      })
    #expect(generate([Entry(key: "k", definition: cyclic)]).symbols == ["k"])
  }

  @Test("What a comment and a literal must not hold is written otherwise")
  func escapes() {
    let text = generate([
      Entry(
        key: "q\"\\(x)", comment: "ends */ here /* and\r\nthere \u{202E}x\0",
        definition: .text("a\n\"b\"\t\\(c)\u{202E}\0"))
    ]).text
    #expect(text.contains("     ends * / here / * and\n     there \\u{202e}x\\u{0}\n"))
    #expect(text.contains(#"LocalizedStringResource("q\"\\(x)", defaultValue: "a\n\"b\"\t\\(c)\u{202e}\u{0}", table"#))
  }
}

import CProcessMeter
import Endonym
import EndonymStrings
import Foundation

/// Localized strings: looking up in a table of 1,000 keys, and opening large ones.
///
/// Foundation looks up in the same table through a `Bundle`, and reads the same catalog with `JSONDecoder`. It has no look-up with
/// arguments that can be timed: its plain one is the rival there too.
struct LookupRaces {
  /// How many look-ups a pass makes.
  let lookups: Int
  /// How often a round opens a file.
  let openings: Int

  private static let keyCount = 1_000

  func all() throws -> [Race] {
    let folder = try TemporaryFolder()
    let language = folder.url.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    let keys = (0..<Self.keyCount).map { "settings.section.\($0).title" }
    let table =
      keys.map { "\"\($0)\" = \"Title of the section \($0)\";\n" } + [
        "\"messages\" = \"%1$@ has %2$lld new messages\";\n"
      ]
    try Data(table.joined().utf8).write(to: language.appendingPathComponent("Localizable.strings"))
    let path = folder.url.path
    guard let bundle = Bundle(path: path) else { throw BenchmarkError("\(path) is no bundle") }
    let strings = try LocalizedStrings([.folder(path)], languages: ["en"])
    let races = [try lookup(keys, strings, bundle), try arguments(strings, bundle)] + (try openings(folder))
    return races.map { race in
      var race = race
      race.folder = folder
      return race
    }
  }

  private func lookup(_ keys: [String], _ strings: LocalizedStrings, _ bundle: Bundle) throws -> Race {
    var generator = SeededGenerator(seed: 0xE4D0)
    let sample = (0..<lookups).map { _ in keys.randomElement(using: &generator) ?? "" }
    let table = strings.table()
    let foundation = Contestant(
      name: "Bundle.localizedString", count: sample.count,
      pass: { sample.reduce(0) { $0 &+ bundle.localizedString(forKey: $1, value: nil, table: nil).utf8.count } },
      texts: { sample.map { bundle.localizedString(forKey: $0, value: nil, table: nil) } })
    let right = try foundation.texts()
    func subject(_ sink: String, _ lookup: @escaping (String) -> String) -> Race.Subject {
      let isRight = sample.map(lookup) == right
      let racer = Racer(
        Contestant(
          name: sink, count: sample.count, pass: { sample.reduce(0) { $0 &+ lookup($1).utf8.count } }, texts: { right }),
        total: foundation.total(of: right))
      return Race.Subject(
        name: "strings/lookup/en/\(sink)", racer: racer,
        disqualification: isRight ? nil : "texts differ from Foundation's")
    }
    let context = LanguageContext(languages: LanguageChain(languages: ["en"]), locale: try LocaleIdentifier("en"))
    let inContext = subject("context") { strings.string($0) }
    var race = Race(
      subjects: [
        subject("strings") { strings.string($0) }, subject("held-table") { table.string($0) },
        Race.Subject(
          name: inContext.name,
          racer: Racer(inContext.racer.name) { try context.run { try inContext.racer.round() } },
          disqualification: inContext.disqualification),
      ],
      foundation: Racer(foundation, total: foundation.total(of: right)))
    race.notes = ["Foundation by Bundle.localizedString"]
    return race
  }

  private func arguments(_ strings: LocalizedStrings, _ bundle: Bundle) throws -> Race {
    let right = "Ada has 1,234 new messages"
    let written = strings.string("messages", "Ada", 1234)
    var race = Race(
      subjects: [
        Race.Subject(
          name: "strings/lookup-arguments/en/strings",
          racer: .repeating("string(_:_:)", lookups) {
            guard strings.string("messages", "Ada", 1234).utf8.count == 26 else { throw BenchmarkError("wrong text") }
          }, disqualification: written == right ? nil : written)
      ],
      foundation: .repeating("Bundle.localizedString", lookups) {
        guard !bundle.localizedString(forKey: "messages", value: nil, table: nil).isEmpty else {
          throw BenchmarkError("no text")
        }
      })
    race.notes = ["Foundation by Bundle.localizedString, without arguments"]
    return race
  }

  /// A catalog of three megabytes, as it is and compiled.
  private func openings(_ folder: TemporaryFolder) throws -> [Race] {
    let bytes = Array(Self.catalog().utf8)
    let catalog = try folder.file("Large.xcstrings", Data(bytes))
    let content = StringCatalog.read(bytes, file: catalog.path).content
    let compiled = try folder.file("Large.endonymtable", Data(CompiledTable.bytes(of: content)))
    let decoder = Racer.repeating("JSONDecoder", openings) {
      guard try decode(catalog).strings["key 7"] != nil else { throw BenchmarkError("no key") }
    }
    return try [("open-catalog", catalog), ("open-compiled", compiled)].map { name, file in
      var race = Race(
        subjects: [
          Race.Subject(
            name: "strings/\(name)/de/3-MB",
            racer: .repeating("LocalizedStrings.init", openings) {
              guard try open(file).string("key 7") == "Wert 7" else { throw BenchmarkError("wrong text") }
            })
        ], foundation: decoder)
      race.notes = [
        "Foundation by JSONDecoder, every field of the catalog's \(bytes.count) bytes",
        "holds \(FigureText.bytes(try held { try open(file) })), "
          + "JSONDecoder's structures \(FigureText.bytes(try held { try decode(catalog) }))",
      ]
      return race
    }
  }

  private func open(_ file: URL) throws -> LocalizedStrings {
    try LocalizedStrings([.file(file.path)], languages: ["de"])
  }

  private func decode(_ file: URL) throws -> Catalog {
    try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
  }

  /// The allocated bytes that something holds.
  private func held<Value>(_ make: () throws -> Value) throws -> Int {
    let before = meter_heap_bytes()
    let value = try make()
    return withExtendedLifetime(value) { Int(meter_heap_bytes() - before) }
  }

  /// A catalog of some 3 MB: 1,600 keys in twelve languages, with comments.
  private static func catalog() -> String {
    let languages = ["ar", "de", "es", "fr", "it", "ja", "ko", "nl", "pt-BR", "ru", "zh-Hans", "zh-Hant"]
    let entries = (0..<1_600).map { number in
      let localizations = languages.map { language in
        """
                "\(language)" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "\(language == "de" ? "Wert" : "Text in \(language),") \(number)"
                  }
                }
        """
      }
      return """
            "key \(number)" : {
              "comment" : "What the user reads in place \(number)",
              "localizations" : {
        \(localizations.joined(separator: ",\n"))
              }
            }
        """
    }
    return
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries.joined(separator: ",\n"))\n  },\n  \"version\" : \"1.0\"\n}"
  }

  private struct Catalog: Decodable {
    struct Entry: Decodable {
      let comment: String?
      let localizations: [String: Localization]
    }
    struct Localization: Decodable { let stringUnit: Unit }
    struct Unit: Decodable {
      let state: String
      let value: String
    }
    let sourceLanguage: String
    let strings: [String: Entry]
    let version: String
  }
}

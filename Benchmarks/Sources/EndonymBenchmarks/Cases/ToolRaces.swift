import EndonymTools
import Foundation

/// The tools on a catalog of three megabytes, against `JSONDecoder`, which only reads it.
struct ToolRaces {
  func all() throws -> [Race] {
    let folder = try TemporaryFolder()
    let file = try folder.file("Large.xcstrings", Data(SampleCatalog.text(byteCount: 3_000_000).utf8))
    let project = try LocalizationProject(paths: [file.path])
    return [
      race("tools/lint/mul/catalog") {
        let report = Linter().lint(project)
        guard report.diagnostics.isEmpty else { throw BenchmarkError("\(report.diagnostics[0])") }
      },
      race("tools/audit/mul/catalog") {
        let report = Auditor().audit(project).report
        guard report.leastCoverage == 100 else { throw BenchmarkError("\(report.leastCoverage) % are translated") }
      },
    ].map { race in
      var race = race
      race.folder = folder
      race.foundation = Racer.repeating("JSONDecoder", 1) {
        let catalog = try JSONDecoder().decode(SampleCatalog.self, from: Data(contentsOf: file))
        guard catalog.version == "1.0" else { throw BenchmarkError("JSONDecoder read another catalog") }
      }
      race.notes.append("JSONDecoder reads the catalog into structures, and does nothing with it")
      return race
    }
  }

  private func race(_ name: String, _ body: @escaping () throws -> Void) -> Race {
    Race(subjects: [Race.Subject(name: name, racer: Racer.repeating("EndonymTools", 1, body))])
  }
}

/// A catalog as apps have them: texts in a dozen languages, every tenth with placeholders, every twentieth a plural.
struct SampleCatalog: Decodable {
  let sourceLanguage: String
  let version: String
  let strings: [String: Entry]

  struct Entry: Decodable {
    let comment: String?
    let extractionState: String?
    let localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  struct Variations: Decodable { let plural: [String: Form]? }

  struct Form: Decodable { let stringUnit: Unit }

  struct Unit: Decodable {
    let state: String
    let value: String
  }

  private static let languages = ["ar", "de", "en", "es", "fr", "hi", "it", "ja", "ko", "pl", "ru", "tr", "zh-Hans"]
  private static let forms: [String: [String]] = [
    "ar": ["few", "many", "one", "other", "two", "zero"], "ja": ["other"], "ko": ["other"], "zh-Hans": ["other"],
    "pl": ["few", "many", "one", "other"], "ru": ["few", "many", "one", "other"],
  ]
  private static let words = ["Öffnen", "файл", "開く", "settings", "فتح", "document", "और", "próximo", "wybierz", "the"]

  /// A catalog of at least so many bytes.
  static func text(byteCount: Int) -> String {
    var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {"
    var number = 0
    while text.utf8.count < byteCount {
      text += number == 0 ? "\n" : ",\n"
      text += entry(number)
      number += 1
    }
    return text + "\n  },\n  \"version\" : \"1.0\"\n}"
  }

  private static func entry(_ number: Int) -> String {
    let (isPlural, hasPlaceholder) = (number % 20 == 7, number % 10 == 3)
    let key = isPlural ? "%lld items \(number)" : hasPlaceholder ? "Open %@ on line \(number)" : "key.\(number)"
    let localizations = languages.enumerated().map { place, language in
      let phrase = (0...(number + place) % 6).map { words[(number + place + $0) % words.count] }.joined(separator: " ")
      let content: String
      if isPlural {
        let cases = (forms[language] ?? ["one", "other"]).map {
          "              \"\($0)\" : {\n" + unit("%lld \(phrase) \($0)", indent: "                ")
            + "\n              }"
        }
        content =
          "          \"variations\" : {\n            \"plural\" : {\n\(cases.joined(separator: ",\n"))\n            }\n          }"
      } else {
        content = unit(hasPlaceholder ? "\(phrase) %@" : phrase, indent: "          ")
      }
      return "        \"\(language)\" : {\n\(content)\n        }"
    }
    return """
          "\(key)" : {
            "comment" : "What the button of row \(number) says.",
            "extractionState" : "manual",
            "localizations" : {
      \(localizations.joined(separator: ",\n"))
            }
          }
      """
  }

  private static func unit(_ value: String, indent: String) -> String {
    """
    \(indent)"stringUnit" : {
    \(indent)  "state" : "translated",
    \(indent)  "value" : "\(value)"
    \(indent)}
    """
  }
}

import Endonym
import RealFiles
import TemporaryFiles
import Testing

@testable import EndonymStrings

/// Real apps' files, each key of each language looked up with arguments.
@Suite(.enabled(if: RealFiles.isGiven, "ENDONYM_FILES is not set"))
struct RealFileLookupTests {
  /// A text with placeholders that take one argument after the other, filled in without the product; `nil` for any other.
  private static func filled(_ text: String, _ arguments: [String]) -> String? {
    var next = 0
    var result = ""
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { $0.isNumber }
      var position: Int?
      if !digits.isEmpty, rest[digits.endIndex...].first == "$" {
        position = Int(digits)
        rest = rest[digits.endIndex...].dropFirst()
      }
      guard let specifier = ["@", "lld", "ld", "d", "llu", "lu", "u", "i"].first(where: { rest.hasPrefix($0) }) else {
        return nil
      }
      rest = rest.dropFirst(specifier.count)
      if position == nil { next += 1 }
      let index = (position ?? next) - 1
      guard arguments.indices.contains(index) else { return nil }
      result += arguments[index]
    }
    return result + rest
  }

  /// What is wrong with the looked-up texts of all keys in one language.
  private static func problems(_ strings: LocalizedStrings, _ keys: [String], table: String) -> [String] {
    var problems: [String] = []
    let names = (1...9).map { "⟨\($0)⟩" }
    let messages = strings.table(table)
    for key in keys {
      let explanation = messages.explain(key)
      guard let definition = explanation.message?.definition else {
        problems.append("\(key): not found")
        continue
      }
      for number in [0, 1, 2, 5, 11, 21, 1_000_000] {
        let arguments = MessageArguments((1...9).map { _ in MessageArgument(number) })
        let text = messages.string(key, arguments: arguments)
        if text.contains("(null)") { problems.append("\(key): \(text)") }
      }
      let text = messages.string(key, arguments: MessageArguments(names.map { .string($0) }))
      if case .text(let format) = definition, !format.contains("^["), let right = filled(format, names), text != right {
        problems.append("\(key): \(text), not \(right)")
      }
      if !messages.string(key).isEmpty, text.isEmpty { problems.append("\(key): empty") }
    }
    return problems
  }

  private static var options: LocalizedStrings.Options {
    var options = LocalizedStrings.Options()
    options.messages.isolation = .never
    options.fallsBack = false
    return options
  }

  @Test(
    "every key of every language of a catalog is looked up, as the text says",
    arguments: (try? RealFiles.paths(withExtension: "xcstrings")) ?? [])
  func catalogs(_ path: String) throws {
    let catalog = StringCatalog.read(try RealFiles.bytes(path), file: path).content
    guard catalog.count > 0 else { return }
    let table = try #require(TableFile(path)?.table)
    // Long files in all their languages are for a long sweep.
    let languages = catalog.count > 100 ? Array(catalog.languages.prefix(2)) : catalog.languages
    for language in languages {
      let keys = catalog.messages(for: language).map(\.key)
      guard !keys.isEmpty else { continue }
      let strings = try LocalizedStrings([.file(path)], languages: .chain([language]), options: Self.options)
      #expect(Self.problems(strings, keys, table: table).isEmpty, "\(language)")
    }
  }

  @Test("every key of every text table is looked up, as the text says", arguments: ["strings", "stringsdict"])
  func tables(_ suffix: String) throws {
    for path in try RealFiles.paths(withExtension: suffix) {
      let bytes = try RealFiles.bytes(path)
      let keys =
        suffix == "strings"
        ? StringsFile.read(bytes).content.entries.filter { $0.value != nil }.map(\.key)
        : StringsDictionary.read(bytes).content.entries.filter { $0.definition != nil }.map(\.key)
      guard !keys.isEmpty, let table = TableFile(path)?.table else { continue }
      let strings = try LocalizedStrings([.file(path)], languages: ["en"], options: Self.options)
      #expect(Self.problems(strings, keys.prefix(200).map { $0 }, table: table).isEmpty, "\(path)")
    }
  }
}

/// Plurals through the files in which they are written.
struct PluralLookupTests {
  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  @Test(
    "the form of a number is that of its category, through .stringsdict and through a catalog",
    arguments: [
      "ar", "cs", "cy", "de", "en", "fr", "ga", "gd", "he", "hi", "ja", "lt", "lv", "mt", "pl", "pt", "ru", "sl",
    ])
  func forms(_ language: String) throws {
    // A form zero serves 0 in every language; without it the category decides, and Arabic, Latvian and Welsh have it.
    let forms = Self.categories.filter { $0 != "zero" || ["ar", "lv", "cy"].contains(language) }
    let dictionary = forms.map { "<key>\($0)</key><string>%lld \($0)</string>" }.joined()
    let cases = forms.map { "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"%lld \($0)\"}}" }
    let folder = try TemporaryFolder([
      "\(language).lproj/Localizable.stringsdict": """
      <plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
      <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>\(dictionary)</dict></dict></dict></plist>
      """,
      "Catalog.xcstrings": """
      {"sourceLanguage":"und","strings":{"n":{"extractionState":"manual","localizations":{"\(language)":{"variations":
      {"plural":{\(cases.joined(separator: ","))}}}}}},"version":"1.0"}
      """,
    ])
    let strings = try LocalizedStrings([.folder(folder.path)], languages: [language])
    let rules = try PluralRules(locale: language)
    let numbers = try NumberFormat.decimal(locale: language)
    for number in Array(0...30) + [100, 101, 102, 103, 111, 1_000, 10_000, 1_000_000] {
      let right = "\(numbers.format(number)) \(try rules.category(for: number).rawValue)"
      #expect(strings.string("n", number) == right)
      #expect(strings.string("n", number, table: "Catalog") == right)
    }
  }
}

import Endonym
import EndonymTools

/// `endonym strings languages`: what is known of languages.
struct LanguagesCommand: Command {
  let name = "strings languages"
  let summary = "Tells what is known of languages: code, names, direction, script, plural categories."
  let operands = "[CODE ...] [--option ...]"
  let flags: [CommandFlag] = [
    CommandFlag(spelling: "--in", placeholder: "LANG", help: "the language of the names; en by default")
  ]
  let examples = [
    (
      command: "endonym strings languages iw",
      output: """
      he
        legacy codes  iw
        own name      עברית
        name          Hebrew
        direction     right to left
        script        Hebr
        plural one    1, 0.0, 0.1, 0.2, 0.3
        plural two    2
        plural other  0, 3, 4, 5, 6
      """
    )
  ]

  func run(_ arguments: CommandArguments) throws(CommandError) {
    let other = arguments.value("--in") ?? "en"
    let codes = arguments.values.isEmpty ? try Self.all() : arguments.values
    for (index, code) in codes.enumerated() {
      if index > 0 { StandardStreams.output(line: "") }
      let language: LanguageDescription
      do { language = try LanguageDescription(code, namedIn: other) } catch { throw .input(error.description) }
      StandardStreams.output(line: language.identifier.bcp47)
      for (title, value) in Self.rows(language) where !value.isEmpty {
        StandardStreams.output(line: "  " + title + String(repeating: " ", count: max(1, 14 - title.count)) + value)
      }
    }
  }

  private static func rows(_ language: LanguageDescription) -> [(String, String)] {
    [
      ("legacy codes", language.legacyCodes.joined(separator: ", ")), ("own name", language.ownName ?? ""),
      ("name", language.name), ("direction", language.direction == .rightToLeft ? "right to left" : "left to right"),
      ("script", language.script ?? ""),
    ] + language.plurals.map { ("plural \($0.category)", $0.samples.joined(separator: ", ")) }
  }

  /// The languages that ICU has data for.
  private static func all() throws(CommandError) -> [String] {
    do {
      return try LocaleIdentifier.available().filter { $0.bcp47 == $0.languageCode }.map(\.bcp47)
    } catch {
      throw .input(error.description)
    }
  }
}

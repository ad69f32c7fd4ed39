import Endonym

/// `endonym show`: a card for each locale.
struct ShowCommand: Command {
  let name = "show"
  let summary = "Shows a card for each locale: dates, numbers, money, measurements, plurals, lists."
  let operands = "[LOCALE ...] [--option ...]"
  let flags: [CommandFlag] = [
    CommandFlag(spelling: "--date", placeholder: "DATE", help: "ISO 8601; now by default"),
    CommandFlag(spelling: "--number", placeholder: "NUMBER", help: "a decimal; 1234567.891 by default"),
    CommandFlag(spelling: "--time-zone", placeholder: "ZONE", help: "IANA time zone; the environment's by default"),
  ]
  let examples = [
    (
      command: "endonym show de_DE --date 2026-09-01T22:29Z --time-zone UTC | head -n 3",
      output: """
      de-DE · Deutsch (Deutschland)
        Locale                left to right, calendar gregory, digits latn, hours h23, metric, week from mon
        Date short            01.09.26
      """
    )
  ]

  private static let defaultLocales = ["en_US", "de_DE", "ar_SA", "ja_JP"]

  func run(_ arguments: CommandArguments) throws(CommandError) {
    do {
      let zone =
        if let name = arguments.value("--time-zone") { try TimeZoneIdentifier(name) } else {
          try TimeZoneIdentifier.environment()
        }
      let date = try arguments.value("--date").map { text throws(FormatError) in
        try ISO8601DateParser(timeZone: zone).secondsSince1970(of: text)
      }
      let number = try ExactDecimal(arguments.value("--number") ?? "1234567.891")
      let locales = arguments.values.isEmpty ? Self.defaultLocales : arguments.values
      for (index, identifier) in locales.enumerated() {
        if index > 0 { StandardStreams.output(line: "") }
        let card = ShowCard(
          locale: try LocaleIdentifier(identifier), date: date ?? ShowCard.now, number: number, zone: zone)
        for line in try card.lines() { StandardStreams.output(line: line) }
      }
    } catch {
      throw .input(error.description)
    }
  }
}

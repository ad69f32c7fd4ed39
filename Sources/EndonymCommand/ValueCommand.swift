import EndonymBatch

/// A command that writes values, one a line: `number`, `date`, `relative`, `measure`, `convert`, `plural`, `list`.
///
/// It is the batch protocol with the request on the command line: options, their names and their meaning are the same.
struct ValueCommand: Command {
  let name: String
  let summary: String
  let operands: String
  let examples: [(command: String, output: String)]
  /// Flags for operands that stand beside a batch request's kind.
  private let operandFlags: [CommandFlag]
  /// Whether all words make one value, as for a list.
  private let isOneValue: Bool

  private init(
    _ name: String, _ summary: String, operands: String = "VALUE ... [--option ...]",
    operandFlags: [CommandFlag] = [], isOneValue: Bool = false, examples: [(String, String)]
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.operandFlags = operandFlags
    self.isOneValue = isOneValue
    self.examples = examples.map { (command: $0.0, output: $0.1) }
  }

  private static let localeFlag = CommandFlag(
    spelling: "--locale", placeholder: "LOCALE", help: "the locale; the environment's by default")
  private static let partsFlag = CommandFlag(
    spelling: "--parts", placeholder: nil, help: "print the parts as JSON")

  private var options: [BatchOption] { BatchKinds.options(of: name) ?? [] }

  var flags: [CommandFlag] {
    let parts = BatchKinds.hasParts(name) == true ? [Self.partsFlag] : []
    return [Self.localeFlag] + operandFlags + options.map(\.flag) + parts
  }

  func run(_ arguments: CommandArguments) throws(CommandError) {
    guard !arguments.values.isEmpty else { throw .usage("\(name) needs a value", command: name) }
    let evaluator = try evaluator(arguments)
    let values: [JSONValue] =
      isOneValue ? [.array(arguments.values.map(JSONValue.string))] : arguments.values.map(value)
    let from = arguments.value("--from").map(value)
    let now = arguments.value("--now").map(value)
    for value in values {
      let answer: (result: JSONValue, more: [JSONMember])
      do { answer = try evaluator.answer(value: value, from: from, now: now) } catch {
        throw CommandError(error, command: name)
      }
      StandardStreams.output(line: answer.result.plainText)
    }
  }

  private func evaluator(_ arguments: CommandArguments) throws(CommandError) -> BatchEvaluator {
    var setting = BatchEvaluator.Setting(kind: name)
    setting.locale = arguments.value("--locale")
    setting.wantsParts = arguments.has("--parts")
    let hasUnitOperand = operandFlags.contains { $0.spelling == "--unit" }
    if hasUnitOperand { setting.unit = arguments.value("--unit").map(JSONValue.string) }
    setting.target = arguments.value("--to").map(JSONValue.string)
    for option in options {
      guard let word = arguments.value(option.flag.spelling) else { continue }
      setting.options.append(JSONMember(option.name, try option.value(of: word, command: name)))
    }
    do { return try BatchEvaluator(setting) } catch { throw CommandError(error, command: name) }
  }

  /// A word as the protocol's value: a date's number is seconds, all else keeps its exact text.
  private func value(_ word: String) -> JSONValue {
    let isDate = name == "date" || (name == "relative" && word.contains(where: { $0 == "-" || $0 == "T" }))
    if isDate, Double(word) != nil { return .number(word) }
    return .string(word)
  }
}

extension ValueCommand {
  static let all: [ValueCommand] = [
    ValueCommand(
      "number", "Writes numbers: decimals, percents, currencies, units, words.",
      examples: [
        ("endonym number 1234567.891 --locale de", "1.234.567,891"),
        ("endonym number 9876 --locale en --notation compact", "9.9K"),
        ("endonym number 1234.5 --locale en_IN --style currency --currency INR", "₹1,234.50"),
      ]),
    ValueCommand(
      "date", "Writes dates and times; a value is ISO 8601 or seconds since 1970.",
      operandFlags: [
        CommandFlag(spelling: "--now", placeholder: "DATE", help: "what counts as now, for --relative")
      ],
      examples: [
        (
          "endonym date 2026-09-01T22:29Z --locale zh_CN --time-style short --date-style medium --time-zone UTC",
          "2026年9月1日 22:29"
        ),
        (
          "endonym date 2026-09-01T22:29Z --locale fr --skeleton yMMMMEEEEd --time-zone Europe/Paris",
          "mercredi 2 septembre 2026"
        ),
      ]),
    ValueCommand(
      "relative", "Writes how far a moment lies from now: in 3 days, yesterday.",
      operandFlags: [
        CommandFlag(
          spelling: "--unit", placeholder: "UNIT", help: "second, minute, hour, day, week, month, quarter or year"),
        CommandFlag(spelling: "--from", placeholder: "DATE", help: "count from this date; the value is a date too"),
      ],
      examples: [
        ("endonym relative -1 --unit day --numeric auto --locale de", "gestern"),
        ("endonym relative 2021-06-01 --from 2021-05-31 --numeric auto --locale en --time-zone UTC", "tomorrow"),
      ]),
    ValueCommand(
      "measure", "Writes measurements, in the unit that the locale uses when a usage is given.",
      operandFlags: [CommandFlag(spelling: "--unit", placeholder: "UNIT", help: "CLDR unit identifier")],
      examples: [
        ("endonym measure 5 --unit kilometer --usage road --unit-display long --locale en_US", "3.1 miles"),
        ("endonym measure 1.8 --unit meter --usage person-height --locale en_US", "5 ft, 11 in"),
      ]),
    ValueCommand(
      "convert", "Converts measurements exactly.",
      operandFlags: [
        CommandFlag(spelling: "--unit", placeholder: "UNIT", help: "CLDR unit identifier"),
        CommandFlag(spelling: "--to", placeholder: "UNIT", help: "CLDR unit identifier"),
      ],
      examples: [("endonym convert 5 --unit liter-per-100-kilometer --to kilometer-per-liter", "20")]),
    ValueCommand(
      "plural", "Tells the plural category of numbers as written: one, few, other.",
      examples: [
        ("endonym plural 1 2 5 1.5 --locale pl", "one\nfew\nmany\nother"),
        ("endonym plural 22 --type ordinal --locale en", "two"),
      ]),
    ValueCommand(
      "list", "Joins texts into a list.", operands: "TEXT ... [--option ...]", isOneValue: true,
      examples: [("endonym list uno ocho --type disjunction --locale es", "uno u ocho")]),
  ]
}

extension JSONValue {
  /// The value for people: text as it is, all else as JSON.
  var plainText: String {
    if case .string(let text) = self { return text }
    return jsonText
  }
}

import EndonymBatch

/// `endonym locale`: what is known of locales.
struct LocaleCommand: Command {
  let name = "locale"
  let summary = "Tells what is known of locales: canonical form, direction, calendar, currency."
  let operands = "LOCALE ..."
  let flags: [CommandFlag] = [CommandFlag(spelling: "--json", placeholder: nil, help: "print each as a line of JSON")]
  let examples = [
    (
      command: "endonym locale zh_TW",
      output: """
      canonical           zh-TW
      maximized           zh-Hant-TW
      minimized           zh-TW
      parent              zh
      direction           ltr
      numberingSystem     latn
      calendar            gregory
      hourCycle           h12
      measurementSystem   metric
      firstDayOfWeek      sun
      currency            TWD
      endonym             中文（台灣）
      """
    )
  ]

  func run(_ arguments: CommandArguments) throws(CommandError) {
    guard !arguments.values.isEmpty else { throw .usage("locale needs an identifier", command: name) }
    var setting = BatchEvaluator.Setting(kind: "locale")
    // The kind's own locale is the value; this one only has to exist.
    setting.locale = "und"
    let evaluator: BatchEvaluator
    do { evaluator = try BatchEvaluator(setting) } catch { throw CommandError(error, command: name) }
    for (index, identifier) in arguments.values.enumerated() {
      let answer: (result: JSONValue, more: [JSONMember])
      do { answer = try evaluator.answer(value: .string(identifier)) } catch {
        throw CommandError(error, command: name)
      }
      if arguments.has("--json") {
        StandardStreams.output(line: answer.result.jsonText)
        continue
      }
      guard case .object(let members) = answer.result else { continue }
      if index > 0 { StandardStreams.output(line: "") }
      for member in members {
        let padding = String(repeating: " ", count: max(1, 20 - member.key.count))
        StandardStreams.output(line: member.key + padding + member.value.plainText)
      }
    }
  }
}

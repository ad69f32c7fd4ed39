extension LocalizedTable {
  /// How a look-up comes to its text, without counting it.
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The values; with none, the text is the one of a look-up without arguments.
  ///   - defaultValue: What is shown when no table has the key.
  /// - Returns: The explanation.
  public func explain(
    _ key: String, arguments: MessageArguments = [], defaultValue: String? = nil
  ) -> LookupExplanation {
    var attempts: [LookupExplanation.Attempt] = []
    for layer in layers {
      let found = layer.tables.lazy.compactMap { $0.message(for: key) }.first
      let outcome: LookupExplanation.Outcome =
        if let found { .found(found) } else if layer.tables.isEmpty { .noTable } else { .noKey }
      attempts.append(
        LookupExplanation.Attempt(step: layer.step, files: layer.tables.flatMap(\.files), outcome: outcome))
      guard found != nil, let compiled = message(key) else { continue }
      return explanation(key, attempts, answer: .table, compiled, arguments)
    }
    let answer: LookupExplanation.Answer = defaultValue?.isEmpty == false ? .defaultValue : .key
    let format = missing.shown(for: key, defaultValue: defaultValue)
    let compiled = CompiledOnDemand(LocatedMessage(.text(format), file: ""), context: context)
    return explanation(key, attempts, answer: answer, compiled, arguments)
  }

  private func explanation(
    _ key: String, _ attempts: [LookupExplanation.Attempt], answer: LookupExplanation.Answer,
    _ compiled: CompiledOnDemand, _ arguments: MessageArguments
  ) -> LookupExplanation {
    let hasArguments = !arguments.values.isEmpty || !arguments.named.isEmpty
    let shown = compiled.message.evaluate(arguments)
    let text = hasArguments ? shown.text : LocalizedMessage(compiled.located, context: compiled.context).text
    return LookupExplanation(
      key: key, table: name, attempts: attempts, answer: answer, text: text,
      choices: compiled.message.choices(arguments),
      issues: hasArguments ? shown.issues : [])
  }
}

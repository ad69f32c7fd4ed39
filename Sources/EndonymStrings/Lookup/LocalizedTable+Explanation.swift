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
      attempts += layer.attempts(key)
      guard case .found(let located)? = attempts.last?.outcome, !located.isKey, let compiled = message(key) else {
        continue
      }
      return explanation(key, attempts, answer: .table, compiled, arguments)
    }
    if let compiled = message(key) {
      guard let stated = stated(key, defaultValue, compiled.context) else {
        return explanation(key, attempts, answer: .table, compiled, arguments)
      }
      return explanation(key, attempts, answer: .defaultValue, stated, arguments)
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

extension LocalizedTable.Layer {
  /// What comes of looking for a key here: each damaged file is an attempt of its own, before that of the sound ones.
  fileprivate func attempts(_ key: String) -> [LookupExplanation.Attempt] {
    var attempts: [LookupExplanation.Attempt] = []
    var soundFiles: [String] = []
    var outcome: LookupExplanation.Outcome = tables.isEmpty ? .noTable : .noKey
    for table in tables {
      do {
        if !outcome.isText, let found = try table.message(for: key), !found.isKey || outcome == .noKey {
          outcome = .found(found)
        }
        soundFiles += table.files
      } catch {
        attempts.append(LookupExplanation.Attempt(step: step, files: table.files, outcome: .damaged(error)))
      }
    }
    guard attempts.isEmpty || !soundFiles.isEmpty else { return attempts }
    return attempts + [LookupExplanation.Attempt(step: step, files: soundFiles, outcome: outcome)]
  }
}

extension LookupExplanation.Outcome {
  /// Whether a text was found, and not only the key.
  fileprivate var isText: Bool {
    if case .found(let located) = self { !located.isKey } else { false }
  }
}

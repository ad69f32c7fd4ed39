import EndonymStrings

/// How many values a call gives to a format, and how many the format takes.
package enum FormatArguments {
  /// How many values a format takes: the greatest position of its placeholders, widths and precisions.
  ///
  /// - Returns: `nil` when the format has something that is no placeholder of ours.
  package static func count(of text: String) -> Int? {
    let format = FormatString(text)
    guard format.issues.allSatisfy({ $0.problem == .likelyProse }) else { return nil }
    return format.placeholders.reduce(0) { greatest, placeholder in
      let counts = [placeholder.width, placeholder.precision].compactMap { position(of: $0) }
      return max(greatest, placeholder.argument(), counts.max() ?? 0)
    }
  }

  /// The position of the value that a width or a precision takes, if it takes one.
  private static func position(of count: FormatCount?) -> Int? {
    switch count {
    case .next(let order): order + 1
    case .argument(let position): position
    case .fixed, nil: nil
    }
  }

  /// A finding in a call.
  package struct Finding {
    /// The rule.
    package let rule: RuleDescription
    /// What is wrong.
    package let message: String
    /// Which value is wrong, from 0; `nil` for the format.
    package let value: Int?

    /// A finding of a rule.
    package init(rule: RuleDescription, message: String, value: Int? = nil) {
      (self.rule, self.message, self.value) = (rule, message, value)
    }
  }

  /// What is wrong when a call gives some values, of which some are known, to a format.
  package static func finding(_ text: String, given: [FormatValue?], to name: String) -> Finding? {
    guard let taken = count(of: text) else { return nil }
    func values(_ count: Int) -> String { "\(count) value\(count == 1 ? "" : "s")" }
    let message =
      "\"\(text)\" takes \(values(taken)), and \(name) gives it \(given.isEmpty ? "none" : "\(given.count)")"
    if taken > given.count { return Finding(rule: ReviewRules.formatArgumentMissing, message: message) }
    if let mismatch = mismatch(text, given: given, to: name) { return mismatch }
    return taken < given.count ? Finding(rule: ReviewRules.formatArgumentExtra, message: message) : nil
  }

  /// The first value that is not what its placeholder takes.
  private static func mismatch(_ text: String, given: [FormatValue?], to name: String) -> Finding? {
    for placeholder in FormatString(text).placeholders where !placeholder.isLikelyProse {
      let counts = [placeholder.width, placeholder.precision].compactMap { position(of: $0) }
      let taken =
        counts.map { ($0, FormatPlaceholder.Kind.integer(bits: 32)) } + [(placeholder.argument(), placeholder.kind)]
      for (position, kind) in taken {
        guard given.indices.contains(position - 1), let value = given[position - 1],
          let expected = value.mismatch(with: kind)
        else { continue }
        let specifier = String(decoding: Array(text.utf8)[placeholder.range], as: UTF8.self)
        return Finding(
          rule: ReviewRules.formatArgumentType,
          message: "\(specifier) takes \(expected), and \(name) gives it \(value.description)", value: position - 1)
      }
    }
    return nil
  }

  /// What is wrong with a format that is neither a literal nor localized.
  package static func unsafeMessage(_ format: String, of name: String) -> String {
    "\"\(format)\" is the format of \(name), and neither a literal nor localized: a percent sign in it is read as a placeholder"
  }

  /// Whether something is named as what gives localized texts, or as a constant: nobody can tell here what it is.
  package static func isTrusted(_ name: String) -> Bool {
    let letters = name.filter(\.isLetter)
    if !letters.isEmpty, letters.allSatisfy(\.isUppercase) { return true }
    if name.first == "k", name.dropFirst().first?.isUppercase == true { return true }
    let lower = name.lowercased()
    return lower.contains("locali") || lower.contains("translat")
  }
}

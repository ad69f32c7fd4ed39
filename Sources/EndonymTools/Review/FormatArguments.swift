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
      let counts = [placeholder.width, placeholder.precision].map { count in
        switch count {
        case .next(let order): order + 1
        case .argument(let position): position
        case .fixed, nil: 0
        }
      }
      return max(greatest, placeholder.argument(), counts.max() ?? 0)
    }
  }

  /// What is wrong when a call gives some values to a format.
  package static func finding(
    _ text: String, given: Int, to name: String
  ) -> (rule: RuleDescription, message: String)? {
    guard let taken = count(of: text), taken != given else { return nil }
    func values(_ count: Int) -> String { "\(count) value\(count == 1 ? "" : "s")" }
    let message = "\"\(text)\" takes \(values(taken)), and \(name) gives it \(given == 0 ? "none" : "\(given)")"
    return taken > given
      ? (ReviewRules.formatArgumentMissing, message) : (ReviewRules.formatArgumentExtra, message)
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

extension StringCatalog {
  /// What Apple's compiler refuses, or warns of, in its words; in the order of the catalog.
  ///
  /// Reading tells what is no catalog; this tells what is one and cannot be compiled, or loses something when Xcode reads it. A message
  /// ends with the place as Xcode names it, `(en: key|==|plural.one)`, unless it names the place itself.
  ///
  /// | rule | severity | what |
  /// |---|---|---|
  /// | `undefined-substitution` | error | a text refers to a substitution that is not there |
  /// | `unused-substitution` | warning | no text refers to a substitution |
  /// | `nested-variation` | error | a plural form, or the text for `other` devices, has variations of its own |
  /// | `plural-without-number` | error | no form of a plural has a number |
  /// | `missing-unit` | error | a text is missing |
  /// | `overlapping-variations` | warning | two texts or kinds of variation stand side by side, of which Xcode keeps one |
  ///
  /// Whether forms have a number is checked in the source language when the key has a plural there, otherwise in each language.
  public func check() -> [Diagnostic] {
    entries.flatMap { entry in
      let source = entry[sourceLanguage]?.text.hasPlural == true
      return entry.localizations.flatMap { localization in
        var check = LocalizationCheck(file: file, key: entry.key, localization)
        check.run(checksNumbers: !source || localization.language == sourceLanguage)
        return check.diagnostics
      }
    }
  }
}

extension StringCatalog.Text {
  /// Whether it, or one of its cases, is a plural.
  var hasPlural: Bool {
    !self[.plural].isEmpty || variations.contains { $0.cases.contains { $0.text.hasPlural } }
  }
}

/// Checks what an entry says in one language.
private struct LocalizationCheck {
  private let file: String
  private let key: String
  private let localization: StringCatalog.Localization
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String, key: String, _ localization: StringCatalog.Localization) {
    self.file = file
    self.key = key
    self.localization = localization
  }

  mutating func run(checksNumbers: Bool) {
    if localization.stringSet == nil { checkPresence(localization.text, [], localization.position) }
    checkShape(localization.text, [], localization.position)
    if checksNumbers { checkNumber(localization.text, [], localization.position) }
    for substitution in localization.substitutions {
      let path: StringCatalog.Path = [.substitution(substitution.name)]
      checkPresence(substitution.text, path, substitution.position)
      checkShape(substitution.text, path, substitution.position)
    }
    checkReferences()
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ rule: String, _ message: String, _ path: StringCatalog.Path,
    _ position: SourcePosition?
  ) {
    let place = path.steps.isEmpty ? "" : "|==|\(path)"
    let text = "\(message) (\(localization.language): \(key)\(place))"
    diagnostics.append(Diagnostic(severity, rule: rule, text, file: file, position: position))
  }

  /// Every text is there.
  private mutating func checkPresence(
    _ text: StringCatalog.Text, _ path: StringCatalog.Path, _ position: SourcePosition?
  ) {
    if text.unit == nil, text.variations.isEmpty, text.otherVariations.isEmpty {
      let steps = ["strings", key, "localizations", localization.language] + path.steps.flatMap(\.fields)
      let message = "Missing required key 'stringUnit' inside \(steps.map { "'\($0)'" }.joined(separator: " -> "))"
      diagnostics.append(Diagnostic(.error, rule: "missing-unit", message, file: file, position: position))
    }
    for (step, variant) in text.cases { checkPresence(variant.text, path + step, variant.position) }
  }

  /// Plural forms and the text for other devices do not vary further.
  private mutating func checkShape(
    _ text: StringCatalog.Text, _ path: StringCatalog.Path, _ position: SourcePosition?
  ) {
    if text.variations.count + text.otherVariations.count + (text.unit == nil ? 0 : 1) > 1 {
      let message = "Texts and variations stand side by side, of which Xcode keeps one"
      report(.warning, "overlapping-variations", message, path, position)
    }
    for (step, variant) in text.cases {
      let isVaried = !variant.text.variations.isEmpty
      switch step {
      case .plural where isVaried:
        report(.error, "nested-variation", "Plural case cannot be further varied", path + step, variant.position)
      case .device("other") where isVaried:
        report(.error, "nested-variation", "Fallback value cannot be further varied", path + step, variant.position)
      default: break
      }
      checkShape(variant.text, path + step, variant.position)
    }
  }

  /// One form of a plural has a number.
  private mutating func checkNumber(
    _ text: StringCatalog.Text, _ path: StringCatalog.Path, _ position: SourcePosition?
  ) {
    let forms = text[.plural].compactMap(\.text.unit)
    let hasNumber = forms.contains { FormatString($0.value).placeholders.contains { $0.isNumeric } }
    if !forms.isEmpty, !hasNumber {
      let message =
        "Plural variation requires referencing the number in the string. To maintain grammatical correctness for "
        + "strings that do not reference the number of items, use separate top-level strings for one and greater "
        + "than one."
      report(.error, "plural-without-number", message, path, position)
    }
    for (step, variant) in text.cases { checkNumber(variant.text, path + step, variant.position) }
  }

  /// References and substitutions belong together.
  private mutating func checkReferences() {
    // Most texts refer to nothing, and are not worth their paths.
    guard !localization.substitutions.isEmpty || localization.text.mayHaveReference else { return }
    var referenced: Set<ExactText> = []
    for (path, unit) in localization.units where unit.value.utf8.contains(UInt8(ascii: "%")) {
      let context: FormatString.Context = path.steps.first?.isSubstitution == true ? .variableForm : .message
      for placeholder in FormatString(unit.value, in: context).placeholders {
        guard case .variable(let name) = placeholder.conversion else { continue }
        if path.steps.first != .substitution(name) { referenced.insert(ExactText(name)) }
        if localization.substitution(name) == nil {
          let message = "Referencing undefined substitution '\(name)'"
          report(.error, "undefined-substitution", message, path, unit.position)
        }
      }
    }
    for substitution in localization.substitutions where !referenced.contains(ExactText(substitution.name)) {
      let name = substitution.name
      let message = "Substitution '\(name)' was never referenced. To reference, use %#@\(name)@ in some other string"
      report(.warning, "unused-substitution", message, [.substitution(name)], substitution.position)
    }
  }
}

extension StringCatalog.Text {
  /// Whether a text has the sign that every reference `%#@name@` has.
  fileprivate var mayHaveReference: Bool {
    unit?.value.utf8.contains(UInt8(ascii: "#")) == true
      || variations.contains { $0.cases.contains { $0.text.mayHaveReference } }
  }

  /// The cases of all variations, with the steps to them.
  fileprivate var cases: [(step: StringCatalog.Path.Step, variant: StringCatalog.Case)] {
    variations.flatMap { variation in
      variation.cases.map { (variation.kind == .plural ? .plural($0.name) : .device($0.name), $0) }
    }
  }
}

extension StringCatalog.Path {
  fileprivate static func + (path: Self, step: Step) -> Self { Self(path.steps + [step]) }
}

extension StringCatalog.Path.Step {
  fileprivate var isSubstitution: Bool { if case .substitution = self { true } else { false } }

  /// The fields of the file that a step goes through.
  fileprivate var fields: [String] {
    switch self {
    case .plural(let name): ["variations", "plural", name]
    case .device(let name): ["variations", "device", name]
    case .substitution(let name): ["substitutions", name]
    }
  }
}

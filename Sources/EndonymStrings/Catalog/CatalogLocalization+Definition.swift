extension StringCatalog.Localization {
  /// The localization that a definition is compiled from; `nil` when a catalog has no place for it: for variations by width, devices within
  /// devices, variables that are no plurals, and devices whose variables of one name differ.
  ///
  /// ```swift
  /// let definition = MessageDefinition.variables(format: "%#@value@", [songs])   // "%lld song", "%lld songs"
  /// StringCatalog.Localization("en", definition)?.text[.plural].map(\.name)      // ["one", "other"]
  /// ```
  ///
  /// A format that is nothing but one variable becomes a plural, whatever the variable's name, unless `usesSubstitutions` asks for a
  /// substitution there, too; everything else becomes substitutions.
  public init?(
    _ language: String, _ definition: MessageDefinition, state: StringCatalog.UnitState? = .translated,
    usesSubstitutions: Bool = false
  ) {
    var builder = LocalizationBuilder(state: state, usesSubstitutions: usesSubstitutions)
    guard let text = builder.text(definition) else { return nil }
    self.init(language, text, substitutions: builder.substitutions)
  }
}

/// Makes texts of definitions, and gathers their substitutions.
private struct LocalizationBuilder {
  let state: StringCatalog.UnitState?
  let usesSubstitutions: Bool
  private(set) var substitutions: [StringCatalog.Substitution] = []

  init(state: StringCatalog.UnitState?, usesSubstitutions: Bool) {
    self.state = state
    self.usesSubstitutions = usesSubstitutions
  }

  mutating func text(_ definition: MessageDefinition, isInDevice: Bool = false) -> StringCatalog.Text? {
    switch definition {
    case .text(let text): return StringCatalog.Text(StringCatalog.Unit(text, state: state))
    case .widths: return nil
    case .devices(let variants):
      guard !isInDevice else { return nil }
      var cases: [StringCatalog.Case] = []
      for variant in variants {
        guard let text = text(variant.definition, isInDevice: true) else { return nil }
        cases.append(StringCatalog.Case(variant.selector, text))
      }
      return StringCatalog.Text(.device, cases)
    case .variables(let format, let variables):
      guard variables.allSatisfy({ $0.rule == .plural }) else { return nil }
      if !usesSubstitutions, variables.count == 1, let plural = plural(format, variables[0]) { return plural }
      let placeholders = FormatString(format).placeholders
      for variable in variables {
        let reference = placeholders.first { $0.conversion == .variable(variable.name) }
        let substitution = StringCatalog.Substitution(
          variable.name, argumentNumber: variable.argument ?? reference?.position, formatSpecifier: variable.valueType,
          StringCatalog.Text(.plural, cases(variable)))
        if let earlier = substitutions.first(where: { $0.name.isIdentical(to: variable.name) }) {
          guard earlier == substitution else { return nil }
        } else {
          substitutions.append(substitution)
        }
      }
      return StringCatalog.Text(StringCatalog.Unit(format, state: state))
    }
  }

  /// The plural that a format of one variable stands for: it has a form with the number, which tells the variable's type.
  private func plural(_ format: String, _ variable: MessageVariable) -> StringCatalog.Text? {
    let reference = FormatString(format)
    guard case .placeholder(let placeholder)? = reference.pieces.first, reference.pieces.count == 1,
      placeholder.conversion == .variable(variable.name)
    else { return nil }
    let numbers = variable.forms.flatMap { FormatString($0.format, in: .variableForm).placeholders }
    guard numbers.contains(where: { $0.isNumeric && $0.valueType == variable.valueType }),
      numbers.allSatisfy({ if case .variable = $0.kind { false } else { $0.kind != .number } })
    else { return nil }
    return StringCatalog.Text(.plural, cases(variable))
  }

  private func cases(_ variable: MessageVariable) -> [StringCatalog.Case] {
    variable.forms.map { StringCatalog.Case($0.category, $0.format, state: state) }
  }
}

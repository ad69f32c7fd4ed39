/// A plural of one number, as a variable.
struct CatalogPlural {
  /// What refers to the variable.
  let format: String
  let variable: MessageVariable

  /// A plural of its cases.
  /// - Parameters:
  ///   - cases: The forms.
  ///   - known: What the source language or the key tells of the arguments; `nil` for what the forms tell by themselves.
  init?(_ cases: [StringCatalog.Case], known: CatalogArguments?) {
    let forms = cases.compactMap { variant in
      variant.text.unit.map { Form(name: variant.name, unit: $0, format: FormatString($0.value, in: .variableForm)) }
    }
    guard !forms.isEmpty else { return nil }
    // The form that is sure to have the number; others may leave it out.
    let sought = forms.filter { $0.name == "other" } + forms.filter { $0.name != "other" }
    let own = CatalogArguments(of: sought.map(\.format))
    let count = forms.flatMap { CatalogArguments.positions(of: $0.format.placeholders) }.max() ?? 0
    let position = max(count, known?.count ?? 0) > 1 ? (known ?? own)?.number : nil
    let shown = sought.lazy.flatMap { form in
      zip(form.format.placeholders, form.positions(number: position, known: known))
    }.first { $0.0.isNumeric && (position == nil || $0.1 == position) }
    let type = shown?.0.valueType ?? known?.valueType ?? own?.valueType ?? "lld"
    format = position.map { "%\($0)$#@value@" } ?? "%#@value@"
    variable = MessageVariable(
      name: "value", argument: position, valueType: type,
      forms: forms.map { form in
        MessageVariableForm(
          form.name, form.text(number: position, valueType: type, known: known), position: form.unit.position)
      })
  }

  /// A form with its placeholders.
  private struct Form {
    let name: String
    let unit: StringCatalog.Unit
    let format: FormatString

    /// The position of each placeholder's argument.
    func positions(number: Int?, known: CatalogArguments?) -> [Int] {
      let placeholders = format.placeholders
      return known?.positionsByKind(of: placeholders) ?? CatalogArguments.positions(of: placeholders, number: number)
    }

    /// The text with the conversion for `%arg`, and all positions where the number has one: every form sees all arguments, and without
    /// positions its first placeholder would take the number.
    func text(number: Int?, valueType: String, known: CatalogArguments?) -> String {
      guard let number else {
        return format.replacingPlaceholders { $0.kind == .number ? "%\(valueType)" : nil }
      }
      var positions = positions(number: number, known: known)[...]
      return format.replacingPlaceholders { placeholder in
        let position = positions.popFirst() ?? placeholder.argument()
        if placeholder.kind == .number { return "%\(position)$\(valueType)" }
        return placeholder.numbered(startingAt: placeholder.position == nil ? position - placeholder.order : 1)
      }
    }
  }
}

extension StringCatalog {
  /// What the catalog says of a key in a language, in the shape that Apple's compiler gives it; `nil` when there is no such localization.
  ///
  /// - A text is itself.
  /// - A plural becomes one variable named `value`: `%#@value@`, or `%2$#@value@` when the number is the second of several arguments. Its
  ///   value type is the conversion that stands for the number.
  /// - Substitutions keep their names. Where the catalog tells the positions of their numbers (`argNum`), references, and what stands
  ///   beside them, are numbered so; `%arg` becomes the conversion, `%2$lld`.
  /// - Devices hold any of these.
  /// - Of a set of texts the first one is given.
  ///
  /// The language is to be spelled as in the catalog. Nothing is taken from another language.
  public func definition(forKey key: String, language: String) -> MessageDefinition? {
    self[key]?[language]?.definition
  }

  /// What the compiled table of a language holds: keys in the order of the catalog, each with its definition and its place.
  ///
  /// As with Apple's compiler, a localization of an entry that Xcode keeps from the sources is left out as long as its state is `new`,
  /// and an entry that is kept by hand and has no source text is its own text in the source language.
  public func messages(for language: String) -> [(key: String, message: LocatedMessage)] {
    storage.compactMap { entry in
      guard let entry, let message = entry.message(for: language, sourceLanguage: sourceLanguage, file: file) else {
        return nil
      }
      return (entry.key, message)
    }
  }
}

extension StringCatalog.Entry {
  /// What the compiled table of a language holds for the key, and where it stands.
  func message(for language: String, sourceLanguage: String, file: String) -> LocatedMessage? {
    if let localization = self[language], let definition = localization.definition {
      guard extractionState != nil || !localization.isNew else { return nil }
      return LocatedMessage(definition, file: file, position: localization.valuePosition)
    }
    guard extractionState == .manual, language == sourceLanguage else { return nil }
    return LocatedMessage(.text(key), file: file, position: keyPosition)
  }
}

extension StringCatalog.Localization {
  /// What it says, in the shape of a compiled table; `nil` when it says nothing.
  public var definition: MessageDefinition? {
    text.definition(substitutions) ?? stringSet?.values.first.map { .text($0) }
  }

  /// Whether nothing of it is translated: all of its texts are `new`.
  public var isNew: Bool {
    let states = units.map(\.unit.state) + (stringSet.map { [$0.state] } ?? [])
    return !states.isEmpty && states.allSatisfy { $0 == .new }
  }

  /// Where its text stands: the value of a single one, else the language.
  public var valuePosition: SourcePosition? { text.unit?.position ?? stringSet?.position ?? position }
}

extension StringCatalog.Text {
  /// What it says, with the substitutions beside it.
  func definition(_ substitutions: [StringCatalog.Substitution]) -> MessageDefinition? {
    let devices = self[.device]
    if !devices.isEmpty {
      let variants = devices.compactMap { device in
        device.text.definition(substitutions).map {
          MessageVariant(device.name, $0, position: device.text.unit?.position ?? device.position)
        }
      }
      return variants.isEmpty ? nil : .devices(variants)
    }
    let plural = CatalogPlural(self[.plural])
    if let plural {
      let variables = substitutions.map { $0.variable(argument: $0.argumentNumber) }
      return .variables(format: plural.format, [plural.variable] + variables)
    }
    guard let unit else { return nil }
    if substitutions.isEmpty { return .text(unit.value) }
    return StringCatalog.Substitution.definition(unit.value, substitutions)
  }
}

/// A plural of one number, as a variable.
private struct CatalogPlural {
  /// What refers to the variable.
  let format: String
  let variable: MessageVariable

  init?(_ cases: [StringCatalog.Case]) {
    let forms = cases.compactMap { variant in variant.text.unit.map { (variant.name, $0, FormatString($0.value)) } }
    guard !forms.isEmpty else { return nil }
    // The number is the first numeric placeholder of the form that is sure to have one; other forms may leave it out.
    let sought = forms.filter { $0.0 == "other" } + forms.filter { $0.0 != "other" }
    let number = sought.lazy.compactMap { $0.2.placeholders.first { $0.isNumeric } }.first
    let count = forms.flatMap { $0.2.placeholders.map { $0.argument() } }.max() ?? 0
    let position = count > 1 ? number?.argument() : nil
    format = position.map { "%\($0)$#@value@" } ?? "%#@value@"
    variable = MessageVariable(
      name: "value", argument: position, valueType: number?.valueType ?? "lld",
      forms: forms.map { name, unit, format in
        // Every form sees all arguments: without positions, its first placeholder would take the number.
        MessageVariableForm(name, position == nil ? unit.value : format.numbered(), position: unit.position)
      })
  }
}

extension StringCatalog.Substitution {
  /// A text that refers to substitutions. Its placeholders get positions when the catalog tells those of the numbers.
  fileprivate static func definition(_ text: String, _ substitutions: [Self]) -> MessageDefinition {
    let taken = Set(substitutions.compactMap(\.argumentNumber))
    guard !taken.isEmpty else {
      return .variables(format: text, substitutions.map { $0.variable(argument: nil) })
    }
    // What has no position takes the free ones in order.
    var next = 0
    func free() -> Int {
      repeat { next += 1 } while taken.contains(next)
      return next
    }
    var positions: [ExactText: Int] = [:]
    for substitution in substitutions { positions[ExactText(substitution.name)] = substitution.argumentNumber }
    let format = FormatString(text).replacingPlaceholders { placeholder in
      guard case .variable(let name) = placeholder.conversion else {
        return placeholder.position == nil ? placeholder.numbered(startingAt: free() - placeholder.order) : nil
      }
      let position = placeholder.position ?? positions[ExactText(name)] ?? free()
      if positions[ExactText(name)] == nil { positions[ExactText(name)] = position }
      return placeholder.position == nil ? placeholder.numbered(startingAt: position - placeholder.order) : nil
    }
    return .variables(
      format: format, substitutions.map { $0.variable(argument: positions[ExactText($0.name)]) })
  }

  /// The variable of a message, with its number at a position.
  fileprivate func variable(argument: Int?) -> MessageVariable {
    let conversion = formatSpecifier ?? "lld"
    let number = argument.map { "%\($0)$\(conversion)" } ?? "%\(conversion)"
    func form(_ name: String, _ unit: StringCatalog.Unit) -> MessageVariableForm {
      let format = FormatString(unit.value, in: .variableForm)
      let text = format.replacingPlaceholders { $0.kind == .number ? number : nil }
      return MessageVariableForm(name, text, position: unit.position)
    }
    var forms = text[.plural].compactMap { variant in variant.text.unit.map { form(variant.name, $0) } }
    if forms.isEmpty, let unit = text.unit { forms = [form("other", unit)] }
    return MessageVariable(
      name: name, argument: argument, valueType: conversion, forms: forms, position: position)
  }
}

extension FormatPlaceholder {
  /// Whether it takes a number, which can choose a plural form.
  var isNumeric: Bool {
    switch kind {
    case .integer, .unsignedInteger, .double: true
    default: false
    }
  }

  /// The conversion with its size, as `NSStringFormatValueTypeKey` and `formatSpecifier` have it: `lld`.
  var valueType: String { (length?.rawValue ?? "") + String(letter) }
}

extension FormatString {
  /// The text with other texts for some of its placeholders.
  func replacingPlaceholders(_ replacement: (FormatPlaceholder) -> String?) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    for piece in pieces {
      if case .placeholder(let placeholder) = piece, let text = replacement(placeholder) {
        result += text.utf8
      } else {
        result += bytes[piece.range]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

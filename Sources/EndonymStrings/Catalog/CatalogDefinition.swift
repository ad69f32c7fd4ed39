extension StringCatalog {
  /// What the catalog says of a key in a language, in the shape that Apple's compiler gives it; `nil` when there is no such localization.
  ///
  /// - A text is itself.
  /// - A plural becomes one variable named `value`: `%#@value@`, or `%2$#@value@` when the number is the second of several arguments. Its
  ///   value type is the conversion that stands for the number; `%arg` becomes that conversion. The number is the same argument in all
  ///   languages: the first that the source language's text shows, or else the key. Placeholders that a translation has moved without
  ///   telling positions take what they can show, numbers or other values, in their order.
  /// - Substitutions keep their names. Where the catalog tells the positions of their numbers (`argNum`), references, and what stands
  ///   beside them, are numbered so; `%arg` becomes the conversion, `%2$lld`.
  /// - Devices hold any of these.
  /// - Of a set of texts the first one is given.
  ///
  /// The language is to be spelled as in the catalog. No text is taken from another language.
  public func definition(forKey key: String, language: String) -> MessageDefinition? {
    self[key]?.definition(in: language, sourceLanguage: sourceLanguage)
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
  /// What it says in a language, in the shape of a compiled table, as ``StringCatalog/definition(forKey:language:)`` tells it; `nil` when it
  /// says nothing.
  public func definition(in language: String, sourceLanguage: String) -> MessageDefinition? {
    self[language]?.definition(forKey: key, source: self[sourceLanguage])
  }

  /// What the compiled table of a language holds for the key, and where it stands.
  func message(for language: String, sourceLanguage: String, file: String) -> LocatedMessage? {
    if let localization = self[language],
      let definition = localization.definition(forKey: key, source: self[sourceLanguage])
    {
      guard extractionState != nil || !localization.isNew else { return nil }
      return LocatedMessage(definition, file: file, position: localization.valuePosition)
    }
    guard extractionState == .manual, language == sourceLanguage else { return nil }
    return LocatedMessage(.text(key), file: file, position: keyPosition)
  }
}

extension StringCatalog.Localization {
  /// What it says by itself, in the shape of a compiled table; `nil` when it says nothing.
  ///
  /// A plural of several arguments depends on the first numeric one, and its placeholders are numbered in their order.
  public var definition: MessageDefinition? { definition(arguments: nil) }

  /// What it says as a localization of a key, in the shape of a compiled table.
  ///
  /// - Parameters:
  ///   - key: The key, which tells the arguments when the source language does not.
  ///   - source: What the entry says in the source language, which tells which argument a plural depends on.
  /// - Returns: The definition; `nil` when it says nothing.
  public func definition(forKey key: String, source: StringCatalog.Localization?) -> MessageDefinition? {
    definition(arguments: text.hasPlural ? CatalogArguments(key: key, source: source) : nil)
  }

  private func definition(arguments: CatalogArguments?) -> MessageDefinition? {
    text.definition(substitutions, arguments) ?? stringSet?.values.first.map { .text($0) }
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
  func definition(
    _ substitutions: [StringCatalog.Substitution], _ arguments: CatalogArguments?
  ) -> MessageDefinition? {
    let devices = self[.device]
    if !devices.isEmpty {
      let variants = devices.compactMap { device in
        device.text.definition(substitutions, arguments).map {
          MessageVariant(device.name, $0, position: device.text.unit?.position ?? device.position)
        }
      }
      return variants.isEmpty ? nil : .devices(variants)
    }
    let plural = CatalogPlural(self[.plural], known: arguments)
    if let plural {
      let variables = substitutions.map { $0.variable(argument: $0.argumentNumber) }
      return .variables(format: plural.format, [plural.variable] + variables)
    }
    guard let unit else { return nil }
    if substitutions.isEmpty { return .text(unit.value) }
    return StringCatalog.Substitution.definition(unit.value, substitutions)
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

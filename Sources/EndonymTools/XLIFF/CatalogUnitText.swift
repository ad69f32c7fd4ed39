import EndonymStrings

/// Names and texts of a catalog as Xcode writes them in XLIFF: `KEY|==|plural.one`, `%1$#@files@`, `%1$lld` for `%arg`.
enum CatalogUnitText {
  /// What stands between a key and the way to one of its texts.
  static let separator = "|==|"

  /// The id of a text.
  static func id(_ key: String, _ path: StringCatalog.Path) -> String {
    if path.steps.isEmpty { return key }
    let steps = path.steps.map { step -> String in
      switch step {
      case .plural(let name): "plural.\(name)"
      case .device(let name): "device.\(name)"
      // A name with full stops could not be told from the rest of the way.
      case .substitution(let name): "substitutions.\(name.contains(".") ? "@\(name)@" : name)"
      }
    }
    return key + separator + steps.joined(separator: ".")
  }

  /// The key and the way that an id names.
  static func location(_ id: String, in catalog: StringCatalog) -> (key: String, path: StringCatalog.Path)? {
    if catalog[id] != nil { return (id, .text) }
    guard let range = id.ranges(of: separator).last else { return nil }
    var way = String(id[range.upperBound...])
    var name: String?
    if way.hasPrefix("substitutions.@"), let end = way.dropFirst(15).firstIndex(of: "@") {
      name = String(way.dropFirst(15)[..<end])
      way = "substitutions.x" + way[way.index(after: end)...]
    }
    guard var path = StringCatalog.Path(way), catalog[String(id[..<range.lowerBound])] != nil else { return nil }
    if let name { path.steps[0] = .substitution(name) }
    return (String(id[..<range.lowerBound]), path)
  }

  /// The position of a substitution's number: what the catalog says, else the place of its reference among the placeholders.
  private static func position(of name: String, in localization: StringCatalog.Localization) -> Int? {
    if let number = localization.substitution(name)?.argumentNumber { return number }
    let units = localization.units.filter { unit in
      if case .substitution? = unit.path.steps.first { false } else { true }
    }
    for (_, unit) in units {
      for placeholder in FormatString(unit.value).placeholders where placeholder.conversion == .variable(name) {
        return placeholder.argument()
      }
    }
    return nil
  }

  /// A text of a localization as XLIFF has it.
  static func exported(
    _ text: String, at path: StringCatalog.Path, of localization: StringCatalog.Localization
  ) -> String {
    if case .substitution(let name)? = path.steps.first {
      let conversion = localization.substitution(name)?.formatSpecifier ?? "lld"
      let number = position(of: name, in: localization).map { "\($0)$" } ?? ""
      return replacing(FormatString(text, in: .variableForm)) { placeholder in
        placeholder.conversion == .number ? "%\(number)\(conversion)" : nil
      }
    }
    return replacing(FormatString(text)) { placeholder in
      guard case .variable(let name) = placeholder.conversion, placeholder.position == nil,
        let number = position(of: name, in: localization)
      else { return nil }
      return "%\(number)$#@\(name)@"
    }
  }

  /// A text of XLIFF as the catalog has it: the opposite of ``exported(_:at:of:)``.
  static func imported(
    _ text: String, at path: StringCatalog.Path, of localization: StringCatalog.Localization
  ) -> String {
    if case .substitution(let name)? = path.steps.first {
      let conversion = localization.substitution(name)?.formatSpecifier ?? "lld"
      guard let number = position(of: name, in: localization) else { return text }
      return replacing(FormatString(text, in: .variableForm)) { placeholder in
        placeholder.position == number && placeholder.specifier == conversion ? "%arg" : nil
      }
    }
    return replacing(FormatString(text)) { placeholder in
      guard case .variable(let name) = placeholder.conversion, let number = placeholder.position,
        localization.substitution(name)?.argumentNumber == number
      else { return nil }
      return "%#@\(name)@"
    }
  }

  private static func replacing(_ format: FormatString, _ text: (FormatPlaceholder) -> String?) -> String {
    let bytes = Array(format.text.utf8)
    var result: [UInt8] = []
    for piece in format.pieces {
      if case .placeholder(let placeholder) = piece, let text = text(placeholder) {
        result += text.utf8
      } else {
        result += bytes[piece.range]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

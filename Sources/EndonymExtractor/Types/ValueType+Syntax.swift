import SwiftSyntax

extension ValueType {
  /// The type that is written.
  init?(_ type: TypeSyntax, depth: Int = 0) {
    guard depth < LiteralChoices.maximumDepth else { return nil }
    func inner(_ type: TypeSyntax) -> ValueType? { ValueType(type, depth: depth + 1) }
    if let identifier = type.as(IdentifierTypeSyntax.self) {
      self.init(name: identifier.name.text, arguments: identifier.genericArgumentClause, depth: depth)
    } else if let member = type.as(MemberTypeSyntax.self) {
      self.init(name: member.name.text, arguments: member.genericArgumentClause, depth: depth)
    } else if let optional = type.as(OptionalTypeSyntax.self), let wrapped = inner(optional.wrappedType) {
      self = .optional(wrapped)
    } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self),
      let wrapped = inner(optional.wrappedType)
    {
      self = .optional(wrapped)
    } else if let array = type.as(ArrayTypeSyntax.self), let element = inner(array.element) {
      self = .array(element)
    } else if let dictionary = type.as(DictionaryTypeSyntax.self), let value = inner(dictionary.value) {
      self = .dictionary(value: value)
    } else if let attributed = type.as(AttributedTypeSyntax.self), let base = inner(attributed.baseType) {
      self = base
    } else {
      return nil
    }
  }

  private init?(name: String, arguments: GenericArgumentClauseSyntax?, depth: Int) {
    let types = (arguments?.arguments).map { list in list.map { ValueType($0.argument.trimmedDescription) } } ?? []
    switch (name, types.first ?? nil, types.last ?? nil) {
    case ("Array", let element?, _), ("Set", let element?, _), ("ArraySlice", let element?, _),
      ("Range", let element?, _), ("ClosedRange", let element?, _):
      self = .array(element)
    case ("Optional", let wrapped?, _): self = .optional(wrapped)
    case ("Binding", let wrapped?, _), ("Published", let wrapped?, _), ("State", let wrapped?, _): self = wrapped
    case ("Dictionary", _, let value?): self = .dictionary(value: value)
    default: self = .named(name)
    }
  }

  /// The type of a simple name.
  private init?(_ text: String) {
    guard let last = text.split(separator: ".").last, !last.isEmpty else { return nil }
    self = last.hasSuffix("?") ? .optional(.named(String(last.dropLast()))) : .named(String(last))
  }
}

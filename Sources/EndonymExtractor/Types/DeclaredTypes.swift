import SwiftSyntax

/// The members of the types that a file declares, and its functions, with the types that are written down.
struct DeclaredTypes {
  private var members: [String: [String: ValueType]] = [:]
  private var functions: [String: ValueType] = [:]
  private var aliases: [String: ValueType] = [:]
  private var rawTypes: [String: ValueType] = [:]

  /// Reads the declarations of a file: those of types wherever they stand, and the functions and variables of the file itself.
  init(_ file: SourceFileSyntax) {
    var open: [(node: Syntax, type: String)] = [(Syntax(file), "")]
    while let (node, type) = open.popLast() {
      if let (name, inherited) = Self.typeDeclaration(node) {
        if let first = inherited?.inheritedTypes.first, let raw = ValueType(first.type) { rawTypes[name] = raw }
        open += node.children(viewMode: .sourceAccurate).map { ($0, name) }
        continue
      }
      if let variable = node.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { add(binding, to: type) }
      } else if let function = node.as(FunctionDeclSyntax.self) {
        if let result = function.signature.returnClause.flatMap({ ValueType($0.type) }) {
          functions[function.name.text] = functions[function.name.text] == nil ? result : functions[function.name.text]
        }
      } else if let alias = node.as(TypeAliasDeclSyntax.self), let value = ValueType(alias.initializer.value) {
        aliases[alias.name.text] = value
      } else if !node.is(ClosureExprSyntax.self), !node.is(InitializerDeclSyntax.self),
        !node.is(SubscriptDeclSyntax.self)
      {
        open += node.children(viewMode: .sourceAccurate).map { ($0, type) }
      }
    }
  }

  private mutating func add(_ binding: PatternBindingSyntax, to type: String) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    if let written = binding.typeAnnotation.flatMap({ ValueType($0.type) }) {
      members[type, default: [:]][name] = written
    } else if let value = binding.initializer?.value, let literal = Self.typeOfLiteral(value) {
      members[type, default: [:]][name] = literal
    }
  }

  private static func typeDeclaration(_ node: Syntax) -> (name: String, inherited: InheritanceClauseSyntax?)? {
    if let type = node.as(StructDeclSyntax.self) { return (type.name.text, nil) }
    if let type = node.as(ClassDeclSyntax.self) { return (type.name.text, nil) }
    if let type = node.as(ActorDeclSyntax.self) { return (type.name.text, nil) }
    if let type = node.as(ProtocolDeclSyntax.self) { return (type.name.text, nil) }
    if let type = node.as(EnumDeclSyntax.self) { return (type.name.text, type.inheritanceClause) }
    if let type = node.as(ExtensionDeclSyntax.self) { return (type.extendedType.trimmedDescription, nil) }
    return nil
  }

  /// The type of a member, through aliases.
  func member(_ name: String, of type: String) -> ValueType? {
    if name == "rawValue", let raw = rawTypes[type] { return resolved(raw) }
    return (members[type]?[name]).map(resolved)
  }

  /// What a function returns.
  func result(of function: String) -> ValueType? { functions[function].map(resolved) }

  /// A type without the file's aliases.
  func resolved(_ type: ValueType) -> ValueType {
    guard case .named(let name) = type, let alias = aliases[name], alias != type else { return type }
    return alias
  }

  /// The type of a variable that is initialized with a literal or by a conversion.
  static func typeOfLiteral(_ value: ExprSyntax) -> ValueType? {
    if value.is(IntegerLiteralExprSyntax.self) { return .named("Int") }
    if value.is(FloatLiteralExprSyntax.self) { return .named("Double") }
    if value.is(StringLiteralExprSyntax.self) { return .named("String") }
    if value.is(BooleanLiteralExprSyntax.self) { return .named("Bool") }
    if let call = value.as(FunctionCallExprSyntax.self), let shape = CallShape(call), shape.namesType {
      return .named(shape.name)
    }
    if let array = value.as(ArrayExprSyntax.self), let first = array.elements.first {
      return typeOfLiteral(first.expression).map { .array($0) }
    }
    if let minus = value.as(PrefixOperatorExprSyntax.self) { return typeOfLiteral(minus.expression) }
    return nil
  }
}

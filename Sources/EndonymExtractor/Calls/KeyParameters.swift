import SwiftSyntax

/// The functions, initializers and enumeration cases that a project declares with parameters of a key type: `init(_ title: LocalizedStringKey)`.
///
/// A literal that is passed to one is a key, in whichever file the call stands.
struct KeyParameters: Sendable {
  /// What is declared.
  private struct Callable: Hashable, Sendable {
    /// The labels of all parameters, empty where there is none.
    let labels: [String]
    /// The key types by the index of their parameters.
    let keys: [Int: String]
  }

  private var callables: [String: Set<Callable>] = [:]

  /// The names of what is called.
  var names: some Sequence<String> { callables.keys }

  /// Adds what another file declares.
  mutating func merge(_ other: KeyParameters) { callables.merge(other.callables) { $0.union($1) } }

  /// Adds what a file declares.
  mutating func collect(_ tree: SourceFileSyntax) {
    var open: [(node: Syntax, type: String?)] = [(Syntax(tree), nil)]
    while let (node, type) = open.popLast() {
      var inner = type
      if let function = node.as(FunctionDeclSyntax.self) {
        add(function.name.text, function.signature.parameterClause.parameters.map { ($0.firstName.text, $0.type) })
      } else if let initializer = node.as(InitializerDeclSyntax.self), let type {
        add(type, initializer.signature.parameterClause.parameters.map { ($0.firstName.text, $0.type) })
      } else if let enumeration = node.as(EnumCaseElementSyntax.self), let clause = enumeration.parameterClause {
        add(enumeration.name.text, clause.parameters.map { ($0.firstName?.text ?? "_", $0.type) })
      } else if let declaration = node.as(StructDeclSyntax.self) {
        inner = declaration.name.text
        addMembers(declaration)
      } else if let declaration = node.as(ClassDeclSyntax.self) {
        inner = declaration.name.text
      } else if let declaration = node.as(ExtensionDeclSyntax.self) {
        inner = declaration.extendedType.trimmedDescription
      } else if node.is(CodeBlockSyntax.self) || node.is(AccessorBlockSyntax.self) || node.kind == .token {
        continue
      }
      open += node.children(viewMode: .sourceAccurate).map { ($0, inner) }
    }
  }

  /// The initializer that a structure has of its stored properties, when it declares none itself.
  private mutating func addMembers(_ declaration: StructDeclSyntax) {
    let members = declaration.memberBlock.members.map(\.decl)
    if members.contains(where: { $0.is(InitializerDeclSyntax.self) }) { return }
    var parameters: [(String, TypeSyntax?)] = []
    for variable in members.compactMap({ $0.as(VariableDeclSyntax.self) }) {
      if variable.modifiers.contains(where: { $0.name.text == "static" }) { continue }
      let isConstant = variable.bindingSpecifier.text == "let"
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          binding.accessorBlock == nil,
          !(isConstant && binding.initializer != nil)
        else { continue }
        parameters.append((name, binding.typeAnnotation?.type))
      }
    }
    add(declaration.name.text, parameters)
  }

  private mutating func add(_ name: String, _ parameters: [(label: String, type: TypeSyntax?)]) {
    var keys: [Int: String] = [:]
    for (index, parameter) in parameters.enumerated() {
      if let type = InterfaceCalls.keyType(parameter.type) { keys[index] = type }
    }
    guard !keys.isEmpty else { return }
    let labels = parameters.map { $0.label == "_" ? "" : $0.label }
    callables[name, default: []].insert(Callable(labels: labels, keys: keys))
  }

  /// The arguments of a call that are keys, with their types; none when no declaration of the name has all the labels of the call.
  func keys(of shape: CallShape) -> [(argument: ExprSyntax, type: String)] {
    guard let declared = callables[shape.name] else { return [] }
    for callable in declared {
      // Parameters with default values may be left out, but the order stays.
      var (index, found): (Int, [(argument: ExprSyntax, type: String)]) = (0, [])
      var fits = true
      for argument in shape.arguments {
        let label = argument.label?.text ?? ""
        guard let place = callable.labels[index...].firstIndex(of: label) else {
          fits = false
          break
        }
        if let type = callable.keys[place] { found.append((argument.expression, type)) }
        index = place + 1
      }
      if fits, !found.isEmpty { return found }
    }
    return []
  }
}

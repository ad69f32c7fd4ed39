import EndonymStrings
import EndonymTools
import SwiftSyntax

/// Collects the strings of one parsed file.
struct StringExtraction {
  private let routines: LocalizationRoutines
  private let lines: TextLines
  private let file: String
  private let tree: SourceFileSyntax
  /// Made when the first interpolation is met: it reads all declarations of the file.
  private lazy var keys = KeyWriter(types: ExpressionTypes(DeclaredTypes(tree)))
  private let parameters: KeyParameters

  /// What was found, in the order of the file once ``run()`` is done.
  private(set) var strings: [ExtractedString] = []
  /// Calls that can never find a string.
  private(set) var diagnostics: [Diagnostic] = []

  init(
    _ tree: SourceFileSyntax, routines: LocalizationRoutines, parameters: KeyParameters, lines: TextLines, file: String
  ) {
    self.parameters = parameters
    self.routines = routines
    self.lines = lines
    self.file = file
    self.tree = tree
  }

  /// Visits every node, without recursion: a chain of calls can be as deep as a file is long.
  mutating func run() {
    var open = [Syntax(tree)]
    while let node = open.popLast() {
      switch node.kind {
      case .token: continue
      case .functionCallExpr: if let call = node.as(FunctionCallExprSyntax.self) { visit(call) }
      case .memberAccessExpr: if let member = node.as(MemberAccessExprSyntax.self) { visit(member) }
      case .attribute: if let attribute = node.as(AttributeSyntax.self) { visit(attribute) }
      default: visitKeyTypes(node)
      }
      open += node.children(viewMode: .sourceAccurate)
    }
    strings.sort { $0.position < $1.position }
  }

  // MARK: Calls

  private mutating func visit(_ call: FunctionCallExprSyntax) {
    guard let shape = CallShape(call) else { return }
    if let member = routines.member(shape.name) {
      visitRoutine(shape, member)
    } else if let literal = shape.argument("localized") {
      visitValue(shape, literal)
    } else if InterfaceCalls.keyTypes.contains(shape.name) {
      if let first = shape.firstUnlabelled { visitValue(shape, first) }
    } else {
      let own = parameters.keys(of: shape)
      if own.isEmpty { visitInterface(shape) }
      for (argument, type) in own { extractTyped(argument, type, shape: shape) }
    }
  }

  /// `NSLocalizedString("key", comment: "…")` and its like.
  private mutating func visitRoutine(_ shape: CallShape, _ member: LocalizationRoutines.Member) {
    // A routine may be a method of its key: `"Cancel".localized(comment: "…")`.
    var key: ExprSyntax?
    var unlabelled = Array(shape.arguments.filter { $0.label == nil }.map(\.expression))
    if case .expression(let base) = shape.base, LiteralChoices(base, joining: .joins).literals.isEmpty == false {
      key = base
    } else if !unlabelled.isEmpty {
      key = unlabelled.removeFirst()
    } else if let first = shape.arguments.first, ["key", "forKey"].contains(first.label?.text) {
      key = first.expression
    }
    guard let key else { return }
    var options = Options(shape, .routine)
    // Arguments without labels are taken as the macros of C take them.
    for (parameter, argument) in zip(member.parameters.dropFirst(), unlabelled) {
      options.take(argument, as: parameter)
    }
    extract(key, shape: shape, options: options, origin: .routine)
  }

  /// `String(localized: "key", defaultValue: "…")`, `LocalizedStringResource("key")`.
  private mutating func visitValue(_ shape: CallShape, _ literal: ExprSyntax) {
    extract(literal, shape: shape, options: Options(shape, .value), origin: .value)
  }

  private mutating func visit(_ attribute: AttributeSyntax) {
    if let shape = CallShape(attribute) { visitInterface(shape) }
  }

  /// A literal that SwiftUI looks up.
  private mutating func visitInterface(_ shape: CallShape) {
    if takesKeyFirst(shape), let first = shape.firstUnlabelled {
      if let list = first.as(ArrayExprSyntax.self) {
        for element in list.elements {
          extract(element.expression, shape: shape, options: Options(shape, .interface), origin: .interface)
        }
      } else {
        extract(first, shape: shape, options: Options(shape, .interface), origin: .interface)
      }
    }
    for label in InterfaceCalls.labels[shape.name] ?? [] {
      if let argument = shape.argument(label) {
        extract(argument, shape: shape, options: Options(shape, .interface), origin: .interface)
      }
    }
  }

  private func takesKeyFirst(_ shape: CallShape) -> Bool {
    switch shape.base {
    case .implicit:
      return InterfaceCalls.implicitMembers.contains(shape.name) && shape.arguments.count == 2
        || InterfaceCalls.modifiers.contains(shape.name)
    case .none:
      return InterfaceCalls.types.contains(shape.name) || InterfaceCalls.modifiers.contains(shape.name)
    case .expression(let base):
      if InterfaceCalls.types.contains(shape.name) { return true }
      if InterfaceCalls.modifiers.contains(shape.name) { return true }
      guard let before = InterfaceCalls.chainedModifiers[shape.name] else { return false }
      var chain = base.as(FunctionCallExprSyntax.self).flatMap { CallShape($0) }
      while let link = chain {
        if link.name == before { return true }
        guard case .expression(let next) = link.base else { return false }
        chain = next.as(FunctionCallExprSyntax.self).flatMap { CallShape($0) }
      }
      return false
    }
  }

  /// `"Cancel".localized`, where `localized` is a routine.
  private mutating func visit(_ member: MemberAccessExprSyntax) {
    let name = member.declName.baseName.text
    guard routines.member(name) != nil, let base = member.base else { return }
    // A call of it has been seen as a call.
    if let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id {
      return
    }
    for literal in LiteralChoices(base, joining: .joins).literals {
      add(literal, routine: name, options: Options(), origin: .routine)
    }
  }

  // MARK: Literals of a type

  private mutating func visitKeyTypes(_ node: Syntax) {
    if let binding = node.as(PatternBindingSyntax.self), let type = InterfaceCalls.keyType(binding.typeAnnotation?.type)
    {
      if let value = binding.initializer?.value { extractTyped(value, type) }
      if let accessors = binding.accessorBlock { extractResults(of: accessors, type) }
    } else if let function = node.as(FunctionDeclSyntax.self), let body = function.body,
      let type = InterfaceCalls.keyType(function.signature.returnClause?.type)
    {
      for result in ResultExpressions.of(body.statements) { extractTyped(result, type) }
    } else if let parameter = node.as(FunctionParameterSyntax.self), let type = InterfaceCalls.keyType(parameter.type),
      let value = parameter.defaultValue?.value
    {
      extractTyped(value, type)
    } else if let closure = node.as(ClosureExprSyntax.self),
      let type = InterfaceCalls.keyType(closure.signature?.returnClause?.type)
    {
      for result in ResultExpressions.of(closure.statements) { extractTyped(result, type) }
    } else if let sequence = node.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let type = InterfaceCalls.keyType(elements[2].as(TypeExprSyntax.self)?.type)
      {
        // Where it is an argument that is looked up anyway, its call has seen it.
        if strings.allSatisfy({ $0.position != position(of: elements[0]) }) { extractTyped(elements[0], type) }
      }
    }
  }

  private mutating func extractResults(of accessors: AccessorBlockSyntax, _ type: String) {
    switch accessors.accessors {
    case .getter(let statements):
      for result in ResultExpressions.of(statements) { extractTyped(result, type) }
    case .accessors(let list):
      for accessor in list where accessor.accessorSpecifier.text == "get" {
        for result in accessor.body.map({ ResultExpressions.of($0.statements) }) ?? [] { extractTyped(result, type) }
      }
    @unknown default: break
    }
  }

  private mutating func extractTyped(_ expression: ExprSyntax, _ type: String, shape: CallShape? = nil) {
    if let list = expression.as(ArrayExprSyntax.self) {
      for element in list.elements { extractTyped(element.expression, type, shape: shape) }
      return
    }
    if let dictionary = expression.as(DictionaryExprSyntax.self) {
      if case .elements(let elements) = dictionary.content {
        for element in elements { extractTyped(element.value, type) }
      }
      return
    }
    // `.init("key", defaultValue: "…")`.
    if let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base == nil, member.declName.baseName.text == "init", let shape = CallShape(call),
      let first = shape.firstUnlabelled
    {
      extract(first, shape: shape, options: Options(shape, .value), origin: .value, routine: type)
      return
    }
    let origin: ExtractedString.Origin = type == "LocalizedStringKey" ? .interface : .value
    for literal in LiteralChoices(expression, joining: .refuses).literals {
      add(
        literal, routine: shape?.name ?? type, options: shape.map { Options($0, origin) } ?? Options(), origin: origin)
    }
  }

  // MARK: Strings

  /// What a call says beside the key.
  private struct Options {
    var table: ExprSyntax?
    var bundle: ExprSyntax?
    var comment: ExprSyntax?
    var value: ExprSyntax?

    init() {}

    init(_ shape: CallShape, _ origin: ExtractedString.Origin) {
      table = shape.argument("tableName", "table")
      bundle = shape.argument("bundle")
      comment = shape.argument("comment")
      // What a view calls a value, as `Tab` does its selection, is no text of its key.
      switch origin {
      case .routine: value = shape.argument("value", "defaultValue")
      case .value: value = shape.argument("defaultValue")
      case .interface: value = nil
      }
    }

    mutating func take(_ argument: ExprSyntax, as parameter: LocalizationRoutines.Parameter) {
      switch parameter {
      case .key: break
      case .table: table = table ?? argument
      case .bundle: bundle = bundle ?? argument
      case .value: value = value ?? argument
      case .comment: comment = comment ?? argument
      }
    }
  }

  private mutating func extract(
    _ key: ExprSyntax, shape: CallShape, options: Options, origin: ExtractedString.Origin, routine: String? = nil
  ) {
    let choices = LiteralChoices(key, joining: origin == .routine ? .joins : .refuses)
    let name = routine ?? shape.name
    for literal in choices.literals { add(literal, routine: name, options: options, origin: origin) }
    if origin == .routine, choices.isOpen { reportDynamicKey(key, routine: name) }
  }

  private mutating func add(
    _ literal: SwiftStringLiteral, routine: String, options: Options, origin: ExtractedString.Origin
  ) {
    let position = lines.position(at: literal.offset)
    var key = ""
    // A `StaticString` is taken as it is; what has no default value is a format.
    if origin == .routine || options.value != nil && origin == .value {
      guard let plain = literal.plainText else {
        diagnostics.append(
          Diagnostic(
            ExtractionRules.interpolatedKey,
            "the key of \(routine) has an interpolation: it is made at run time and no table has it; use String(localized:), or a key with a format",
            file: file, position: position))
        return
      }
      key = plain
    } else {
      key = text(of: literal, doublesPercent: origin == .value)
    }
    var table: String?
    if let expression = options.table {
      guard let name = CallShape.text(of: expression) else {
        diagnostics.append(
          Diagnostic(
            ExtractionRules.dynamicTable,
            "the table of \"\(key)\" is not a literal: the string is extracted into no table", file: file,
            position: self.position(of: expression)))
        return
      }
      table = name
    }
    strings.append(
      ExtractedString(
        key: key, defaultValue: options.value.flatMap { defaultValue($0, origin: origin, routine: routine) },
        table: table, bundle: options.bundle.map(\.trimmedDescription),
        comment: options.comment.flatMap { CallShape.text(of: $0) }, origin: origin, routine: routine,
        position: position))
  }

  private mutating func defaultValue(
    _ expression: ExprSyntax, origin: ExtractedString.Origin, routine: String
  ) -> String? {
    let choices = LiteralChoices(expression, joining: origin == .routine ? .joins : .refuses)
    guard choices.literals.count == 1, !choices.isOpen else { return nil }
    if origin != .routine { return text(of: choices.literals[0], doublesPercent: true) }
    if let plain = choices.literals[0].plainText { return plain.isEmpty ? nil : plain }
    diagnostics.append(
      Diagnostic(
        ExtractionRules.interpolatedValue,
        "the default value of \(routine) has an interpolation: no translator can see what it will be", file: file,
        position: position(of: expression)))
    return nil
  }

  private mutating func text(of literal: SwiftStringLiteral, doublesPercent: Bool) -> String {
    guard let plain = literal.plainText else { return keys.text(of: literal, doublesPercent: doublesPercent) }
    return doublesPercent ? plain.replacing("%", with: "%%") : plain
  }

  private mutating func reportDynamicKey(_ key: ExprSyntax, routine: String) {
    let isWrapper = key.trimmedDescription == "self" || isParameter(key)
    diagnostics.append(
      Diagnostic(
        ExtractionRules.dynamicKey,
        isWrapper
          ? "this wraps \(routine): name the function around it as a routine (-s) to extract its strings"
          : "the key of \(routine) is not a literal: it cannot be extracted", severity: isWrapper ? .note : nil,
        file: file,
        position: position(of: key)))
  }

  /// Whether an expression is a parameter of the function around it.
  private func isParameter(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    var next = expression.parent
    while let node = next {
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
      }
      next = node.parent
    }
    return false
  }

  private func position(of node: some SyntaxProtocol) -> SourcePosition {
    lines.position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}

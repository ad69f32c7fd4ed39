/// Finds out which arguments a message takes in any of its forms.
struct TakenArguments {
  private let templates: [MessageTemplate]
  private let variables: [CompiledVariable]
  /// Whether the message takes the argument of each position; the first is at 0.
  private(set) var positions: [Bool] = []
  /// The names that it takes.
  private(set) var names: Set<String> = []
  private var visited: Set<Visit> = []

  /// Positions that are kept in mind. No program gives so many arguments, and hostile forms could name billions.
  static let greatestPosition = 10_000

  /// A format, and the argument that its unnumbered placeholders begin at.
  private struct Visit: Hashable {
    var template: Int
    var first: Int
  }

  init(templates: [MessageTemplate], variables: [CompiledVariable]) {
    self.templates = templates
    self.variables = variables
  }

  /// Walks over all forms that can be reached.
  mutating func collect() {
    var pending = [Visit(template: 0, first: 1)]
    while let visit = pending.popLast() {
      guard templates.indices.contains(visit.template), visited.count < MessageWriter.greatestExpansions * 10,
        visited.insert(visit).inserted
      else { continue }
      let template = templates[visit.template]
      for segment in template.segments where segment.kind != .text {
        take(template.placeholders[segment.index], startingAt: visit.first)
        guard segment.kind == .variable, variables.indices.contains(segment.end) else { continue }
        let first = segment.argument(startingAt: visit.first)
        let variable = variables[segment.end]
        pending += Set(Array(variable.forms.values) + Array(variable.numbered.values)).map {
          Visit(template: $0, first: first)
        }
        if let other = variable.first { pending.append(Visit(template: other, first: first)) }
      }
    }
  }

  private mutating func take(_ compiled: CompiledPlaceholder, startingAt first: Int) {
    take(compiled.argument(startingAt: first))
    if let name = compiled.name { names.insert(name) }
    for count in [compiled.placeholder.width, compiled.placeholder.precision] {
      switch count {
      case .next(let order): take(first + order)
      case .argument(let position): take(position)
      case .fixed, nil: break
      }
    }
  }

  private mutating func take(_ position: Int) {
    guard position > 0, position <= Self.greatestPosition else { return }
    while positions.count < position { positions.append(false) }
    positions[position - 1] = true
  }
}

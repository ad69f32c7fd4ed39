extension StringCatalog {
  /// The way from a localization to one of its texts.
  ///
  /// ```swift
  /// let path: StringCatalog.Path = [.substitution("files"), .plural("one")]
  /// path.description                                      // "substitutions.files.plural.one"
  /// StringCatalog.Path("device.mac.plural.other")         // [.device("mac"), .plural("other")]
  /// ```
  ///
  /// It is written as Xcode writes it behind a key, in its messages and in XLIFF: `key|==|device.mac.plural.other`.
  public struct Path: Hashable, Sendable, ExpressibleByArrayLiteral, CustomStringConvertible {
    /// One step of the way.
    public enum Step: Hashable, Sendable {
      /// To the text of a plural category.
      case plural(String)
      /// To the text of a device.
      case device(String)
      /// To a substitution.
      case substitution(String)
    }

    /// The steps; none for the localization's own text.
    public var steps: [Step]

    /// The way to a localization's own text.
    public static let text: Path = []

    /// A way of some steps.
    public init(_ steps: [Step]) { self.steps = steps }
    /// A way of some steps.
    public init(arrayLiteral steps: Step...) { self.steps = steps }

    /// Reads a way as Xcode writes it; `nil` for a text that is none.
    ///
    /// A substitution's name may have full stops; it goes on until `.plural.` or `.device.` comes.
    public init?(_ description: String) {
      steps = []
      var rest = description[...]
      while !rest.isEmpty {
        guard let dot = rest.firstIndex(of: ".") else { return nil }
        let word = rest[..<dot]
        rest = rest[rest.index(after: dot)...]
        let end = Self.nameEnd(rest, isSubstitution: word == "substitutions")
        let name = String(rest[..<end])
        guard !name.isEmpty else { return nil }
        switch word {
        case "plural": steps.append(.plural(name))
        case "device": steps.append(.device(name))
        case "substitutions": steps.append(.substitution(name))
        default: return nil
        }
        rest = rest[end...].dropFirst()
      }
    }

    private static func nameEnd(_ rest: Substring, isSubstitution: Bool) -> Substring.Index {
      var index = rest.startIndex
      while let dot = rest[index...].firstIndex(of: ".") {
        let next = rest[rest.index(after: dot)...]
        if !isSubstitution || next.hasPrefix("plural.") || next.hasPrefix("device.") { return dot }
        index = next.startIndex
      }
      return rest.endIndex
    }

    /// The way as Xcode writes it.
    public var description: String {
      steps.map { step in
        switch step {
        case .plural(let name): "plural.\(name)"
        case .device(let name): "device.\(name)"
        case .substitution(let name): "substitutions.\(name)"
        }
      }
      .joined(separator: ".")
    }
  }
}

extension StringCatalog.Localization {
  /// All texts with the ways to them, in the order of the file: the text's own and its variations', then the substitutions'.
  public var units: [(path: StringCatalog.Path, unit: StringCatalog.Unit)] {
    text.units(under: []) + substitutions.flatMap { $0.text.units(under: [.substitution($0.name)]) }
  }

  /// The text at the end of a way. Setting one makes what is missing on the way; setting `nil` removes the text, and what is then empty.
  public subscript(path: StringCatalog.Path) -> StringCatalog.Unit? {
    get {
      guard case .substitution(let name)? = path.steps.first else { return text[path.steps[...]] }
      return substitution(name)?.text[path.steps.dropFirst()]
    }
    set {
      guard case .substitution(let name)? = path.steps.first else {
        text[path.steps[...]] = newValue
        return
      }
      let rest = path.steps.dropFirst()
      if let index = substitutions.lastIndex(where: { $0.name.isIdentical(to: name) }) {
        substitutions[index].text[rest] = newValue
        if substitutions[index].text.isEmpty { substitutions.remove(at: index) }
      } else if newValue != nil {
        var text = StringCatalog.Text()
        text[rest] = newValue
        substitutions.append(StringCatalog.Substitution(name, text))
      }
    }
  }

  /// Whether it says nothing at all.
  public var isEmpty: Bool { text.isEmpty && substitutions.isEmpty && stringSet == nil }
}

extension StringCatalog.Text {
  /// Whether it says nothing at all.
  public var isEmpty: Bool { unit == nil && variations.isEmpty && otherFields.isEmpty && otherVariations.isEmpty }

  func units(under path: StringCatalog.Path) -> [(path: StringCatalog.Path, unit: StringCatalog.Unit)] {
    var units = unit.map { [(path, $0)] } ?? []
    for variation in variations {
      for variant in variation.cases {
        let step: StringCatalog.Path.Step = variation.kind == .plural ? .plural(variant.name) : .device(variant.name)
        units += variant.text.units(under: StringCatalog.Path(path.steps + [step]))
      }
    }
    return units
  }

  /// The text at the end of a way; a substitution further on than the first step leads nowhere.
  subscript(path: ArraySlice<StringCatalog.Path.Step>) -> StringCatalog.Unit? {
    get {
      guard let step = path.first else { return unit }
      guard let (kind, name) = step.variation else { return nil }
      return self[kind].last { $0.name == name }?.text[path.dropFirst()]
    }
    set {
      guard let step = path.first else {
        unit = newValue
        return
      }
      guard let (kind, name) = step.variation else { return }
      var cases = self[kind]
      if let index = cases.lastIndex(where: { $0.name == name }) {
        cases[index].text[path.dropFirst()] = newValue
        if cases[index].text.isEmpty { cases.remove(at: index) }
      } else if newValue != nil {
        var text = StringCatalog.Text()
        text[path.dropFirst()] = newValue
        cases.append(StringCatalog.Case(name, text))
      }
      self[kind] = cases
    }
  }
}

extension StringCatalog.Path.Step {
  /// The kind of variation that a step goes to, and its case.
  fileprivate var variation: (StringCatalog.Variation.Kind, String)? {
    switch self {
    case .plural(let name): (.plural, name)
    case .device(let name): (.device, name)
    case .substitution: nil
    }
  }
}

/// What is known of the arguments that a key's texts take: which of them is the number that chooses plural forms, and which take numbers.
///
/// The program gives one row of arguments, whatever the language. So a plural depends on the argument that it depends on in the source
/// language, wherever a translation puts it.
struct CatalogArguments {
  /// The position of the number, from 1.
  let number: Int
  /// The greatest position.
  let count: Int
  /// The conversion that shows the number: `lld`.
  let valueType: String?
  /// The positions that take numbers, in ascending order.
  private var numbers: [Int] = []
  /// The positions that take anything else, in ascending order.
  private var others: [Int] = []

  /// The arguments of a key: what its texts in the source language show, or else the key itself; `nil` where neither shows a number.
  init?(key: String, source: StringCatalog.Localization?) {
    // Substitutions have numbers of their own.
    let texts = source.map { $0.substitutions.isEmpty ? $0.text.formats : [] } ?? []
    let keyed = Self(of: [FormatString(key)], ignoresProse: true) { $0.first }
    guard let known = Self(of: texts, at: keyed?.number, number: { $0.first }) else {
      guard let keyed else { return nil }
      self = keyed
      return
    }
    self = known.valueType == nil ? known.with(valueType: keyed?.valueType) : known
  }

  /// The arguments that a plural's forms show, of which the first numeric one chooses; `nil` where they show no number.
  init?(of forms: [FormatString]) {
    self.init(of: forms, number: { $0.min() })
  }

  /// The arguments of some formats, the one that is most likely to have all of them first. `%arg`, which tells no position, stands at the
  /// one that is known elsewhere.
  private init?(
    of formats: [FormatString], at known: Int? = nil, ignoresProse: Bool = false, number choose: ([Int]) -> Int?
  ) {
    var chosen: Int?
    var types: [Int: String] = [:]
    var kinds: [Int: Bool] = [:]
    for format in formats {
      let placeholders = format.placeholders.filter { !ignoresProse || !$0.isLikelyProse }
      let positions = Self.positions(of: placeholders, number: known)
      let numeric = zip(placeholders, positions).filter { $0.0.isNumeric || $0.0.kind == .number }
      if chosen == nil { chosen = choose(numeric.map(\.1)) }
      for (placeholder, position) in numeric where placeholder.isNumeric && types[position] == nil {
        types[position] = placeholder.valueType
      }
      for (placeholder, position) in zip(placeholders, positions) where kinds[position] == nil {
        kinds[position] = placeholder.isNumeric || placeholder.kind == .number
      }
    }
    guard let chosen else { return nil }
    self.init(number: chosen, count: kinds.keys.max() ?? chosen, valueType: types[chosen])
    // What takes a width from the arguments, too, cannot be told by kinds.
    guard formats.allSatisfy({ $0.placeholders.allSatisfy(\.takesOneArgument) }) else { return }
    numbers = kinds.filter(\.value).keys.sorted()
    others = kinds.filter { !$0.value }.keys.sorted()
  }

  private init(number: Int, count: Int, valueType: String?) {
    self.number = number
    self.count = count
    self.valueType = valueType
  }

  private func with(valueType: String?) -> Self {
    var copy = Self(number: number, count: count, valueType: valueType)
    copy.numbers = numbers
    copy.others = others
    return copy
  }

  /// The positions of a form's placeholders by what they take, each kind in its order; `nil` where the form tells positions itself, or
  /// has more of a kind than there are arguments.
  func positionsByKind(of placeholders: [FormatPlaceholder]) -> [Int]? {
    guard placeholders.allSatisfy({ $0.position == nil && $0.takesOneArgument }) else { return nil }
    let showsNumber = placeholders.contains { $0.kind == .number }
    var numbers = numbers.filter { !showsNumber || $0 != number }[...]
    var others = others[...]
    var positions: [Int] = []
    for placeholder in placeholders {
      let position =
        placeholder.kind == .number ? number : placeholder.isNumeric ? numbers.popFirst() : others.popFirst()
      guard let position else { return nil }
      positions.append(position)
    }
    return positions
  }

  /// The positions of a form's placeholders by their order. `%arg` stands at the number's position, or where that is not known takes the
  /// first that is left to it.
  static func positions(of placeholders: [FormatPlaceholder], number: Int? = nil) -> [Int] {
    guard placeholders.contains(where: { $0.kind == .number }) else { return placeholders.map { $0.argument() } }
    var taken = Set(placeholders.compactMap(\.position) + [number].compactMap(\.self))
    var next = 0
    func free() -> Int {
      repeat { next += 1 } while taken.contains(next)
      return next
    }
    var number = number
    return placeholders.map { placeholder in
      guard placeholder.kind == .number else { return placeholder.position ?? free() }
      let position = number ?? free()
      number = position
      taken.insert(position)
      return position
    }
  }
}

extension StringCatalog.Text {
  /// Its formats, those for `other` first: of a plural's forms they are sure to have the number.
  fileprivate var formats: [FormatString] {
    let formats = namedFormats(name: "", in: .message)
    return formats.filter { $0.name == "other" }.map(\.format) + formats.filter { $0.name != "other" }.map(\.format)
  }

  private func namedFormats(
    name: String, in context: FormatString.Context
  ) -> [(name: String, format: FormatString)] {
    (unit.map { [(name, FormatString($0.value, in: context))] } ?? [])
      + variations.flatMap { variation in
        variation.cases.flatMap { variant in
          variant.text.namedFormats(name: variant.name, in: variation.kind == .plural ? .variableForm : context)
        }
      }
  }
}

extension FormatPlaceholder {
  /// Whether it takes one argument that its kind tells: it is no variable, and has no width or precision from the arguments.
  fileprivate var takesOneArgument: Bool {
    if case .variable = kind { return false }
    return [width, precision].allSatisfy { count in
      if case .fixed? = count { true } else { count == nil }
    }
  }
}

import EndonymStrings

/// How the placeholders of a translation differ from what it is translated from.
struct PlaceholderDifference {
  /// What differs.
  enum Kind {
    /// An argument is taken as something that is passed otherwise: reading it as such is undefined.
    case type(argument: Int, here: String, there: String)
    /// An integer is taken with another size.
    case size(argument: Int, here: String, there: String)
    /// An argument is taken that there is none of.
    case extra(argument: Int, here: String)
    /// An argument is not taken.
    case missing(argument: Int, there: String)
    /// The same kinds of arguments are taken in another order, without positions. The right text is given where it is certain.
    case order(here: [String], there: [String])
    /// Placeholders with and without positions stand in one text.
    case mixed
    /// One text takes an argument as two things.
    case conflict(argument: Int, one: String, other: String)
    /// A text shows later arguments and not this one.
    case gap(argument: Int)
  }

  let kind: Kind
  /// The translation that differs.
  let translation: Translation
  /// What it is compared with, for messages: `en`, `the key`.
  let reference: String
  /// Whether it is not certain: what it is compared with is a key, perhaps no format but only a name.
  let isUncertain: Bool
  /// Where in the translation, if closer than where it stands itself.
  let position: SourcePosition?

  /// All differences of a key. Unless it is told which language is the source, nothing is compared.
  static func all(of key: LocalizedKey, source: Translation?, isTold: Bool) -> [PlaceholderDifference] {
    var differences: [PlaceholderDifference] = []
    let keySignature = key.key.hasPercentSign ? ArgumentSignature(key.key) : ArgumentSignature()
    let sourceSignature = source.map { ArgumentSignature($0.message) }
    for translation in key.translations where !translation.message.definition.isEmpty {
      let isSource = translation.language == source?.language
      let signature = isSource ? sourceSignature ?? ArgumentSignature() : ArgumentSignature(translation.message)
      differences += signature.mixed.map { place in
        PlaceholderDifference(
          kind: .mixed, translation: translation, reference: "", isUncertain: false, position: place)
      }
      differences += within(signature, translation, isSource: isSource || source == nil && key.translations.count == 1)
      guard isTold else { continue }
      if !isSource, let source, let sourceSignature, !source.message.definition.isEmpty {
        differences += compare(signature, sourceSignature, translation, reference: source.language, isUncertain: false)
      } else if !keySignature.uses.isEmpty || (source == nil && key.key.contains(" ")) {
        // A key with placeholders is what the sources pass arguments to; one without is, unless it is prose, only a name.
        // Xcode takes a catalog's keys from the sources, placeholders and all. What else a key is, nobody knows.
        let isTaken = translation.isInCatalog && key.extractionState != .manual
        differences += compare(signature, keySignature, translation, reference: "the key", isUncertain: !isTaken)
      }
    }
    return differences
  }

  private static func compare(
    _ here: ArgumentSignature, _ there: ArgumentSignature, _ translation: Translation, reference: String,
    isUncertain: Bool
  ) -> [PlaceholderDifference] {
    func difference(_ kind: Kind, _ position: SourcePosition? = nil) -> PlaceholderDifference {
      PlaceholderDifference(
        kind: kind, translation: translation, reference: reference, isUncertain: isUncertain, position: position)
    }
    if isReordered(here, there) {
      return [difference(.order(here: here.uses.map(\.spelling), there: ordered(there).map(\.spelling)))]
    }
    var differences: [PlaceholderDifference] = []
    let known = there.first
    var told: Set<Int> = []
    for use in here.uses {
      guard let wanted = known[use.argument] else {
        if told.insert(use.argument).inserted {
          differences.append(difference(.extra(argument: use.argument, here: use.spelling), use.position))
        }
        continue
      }
      guard use.kind != wanted.kind, told.insert(use.argument).inserted else { continue }
      differences.append(
        difference(
          use.kind.isPassedLike(wanted.kind)
            ? .size(argument: use.argument, here: use.spelling, there: wanted.spelling)
            : .type(argument: use.argument, here: use.spelling, there: wanted.spelling), use.position))
    }
    let taken = Set(here.uses.map(\.argument))
    for (argument, use) in known.sorted(by: { $0.key < $1.key }) where !taken.contains(argument) {
      differences.append(difference(.missing(argument: argument, there: use.spelling)))
    }
    return differences
  }

  /// What is wrong with a translation's placeholders by themselves.
  private static func within(
    _ signature: ArgumentSignature, _ translation: Translation, isSource: Bool
  ) -> [PlaceholderDifference] {
    // Which argument an unnumbered placeholder in a form takes, Apple does not document.
    func difference(_ kind: Kind, _ position: SourcePosition?) -> PlaceholderDifference {
      PlaceholderDifference(
        kind: kind, translation: translation, reference: "", isUncertain: signature.isVaried, position: position)
    }
    let first = signature.first
    var told: Set<Int> = []
    var differences: [PlaceholderDifference] = []
    for use in signature.uses {
      guard let known = first[use.argument], !use.kind.isPassedLike(known.kind), told.insert(use.argument).inserted
      else {
        continue
      }
      differences.append(
        difference(.conflict(argument: use.argument, one: known.spelling, other: use.spelling), use.position))
    }
    // Only the source tells which arguments there are; a translation is compared with it.
    if isSource, let last = first.keys.max() {
      differences += (1..<max(last, 1)).filter { first[$0] == nil }.map { difference(.gap(argument: $0), nil) }
    }
    return differences
  }

  /// The uses by their arguments.
  private static func ordered(_ signature: ArgumentSignature) -> [ArgumentSignature.Use] {
    signature.first.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether one text takes what the other takes, but in another order and without telling positions.
  private static func isReordered(_ here: ArgumentSignature, _ there: ArgumentSignature) -> Bool {
    let wanted = ordered(there)
    guard !here.isVaried, !here.hasNumbered, here.uses.count > 1, here.uses.count == wanted.count else { return false }
    let kinds = (here: here.uses.map(\.kind), there: wanted.map(\.kind))
    guard kinds.here != kinds.there, zip(kinds.here, kinds.there).contains(where: { !$0.isPassedLike($1) }) else {
      return false
    }
    func counts(_ kinds: [ArgumentKind]) -> [ArgumentKind: Int] { kinds.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
    return counts(kinds.here) == counts(kinds.there)
  }
}

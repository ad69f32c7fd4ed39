import EndonymStrings

/// The texts of a string set, the phrases of an app shortcut, as units of XLIFF: `KEY|==|stringSet.0`.
///
/// How Xcode names them is not known.
enum CatalogStringSets {
  private static let step = "stringSet."

  /// The units of a set: one for each phrase of the source, and for those that only the translation has.
  static func units(
    _ key: String, source: StringCatalog.StringSet, target: StringCatalog.StringSet?, note: String?
  ) -> [XLIFFDocument.Unit] {
    (0..<max(source.values.count, target?.values.count ?? 0)).map { index in
      let translation = target.flatMap { set in
        set.values.indices.contains(index) ? StringCatalog.Unit(set.values[index], state: set.state) : nil
      }
      return XLIFFDocument.Unit(
        id: "\(key)\(CatalogUnitText.separator)\(step)\(index)",
        source: source.values.indices.contains(index) ? source.values[index] : source.values.last ?? key,
        target: translation.map { .init($0, text: $0.value) }, note: note)
    }
  }

  /// The key and the place of a phrase that an id names.
  static func location(_ id: String, in catalog: StringCatalog) -> (key: String, index: Int)? {
    guard let range = id.ranges(of: CatalogUnitText.separator + step).last,
      let index = Int(id[range.upperBound...]), (0..<greatestCount).contains(index)
    else { return nil }
    let key = String(id[..<range.lowerBound])
    return catalog[key] == nil ? nil : (key, index)
  }

  /// More phrases than any app shortcut has: a number beyond it is a mistake, and would make as many empty texts.
  private static let greatestCount = 1_000
}

extension StringCatalog.Localization {
  /// Puts a phrase into the set; those before it that are not there yet are the source's.
  ///
  /// - Returns: Whether it was not there already.
  mutating func setPhrase(
    _ text: String, at index: Int, state: StringCatalog.UnitState, like source: StringCatalog.StringSet?
  ) -> Bool {
    var set = stringSet ?? StringCatalog.StringSet([], state: state)
    if set.values.indices.contains(index), set.values[index].utf8.elementsEqual(text.utf8),
      set.state == state || set.state == .machineTranslated
    {
      return false
    }
    while set.values.count <= index {
      let place = set.values.count
      set.values.append(source.flatMap { $0.values.indices.contains(place) ? $0.values[place] : nil } ?? "")
    }
    set.values[index] = text
    set.state = state
    stringSet = set
    return true
  }
}

import EndonymStrings

/// Brings the catalog of an interface file, `mul.lproj/Main.xcstrings`, up to date with it, as Xcode does: keys that are new are added with
/// their texts and ibtool's comments, a text that changed puts its translations up for review, and a key whose object is gone becomes stale.
///
/// A new object takes the translations of one that is gone and had the same text. Comments that ibtool did not write stay.
public struct InterfaceCatalogMerge: Sendable {
  /// The catalog as it is now.
  public private(set) var catalog: StringCatalog
  /// What became of which keys, in the order of the interface's keys, those that are gone last.
  public private(set) var changes: [(key: String, change: InterfaceMerge.Change)] = []
  /// Whether anything of the catalog changed, comments included.
  public let isChanged: Bool

  /// Merges the texts of an interface into a catalog.
  public init(_ interface: InterfaceFile, into old: StringCatalog) {
    catalog = old
    let entries = interface.strings.map { string in
      let comment = old[string.key]?.comment
      let isOwn = comment.map { InterfaceComment($0) == nil } ?? false
      return ExtractedTables.Entry(
        key: string.key, defaultValue: string.value, comments: isOwn ? [] : [string.comment], places: [])
    }
    // Texts of an interface are shown as they are: nothing of them is an argument.
    let outcome = CatalogMerge(numbersArguments: false).merge(entries, into: &catalog)
    isChanged = !outcome.isEmpty
    let added = Set(outcome.added)
    let known = Set(interface.strings.map(\.key))
    var orphans = old.entries.filter { !known.contains($0.key) && $0.extractionState != .manual }
    for string in interface.strings {
      if added.contains(string.key) {
        changes.append((string.key, takeTranslations(for: string, from: &orphans)))
      } else if old[string.key]?.extractionState == .stale, catalog[string.key]?.extractionState != .stale {
        changes.append((string.key, .returned))
      } else if let before = Self.source(old[string.key], in: old), before != Self.source(catalog[string.key], in: old)
      {
        changes.append((string.key, .reviewed(oldSource: before)))
      }
    }
    changes += outcome.stale.map { ($0, .gone) }
  }

  private static func source(_ entry: StringCatalog.Entry?, in catalog: StringCatalog) -> String? {
    entry?[catalog.sourceLanguage]?.text.unit?.value
  }

  private mutating func takeTranslations(
    for string: InterfaceString, from orphans: inout [StringCatalog.Entry]
  ) -> InterfaceMerge.Change {
    let language = catalog.sourceLanguage
    func className(_ entry: StringCatalog.Entry) -> String? {
      entry.comment.flatMap { InterfaceComment($0) }?.className
    }
    let candidates = orphans.indices.filter { index in
      Self.source(orphans[index], in: catalog) == string.value
        && orphans[index].localizations.contains { $0.language != language }
    }
    // Of several with the text, one of the same kind of object is the likeliest.
    guard let likeliest = candidates.first(where: { className(orphans[$0]) == string.className }) ?? candidates.first,
      var entry = catalog[string.key]
    else { return .added }
    let orphan = orphans.remove(at: likeliest)
    for localization in orphan.localizations where localization.language != language {
      entry[localization.language] = localization
    }
    catalog.setEntry(entry)
    return .moved(from: orphan.key)
  }
}

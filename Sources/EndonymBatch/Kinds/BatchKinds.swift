/// The kinds of requests that are answered, by name.
package enum BatchKinds {
  static func type(named name: String) -> (any BatchKind.Type)? { types[name] }

  /// The options of a kind; `nil` when there is no such kind.
  package static func options(of name: String) -> [BatchOption]? { types[name]?.table }

  /// Whether a kind's results can be given in parts; `nil` when there is no such kind.
  package static func hasParts(_ name: String) -> Bool? { types[name]?.hasParts }

  /// The fields that a kind has beside those of every request; `nil` when there is no such kind.
  static func operands(of name: String) -> Set<String>? { types[name]?.operands }

  private static let types: [String: any BatchKind.Type] = [
    "number": NumberKind.self,
    "numberRange": NumberRangeKind.self,
    "date": DateKind.self,
    "relative": RelativeKind.self,
    "measure": MeasureKind.self,
    "convert": ConvertKind.self,
    "plural": PluralKind.self,
    "list": ListKind.self,
    "locale": LocaleKind.self,
    "lookup": LookupKind.self,
    "match": MatchKind.self,
  ]
}

/// The grammatical number that a language gives to a quantity.
///
/// English tells "1 file" (``one``) from "2 files" (``other``); Japanese has only ``other``; Arabic uses all six. A
/// category names a form of the language, not a count: Russian 21 is ``one``, and French 1,000,000 is ``many``.
///
/// Source: CLDR, UTS 35 part 3, "Language Plural Rules".
public enum PluralCategory: String, CaseIterable, Codable, Hashable, Sendable, BitwiseCopyable {
  /// The form for nothing, where a language has one: Arabic, Latvian, Welsh.
  case zero
  /// The singular: English 1, Russian 1, 21, 31.
  case one
  /// The dual: Arabic, Hebrew, Slovenian 2.
  case two
  /// The form of small numbers: Polish 2 to 4.
  case few
  /// The form of large numbers, and in some languages of fractions: Arabic 11 to 99.
  case many
  /// The form of everything else; the only one that every language has.
  case other
}

/// Which of a language's plural rules are asked.
public enum PluralType: String, Codable, Hashable, Sendable {
  /// Counts: "3 files".
  case cardinal
  /// Ranks: "the 3rd file".
  case ordinal
}

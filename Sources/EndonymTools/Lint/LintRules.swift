import EndonymStrings

/// All rules of the linter, in the order of the help.
enum LintRules {
  /// Those that look at what the readers understood.
  static let checked: [any LintRule] = [
    PlaceholderTypeRule(), PlaceholderOrderRule(), PlaceholderExtraRule(), PlaceholderMissingRule(),
    MixedPositionsRule(), ProsePlaceholderRule(), InvalidPlaceholderRule(), UnsafePlaceholderRule(),
    MissingPluralFormRule(), MissingOtherFormRule(), DeadPluralFormRule(),
    UndefinedVariableRule(), UnusedVariableRule(),
    UndefinedSubstitutionRule(), UnusedSubstitutionRule(), NestedVariationRule(), PluralWithoutNumberRule(),
    MissingUnitRule(), TableConflictRule(), CatalogFolderRule(),
    EmptyValueRule(), InvisibleCharacterRule(), LegacyLanguageRule(), RegionCodedChineseRule(), InvalidLanguageRule(),
    InfoPlistKeyRule(), LocalizedVersionRule(), GlossaryRule(), UntranslatedTermRule(),
  ]
}

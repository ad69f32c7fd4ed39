import EndonymStrings

/// All rules of the linter, in the order of the help.
enum LintRules {
  /// Those that look at what the readers understood.
  static let checked: [any LintRule] = [
    PlaceholderTypeRule(), PlaceholderOrderRule(), PlaceholderExtraRule(), PlaceholderMissingRule(),
    PlaceholderGapRule(),
    MixedPositionsRule(), ProsePlaceholderRule(), InvalidPlaceholderRule(), UnsafePlaceholderRule(),
    MissingPluralFormRule(), MissingOtherFormRule(), DeadPluralFormRule(),
    UndefinedVariableRule(), UnusedVariableRule(), UnknownDeviceRule(),
    TableConflictRule(), CatalogFolderRule(), MissingStateRule(),
    ByteOrderMarkRule(), MixedEncodingsRule(), MixedLineEndingsRule(),
    EmptyValueRule(), InvisibleCharacterRule(), LegacyLanguageRule(), RegionCodedChineseRule(), LanguageSpellingRule(),
    InvalidLanguageRule(),
    InfoPlistKeyRule(), LocalizedVersionRule(), GlossaryRule(), UntranslatedTermRule(),
  ]

  /// All, each name once: a rule of the linter may go on where a reader begins.
  static let descriptions: [RuleDescription] = {
    var seen: Set<String> = []
    return (ReaderRules.all + [NoTablesRule.description] + CompilerRules.all + checked.map(\.description)).filter {
      seen.insert($0.name).inserted
    }
  }()
}

extension PackageDoctor {
  /// What it finds.
  public static let rules: [RuleDescription] = [
    RuleDescription(
      "default-localization", .error, summary: "The package names no default language, or one that it has no files of.",
      advice: "Name a language of the files as defaultLocalization in Package.swift."),
    RuleDescription(
      "resource-outside", .error, summary: "A resource lies outside of its target's folder.",
      advice: "Move it into the target's folder."),
    RuleDescription(
      "resource-missing", .error, summary: "A resource does not exist.", advice: "Correct its path in Package.swift."),
    RuleDescription(
      "resource-undeclared", .error, summary: "A localized file is no resource of its target.",
      advice: "Add it to the target's resources by .process."),
    RuleDescription(
      "resource-copied", .error, summary: "A folder with languages is copied, so that no look-up finds them.",
      advice: "Use .process."),
    RuleDescription(
      "folder-name", .warning, summary: "A language's folder is not named as BCP 47 writes the language.",
      advice: "Rename the folder."),
    RuleDescription(
      "catalog-not-compiled", .warning, summary: "A catalog is copied and not compiled.",
      advice: "Add Endonym's plugin to the target, or read the catalog by LocalizedStrings."),
    RuleDescription(
      "bundle", .warning, summary: "Strings of a package are looked up in the main bundle.",
      advice: "Add bundle: .module."),
  ]
}

extension InfoPlistDoctor {
  /// What it finds.
  public static let rules: [RuleDescription] = [
    RuleDescription(
      "development-region", .error,
      summary: "The development region is missing, or a language that there are no files of.",
      advice: "Name a language of the files as CFBundleDevelopmentRegion."),
    RuleDescription(
      "localizations", .warning, summary: "CFBundleLocalizations and the files name other languages.",
      advice: "Make them agree."),
    RuleDescription(
      "display-name", .warning, summary: "The app has no name that could be translated.",
      advice: "Add CFBundleDisplayName."),
    RuleDescription(
      "untranslated-info", .warning, summary: "A text of Info.plist that people read lacks a translation.",
      advice: "Add it to the InfoPlist tables."),
  ]
}

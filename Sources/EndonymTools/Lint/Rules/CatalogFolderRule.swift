import EndonymStrings

/// `catalog-folder`: a catalog, which holds all languages, in the folder of one.
///
/// Source: swift-build, `XCStringsCompiler`, which refuses it in these words; `mul.lproj` is where Xcode puts those of interface files.
struct CatalogFolderRule: LintRule {
  let description = RuleDescription(
    "catalog-folder", .error, summary: "A catalog stands in the folder of a language.",
    advice: "Move it out of the folder.")

  func check(_ files: TableFiles, _ findings: inout LintFindings) {
    for file in files.files where file.format == .catalog {
      guard let folder = file.path.split(separator: "/").dropLast().last, folder != "mul.lproj",
        LocalizedFile.language(ofFolder: folder) != nil
      else { continue }
      findings.add(
        self, "\(file.table).xcstrings should not be inside an lproj directory.", file: file.path, at: nil)
    }
  }
}

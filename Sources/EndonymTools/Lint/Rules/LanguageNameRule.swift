import Endonym
import EndonymStrings

/// What is odd about names of languages, for four rules.
enum LanguageName {
  /// What is odd.
  enum Oddity {
    /// A code that was replaced, or an English name; the code to use.
    case legacy(String)
    /// Chinese by a region, which stands for a script; the script.
    case chineseRegion(String)
    /// A code, or `Base`, in unusual letters; how it is spelled.
    case spelling(String)
    /// No language.
    case invalid(String)
  }

  /// What is odd about a language's name; `nil` when nothing is.
  static func oddity(of language: LanguageFacts) -> Oddity? {
    let name = LocalizationName(language.spelling)
    if name.isBase { return name.spelling == LanguageFacts.base ? nil : .spelling(LanguageFacts.base) }
    if let problem = language.problem { return .invalid(problem) }
    guard let locale = language.locale else { return nil }
    let spelling = language.spelling.replacing("_", with: "-")
    let subtags = spelling.split(separator: "-")
    if locale.languageCode == "zh", locale.scriptCode == nil {
      // Hong Kong stands for itself: its Chinese is not that of Taiwan.
      switch locale.regionCode {
      case "CN"?, "SG"?: return .chineseRegion("zh-Hans")
      case "TW"?, "MO"?: return .chineseRegion("zh-Hant")
      default: break
      }
    }
    if let first = subtags.first, first.lowercased() != locale.languageCode {
      // A private tag, `x-default`, stands for no language.
      return subtags.first?.count == 1 && locale.languageCode == "und"
        ? .invalid("\"\(language.spelling)\" names no language") : .legacy(locale.bcp47)
    }
    // A name of POSIX or of ICU with keywords has letters of its own.
    guard !spelling.contains(where: { $0 == "@" || $0 == "." }) else { return nil }
    let usual = usualSpelling(subtags)
    return usual == spelling ? nil : .spelling(usual)
  }

  /// Subtags in the letters that RFC 5646, section 2.1.1, gives them: a region in capitals, a script with one, all else small. Variants are
  /// left as they are, which ICU writes in capitals, and so is what parts subtags: Apple has folders such as `pt_BR.lproj`.
  private static func usualSpelling(_ subtags: [Substring]) -> String {
    var isExtension = false
    return subtags.enumerated().map { index, subtag in
      defer { isExtension = isExtension || subtag.count == 1 }
      let small = subtag.lowercased()
      if index == 0 || isExtension { return small }
      return switch subtag.count {
      case 2: small.uppercased()
      case 4 where subtag.allSatisfy(\.isLetter): small.prefix(1).uppercased() + small.dropFirst()
      case ..<5: small
      default: String(subtag)
      }
    }.joined(separator: "-")
  }

  /// The files by language that a table's languages come from, for findings about a language: its first file.
  static func file(of language: String, in table: LocalizedTable) -> String {
    for key in table.keys {
      if let translation = key[language] { return translation.message.file }
    }
    return table.keys.first?.file ?? table.folder
  }
}

/// `legacy-language`: a language by a code that was replaced.
struct LegacyLanguageRule: LintRule {
  let description = RuleDescription(
    "legacy-language", .warning, summary: "A language has a code that was replaced, or an English name.",
    advice: "Rename it to the code that is current: he for iw, id for in, fil for tl.")

  func check(_ table: LocalizedTable, _ context: LintContext, _ findings: inout LintFindings) {
    for language in table.languages {
      guard let facts = context.languages[language], case .legacy(let code)? = LanguageName.oddity(of: facts) else {
        continue
      }
      findings.add(
        self, "\"\(language)\" is an older name of \"\(code)\"", file: LanguageName.file(of: language, in: table),
        at: nil)
    }
  }
}

/// `region-coded-chinese`: Chinese by region where the script is meant.
struct RegionCodedChineseRule: LintRule {
  let description = RuleDescription(
    "region-coded-chinese", .warning, summary: "Chinese is named by a region and not by its script.",
    advice: "Rename it to zh-Hans or zh-Hant: readers of other regions find it then, too.")

  func check(_ table: LocalizedTable, _ context: LintContext, _ findings: inout LintFindings) {
    for language in table.languages {
      guard let facts = context.languages[language], case .chineseRegion(let code)? = LanguageName.oddity(of: facts)
      else { continue }
      findings.add(
        self, "\"\(language)\" names a region; the script is named by \"\(code)\"",
        file: LanguageName.file(of: language, in: table), at: nil)
    }
  }
}

/// `language-spelling`: a language's code in unusual letters, which file systems and tools that tell capitals apart do not find.
struct LanguageSpellingRule: LintRule {
  let description = RuleDescription(
    "language-spelling", .warning, summary: "The code of a language is spelled in unusual letters.",
    advice: "Rename it: zh-Hans and not zh-hans, en-US and not en_us.")

  func check(_ table: LocalizedTable, _ context: LintContext, _ findings: inout LintFindings) {
    for language in table.languages {
      guard let facts = context.languages[language], case .spelling(let code)? = LanguageName.oddity(of: facts) else {
        continue
      }
      findings.add(
        self, "\"\(language)\" is spelled \"\(code)\"", file: LanguageName.file(of: language, in: table), at: nil)
    }
  }
}

/// `invalid-language`: a folder or a localization that no language has the name of.
struct InvalidLanguageRule: LintRule {
  let description = RuleDescription(
    "invalid-language", .warning, summary: "A name of a language is none.",
    advice: "Correct the code: as it is, no reader's language leads to it.")

  func check(_ table: LocalizedTable, _ context: LintContext, _ findings: inout LintFindings) {
    for language in table.languages {
      guard let facts = context.languages[language], case .invalid(let problem)? = LanguageName.oddity(of: facts) else {
        continue
      }
      findings.add(self, problem, file: LanguageName.file(of: language, in: table), at: nil)
    }
  }
}

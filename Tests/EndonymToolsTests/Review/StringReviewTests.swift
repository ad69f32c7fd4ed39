import EndonymStrings
import EndonymTools
import Testing

@Suite("Review of strings")
struct StringReviewTests {
  private func findings(_ strings: [(key: String, comment: String?)], _ review: StringReview = StringReview())
    -> [Diagnostic]
  {
    let strings = strings.enumerated().map { line, string in
      ExtractedString(
        key: string.key, comment: string.comment, origin: .interface, routine: "Text",
        position: SourcePosition(line: line + 1, column: 1))
    }
    return review.findings([SourceReading(file: "A.swift", strings: strings)])
  }

  static let comments: [(text: String, needsComment: Bool)] = [
    ("Open", true), ("Cancel", true), ("%@ %@", true), ("%lld%%", true), ("Save all changes", false),
    ("%lld songs in %@", false), ("—", false), ("Delete account", false), ("%lld items", true),
  ]

  @Test("one word, or placeholders alone, need a comment", arguments: comments)
  func comment(text: String, needsComment: Bool) {
    #expect(findings([(text, nil)]).contains { $0.rule == "missing-comment" } == needsComment)
    #expect(!findings([(text, "A comment")]).contains { $0.rule == "missing-comment" })
  }

  static let styles: [(key: String, style: KeyStyle?)] = [
    ("Save changes", .text), ("%lld songs", .text), ("Cancel", .text), ("settings_title", .snake),
    ("SETTINGS_TITLE", .screamingSnake),
    ("settings.title", .dotted), ("settings-title", .kebab), ("settingsTitle", .camel), ("cancel", nil),
    ("Loading...", .text), ("Überall", .text),
  ]

  @Test("the style of a key", arguments: styles)
  func style(key: String, style: KeyStyle?) { #expect(KeyStyle(of: key) == style) }

  @Test("a key spelled unlike most of its table is told, and a style that is asked for holds for all")
  func keyStyle() {
    let keys = ["a_b", "b_c", "c_d", "d_e", "aKey"].map { (key: $0, comment: String?.some("c")) }
    #expect(
      findings(keys).map(\.message) == [
        "the key \"aKey\" is spelled in camelCase; other keys of Localizable are spelled in snake_case"
      ])
    #expect(findings(keys, StringReview(keyStyle: .camel)).count == 4)
    #expect(findings(Array(keys.suffix(2))).isEmpty)
  }
}

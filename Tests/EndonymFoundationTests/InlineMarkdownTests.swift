import TestSampling
import Testing

@testable import EndonymFoundation

/// Inline Markdown, by the rules and examples of CommonMark 0.31 and of GitHub Flavored Markdown.
struct InlineMarkdownTests {
  private static func shown(_ text: String) -> String {
    InlineMarkdown.runs(of: [InlineMarkdown.Piece(text: text)]).map { run in
      var shown = run.text
      if run.intent.contains(.code) { shown = "<code>\(shown)</code>" }
      if run.intent.contains(.strikethrough) { shown = "<del>\(shown)</del>" }
      if run.intent.contains(.emphasized) { shown = "<em>\(shown)</em>" }
      if run.intent.contains(.stronglyEmphasized) { shown = "<strong>\(shown)</strong>" }
      if let link = run.link { shown = "<a \(link)>\(shown)</a>" }
      return shown
    }.joined()
  }

  @Test(
    "marks become what CommonMark says they are",
    arguments: [
      // Section 6.2
      ("*foo bar*", "<em>foo bar</em>"), ("a * foo bar*", "a * foo bar*"), ("a*\"foo\"*", "a*\"foo\"*"),
      ("*$*alpha.", "*$*alpha."), ("foo*bar*", "foo<em>bar</em>"), ("_foo bar_", "<em>foo bar</em>"),
      ("foo_bar_", "foo_bar_"), ("**foo bar**", "<strong>foo bar</strong>"), ("** foo bar**", "** foo bar**"),
      ("foo**bar**", "foo<strong>bar</strong>"), ("__foo bar__", "<strong>foo bar</strong>"),
      ("**foo\"*bar*\"foo**", "<strong>foo\"</strong><strong><em>bar</em></strong><strong>\"foo</strong>"),
      ("*foo **bar***", "<em>foo </em><strong><em>bar</em></strong>"), ("**foo*", "*<em>foo</em>"),
      // Section 6.1
      ("`foo`", "<code>foo</code>"), ("`` foo ` bar ``", "<code>foo ` bar</code>"),
      ("`foo\\`bar`", "<code>foo\\</code>bar`"),
      ("`foo", "`foo"),
      // Section 6.3
      ("[link](/uri \"title\")", "<a /uri>link</a>"), ("[](./target.md)", ""), ("[link](/my uri)", "[link](/my uri)"),
      ("[link](\\(foo\\))", "<a (foo)>link</a>"), ("[foo [bar](/uri)](/uri)", "[foo <a /uri>bar</a>](/uri)"),
      // Sections 2.4, 2.5, 6.5
      ("\\*not emphasized\\*", "*not emphasized*"), ("&amp; &copy; &#35; &nosuch;", "& © # &nosuch;"),
      ("<http://foo.bar.baz>", "<a http://foo.bar.baz>http://foo.bar.baz</a>"),
      // GitHub's section 6.5
      ("~~Hi~~ Hello", "<del>Hi</del> Hello"),
    ])
  func marks(_ text: String, _ html: String) { #expect(Self.shown(text) == html) }

  @Test("values are text, and take the look of what is around them")
  func values() {
    let runs = InlineMarkdown.runs(of: [
      .init(text: "**"), .init(text: "*x*", argument: 1), .init(text: "** `"), .init(text: "`", argument: 2),
      .init(text: "`"),
    ])
    #expect(runs.map(\.text) == ["*x*", " ", "`"])
    #expect(runs.map(\.intent) == [.stronglyEmphasized, [], .code])
    #expect(runs.map(\.argument) == [1, nil, 2])
  }

  @Test(
    "texts of marks alone take time in proportion",
    arguments: ["*a **", "[", "`", "_a_", "[a](", "[a](<b", "[a](b (", "<", "&", "**a_", "![", "\\", "~~a"])
  func pathological(_ mark: String) {
    func text(_ count: Int) -> [InlineMarkdown.Piece] { [.init(text: String(repeating: mark, count: count))] }
    let growth = ThreadTime.growth(from: text(250), to: text(2_000), limit: 24) { _ = InlineMarkdown.runs(of: $0) }
    #expect(growth < 24, "eight times the marks took \(growth) times as long")
  }
}

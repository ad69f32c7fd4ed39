import RawICU
import Testing

@Suite("Lists against raw ICU")
struct ListDifferentialTests {
  /// Words that Spanish and Hebrew join in other ways, scripts of both directions, and what a pattern could stumble on.
  private static let words = [
    "", "A", "B", "C", "Isabel", "iglesia", "hielo", "hierba", "hiato", "yo", "y", "ocho", "hotel", "oro", "8", "80",
    "11",
    "11 000", "110", "1100", "o", "u", "agua", "יונתן", "שלום", "John", "عمر", "مها", "日本", "東京", "मुंबई", "ไทย",
    "a, b", "“c”", "d\ne", "{0}", "{1}", "'q'", "\"w\"", "\\", "e\u{301}", "👩‍👩‍👧", "\u{202E}x", " ", "\t", "5 ft", "11 in",
  ]

  @Test("every list is joined as ICU joins it")
  func lists() throws {
    var draw = Seed.stream("list")
    var comparison = Comparison()
    for _ in 0..<Sweep.rounds * 3 {
      for locale in RawICU.locales + ["es", "es_MX", "he", "he_IL"] {
        let locale = DrawnLocale(locale, &draw)
        let (type, style) = (draw.pick(RawList.types, onceIn: 2), draw.pick(RawList.widths, onceIn: 2))
        var request = Request(kind: "list", locale: try locale.identifier)
        if let type { request.options.append(("type", "\"\(type)\"")) }
        if let style { request.options.append(("style", "\"\(style)\"")) }
        let oracle = Result { try RawList(type: type ?? "conjunction", width: style ?? "long", locale: locale.icu) }
        for _ in 0..<4 {
          let elements = (0..<draw.integer(0...(draw.once(in: 8) ? 40 : 5))).map { _ in draw.pick(Self.words) }
          request.fields = [("value", "[" + elements.map(Request.quoted).joined(separator: ",") + "]")]
          request.wantsParts = draw.once(in: 6)
          try comparison.compare(request) { .text(try oracle.get().format(elements)) }
        }
      }
    }
    comparison.finish("lists")
  }
}

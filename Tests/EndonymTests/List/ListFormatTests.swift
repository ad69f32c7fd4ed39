#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import Endonym

@Suite("Lists", .enabled(if: LinkedICU.hasTables))
struct ListFormatTests {
  /// From ICU 72.1 in C (`ulistfmt_format`) and from UTS 35's description of the Spanish and Hebrew rules.
  static let samples: [Sample] = [
    Sample("A, B, and C") { try ListFormat(locale: "en").format(["A", "B", "C"]) },
    Sample("A, B, & C") { try ListFormat(width: .short, locale: "en").format(["A", "B", "C"]) },
    Sample("A, B, C") { try ListFormat(width: .narrow, locale: "en").format(["A", "B", "C"]) },
    Sample("A, B, or C") { try ListFormat(.or, locale: "en").format(["A", "B", "C"]) },
    Sample("A und B") { try ListFormat(locale: "de").format(["A", "B"]) },
    Sample("A、B、C") { try ListFormat(locale: "ja").format(["A", "B", "C"]) },
    Sample("1時間5分") { try ListFormat(.units, width: .narrow, locale: "ja").format(["1時間", "5分"]) },
    Sample("5 feet, 7 inches") { try ListFormat(.units, locale: "en").format(["5 feet", "7 inches"]) },
    Sample("5′ 7″") { try ListFormat(.units, width: .narrow, locale: "en").format(["5′", "7″"]) },
    // Spanish changes its words before their own sounds.
    Sample("Paco e Isabel") { try ListFormat(locale: "es").format(["Paco", "Isabel"]) },
    Sample("Paco y Ana") { try ListFormat(locale: "es").format(["Paco", "Ana"]) },
    Sample("nieve y hielo") { try ListFormat(locale: "es").format(["nieve", "hielo"]) },
    Sample("padre e hijo") { try ListFormat(locale: "es").format(["padre", "hijo"]) },
    Sample("uno u ocho") { try ListFormat(.or, locale: "es").format(["uno", "ocho"]) },
    Sample("uno o dos") { try ListFormat(.or, locale: "es").format(["uno", "dos"]) },
    Sample("7 u 8") { try ListFormat(.or, locale: "es").format(["7", "8"]) },
    // Hebrew joins what is not Hebrew by a hyphen.
    Sample("א ו-B", icu76: "א ו-\u{2068}B\u{2069}") { try ListFormat(locale: "he").format(["א", "B"]) },
    Sample("א וב") { try ListFormat(locale: "he").format(["א", "ב"]) },
    // An empty element is kept.
    Sample("A, , and C") { try ListFormat(locale: "en").format(["A", "", "C"]) },
    Sample(" and ") { try ListFormat(locale: "en").format(["", ""]) },
    Sample("") { try ListFormat(locale: "en").format([]) },
    Sample("A") { try ListFormat(locale: "en").format(["A"]) },
    // Text is text: braces, quotes, NUL, unpaired marks of direction.
    Sample("{0} and '{1}'") { try ListFormat(locale: "en").format(["{0}", "'{1}'"]) },
    Sample("a\0b and 😀") { try ListFormat(locale: "en").format(["a\0b", "😀"]) },
  ]

  @Test("elements are joined by their language's words", arguments: samples)
  func format(sample: Sample) throws { #expect(try sample.write() == sample.expected) }

  @Test("the parts of a list are its elements, and what joins them")
  func parts() throws {
    let english = try ListFormat(locale: "en")
    #expect(
      try english.parts(of: ["A", "", "C"]) == [
        FormattedPart(.element, "A"), FormattedPart(.literal, ", "), FormattedPart(.element, ""),
        FormattedPart(.literal, ", and "), FormattedPart(.element, "C"),
      ])
    #expect(try english.parts(of: []).isEmpty)
    for elements in [["", ""], ["", "x"], ["x", ""], ["", "", "", ""], ["Paco", ""], ["א", ""]] {
      for locale in ["en", "es", "he", "ja", "ar"] {
        let format = try ListFormat(locale: locale)
        let parts = try format.parts(of: elements)
        #expect(parts.text == format.format(elements))
        #expect(parts.filter { $0.kind == .element }.map(\.text) == elements)
      }
    }
  }

  @Test("a list has at most as many elements as the limit says")
  func limit() throws {
    let format = try ListFormat(.units, width: .narrow, locale: "ja")
    let greatest = Array(repeating: "a", count: Limits.listElements)
    var bytes: [UInt8] = []
    try format.append(greatest, to: &bytes)
    #expect(bytes == Array(repeating: UInt8(ascii: "a"), count: Limits.listElements))
    let refusal = FormatError.limitExceeded("the number of list elements", limit: Limits.listElements)
    #expect(throws: refusal) { try format.append(greatest + ["b"], to: &bytes) }
    #expect(throws: refusal) { try format.parts(of: greatest + ["b"]) }
    // The call that cannot throw has plain commas.
    #expect(format.format(greatest + ["b"]).hasSuffix("a, b"))
  }

  @Test("a list format survives JSON, and is written flat")
  func coding() throws {
    let format = try ListFormat(.or, width: .short, locale: "de-AT")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(format)
    #expect(String(decoding: json, as: UTF8.self) == #"{"locale":"de-AT","style":"short","type":"disjunction"}"#)
    #expect(try JSONDecoder().decode(ListFormat.self, from: json) == format)
  }
}

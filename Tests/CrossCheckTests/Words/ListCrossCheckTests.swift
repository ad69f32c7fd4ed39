import Endonym
import Foundation
import Testing

@Suite("Cross-check: lists", .whereLedgerIsWritten)
struct ListCrossCheckTests {
  /// Elements of several scripts; empty, with commas and braces of their own, with spaces around.
  static let words = [
    "A", "B", "Berlin", "مكة", "東京", "", " x ", "a, b", "{0}", "ö", "e\u{301}", "👩‍👩‍👧", "3,5", "'", "İ", "و",
  ]

  @Test("ListFormatStyle", arguments: CheckedLocale.allCases)
  func lists(locale: CheckedLocale) throws {
    let check = CrossCheck("list", locale.identifier)
    typealias Style = ListFormatStyle<StringStyle, [String]>
    let kinds: [(String, Style.ListType, ListFormat.Kind)] = [("and", .and, .and), ("or", .or, .or)]
    let widths: [(String, Style.Width, ListFormat.Width)] = [
      ("standard", .standard, .wide), ("short", .short, .short), ("narrow", .narrow, .narrow),
    ]
    for kind in kinds {
      for width in widths {
        let name = "\(kind.0)-\(width.0)"
        let style = Style.list(type: kind.1, width: width.1).locale(locale.foundation)
        let format = try ListFormat(kind.2, width: width.2, locale: locale.identifier)
        var generator = check.generator(name)
        let values =
          [["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]]
          + (0..<96).map { _ in
            (0..<Int.random(in: 1...6, using: &generator)).map { _ in
              Self.words.randomElement(using: &generator) ?? ""
            }
          }
        let isolated: ([String]) -> String = { format.format($0.map { Self.isolated($0, in: locale) }) }
        check.compare(name, values, rules: ["isolated-elements": isolated]) {
          style.format($0)
        } endonym: {
          format.format($0)
        }
      }
    }
    check.finish()
  }

  /// An element as Apple's ICU puts it into a list: between isolates (FSI, PDI) when letters of it run against the
  /// locale's direction.
  static func isolated(_ element: String, in locale: CheckedLocale) -> String {
    func runsLeft(_ scalar: Unicode.Scalar) -> Bool { (0x590...0x8FF).contains(scalar.value) }
    let runsAgainst = element.unicodeScalars.contains { scalar in
      locale == .saudi ? scalar.properties.isAlphabetic && !runsLeft(scalar) : runsLeft(scalar)
    }
    return runsAgainst ? "\u{2068}\(element)\u{2069}" : element
  }
}

import EndonymTools
import TestSampling
import Testing

/// Source of the rules: gitignore(5), "PATTERN FORMAT", without negation and character classes.
@Suite("Patterns of paths")
struct PathPatternTests {
  static let rows: [(pattern: String, path: String, isMatched: Bool)] = [
    ("Vendor", "Vendor", true), ("Vendor", "a/Vendor", true), ("Vendor", "a/Vendor/b.strings", true),
    ("Vendor", "a/Vendors", false), ("Vendor/", "a/Vendor/b", true), ("a/b", "a/b", true), ("a/b", "x/a/b", false),
    ("a/b", "./a/b/c", true), ("/a", "a", true), ("/a", "b/a", false), ("./a/b", "a/b", true),
    ("*.strings", "x/y.strings", true), ("*.strings", "x/y.stringsdict", false),
    ("a/*.strings", "a/b/c.strings", false),
    ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "x/a/b", false), ("**/b", "b", true),
    ("a/**", "a/x/y", true), ("?.strings", "é.strings", true), ("?.strings", "ab.strings", false),
    ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false), ("", "a", false),
  ]

  @Test("A pattern matches as in .gitignore", arguments: rows)
  func matches(row: (pattern: String, path: String, isMatched: Bool)) {
    #expect(PathPattern(row.pattern).matches(row.path) == row.isMatched)
  }

  @Test(
    "Wildcards cost no more than their number times the length of the path",
    arguments: [(String(repeating: "*a", count: 50) + "b", "a"), (String(repeating: "**/a/", count: 25) + "b", "a/")])
  func bounded(row: (pattern: String, piece: String)) {
    let pattern = PathPattern(row.pattern)
    let path = String(repeating: row.piece, count: 500) + "c"
    let longer = String(repeating: row.piece, count: 4_000) + "c"
    let growth = ThreadTime.growth(from: path, to: longer, limit: 24) {
      #expect(!pattern.matches($0))
    }
    #expect(growth < 24, "eight times the path took \(growth) times as long")
  }
}

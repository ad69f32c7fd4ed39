/// A command line that nobody can read.
struct UsageError: Error {}

/// The words of a command line, from left to right.
struct Arguments {
  private var words: ArraySlice<String>

  init(_ words: ArraySlice<String>) { self.words = words }

  mutating func next() -> String? { words.popFirst() }

  /// The next word.
  /// - Throws: ``UsageError`` when there is none.
  mutating func required() throws -> String {
    guard let word = next() else { throw UsageError() }
    return word
  }

  /// - Throws: ``UsageError`` when words are left.
  func end() throws { if !words.isEmpty { throw UsageError() } }
}

/// Accepts names in which a regular expression is found.
struct NameFilter {
  private let pattern: Regex<AnyRegexOutput>?

  /// Accepts every name.
  init() { pattern = nil }

  init(_ pattern: String) throws {
    do { self.pattern = pattern.isEmpty ? nil : try Regex(pattern) } catch {
      throw BenchmarkError("\"\(pattern)\" is not a regular expression: \(error)")
    }
  }

  func accepts(_ name: String) -> Bool { pattern.map { name.contains($0) } ?? true }
}

import EndonymStrings

/// Comments that ask rules to be silent about their entries: `endonym:disable empty-value, glossary`.
///
/// In a `.strings` or `.stringsdict` file the comment stands with the entry; in a catalog it is the entry's comment, for all languages.
/// `endonym:disable all` silences every rule.
struct Suppressions: Sendable {
  /// Where an entry begins, and what is silent until the next one.
  private struct Entry {
    let start: SourcePosition
    let rules: Set<String>
  }

  private var entries: [String: [Entry]] = [:]
  private var hasAny = false

  private static let mark = "endonym:disable"
  private static let all = "all"

  /// Takes the comment of an entry. Entries are to be given in the order of the file.
  mutating func add(_ comment: String?, from start: SourcePosition?, in file: String) {
    guard let start else { return }
    let rules = comment.map(Self.rules) ?? []
    // Only what follows a silent entry needs to be known, to tell where it ends.
    guard !rules.isEmpty || !(entries[file]?.last?.rules.isEmpty ?? true) else { return }
    hasAny = hasAny || !rules.isEmpty
    entries[file, default: []].append(Entry(start: start, rules: rules))
  }

  /// The rules that a comment silences.
  static func rules(in comment: String) -> Set<String> {
    guard comment.utf8.contains(UInt8(ascii: ":")) else { return [] }
    var rules: Set<String> = []
    var rest = comment[...]
    while let range = rest.firstRange(of: mark) {
      rest = rest[range.upperBound...]
      let line = rest.prefix { !$0.isNewline }
      for word in line.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\t" }) {
        guard word.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || Unicode.Scalar($0).properties.isLowercase }) else {
          break
        }
        rules.insert(String(word))
      }
    }
    return rules
  }

  /// Whether rules of a comment silence a finding.
  static func silences(_ rules: Set<String>, _ diagnostic: Diagnostic) -> Bool {
    rules.contains(diagnostic.rule) || rules.contains(all)
  }

  /// Whether the entry where a finding stands is silent about it.
  func silences(_ diagnostic: Diagnostic) -> Bool {
    guard hasAny, let position = diagnostic.position, let entries = entries[diagnostic.file],
      let entry = entries.last(where: { $0.start <= position })
    else { return false }
    return Self.silences(entry.rules, diagnostic)
  }
}

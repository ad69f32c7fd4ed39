import EndonymStrings

/// What was found in one source file.
public struct SourceReading: Hashable, Codable, Sendable {
  /// A line about which rules are silent, by a comment of the source: `// endonym:disable left-right`.
  public struct SilencedLine: Hashable, Codable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The rules; `all` stands for every one.
    public let rules: Set<String>

    /// A line about which rules are silent.
    public init(line: Int, rules: Set<String>) { (self.line, self.rules) = (line, rules) }
  }

  /// The file's path, as it was given.
  public var file: String
  /// Its strings, in the order of the file.
  public var strings: [ExtractedString]
  /// Calls that can never find a string, findings of a review, and why a file could not be read.
  public var diagnostics: [Diagnostic]
  /// Lines about which rules are silent.
  public var silencedLines: [SilencedLine]

  /// A file with its strings and findings.
  public init(
    file: String, strings: [ExtractedString] = [], diagnostics: [Diagnostic] = [], silencedLines: [SilencedLine] = []
  ) {
    self.file = file
    self.strings = strings
    self.diagnostics = diagnostics
    self.silencedLines = silencedLines
  }

  /// Whether all of the file was read: else it may ask for strings that were not seen.
  public var isWhole: Bool { !diagnostics.contains { ExtractionRules.incomplete.contains($0.rule) } }

  /// Takes in what is wrong with the encoding of the file, and takes out the strings that nobody can tell because of it.
  ///
  /// A file in another encoding has many wrong places for one cause: the first is told.
  package mutating func add(encodingErrors: [Diagnostic]) {
    guard let first = encodingErrors.first else { return }
    diagnostics.insert(first, at: 0)
    strings.removeAll { string in
      [string.key, string.defaultValue, string.table, string.comment].contains { $0?.contains("\u{FFFD}") ?? false }
    }
  }

  /// Whether a comment of the source silences a finding.
  public func silences(_ diagnostic: Diagnostic) -> Bool {
    guard let line = diagnostic.position?.line else { return false }
    return silencedLines.contains {
      $0.line == line && ($0.rules.contains(diagnostic.rule) || $0.rules.contains("all"))
    }
  }

  /// Findings without those that a comment silences, as severe as the project wants them.
  public func audible(
    _ findings: [Diagnostic], configuration: ToolConfiguration = ToolConfiguration()
  ) -> [Diagnostic] {
    findings.filter { !silences($0) }.compactMap { configuration.applied(to: $0) }
  }
}

extension SourceReading.SilencedLine {
  /// The mark in front of the names of rules.
  static let mark = Array("endonym:disable".utf8)

  /// The silenced lines of a source: one with a comment after its code, and the one below a comment that has a line of its own.
  package static func lines(in bytes: [UInt8]) -> [Self] {
    let places = occurrences(of: mark, in: bytes)
    if places.isEmpty { return [] }
    let lines = TextLines(bytes)
    return places.compactMap { place in
      let rest = bytes[(place + mark.count)...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      var rules: Set<String> = []
      for word in rest.split(whereSeparator: {
        [UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "\t")].contains($0)
      }) {
        guard word.allSatisfy({ $0 == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
        else {
          break
        }
        rules.insert(String(decoding: word, as: UTF8.self))
      }
      if rules.isEmpty { return nil }
      let before = bytes[..<place].reversed().prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      let standsAlone = before.allSatisfy {
        [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "/"), UInt8(ascii: "*")].contains($0)
      }
      return Self(line: lines.position(at: place).line + (standsAlone ? 1 : 0), rules: rules)
    }
  }

  private static func occurrences(of needle: [UInt8], in bytes: [UInt8]) -> [Int] {
    guard let first = needle.first, bytes.count >= needle.count else { return [] }
    return bytes.withUnsafeBufferPointer { buffer in
      (0...(buffer.count - needle.count)).filter {
        buffer[$0] == first && buffer[$0..<$0 + needle.count].elementsEqual(needle)
      }
    }
  }
}

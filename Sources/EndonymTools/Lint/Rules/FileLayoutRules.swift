import EndonymStrings

/// `byte-order-mark`: a mark before UTF-8, which needs none.
struct ByteOrderMarkRule: LintRule {
  let description = RuleDescription(
    "byte-order-mark", .warning, summary: "A UTF-8 file begins with a byte-order mark.",
    advice: "Save it without the mark: Xcode writes none, and tools that join or compare files stumble over it.")

  func check(_ layouts: [FileLayout], _ findings: inout LintFindings) {
    for layout in layouts where layout.encoding == .utf8 && layout.hasByteOrderMark {
      findings.add(self, "UTF-8 needs no byte-order mark", file: layout.file.path, at: .start)
    }
  }
}

/// `mixed-encodings`: the files of a table in its languages are not in one encoding. Those of another format are another matter: tools that
/// write `.strings` as UTF-16 write `.stringsdict` as UTF-8.
struct MixedEncodingsRule: LintRule {
  let description = RuleDescription(
    "mixed-encodings", .warning, summary: "A file is in another encoding than most files of its table.",
    advice: "Save all languages in one encoding, best UTF-8.")

  func check(_ layouts: [FileLayout], _ findings: inout LintFindings) {
    for format in LocalizedFile.Format.allCases {
      check(ofOneFormat: layouts.filter { $0.file.format == format }, &findings)
    }
  }

  private func check(ofOneFormat layouts: [FileLayout], _ findings: inout LintFindings) {
    var counts: [TextEncoding: Int] = [:]
    for layout in layouts { if let encoding = layout.encoding { counts[encoding, default: 0] += 1 } }
    // Of two encodings in as many files, UTF-8 is the one to keep.
    func rank(_ encoding: TextEncoding) -> (Int, Int) { (counts[encoding] ?? 0, encoding == .utf8 ? 1 : 0) }
    guard counts.count > 1, let usual = TextEncoding.allCases.max(by: { rank($0) < rank($1) }) else { return }
    for layout in layouts {
      guard let encoding = layout.encoding, encoding != usual else { continue }
      findings.add(
        self, "the file is \(encoding.rawValue), and others of its table are \(usual.rawValue)",
        file: layout.file.path, at: .start)
    }
  }
}

/// `mixed-line-endings`: the lines of a file do not end alike.
struct MixedLineEndingsRule: LintRule {
  let description = RuleDescription(
    "mixed-line-endings", .warning, summary: "Some lines of a file end with LF, others with CRLF or CR.",
    advice: "Save the file with one kind of line end, best LF.")

  func check(_ layouts: [FileLayout], _ findings: inout LintFindings) {
    for layout in layouts {
      guard let other = layout.otherLineEnd else { continue }
      findings.add(
        self, "the line ends with \(other.end.rawValue), those above with \(other.first.rawValue)",
        file: layout.file.path, at: SourcePosition(line: other.line, column: 1))
    }
  }
}

import EndonymStrings

/// Repairs what has only one right form. Every byte that is not repaired stays as it is.
///
/// - a semicolon behind a value that ends its line, ASCII marks for full-width and typographic ones, `\U` for `\u`;
/// - the byte-order mark of a UTF-16 file, which needs it, and of a UTF-8 file, which does not;
/// - `%%` for a percent sign of prose, in a text whose source is a format;
/// - positions for placeholders in another order than the source's, where their types tell which is which;
/// - entries that stand in their file again as they are: the last one counts, and stays.
public struct LintFixer: Sendable {
  private let configuration: ToolConfiguration

  /// A fixer.
  /// - Parameter configuration: What the project asks for. Rules that are off repair nothing.
  public init(configuration: ToolConfiguration = ToolConfiguration()) { self.configuration = configuration }

  /// One repair can make place for another, a text between straight quotes for `%%` in it; in so many rounds nothing is left to do.
  private static let greatestRounds = 4

  /// Repairs the files of a project in place.
  ///
  /// - Returns: A note for each repair, at the place where it was needed.
  /// - Throws: A diagnostic when a file cannot be written; those before it have been.
  public func fix(_ project: LocalizationProject) throws(Diagnostic) -> DiagnosticReport {
    var report = DiagnosticReport()
    for files in project.tables {
      for _ in 0..<Self.greatestRounds {
        let done = try fix(files)
        if done.isEmpty { break }
        report.add(contentsOf: done)
      }
    }
    return report
  }

  /// Repairs what can be repaired at once in the files of a table.
  private func fix(_ files: TableFiles) throws(Diagnostic) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    let read = TableReader.read(files, configuration: configuration)
    var marks = LintFindings()
    ByteOrderMarkRule().check(read.layouts, &marks)
    let found = (read.diagnostics + marks.diagnostics).filter { isWanted($0) && !read.suppressions.silences($0) }
    let repairs = ValueRepair.repairs(of: read.table).filter {
      isWanted($0.diagnostic) && !read.suppressions.silences($0.diagnostic)
    }
    for file in files.files where (found + repairs.map(\.diagnostic)).contains(where: { $0.file == file.path }) {
      let original = try FileBytes.read(file.path)
      var fix = FileFix(original, file: file)
      for diagnostic in found where diagnostic.file == file.path { fix.repair(diagnostic) }
      for repair in repairs where repair.diagnostic.file == file.path { fix.repair(repair) }
      fix.settleQuotes()
      var (bytes, done) = (fix.bytes ?? original, fix.done)
      if configuration.rules[DuplicateRemoval.rule] != .off {
        let removal = DuplicateRemoval(bytes, file: file, keeping: read.suppressions.silences)
        bytes = removal.bytes
        done += removal.done
      }
      guard bytes != original else { continue }
      try FileBytes.write(bytes, to: file.path)
      notes += done
    }
    return notes
  }

  private func isWanted(_ diagnostic: Diagnostic) -> Bool { configuration.rules[diagnostic.rule] != .off }
}

/// A repair inside a text.
struct ValueRepair {
  /// What is done to the placeholders of the text, in their order.
  enum Change {
    /// The percent signs of prose are doubled.
    case doublesProse
    /// Each placeholder gets a position.
    case numbers([Int])
  }

  /// What was found, at the place of the text.
  let diagnostic: Diagnostic
  let change: Change

  /// The repairs of a table.
  static func repairs(of table: LocalizedTable) -> [ValueRepair] {
    var repairs: [ValueRepair] = []
    for key in table.keys where table.sourceLanguage != nil {
      let source = table.sourceLanguage.flatMap { key[$0] }?.message ?? LocatedMessage(.text(key.key), file: key.file)
      guard source.definition.hasPercentSign else { continue }
      let wanted = ArgumentSignature(source)
      guard !wanted.uses.isEmpty else { continue }
      for translation in key.translations {
        guard case .text(let text) = translation.message.definition, text.hasPercentSign else { continue }
        let format = FormatString(text)
        if format.placeholders.contains(where: \.isLikelyProse),
          format.placeholders.contains(where: { !$0.isLikelyProse })
        {
          repairs.append(
            ValueRepair("prose-placeholder", "percent signs of prose are written %%", translation, .doublesProse))
        } else if let positions = positions(ArgumentSignature(translation.message), wanted) {
          repairs.append(
            ValueRepair("placeholder-order", "placeholders tell their positions", translation, .numbers(positions)))
        }
      }
    }
    return repairs
  }

  private init(_ rule: String, _ message: String, _ translation: Translation, _ change: Change) {
    diagnostic = Diagnostic(
      .note, rule: rule, "repaired: \(message)", file: translation.message.file, position: translation.message.position)
    self.change = change
  }

  /// The positions of placeholders that stand in another order, if each type stands there once.
  private static func positions(_ here: ArgumentSignature, _ wanted: ArgumentSignature) -> [Int]? {
    let there = wanted.first
    let kinds = here.uses.map(\.kind)
    guard !here.hasNumbered, !here.isVaried, kinds.count > 1, Set(kinds).count == kinds.count,
      kinds.count == there.count,
      !here.uses.contains(where: { $0.spelling.contains("*") })
    else { return nil }
    let positions = kinds.compactMap { kind in there.first { $0.value.kind == kind }?.key }
    return positions.count == kinds.count && positions != positions.sorted() ? positions : nil
  }
}

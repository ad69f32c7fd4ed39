import Foundation
import Testing

/// The ledger of one backend: `CLDRData/ledger/<backend>.jsonl`.
struct Ledger {
  let entries: [LedgerEntry]

  /// What is wrong with the lines that could not be read.
  let problems: [String]

  /// The folder of the ledgers.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../CLDRData/ledger").standardizedFileURL

  /// The ledger of the backend that is linked; empty when there is none.
  static let current = Ledger(contentsOf: folder.appendingPathComponent("\(Backend.current.name).jsonl"))

  /// The major version of the ICU inside the Foundation that the ledgers were written against: Swift 6.3.1's.
  private static let foundationICU = 76

  /// Whether the differences of this backend from this Foundation were ever looked at.
  static let isWritten: Bool = {
    let file = folder.appendingPathComponent("\(Backend.current.name).jsonl")
    return FileManager.default.fileExists(atPath: file.path) && Backend.foundationICU == foundationICU
  }()

  /// Whether the differences that are missing are to be printed as lines for the ledger: `ENDONYM_LEDGER=print`.
  static let isPrinting = ProcessInfo.processInfo.environment["ENDONYM_LEDGER"] == "print"

  init(contentsOf file: URL) {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    self.init(text, named: file.lastPathComponent)
  }

  init(_ text: String, named name: String) {
    var entries: [LedgerEntry] = []
    var problems: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where line != "" {
      do { entries.append(try LedgerEntry(line: String(line))) } catch {
        problems.append("\(name):\(index + 1): \(error)")
      }
    }
    self.entries = entries
    self.problems = problems
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a cross-check only where its differences have been written down, or are to be.
  static var whereLedgerIsWritten: Self {
    .enabled(
      if: Ledger.isWritten || Ledger.isPrinting,
      "no ledger for Endonym on \(Backend.current.name) against Foundation on ICU \(Backend.foundationICU)")
  }
}

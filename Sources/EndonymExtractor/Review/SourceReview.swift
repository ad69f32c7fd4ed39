import EndonymStrings
import SwiftSyntax

/// The review of one parsed file.
struct SourceReview {
  let tree: SourceFileSyntax
  let lines: LineTable
  let file: String

  init(_ tree: SourceFileSyntax, lines: LineTable, file: String) {
    self.tree = tree
    self.lines = lines
    self.file = file
  }

  func run() -> [Diagnostic] { [] }
}
enum ReviewWords { static let all: [String] = [] }

import Foundation

/// The steps of a rewriting, ready to run.
struct Rewriting {
  private let steps: [(expression: NSRegularExpression, template: String)]

  init(_ steps: [LedgerNature.Step]) {
    self.steps = steps.compactMap { step in
      (try? NSRegularExpression(pattern: step.find)).map { ($0, step.replace) }
    }
  }

  /// What a text becomes, and which of the steps changed it.
  func apply(to text: String) -> (text: String, used: Set<Int>) {
    var text = text
    var used: Set<Int> = []
    for (index, step) in steps.enumerated() {
      let rewritten = step.expression.stringByReplacingMatches(
        in: text, range: NSRange(location: 0, length: text.utf16.count), withTemplate: step.template)
      if !rewritten.isIdentical(to: text) { used.insert(index) }
      text = rewritten
    }
    return (text, used)
  }

  /// A first guess for a new entry: what the two texts do not have in common at their beginning and end.
  static func guess(from old: String, to new: String) -> LedgerNature {
    let old = Array(old.unicodeScalars)
    let new = Array(new.unicodeScalars)
    let shortest = min(old.count, new.count)
    var start = 0
    while start < shortest, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shortest - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    func middle(_ scalars: [Unicode.Scalar]) -> String {
      String(String.UnicodeScalarView(scalars[start..<(scalars.count - end)]))
    }
    let step = LedgerNature.Step(
      find: NSRegularExpression.escapedPattern(for: middle(old)),
      replace: NSRegularExpression.escapedTemplate(for: middle(new)))
    return .text(rule: nil, rewrite: [step])
  }
}

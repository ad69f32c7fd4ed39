import EndonymTools
import SwiftSyntax

/// Formats that anybody may have written, and formats with more or fewer values than they take.
struct FormatCallCheck: ReviewCheck {
  let rule: RuleDescription

  func findings(at node: Syntax, in file: ReviewedFile) -> [(place: Syntax, message: String)] {
    guard let call = FormatCall(node) else { return [] }
    let found: (rule: RuleDescription, message: String)?
    switch FormatOrigin(call.format, in: file) {
    case .trusted: found = nil
    case .unsafe(let text):
      // Whoever hands on a list of values hands on the format they belong to.
      found =
        call.valueCount == nil ? nil : (ReviewRules.unsafeFormat, FormatArguments.unsafeMessage(text, of: call.name))
    case .texts(let texts):
      found = call.valueCount.flatMap { count in
        texts.lazy.compactMap { FormatArguments.finding($0, given: count, to: call.name) }.first
      }
    }
    guard let found, found.rule == rule else { return [] }
    return [(Syntax(call.format), found.message)]
  }
}

import Endonym
import EndonymStrings

/// `match`: the best of the available languages for what a reader wants.
struct MatchKind: BatchKind {
  static let table: [BatchOption] = []
  static let hasParts = false
  static let operands: Set<String> = ["available"]
  static let category = LocaleEnvironment.Category.messages

  private let available: [String]
  private let matcher: LanguageMatcher

  init(_ setting: BatchSetting) throws(BatchError) {
    _ = try setting.options(Self.table)
    guard let value = setting.fields["available"] else { throw .missing("available", for: "match") }
    let available = try Self.languages(value, "available")
    self.available = available
    matcher = try BatchError.wrapping { () throws(FormatError) in
      try LanguageMatcher(supported: available, options: .init(usesFirstAsDefault: false))
    }
  }

  func answer(_ operands: BatchOperands) throws(BatchError) -> BatchAnswer {
    let value = try operands.value(for: "match")
    let best: String?
    if case .string(let header) = value {
      best = try BatchError.wrapping { () throws(FormatError) in try AcceptLanguage(header).best(among: available) }
    } else {
      let wanted = try Self.languages(value, "the value of match")
      best = try BatchError.wrapping { () throws(FormatError) in try matcher.best(for: wanted) }
    }
    return BatchAnswer(best.map { .string($0) } ?? .null)
  }

  private static func languages(_ value: JSONValue, _ what: String) throws(BatchError) -> [String] {
    guard case .array(let values) = value else {
      throw BatchError(.invalidValue, "\(what) is \(value.kind); an array of languages was expected")
    }
    var languages: [String] = []
    for value in values {
      guard case .string(let language) = value else {
        throw BatchError(.invalidValue, "a language is \(value.kind); a string was expected")
      }
      languages.append(language)
    }
    return languages
  }
}

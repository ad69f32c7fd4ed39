import Endonym

/// `list`: texts joined.
struct ListKind: BatchKind {
  static let table = [
    BatchOption("type", .choice(["conjunction", "disjunction", "unit"]), "how the elements belong together"),
    BatchOption("style", .choice(["long", "short", "narrow"]), "how much room the words take"),
  ]
  static let category = LocaleEnvironment.Category.messages

  private let format: ListFormat
  private let wantsParts: Bool

  init(_ setting: BatchSetting) throws(BatchError) {
    let options = try setting.options(Self.table)
    wantsParts = setting.wantsParts
    let kind = try options.choice("type", ListFormat.Kind.self) ?? .and
    let width = try options.choice("style", ListFormat.Width.self) ?? .wide
    format = try BatchError.wrapping { () throws(FormatError) in
      try ListFormat(kind, width: width, locale: setting.locale)
    }
  }

  func answer(_ operands: BatchOperands) throws(BatchError) -> BatchAnswer {
    guard case .array(let values) = try operands.value(for: "list") else {
      throw BatchError(.invalidValue, "the value of list is an array of strings")
    }
    var elements: [String] = []
    for value in values {
      guard case .string(let element) = value else {
        throw BatchError(.invalidValue, "an element is \(value.kind); a string was expected")
      }
      elements.append(element)
    }
    return try BatchError.wrapping { () throws(FormatError) in
      if wantsParts { return BatchAnswer(try format.parts(of: elements)) }
      var bytes: [UInt8] = []
      try format.append(elements, to: &bytes)
      return BatchAnswer(String(decoding: bytes, as: UTF8.self))
    }
  }
}

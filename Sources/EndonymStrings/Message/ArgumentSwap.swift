/// Finds the arguments of a translation that has moved placeholders without giving them positions.
///
/// English `%lld%% of its %@ limit used` and Chinese `已用其 %@ 额度的 %lld%%` take 5 and "weekly" in the same order. Where numbers and
/// texts are as many as the placeholders for them, each placeholder can have what it shows, in the order of its kind.
enum ArgumentSwap {
  /// For each placeholder of a message whether it takes numbers only, where arguments can be told apart by that; else none.
  static func placeholders(of templates: [MessageTemplate]) -> [Bool] {
    guard templates.count == 1, let template = templates.first else { return [] }
    var takeNumbers: [Bool] = []
    for compiled in template.placeholders {
      let placeholder = compiled.placeholder
      let hasArgumentsOfItsOwn = [placeholder.width, placeholder.precision].contains { count in
        if case .fixed = count { false } else { count != nil }
      }
      if compiled.position != nil || compiled.name != nil || hasArgumentsOfItsOwn { return [] }
      takeNumbers.append(placeholder.kind.isNumber)
    }
    return takeNumbers.contains(true) && takeNumbers.contains(false) ? takeNumbers : []
  }

  /// The arguments in the order of the placeholders; `nil` where they are, or cannot be brought into it.
  static func reordered(_ values: [MessageArgument], for takeNumbers: [Bool]) -> [MessageArgument]? {
    guard values.count == takeNumbers.count else { return nil }
    // Messages that fit, which are nearly all, allocate nothing here.
    for index in values.indices where takeNumbers[index] && values[index].isText {
      var texts = values.filter(\.isText)[...]
      var numbers = values.filter { !$0.isText }[...]
      guard numbers.count == takeNumbers.count(where: { $0 }) else { return nil }
      return takeNumbers.compactMap { $0 ? numbers.popFirst() : texts.popFirst() }
    }
    return nil
  }
}

extension FormatPlaceholder.Kind {
  /// Whether it takes numbers only.
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .unsignedInteger, .double: true
    default: false
    }
  }
}

extension MessageArgument {
  /// Whether it is text without a number behind it.
  fileprivate var isText: Bool {
    switch self {
    case .string, .formatted(_, number: nil), .deferred: true
    default: false
    }
  }
}

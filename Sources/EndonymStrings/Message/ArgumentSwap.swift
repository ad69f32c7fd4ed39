/// Finds the arguments of a translation that has moved placeholders without giving them positions.
///
/// English `%lld%% of its %@ limit used` and Chinese `已用其 %@ 额度的 %lld%%` take 5 and "weekly" in the same order. Where numbers and
/// texts are as many as the placeholders for them, each placeholder can have what it shows, in the order of its kind.
enum ArgumentSwap {
  /// The kinds of a message's placeholders, where arguments can be told apart by them; else none.
  static func kinds(of templates: [MessageTemplate]) -> [FormatPlaceholder.Kind] {
    guard templates.count == 1, let template = templates.first else { return [] }
    var kinds: [FormatPlaceholder.Kind] = []
    for compiled in template.placeholders {
      let placeholder = compiled.placeholder
      let hasArgumentsOfItsOwn = [placeholder.width, placeholder.precision].contains { count in
        if case .fixed = count { false } else { count != nil }
      }
      if compiled.position != nil || compiled.name != nil || hasArgumentsOfItsOwn { return [] }
      kinds.append(placeholder.kind)
    }
    let numbers = kinds.filter(\.isNumber).count
    return numbers > 0 && numbers < kinds.count ? kinds : []
  }

  /// The arguments in the order of the placeholders; `nil` where they are, or cannot be brought into it.
  static func reordered(_ values: [MessageArgument], for kinds: [FormatPlaceholder.Kind]) -> [MessageArgument]? {
    guard values.count == kinds.count, zip(values, kinds).contains(where: { $1.isNumber && $0.isText }) else {
      return nil
    }
    var texts = values.filter(\.isText)[...]
    var numbers = values.filter { !$0.isText }[...]
    guard numbers.count == kinds.filter(\.isNumber).count else { return nil }
    return kinds.compactMap { $0.isNumber ? numbers.popFirst() : texts.popFirst() }
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

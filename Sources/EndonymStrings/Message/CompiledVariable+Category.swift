import Endonym

extension CompiledVariable {
  /// The plural category of a value as it is shown, in the language of the message; `nil` of what is no number.
  func category(of value: MessageArgument, in context: MessageContext) -> PluralCategory? {
    let category: PluralCategory?
    switch value {
    case .integer(let integer): category = self.category(ofMagnitude: integer.magnitude, in: context)
    case .unsignedInteger(let integer): category = self.category(ofMagnitude: integer, in: context)
    case .boolean(let isTrue): category = self.category(ofMagnitude: isTrue ? 1 : 0, in: context)
    case .double(let double):
      if showsAllDigits, let integer = Int64(exactly: double) {
        category = self.category(ofMagnitude: integer.magnitude, in: context)
      } else {
        category =
          rules.map { try? $0.category(for: double) } ?? self.category(ofShown: ExactDecimal(double), in: context)
      }
    case .decimal(let decimal):
      category =
        showsAllDigits
        ? try? context.rules?.category(for: decimal)
        : rules.map { try? $0.category(for: decimal) } ?? self.category(ofShown: decimal, in: context)
    case .formatted(_, let number):
      // What the format has written has the number's own digits, whatever the placeholder would show.
      guard let number else { return nil }
      category = try? context.rules?.category(for: number)
    case .string, .deferred: return nil
    }
    return category ?? .other
  }

  /// Integers from here on are another number to ICU, whose operands are doubles.
  private static let greatestExactInteger: UInt64 = 1_000_000_000_000_000

  /// The category of an integer, whose sign does not count.
  private func category(ofMagnitude magnitude: UInt64, in context: MessageContext) -> PluralCategory? {
    // CLDR's rules know an integer by its last six digits at most and whether it is a small one.
    let integer =
      magnitude < Self.greatestExactInteger ? Int(magnitude) : Int(magnitude % 1_000_000_000) + 1_000_000_000
    // Without a fraction the digits after the point do not matter, and the language's own rules are the ones that have a plan.
    if showsAllDigits, let rules = context.rules { return try? rules.category(for: integer) }
    if let rules { return try? rules.category(for: integer) }
    return category(ofShown: ExactDecimal(integer), in: context)
  }

  /// The category of a number whose digits no format of the language can tell.
  private func category(ofShown number: ExactDecimal, in context: MessageContext) -> PluralCategory? {
    var shown = number
    if let fractionDigits, number.isFinite {
      let text = PrintfConversion.fixed(number.doubleValue, fractionDigits: fractionDigits)
      shown = (try? ExactDecimal(text)) ?? number
    }
    return try? context.rules?.category(for: shown)
  }
}

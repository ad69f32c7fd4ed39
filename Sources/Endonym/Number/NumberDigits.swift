/// Which digits a format shows, its defaults resolved.
enum NumberDigits: Hashable, Sendable {
  /// So many fraction digits at least and at most.
  case fraction(ClosedRange<Int>)
  /// So many significant digits at least and at most.
  case significant(ClosedRange<Int>)
  /// Limits of both kinds, of which the one that keeps more, or fewer, digits holds.
  case both(fraction: ClosedRange<Int>, significant: ClosedRange<Int>, NumberFormat.Precision.Priority)
  /// Multiples of a step, in plain digits.
  case increment(String)
  /// What a currency is paid in.
  case cash
  /// Every digit.
  case unlimited
  /// The currency's own digits, as ICU has them.
  case currency
  /// Nothing is asked for: compact notation's, a usage's or a unit's own rounding.
  case engine
}

extension NumberFormatOptions {
  /// The digits, by ECMA-402's rules: SetNumberFormatDigitOptions.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU cannot tell a currency's digits.
  func digits() throws(FormatError) -> NumberDigits {
    switch precision?.storage {
    case nil, .fraction(minimum: nil, maximum: nil):
      if let defaultFraction { return .fraction(defaultFraction) }
      if case .currency = style, notation == .automatic { return .currency }
      return .engine
    case .fraction(let minimum, let maximum):
      let completion = try completionFraction()
      // A single end moves the other one's default out of its way.
      let least = minimum ?? min(completion.lowerBound, maximum ?? completion.lowerBound)
      let most = maximum ?? max(completion.upperBound, least)
      return .fraction(least...max(least, most))
    case .significant(let minimum, let maximum):
      let least = minimum ?? 1
      return .significant(least...max(least, maximum ?? max(21, least)))
    case .both(let fraction, let significant, let priority):
      return .both(fraction: fraction, significant: significant, priority)
    case .increment(let step): return .increment(step)
    case .cash: return .cash
    case .unlimited: return .unlimited
    }
  }

  /// The fraction digits of a format that is given none; `nil` leaves it to ICU.
  private var defaultFraction: ClosedRange<Int>? {
    if case .compact = notation { return nil }
    switch style {
    case .percent: return 0...0
    case .decimal, .unit: return 0...3
    case .currency: return notation == .automatic ? nil : 0...3
    case .measurement, .skeleton: return nil
    }
  }

  /// What a single given end of a fraction range is completed from.
  private func completionFraction() throws(FormatError) -> ClosedRange<Int> {
    // Compact notation's own rounding is replaced by any digit option; what it is completed from is the style's.
    switch style {
    case .percent: return 0...0
    case .currency(let code) where notation == .automatic: return try CurrencyTable.fractionDigits(of: code)
    case .measurement: return 0...6
    case .decimal, .currency, .unit, .skeleton: return 0...3
    }
  }
}

/// Writes options as an ICU number skeleton.
///
/// Source: ICU's "Number Skeletons" guide; the tokens were tried one by one (`facts/icu-recipes.md`, B1).
struct NumberSkeleton {
  private let options: NumberFormatOptions
  private var tokens: [String] = []

  /// The skeleton's text.
  var text: String { tokens.joined(separator: " ") }

  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU cannot tell a currency's digits.
  init(_ options: NumberFormatOptions) throws(FormatError) {
    self.options = options
    if case .skeleton(let skeleton) = options.style { tokens.append(skeleton) }
    appendStyle()
    appendNotation()
    try appendPrecision()
    appendRounding()
    appendGrouping()
    appendSign()
    if options.decimalSeparator == .always { tokens.append("decimal-always") }
    appendScale()
    if let digits = options.precision?.minimumIntegerDigits {
      // The star keeps the digits above: "integer-width/00" would cut 1234 to 34.
      tokens.append("integer-width/*" + String(repeating: "0", count: digits))
    }
  }

  private mutating func appendStyle() {
    switch options.style {
    case .decimal, .skeleton:
      break
    case .percent:
      tokens.append("percent")
    case .currency(let code):
      tokens.append("currency/\(code)")
      switch options.presentation {
      case .standard: break
      case .narrow: tokens.append("unit-width-narrow")
      case .isoCode: tokens.append("unit-width-iso-code")
      case .fullName: tokens.append("unit-width-full-name")
      }
    case .unit(let unit):
      appendUnit(unit)
    case .measurement(let unit, let usage):
      appendUnit(unit)
      if let usage { tokens.append("usage/\(usage)") }
    }
  }

  private mutating func appendUnit(_ unit: MeasurementUnit) {
    tokens.append("unit/\(unit.identifier)")
    switch options.unitWidth {
    case .wide: tokens.append("unit-width-full-name")
    case .abbreviated: tokens.append("unit-width-short")
    case .narrow: tokens.append("unit-width-narrow")
    }
  }

  private mutating func appendNotation() {
    switch options.notation {
    case .automatic: break
    case .scientific: tokens.append("scientific")
    case .engineering: tokens.append("engineering")
    case .compact(.short): tokens.append("compact-short")
    case .compact(.long): tokens.append("compact-long")
    }
  }

  // MARK: Digits

  /// The fraction digits of a format that is given none, by ECMA-402; `nil` leaves it to ICU.
  private var defaultFraction: ClosedRange<Int>? {
    if case .compact = options.notation { return nil }
    switch options.style {
    case .percent: return 0...0
    case .decimal, .unit: return 0...3
    case .currency: return options.notation == .automatic ? nil : 0...3
    case .measurement, .skeleton: return nil
    }
  }

  /// What a single given end of a fraction range is completed from.
  private func completionFraction() throws(FormatError) -> ClosedRange<Int> {
    // Compact notation's own rounding is replaced by any digit option; what it is completed from is the style's.
    switch options.style {
    case .percent: return 0...0
    case .currency(let code) where options.notation == .automatic: return try CurrencyTable.fractionDigits(of: code)
    case .measurement: return 0...6
    case .decimal, .currency, .unit, .skeleton: return 0...3
    }
  }

  private mutating func appendPrecision() throws(FormatError) {
    guard let token = try precisionToken() else { return }
    tokens.append(options.trailingZeros == .strippedIfInteger ? token + "/w" : token)
  }

  private func precisionToken() throws(FormatError) -> String? {
    switch options.precision?.storage {
    case nil, .fraction(minimum: nil, maximum: nil):
      if let defaultFraction { return Self.fraction(defaultFraction) }
      if case .currency = options.style, options.notation == .automatic, options.trailingZeros == .strippedIfInteger {
        return "precision-currency-standard"
      }
      return nil
    case .fraction(let minimum, let maximum):
      let completion = try completionFraction()
      // ECMA-402, SetNumberFormatDigitOptions: a single end moves the other one's default out of its way.
      let least = minimum ?? min(completion.lowerBound, maximum ?? completion.lowerBound)
      let most = maximum ?? max(completion.upperBound, least)
      return Self.fraction(least...max(least, most))
    case .significant(let minimum, let maximum):
      let least = minimum ?? 1
      return Self.significant(least...max(least, maximum ?? max(21, least)))
    case .both(let fraction, let significant, let priority):
      let suffix = priority == .morePrecision ? "r" : "s"
      let token = fraction == 0...0 ? "." : Self.fraction(fraction)
      return token + "/" + Self.significant(significant) + suffix
    case .increment(let step):
      return "precision-increment/\(step)"
    case .cash:
      return "precision-currency-cash"
    case .unlimited:
      return "precision-unlimited"
    }
  }

  private static func fraction(_ digits: ClosedRange<Int>) -> String {
    if digits == 0...0 { return "precision-integer" }
    return "." + String(repeating: "0", count: digits.lowerBound) + String(repeating: "#", count: digits.count - 1)
  }

  private static func significant(_ digits: ClosedRange<Int>) -> String {
    String(repeating: "@", count: digits.lowerBound) + String(repeating: "#", count: digits.count - 1)
  }

  // MARK: The rest

  private mutating func appendRounding() {
    switch options.roundingMode {
    case .ceiling: tokens.append("rounding-mode-ceiling")
    case .floor: tokens.append("rounding-mode-floor")
    case .expand: tokens.append("rounding-mode-up")
    case .truncate: tokens.append("rounding-mode-down")
    case .halfCeiling: tokens.append("rounding-mode-half-ceiling")
    case .halfFloor: tokens.append("rounding-mode-half-floor")
    case .halfExpand: tokens.append("rounding-mode-half-up")
    case .halfTruncate: tokens.append("rounding-mode-half-down")
    case .halfEven: break
    }
  }

  private mutating func appendGrouping() {
    switch options.grouping {
    case .automatic: break  // "group-auto" would undo compact notation's own minimum of two digits
    case .always: tokens.append("group-on-aligned")
    case .minimumTwo: tokens.append("group-min2")
    case .never: tokens.append("group-off")
    }
  }

  private mutating func appendSign() {
    let accounting: Bool
    if case .currency = options.style { accounting = options.usesAccounting } else { accounting = false }
    switch (options.sign.display, accounting) {
    case (.automatic, false): break
    case (.automatic, true): tokens.append("sign-accounting")
    case (.always, false): tokens.append("sign-always")
    case (.always, true): tokens.append("sign-accounting-always")
    case (.never, _): tokens.append("sign-never")
    case (.exceptZero, false): tokens.append("sign-except-zero")
    case (.exceptZero, true): tokens.append("sign-accounting-except-zero")
    case (.negative, false): tokens.append("sign-negative")
    case (.negative, true): tokens.append("sign-accounting-negative")
    }
  }

  private mutating func appendScale() {
    // ICU's percent only adds the sign; a hundred times the value is a scale of its own.
    let isPercent = options.style == .percent
    switch (options.scale, isPercent) {
    case (nil, false): break
    case (nil, true): tokens.append("scale/100")
    case (let scale?, false): tokens.append("scale/\(scale)")
    case (let scale?, true): tokens.append("scale/\(scale.movingPoint(by: 2))")
    }
  }
}

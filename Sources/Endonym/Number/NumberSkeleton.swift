/// Writes options as an ICU number skeleton.
///
/// Source: ICU's "Number Skeletons" guide.
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

  private mutating func appendPrecision() throws(FormatError) {
    guard let token = try precisionToken() else { return }
    tokens.append(options.trailingZeros == .strippedIfInteger ? token + "/w" : token)
  }

  private func precisionToken() throws(FormatError) -> String? {
    switch try options.digits() {
    case .fraction(let digits): return Self.fraction(digits)
    case .significant(let digits): return Self.significant(digits)
    case .both(let fraction, let significant, let priority):
      let suffix = priority == .morePrecision ? "r" : "s"
      let token = fraction == 0...0 ? "." : Self.fraction(fraction)
      return token + "/" + Self.significant(significant) + suffix
    case .increment(let step): return "precision-increment/\(step)"
    case .cash: return "precision-currency-cash"
    case .unlimited: return "precision-unlimited"
    case .currency:
      // ICU's own default; it has to be named only where something is added to it.
      return options.trailingZeros == .strippedIfInteger ? "precision-currency-standard" : nil
    case .engine: return nil
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

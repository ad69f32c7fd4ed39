import RawICU

/// Number options, and the skeleton that they mean: translated here once more, from ICU's documentation, mostly into its
/// concise forms, so that Endonym's own translation is tested.
///
/// Source: ICU user guide, "Number Skeletons"; ECMA-402, `SetNumberFormatDigitOptions`; BATCH.md for the defaults.
struct NumberSetting {
  /// What the number counts.
  enum Style {
    case decimal, percent
    case currency(String, display: String?, sign: String?)
    case unit(String, display: String?)
    /// Of the kind `measure`, where the unit stands beside the options.
    case measure(String, display: String?, usage: String?)
  }

  var style = Style.decimal
  var isCash = false
  var notation: String?
  var compactDisplay: String?
  var grouping: String?
  var minimumIntegerDigits: Int?
  var minimumFractionDigits: Int?
  var maximumFractionDigits: Int?
  var minimumSignificantDigits: Int?
  var maximumSignificantDigits: Int?
  var roundingMode: String?
  var increment: Int?
  var trailingZeros: String?
  var sign: String?
  var digits: String?
  /// Whether the locale asks for accounting's form, where the options do not say.
  var localeIsAccounting = false

  /// Whether an option decides the digits after the separator.
  var hasDigits: Bool {
    isCash || increment != nil || minimumFractionDigits != nil || maximumFractionDigits != nil
      || minimumSignificantDigits != nil || maximumSignificantDigits != nil
  }

  // MARK: As JSON

  /// The members of `options`.
  var members: [(name: String, json: String)] {
    var members: [(name: String, json: String)] = []
    func add(_ name: String, _ text: String?) { if let text { members.append((name, "\"\(text)\"")) } }
    func add(_ name: String, _ number: Int?) { if let number { members.append((name, "\(number)")) } }
    switch style {
    case .decimal: break
    case .percent: add("style", "percent")
    case .currency(let code, let display, let sign):
      add("style", "currency")
      add("currency", code)
      add("currencyDisplay", display)
      add("currencySign", sign)
    case .unit(let unit, let display):
      add("style", "unit")
      add("unit", unit)
      add("unitDisplay", display)
    case .measure(_, let display, let usage):
      add("unitDisplay", display)
      add("usage", usage)
    }
    if isCash { members.append(("cash", "true")) }
    add("notation", notation)
    add("compactDisplay", compactDisplay)
    if let grouping { members.append(("useGrouping", grouping == "false" ? "false" : "\"\(grouping)\"")) }
    add("minimumIntegerDigits", minimumIntegerDigits)
    add("minimumFractionDigits", minimumFractionDigits)
    add("maximumFractionDigits", maximumFractionDigits)
    add("minimumSignificantDigits", minimumSignificantDigits)
    add("maximumSignificantDigits", maximumSignificantDigits)
    add("roundingMode", roundingMode)
    add("roundingIncrement", increment)
    add("trailingZeroDisplay", trailingZeros)
    add("signDisplay", sign)
    add("numberingSystem", digits)
    return members
  }

  // MARK: As a skeleton

  /// ICU's skeleton, without the numbering system.
  ///
  /// Raw ICU is given that as a keyword of the locale: of a unit in several parts it writes all but the last in the
  /// locale's own digits when the skeleton names a system.
  func skeleton() throws -> String {
    let tokens = [
      styleToken, notationToken, try precisionToken(), integerToken, roundingToken, groupingToken, signToken,
    ]
    return tokens.compactMap { $0 }.joined(separator: " ")
  }

  /// Whether the unit is one in several parts.
  var isMixed: Bool {
    switch style {
    case .unit(let unit, _), .measure(let unit, _, _): unit.contains("-and-")
    default: false
    }
  }

  private var styleToken: String? {
    let widths = [
      "symbol": "", "narrowSymbol": " unit-width-narrow", "code": " unit-width-iso-code",
      "name": " unit-width-full-name",
      "short": "", "narrow": " unit-width-narrow", "long": " unit-width-full-name",
    ]
    switch style {
    case .decimal: return nil
    case .percent: return "%x100"
    case .currency(let code, let display, _): return "currency/\(code)" + (display.flatMap { widths[$0] } ?? "")
    case .unit(let unit, let display): return "unit/\(unit)" + (display.flatMap { widths[$0] } ?? "")
    case .measure(let unit, let display, let usage):
      return "unit/\(unit)" + (display.flatMap { widths[$0] } ?? "") + (usage.map { " usage/\($0)" } ?? "")
    }
  }

  private var isCompact: Bool { notation == "compact" }

  private var notationToken: String? {
    switch notation {
    case "scientific": "E0"
    case "engineering": "EE0"
    case "compact": compactDisplay == "long" ? "KK" : "K"
    default: nil
    }
  }

  /// The fraction digits when none are given.
  private func defaultFraction() throws -> ClosedRange<Int> {
    switch style {
    case .percent: return 0...0
    case .decimal, .unit: return 0...3
    case .measure: return 0...6
    case .currency(let code, _, _):
      guard notation == nil || notation == "standard" else { return 0...3 }
      let own = try RawICU.fractionDigits(of: code)
      return own...own
    }
  }

  private func precisionToken() throws -> String? {
    let strip = trailingZeros == "stripIfInteger" ? "/w" : ""
    if isCash { return "precision-currency-cash" + strip }
    if !hasDigits {
      // Compact notation and a usage have roundings of their own, which any token would replace.
      if isCompact { return nil }
      if case .measure(_, _, .some) = style { return nil }
    }
    if let increment {
      let places = minimumFractionDigits ?? maximumFractionDigits ?? 0
      let text = String(increment)
      let padded = String(repeating: "0", count: max(0, places + 1 - text.count)) + text
      let step = places == 0 ? padded : padded.dropLast(places) + "." + padded.suffix(places)
      return "precision-increment/\(step)\(strip)"
    }
    if minimumSignificantDigits != nil || maximumSignificantDigits != nil {
      let least = minimumSignificantDigits ?? 1
      let most = maximumSignificantDigits ?? 21
      return String(repeating: "@", count: least) + String(repeating: "#", count: most - least) + strip
    }
    var (least, most) = (try defaultFraction().lowerBound, try defaultFraction().upperBound)
    if let minimumFractionDigits { (least, most) = (minimumFractionDigits, max(most, minimumFractionDigits)) }
    if let maximumFractionDigits { (least, most) = (min(least, maximumFractionDigits), maximumFractionDigits) }
    return "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least) + strip
  }

  private var integerToken: String? { minimumIntegerDigits.map { String(repeating: "0", count: $0) } }

  private var roundingToken: String? {
    let names = [
      "ceil": "ceiling", "floor": "floor", "expand": "up", "trunc": "down", "halfCeil": "half-ceiling",
      "halfFloor": "half-floor", "halfExpand": "half-up", "halfTrunc": "half-down", "halfEven": "half-even",
    ]
    return roundingMode.flatMap { names[$0] }.map { "rounding-mode-\($0)" }
  }

  private var groupingToken: String? {
    // "auto" has no token: in compact notation it would undo the minimum of two digits.
    ["always": ",!", "min2": ",?", "false": ",_"][grouping ?? "auto"]
  }

  private var signToken: String? {
    var isAccounting = false
    if case .currency(_, _, let sign) = style {
      isAccounting = sign.map { $0 == "accounting" } ?? localeIsAccounting
    }
    let concise =
      isAccounting
      ? ["auto": "()", "always": "()!", "never": "+_", "exceptZero": "()?", "negative": "()-"]
      : ["always": "+!", "never": "+_", "exceptZero": "+?", "negative": "+-"]
    return concise[sign ?? "auto"]
  }
}

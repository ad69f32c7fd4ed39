import EndonymICU

/// Everything that decides how a ``RuleBasedNumberFormat`` writes; coded under the names of number formats.
struct RuleBasedNumberOptions: EngineOptions, Codable {
  var locale: LocaleIdentifier
  var kind: RuleBasedNumberFormat.Kind
  var ruleSet: String?

  private enum CodingKeys: String, CodingKey {
    case locale
    case kind = "style"
    case ruleSet
  }

  static let engines = BoundedCache<RuleBasedNumberOptions, RuleBasedNumberEngine>(limit: Limits.cachedFormats)

  func makeEngine() throws(FormatError) -> RuleBasedNumberEngine { try RuleBasedNumberEngine(self) }

  /// Whether the language, or one that it inherits from, has rules of its own.
  ///
  /// One kind of rules is enough: German spells out, and takes its ordinals ("1.") from the root, where CLDR keeps what needs no
  /// words of a language. A language without any would be given English.
  func hasRules() throws(FormatError) -> Bool {
    var candidate: LocaleIdentifier? = locale
    while let current = candidate, current != .root {
      let bundle: ICUResourceBundle?
      do {
        bundle = try ICUResourceBundle(tree: "rbnf", name: current.dataIdentifier)
      } catch {
        guard error.isMissingResource else { throw FormatError(error) }
        bundle = nil
      }
      if try FormatError.wrapping({ () throws(ICUError) in try bundle?.child("RBNFRules") }) != nil { return true }
      candidate = try current.parent
    }
    return false
  }
}

/// What writes the numbers of a ``RuleBasedNumberFormat``: ICU's rules.
final class RuleBasedNumberEngine: Sendable {
  private let formatter: ICURuleBasedFormatter

  init(_ options: RuleBasedNumberOptions) throws(FormatError) {
    let locale = options.locale
    try locale.requireData()
    guard try options.hasRules() else {
      throw .outOfRange(
        locale.description,
        reason: "CLDR has no rules for numbers in words in this language")
    }
    do {
      formatter = try ICURuleBasedFormatter(
        options.kind == .spellOut ? .spellOut : .ordinal, locale: EngineLocale(locale).icu,
        ruleSet: options.ruleSet.map { $0.hasPrefix("%") ? $0 : "%" + $0 })
    } catch {
      if let ruleSet = options.ruleSet, error.isIllegalArgument {
        throw .invalidOption("ruleSet", reason: "\(locale) has no rule set \"\(ruleSet)\"")
      }
      throw FormatError(error)
    }
  }

  func ruleSets() throws(FormatError) -> [String] {
    try FormatError.wrapping { () throws(ICUError) in try formatter.ruleSets() }
      .map { String($0.drop { $0 == "%" }) }
  }

  func append(_ value: NumberValue, to bytes: inout [UInt8]) throws(FormatError) {
    let formatted =
      switch try Self.reachable(value) {
      case .integer(let integer): try FormatError.wrapping { () throws(ICUError) in try formatter.format(integer) }
      case .double(let double): try FormatError.wrapping { () throws(ICUError) in try formatter.format(double) }
      }
    bytes += try FormatError.wrapping { () throws(ICUError) in try formatted.utf8() }
  }

  private enum Reachable { case integer(Int64), double(Double) }

  /// The greatest integer that has words: from 10^18 on ICU writes digits.
  private static let greatestInteger: Int64 = 999_999_999_999_999_999
  /// Above, a `Double` has no fraction left, and ICU clamps it to 2^54.
  private static let greatestFraction = 9_007_199_254_740_992.0

  /// The value in the type that ICU writes rightly.
  private static func reachable(_ value: NumberValue) throws(FormatError) -> Reachable {
    let exact = value.exact
    guard exact.isFinite else { return .double(exact.isNaN ? .nan : exact.isNegative ? -.infinity : .infinity) }
    if exact.isZero { return exact.isNegative ? .double(-0.0) : .integer(0) }
    if let integer = exact.integer {
      guard integer.magnitude <= greatestInteger.magnitude else { throw beyond(value) }
      return .integer(integer)
    }
    guard let double = Double(exact.description), abs(double) <= greatestFraction else { throw beyond(value) }
    return .double(double)
  }

  private static func beyond(_ value: NumberValue) -> FormatError {
    .outOfRange(value.plainText, reason: "numbers in words reach to \(greatestInteger), fractions to 2^53")
  }
}

extension ExactDecimal {
  /// The value as an integer; `nil` when it has a fraction or is too large.
  var integer: Int64? {
    let trimmed = droppingTrailingZeros()
    guard isFinite, trimmed.exponent >= 0, trimmed.digits.count + trimmed.exponent <= 19 else { return nil }
    return Int64(trimmed.description)
  }
}

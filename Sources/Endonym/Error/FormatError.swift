import EndonymICU

/// Why a format could not be made, or a value not be written.
///
/// Every case names the value that was refused and, where it is not plain from the case, the reason. Nothing falls
/// back in silence: ICU itself accepts almost any locale, currency or usage and answers with a default, so these
/// checks are Endonym's own and come before ICU sees the value.
///
/// ```swift
/// do { _ = try NumberFormat.currency("EURO", locale: "de") } catch { print(error) }
/// // "EURO" is not an ISO 4217 currency code
/// ```
public enum FormatError: Error, Hashable, Sendable {
  /// A locale identifier that is malformed, or names a language, region or other subtag that does not exist.
  case invalidLocale(String, reason: LocaleProblem)
  /// A currency that is not in ISO 4217.
  case invalidCurrency(String)
  /// A measurement unit that CLDR does not define, or that cannot be shown.
  case invalidUnit(String, reason: String)
  /// Two units of different dimension.
  case incompatibleUnits(String, String)
  /// A usage for which CLDR has no preferences, for this unit.
  case invalidUsage(String, unit: String)
  /// A time zone that neither the tz database nor ICU knows.
  case invalidTimeZone(String)
  /// A calendar that ICU does not have.
  case invalidCalendar(String)
  /// A numbering system that does not exist, or cannot write these values.
  case invalidNumberingSystem(String, reason: String)
  /// A skeleton that is malformed, with the offset of the first bad character.
  case invalidSkeleton(String, offset: Int, reason: String)
  /// A pattern that is malformed, with the offset of the first bad character.
  case invalidPattern(String, offset: Int, reason: String)
  /// A text that is not a decimal number.
  case invalidNumber(String)
  /// A date that is no finite number, or a text that is no ISO 8601 date.
  case invalidDate(String)
  /// An option that is out of range, or not allowed together with another.
  case invalidOption(String, reason: String)
  /// A size beyond a limit; the limits are in ``Limits``.
  case limitExceeded(String, limit: Int)
  /// A value that the language's rules or the calendars do not reach, such as spelling out 10^18.
  case outOfRange(String, reason: String)
  /// ICU, or the system under it, failed; memory ran out, or data is missing.
  case engine(call: String, code: Int32, name: String)
}

/// What is wrong with a locale identifier.
public enum LocaleProblem: Hashable, Sendable {
  /// Nothing stands there.
  case empty
  /// More bytes than ``Limits/identifierLength``.
  case tooLong
  /// The syntax of BCP 47 or of ICU's and POSIX's spelling is broken; the part that is.
  case malformed(String)
  /// The language subtag is in no registry.
  case unknownLanguage(String)
  /// The script subtag is in no registry.
  case unknownScript(String)
  /// The region subtag is in no registry.
  case unknownRegion(String)
  /// The variant subtag is in no registry.
  case unknownVariant(String)
  /// A `-u-` key has a value that does not exist.
  case unknownKeywordValue(key: String, value: String)
  /// The language exists, but ICU has no data to format with.
  case noData(language: String)
}

extension LocaleProblem: CustomStringConvertible {
  /// What is wrong, in words: "there is no language "xx"".
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .tooLong: "it is longer than \(Limits.identifierLength) bytes"
    case .malformed(let part): "\"\(part)\" is malformed"
    case .unknownLanguage(let code): "there is no language \"\(code)\""
    case .unknownScript(let code): "there is no script \"\(code)\""
    case .unknownRegion(let code): "there is no region \"\(code)\""
    case .unknownVariant(let code): "there is no variant \"\(code)\""
    case .unknownKeywordValue(let key, let value): "the key \"\(key)\" has no value \"\(value)\""
    case .noData(let language): "there is no locale data for the language \"\(language)\""
    }
  }
}

extension FormatError: CustomStringConvertible {
  /// What was refused and why, in a sentence for people.
  public var description: String {
    switch self {
    case .invalidLocale(let identifier, let reason): "\"\(identifier)\" is not a locale identifier: \(reason)"
    case .invalidCurrency(let code): "\"\(code)\" is not an ISO 4217 currency code"
    case .invalidUnit(let unit, let reason): "\"\(unit)\" is not a measurement unit: \(reason)"
    case .incompatibleUnits(let from, let to):
      "\"\(from)\" cannot be converted to \"\(to)\": they measure different things"
    case .invalidUsage(let usage, let unit): "there is no usage \"\(usage)\" for the unit \"\(unit)\""
    case .invalidTimeZone(let zone): "\"\(zone)\" is not a time zone of the tz database"
    case .invalidCalendar(let calendar): "\"\(calendar)\" is not a calendar"
    case .invalidNumberingSystem(let system, let reason): "numbering system \"\(system)\": \(reason)"
    case .invalidSkeleton(let skeleton, let offset, let reason):
      "skeleton \"\(skeleton)\", offset \(offset): \(reason)"
    case .invalidPattern(let pattern, let offset, let reason): "pattern \"\(pattern)\", offset \(offset): \(reason)"
    case .invalidNumber(let text): "\"\(text)\" is not a decimal number"
    case .invalidDate(let text): "\"\(text)\" is not a date"
    case .invalidOption(let option, let reason): "option \(option): \(reason)"
    case .limitExceeded(let what, let limit): "\(what) exceeds the limit of \(limit)"
    case .outOfRange(let value, let reason): "\(value) is out of range: \(reason)"
    case .engine(let call, let code, let name): "ICU failed in \(call): \(name) (\(code))"
    }
  }
}

extension FormatError {
  /// A failure of ICU as its caller sees it.
  init(_ error: ICUError) {
    self = .engine(call: error.call, code: error.code, name: error.name)
  }

  /// Runs a call into ICU and gives its failure the public type.
  static func wrapping<Value>(_ body: () throws(ICUError) -> Value) throws(FormatError) -> Value {
    do { return try body() } catch { throw FormatError(error) }
  }
}

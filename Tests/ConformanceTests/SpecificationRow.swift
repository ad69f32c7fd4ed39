import Endonym
import RawICU

/// A row of ICU's numberformattestspecification.txt: settings of a block, and what the row sets beside them.
struct SpecificationRow: CustomStringConvertible {
  let test: String
  let fields: [String: String]

  var description: String {
    "\(test): " + fields.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }

  // MARK: Reading

  /// Blocks of a name, settings, the names of the columns and rows, divided by empty lines. Rows are divided by tabs.
  static func read(_ lines: [Substring]) throws -> [SpecificationRow] {
    var rows: [SpecificationRow] = []
    var test = ""
    var settings: [String: String] = [:]
    var columns: [String]?
    var isInTable = false
    for line in lines where !line.hasPrefix("//") {
      if line.allSatisfy({ $0 == " " || $0 == "\r" }) {
        (settings, columns, isInTable) = ([:], nil, false)
      } else if isInTable {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).unescaped }
        guard let names = columns else {
          columns = cells
          continue
        }
        // A row may end early: what it does not reach is not set. An empty cell is an empty text.
        let fields = settings.merging(zip(names, cells)) { $1 }
        rows.append(SpecificationRow(test: test, fields: fields))
      } else if line.hasPrefix("set ") {
        let words = line.dropFirst(4).split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        settings[String(words[0])] = words.count > 1 ? String(words[1]).unescaped : ""
      } else if line == "begin" {
        isInTable = true
      } else {
        test = String(line)
      }
    }
    return rows
  }

  // MARK: What applies

  /// Settings that ICU has in C++ only; a pattern says the same.
  private static let onlyInCPlusPlus = ["useScientific", "minimumExponentDigits", "exponentSignAlwaysShown"]

  /// Settings of Endonym's pattern format, and what is no setting.
  private static let known: Set<String> = [
    "locale", "pattern", "format", "output", "breaks", "currency", "currencyUsage", "minIntegerDigits",
    "maxIntegerDigits", "minFractionDigits", "maxFractionDigits", "useSigDigits", "minSigDigits", "maxSigDigits",
    "useGrouping", "grouping", "grouping2", "minGroupingDigits", "multiplier", "roundingIncrement", "roundingMode",
    "formatWidth", "padCharacter", "padPosition", "positivePrefix", "positiveSuffix", "negativePrefix",
    "negativeSuffix",
    "signAlwaysShown", "decimalSeparatorAlwaysShown", "lenient",
  ]

  private static let modes: [String: NumberFormat.RoundingMode] = [
    "halfUp": .halfExpand, "halfDown": .halfTruncate, "halfEven": .halfEven, "up": .expand, "down": .truncate,
    "ceiling": .ceiling, "floor": .floor, "halfCeiling": .halfCeiling, "halfFloor": .halfFloor,
  ]

  /// Why the row says nothing about Endonym on ICU4C; `nil` when it does.
  var whyNotApplicable: String? {
    if fields["parse"] != nil { return "a row about parsing" }
    if fields["toPattern"] != nil { return "a row about writing a pattern back" }
    if fields["plural"] != nil { return "a row about the plural category of a pattern's number" }
    if fields["breaks"]?.contains("C") == true { return "marked in the file as not holding for ICU4C" }
    for setting in Self.onlyInCPlusPlus where fields[setting].map({ $0 != "0" }) == true {
      return "\(setting), which ICU's C interface does not set"
    }
    if let locale = fields["locale"], (try? LocaleIdentifier(locale).maximized) == nil || !Self.hasData(locale) {
      return "locale \"\(locale)\", which has no data: Endonym refuses it"
    }
    if let least = integer("minFractionDigits"), let most = integer("maxFractionDigits"), least > most {
      return "more digits at least than at most, which Endonym refuses"
    }
    if RawICU.isToolchains, let most = integer("maxFractionDigits"), most > 15 {
      return "more than 15 fraction digits, with which the toolchain's ICU writes 15 significant ones"
    }
    if let mode = fields["roundingMode"], Self.modes[mode] == nil { return "rounding mode \(mode)" }
    if let unknown = fields.keys.sorted().first(where: {
      !Self.known.contains($0) && !Self.onlyInCPlusPlus.contains($0)
    }) {
      return "setting \(unknown)"
    }
    return nil
  }

  private static func hasData(_ locale: String) -> Bool { (try? NumberFormat.decimal(locale: locale)) != nil }

  // MARK: Formatting

  /// The number as Endonym writes it; `fail` when it refuses.
  var formatted: String {
    do {
      let format = try configured()
      let names = ["Inf": "Infinity", "-Inf": "-Infinity"]
      let number = fields["format"] ?? ""
      return format.format(try ExactDecimal(names[number] ?? number))
    } catch { return "fail" }
  }

  private func integer(_ name: String) -> Int? { fields[name].flatMap { Int($0) } }

  private func configured() throws -> NumberPatternFormat {
    var format = try NumberPatternFormat(fields["pattern"] ?? "0", locale: fields["locale"] ?? "en")
    if let code = fields["currency"] { format = try format.currency(code) }
    if fields["currencyUsage"] == "cash" { format = try format.currencyUsage(.cash) }
    format = try digits(format)
    format = try grouped(format)
    if let factor = integer("multiplier") { format = try format.multiplied(by: factor) }
    format = try rounded(format)
    format = try laidOut(format)
    if fields["signAlwaysShown"] == "1" { format = try format.sign(.always) }
    if let shown = integer("decimalSeparatorAlwaysShown") {
      format = try format.decimalSeparator(strategy: shown == 1 ? .always : .automatic)
    }
    return format
  }

  /// At least and at most, each of which a row may leave out; `nil` when it has neither.
  private func limits(_ minimum: String, _ maximum: String, from least: Int) -> (any RangeExpression<Int>)? {
    switch (integer(minimum).map { max($0, least) }, integer(maximum)) {
    case (let minimum?, let maximum?): minimum...maximum
    case (let minimum?, nil): minimum...
    case (nil, let maximum?): ...maximum
    case (nil, nil): nil
    }
  }

  private func digits(_ format: NumberPatternFormat) throws -> NumberPatternFormat {
    var format = format
    if let limits = limits("minIntegerDigits", "maxIntegerDigits", from: 0) {
      format = try format.integerLength(limits)
    }
    if let limits = limits("minFractionDigits", "maxFractionDigits", from: 0) {
      format = try format.fractionLength(limits)
    }
    // ICU takes a least count of 0 for 1.
    if let limits = limits("minSigDigits", "maxSigDigits", from: 1) { format = try format.significantDigits(limits) }
    return format
  }

  private func grouped(_ format: NumberPatternFormat) throws -> NumberPatternFormat {
    var format = format
    if fields["useGrouping"] == "0" { format = try format.grouping(.never) }
    if let primary = integer("grouping") {
      format = try format.grouping(.sizes(primary: primary, secondary: integer("grouping2")))
    }
    if let least = integer("minGroupingDigits") { format = try format.minimumGroupingDigits(least) }
    return format
  }

  private func rounded(_ format: NumberPatternFormat) throws -> NumberPatternFormat {
    let mode = fields["roundingMode"].flatMap { Self.modes[$0] } ?? .halfEven
    if let step = fields["roundingIncrement"] { return try format.rounded(mode, increment: step) }
    return try format.rounded(mode)
  }

  private func laidOut(_ format: NumberPatternFormat) throws -> NumberPatternFormat {
    var format = format
    let padding = NumberPatternFormat.Padding(
      width: integer("formatWidth"), character: fields["padCharacter"]?.unicodeScalars.first,
      position: fields["padPosition"].flatMap { .init(rawValue: $0) })
    if padding != .init() { format = try format.padding(padding) }
    let affixes = NumberPatternFormat.Affixes(
      positivePrefix: fields["positivePrefix"], positiveSuffix: fields["positiveSuffix"],
      negativePrefix: fields["negativePrefix"], negativeSuffix: fields["negativeSuffix"])
    if affixes != .init() { format = try format.affixes(affixes) }
    return format
  }
}

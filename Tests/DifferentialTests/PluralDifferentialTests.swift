import RawICU
import Testing

@Suite("Plurals against raw ICU")
struct PluralDifferentialTests {
  @Test("every number has the category that ICU gives to it as it is written")
  func numbers() throws {
    var draw = Seed.stream("plural")
    var comparison = Comparison()
    let systems = try RawICU.digitalNumberingSystems()
    for _ in 0..<Sweep.rounds * 2 {
      for locale in RawICU.locales {
        let locale = DrawnLocale(locale, &draw)
        let type = draw.pick(["cardinal", "ordinal"], onceIn: 2)
        let setting = Self.setting(&draw, systems)
        var request = Request(kind: "plural", locale: try locale.identifier, options: setting.members)
        if let type { request.options.append(("type", "\"\(type)\"")) }
        let rules = Result { try RawPlural(locale: locale.icu, isOrdinal: type == "ordinal") }
        for _ in 0..<6 {
          let value = Self.value(&draw, setting)
          request.fields = [("value", value.json)]
          try comparison.compare(request) {
            let number = try RawNumber(
              skeleton: try Self.written(value, setting).skeleton(), locale: locale.rawForNumbers(setting))
            return .text(try rules.get().category(of: value.raw, by: number))
          }
        }
      }
    }
    comparison.finish("plurals")
  }

  @Test("every range of numbers has the category that ICU gives to it")
  func ranges() throws {
    var draw = Seed.stream("pluralRange")
    var comparison = Comparison()
    let systems = try RawICU.digitalNumberingSystems()
    for _ in 0..<Sweep.rounds {
      for locale in RawICU.locales {
        let locale = DrawnLocale(locale, &draw)
        let setting = Self.setting(&draw, systems)
        var request = Request(kind: "plural", locale: try locale.identifier, options: setting.members)
        let rules = Result { try RawPlural(locale: locale.icu, isOrdinal: false) }
        let oracle = Result { try RawRange(skeleton: try setting.skeleton(), locale: locale.rawForNumbers(setting)) }
        for _ in 0..<4 {
          let (start, end) = (Self.number(&draw), Self.number(&draw))
          request.fields = [("value", "[\(start.json),\(end.json)]")]
          guard !setting.isMixed else {
            try comparison.compare(request, with: .failure("no range in several units"))
            continue
          }
          try comparison.compare(request) {
            .text(try rules.get().category(from: start.raw, to: end.raw, by: try oracle.get()))
          }
        }
      }
    }
    comparison.finish("plural ranges")
  }

  /// Half of the rules are asked without any option, as most programs do.
  private static func setting(_ draw: inout Draw, _ systems: [String]) -> NumberSetting {
    draw.once(in: 2) ? NumberSetting() : .any(&draw, numberingSystems: systems)
  }

  /// A string counts with the zeros that it is written with, unless an option decides the digits.
  private static func written(_ value: DrawnNumber, _ setting: NumberSetting) -> NumberSetting {
    guard value.string != nil, !value.isNaN, value.string?.hasSuffix("Infinity") == false, !setting.hasDigits else {
      return setting
    }
    var setting = setting
    (setting.minimumFractionDigits, setting.maximumFractionDigits) = (value.fractionDigits, value.fractionDigits)
    return setting
  }

  /// Numbers at which languages change their forms, and any other.
  private static func value(_ draw: inout Draw, _ setting: NumberSetting) -> DrawnNumber {
    // What a string's zeros mean in compact or scientific notation is not agreed upon.
    let isPlain = setting.notation == nil || setting.notation == "standard"
    if isPlain, draw.once(in: 4) { return DrawnNumber.string(&draw) }
    return number(&draw)
  }

  private static func number(_ draw: inout Draw) -> DrawnNumber { DrawnNumber.number(&draw) }
}

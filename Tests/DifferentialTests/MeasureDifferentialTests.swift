import RawICU
import TestSampling
import Testing

@Suite("Measurements against raw ICU")
struct MeasureDifferentialTests {
  @Test("every measurement is written as ICU writes it")
  func units() throws {
    var draw = Seed.stream("measure")
    var comparison = Comparison()
    let systems = try RawICU.digitalNumberingSystems()
    for _ in 0..<Sweep.rounds * 3 {
      for locale in RawICU.locales {
        let locale = DrawnLocale(locale, &draw)
        let unit = draw.pick(NumberSetting.units)
        let setting = NumberSetting.measure(unit, usage: nil, &draw, numberingSystems: systems)
        var request = Request(kind: "measure", locale: try locale.identifier, options: setting.members)
        let oracle = Result { try RawNumber(skeleton: try setting.skeleton(), locale: locale.rawForNumbers(setting)) }
        for _ in 0..<3 {
          let value = DrawnNumber.any(&draw)
          request.fields = [("value", value.json), ("unit", "\"\(unit)\"")]
          request.wantsParts = draw.once(in: 10)
          try comparison.compare(request) { .measure(try oracle.get().format(value.raw), unit: unit) }
        }
      }
    }
    comparison.finish("measurements")
  }

  @Test("every usage chooses the unit that ICU chooses, and writes it as ICU does")
  func usages() throws {
    var draw = Seed.stream("usage")
    var comparison = Comparison()
    let systems = try RawICU.digitalNumberingSystems()
    let usages = try UnitUsages()
    for _ in 0..<Sweep.rounds * 3 {
      for locale in RawICU.locales {
        var locale = DrawnLocale(locale, &draw)
        let key = Self.drawKey(&locale, &draw)
        let (unit, usage) = usages.drawn(&draw)
        let setting = NumberSetting.measure(unit, usage: usage, &draw, numberingSystems: systems)
        var request = Request(kind: "measure", locale: try locale.identifier, options: setting.members)
        let raw = locale.raw([key, ("numbers", setting.digits)])
        let oracle = Result { try RawNumber(skeleton: try setting.skeleton(), locale: raw) }
        let units = Result { try RawMeasure(skeleton: try setting.skeleton(), locale: raw) }
        for _ in 0..<3 {
          let value = DrawnNumber.amount(&draw)
          request.fields = [("value", value.json), ("unit", "\"\(unit)\"")]
          request.wantsParts = draw.once(in: 10) || !RawMeasure.isAvailable
          try comparison.compare(request) {
            let text = try oracle.get().format(value.raw)
            return .measure(text, unit: RawMeasure.isAvailable ? try units.get().unit(of: value.raw) : "")
          }
        }
      }
    }
    comparison.finish("usages")
  }

  /// Now and then a key that moves the choice of units, and ICU's keyword for it.
  private static func drawKey(_ locale: inout DrawnLocale, _ draw: inout Draw) -> (name: String, value: String?) {
    guard locale.takesKeys, draw.once(in: 5) else { return ("rg", nil) }
    switch draw.integer(1...3) {
    case 1:
      let system = draw.pick(["metric", "ussystem"])
      locale.keys["ms"] = system
      return ("measure", system)
    case 2:
      let unit = draw.pick(["celsius", "fahrenhe", "kelvin"])
      locale.keys["mu"] = unit
      // BCP 47 has room for eight letters; ICU 72 knows the whole word only.
      return ("mu", unit == "fahrenhe" ? "fahrenheit" : unit)
    default:
      locale.keys["rg"] = draw.pick(["uszzzz", "gbzzzz", "dezzzz", "cazzzz", "sezzzz", "jpzzzz", "inzzzz", "mxzzzz"])
      return ("rg", locale.rawRegion)
    }
  }
}

/// The usages that ICU's data have preferences for, and units to ask about.
struct UnitUsages {
  private let pairs: [(unit: String, usage: String)]

  init() throws {
    var pairs: [(unit: String, usage: String)] = []
    for quantity in try RawResource("units").child("unitPreferenceData").children() {
      for usage in try quantity.children() {
        for unit in SampleUnits.byQuantity[quantity.key] ?? [] { pairs.append((unit, usage.key)) }
      }
    }
    self.pairs = pairs
  }

  func drawn(_ draw: inout Draw) -> (unit: String, usage: String) { draw.pick(pairs) }
}

extension DrawnNumber {
  /// An amount as people measure it, small or large, and any number now and then.
  static func amount(_ draw: inout Draw) -> DrawnNumber {
    if draw.once(in: 5) { return any(&draw) }
    let scale = draw.pick([0.001, 0.01, 0.1, 1, 1, 10, 100, 1_000, 100_000])
    let places = draw.pick([1.0, 10, 100, 1_000])
    let value = (Double.random(in: 0...10, using: &draw) * scale * places).rounded() / places
    if draw.once(in: 4) { return DrawnNumber(integer: "\(Int(value.rounded()))") }
    return DrawnNumber(draw.once(in: 10) ? -value : value)
  }
}

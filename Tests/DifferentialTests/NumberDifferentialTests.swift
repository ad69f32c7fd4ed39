import RawICU
import Testing

@Suite("Numbers against raw ICU")
struct NumberDifferentialTests {
  @Test("every number of every locale is what ICU writes for the options' skeleton")
  func numbers() throws {
    var draw = Seed.stream("number")
    var comparison = Comparison()
    let systems = try RawICU.digitalNumberingSystems()
    for _ in 0..<Sweep.rounds * 6 {
      for locale in RawICU.locales {
        var locale = DrawnLocale(locale, &draw)
        var setting = NumberSetting.any(&draw, numberingSystems: systems)
        Self.drawKeys(&locale, &setting, systems, &draw)
        var request = Request(kind: "number", locale: try locale.identifier, options: setting.members)
        let oracle = Result { try RawNumber(skeleton: try setting.skeleton(), locale: locale.rawForNumbers(setting)) }
        for _ in 0..<4 {
          let value = DrawnNumber.any(&draw)
          request.fields = [("value", value.json)]
          request.wantsParts = draw.once(in: 12)
          try comparison.compare(request) { .text(try oracle.get().format(value.raw)) }
        }
      }
    }
    comparison.finish("numbers")
  }

  @Test("every range of numbers is what ICU writes")
  func ranges() throws {
    var draw = Seed.stream("numberRange")
    var comparison = Comparison()
    let systems = try RawICU.digitalNumberingSystems()
    for _ in 0..<Sweep.rounds * 2 {
      for locale in RawICU.locales {
        var locale = DrawnLocale(locale, &draw)
        var setting = NumberSetting.any(&draw, numberingSystems: systems)
        Self.drawKeys(&locale, &setting, systems, &draw)
        var request = Request(kind: "numberRange", locale: try locale.identifier, options: setting.members)
        let oracle = Result { try RawRange(skeleton: try setting.skeleton(), locale: locale.rawForNumbers(setting)) }
        for _ in 0..<3 {
          let start = DrawnNumber.any(&draw)
          // Ends that look the same are written as one approximate number.
          let end = draw.once(in: 4) ? start : DrawnNumber.any(&draw)
          request.fields = [("value", "[\(start.json),\(end.json)]")]
          request.wantsParts = draw.once(in: 12)
          if start.isNaN || end.isNaN {
            // ICU writes "NaN–5"; ECMA-402 refuses it, and so does Endonym.
            try comparison.compare(request, with: .failure("NaN is no end"))
          } else if setting.isMixed {
            // ICU writes zeros for it, or ends the process.
            try comparison.compare(request, with: .failure("no range in several units"))
          } else {
            try comparison.compare(request) { .text(try oracle.get().format(start.raw, end.raw)) }
          }
        }
      }
    }
    comparison.finish("number ranges")
  }

  /// Now and then lets the locale ask for digits, or for accounting's form.
  private static func drawKeys(
    _ locale: inout DrawnLocale, _ setting: inout NumberSetting, _ systems: [String], _ draw: inout Draw
  ) {
    guard locale.takesKeys else { return }
    if draw.once(in: 12) { locale.keys["nu"] = draw.pick(systems) }
    if draw.once(in: 12) {
      locale.keys["cf"] = draw.pick(["account", "standard"])
      setting.localeIsAccounting = locale.keys["cf"] == "account"
    }
  }
}

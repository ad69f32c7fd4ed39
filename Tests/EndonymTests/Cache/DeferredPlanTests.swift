import Testing

@testable import Endonym

/// ICU writes the first value of a format, a plan all that follow.
@Suite("The first value of a format")
struct DeferredPlanTests {
  /// A kind of number format.
  struct Numbers: Sendable, CustomStringConvertible {
    let description: String
    let style: NumberFormatOptions.Style
    var presentation = NumberFormat.CurrencyPresentation.standard
    var notation = NumberFormat.Notation.automatic
    var width = NumberFormat.UnitWidth.abbreviated
  }

  static let numbers = [
    Numbers(description: "decimal", style: .decimal), Numbers(description: "percent", style: .percent),
    Numbers(description: "compact", style: .decimal, notation: .compact(.long)),
    // The dirham has no symbol in most locales.
    Numbers(description: "currency by symbol", style: .currency("AED")),
    Numbers(description: "currency by name", style: .currency("AED"), presentation: .fullName),
    Numbers(description: "unit", style: .unit(.kilometer), width: .wide),
    Numbers(description: "usage", style: .measurement(.kilometer, usage: "road"), width: .wide),
  ]

  @Test("has the text that it has later, in every locale", arguments: numbers)
  func equality(kind: Numbers) throws {
    let values = [NumberValue(-12.5), NumberValue(1_234_567.891), NumberValue(1), NumberValue(0)]
    for (index, locale) in PlanSweep.locales.enumerated() {
      var options = NumberFormatOptions(kind.style, locale: try LocaleIdentifier(locale))
      options.presentation = kind.presentation
      options.notation = kind.notation
      options.unitWidth = kind.width
      // ICU writes a formatter's first value by another path than its third, for which each value needs an engine of its own.
      let value = values[index % values.count]
      let first = try options.openEngine().bytesByICU(value)
      let later = try options.makeEngine().bytesByICU(value)
      #expect(first == later, "\(locale): \(String(decoding: first, as: UTF8.self))")
    }
  }

  @Test("has the text that it has later, of lists in every locale")
  func lists() throws {
    let elements = ["a", "é", "ו", "iglú", "32"]
    let kinds: [ListFormat.Kind] = [.and, .or, .units]
    let widths: [ListFormat.Width] = [.wide, .short, .narrow]
    for (index, locale) in PlanSweep.locales.enumerated() {
      let options = ListOptions(
        locale: try LocaleIdentifier(locale), kind: kinds[index % 3], width: widths[index / 3 % 3])
      let list = Array(elements.prefix(index % 6))
      let first = try list.withUnsafeBufferPointer { try options.openEngine().string($0) }
      let later = try list.withUnsafeBufferPointer { try options.makeEngine().string($0) }
      #expect(first == later, "\(locale)")
    }
  }

  /// Each test runs in a process of its own: others use the same cache.
  @Test("costs no plan; the second one makes it, for all formats with these options")
  func compilation() async {
    await #expect(processExitsWith: .success) {
      let format = try NumberFormat.decimal(locale: "de")
      #expect(format.format(1234.5) == "1.234,5")
      #expect(NumberFormatOptions.engines.count == 0)
      #expect(try NumberFormat.decimal(locale: "de").format(-0.5) == "-0,5")
      #expect(NumberFormatOptions.engines.count == 1)
      #expect(NumberFormatOptions.openedEngines?.count == 0)
      #expect(format.format(1234.5) == "1.234,5")
      #expect(NumberFormatOptions.engines.count == 1)
    }
  }

  @Test("has a plan when it was asked whether there is one")
  func question() async {
    await #expect(processExitsWith: .success) {
      let number = try NumberFormat.decimal(locale: "de")
      #expect(number.isCompiled)
      let date = try DateFormat(locale: "de", timeZone: "UTC")
      #expect(date.isCompiled)
      #expect(NumberFormatOptions.openedEngines?.count == 0)
      #expect(DateFormatOptions.engines.count == 1)
    }
  }

  @Test("of many threads at once is written once without a plan, and all texts are right")
  func threads() async {
    await #expect(processExitsWith: .success) {
      await withTaskGroup(of: [String].self) { group in
        for _ in 0..<8 {
          group.addTask {
            (1...64).compactMap { digits in
              try? NumberFormat.decimal(locale: "de").precision(.fractionLength(digits % 8)).format(Double(digits))
            }
          }
        }
        let expected = (1...64).map { $0 % 8 == 0 ? "\($0)" : "\($0)," + String(repeating: "0", count: $0 % 8) }
        for await texts in group { #expect(texts == expected) }
      }
      #expect(NumberFormatOptions.engines.count == 8)
    }
  }
}

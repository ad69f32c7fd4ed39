import Endonym
import Foundation
import Testing

@Suite("Cross-check: conversions", .whereLedgerIsWritten)
struct ConversionCrossCheckTests {
  /// How far from the exact result Foundation may be without a word in the ledger. It rounds its coefficient, and twice
  /// when it computes.
  static let tolerance: UInt64 = 2

  @Test("Measurement.converted(to:), every unit to and from the base unit of its dimension")
  func conversions() throws {
    let check = CrossCheck("convert", "und")
    for dimension in CheckedUnits.all {
      for unit in dimension.others + [dimension.base] {
        guard (try? MeasurementUnit(unit.identifier)) != nil else {
          #expect(CheckedUnits.addedLater.contains(unit.identifier), "\(dimension.name): no unit \(unit.identifier)")
          continue
        }
        try compare(
          check, dimension.name, from: unit, to: dimension.base, converter: unit.unit.converter, isInverse: false)
        if unit.name != dimension.base.name {
          try compare(
            check, dimension.name, from: dimension.base, to: unit, converter: unit.unit.converter, isInverse: true)
        }
      }
    }
    check.finish()
  }

  @Test("units that CLDR does not have are named")
  func uncompared() {
    for unit in CheckedUnits.uncompared where !unit.identifier.isEmpty {
      #expect(throws: FormatError.self, "\(unit.name) can be compared now") { try MeasurementUnit(unit.identifier) }
    }
  }

  private func compare(
    _ check: CrossCheck, _ dimension: String, from: CheckedUnit, to: CheckedUnit, converter: UnitConverter,
    isInverse: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let style = "\(dimension)-\(from.name)-to-\(to.name)"
    let entry = check.begin(style, sourceLocation)
    let exact = try MeasurementConverter(
      from: MeasurementUnit(from.identifier), to: MeasurementUnit(to.identifier))
    var generator = check.generator(style)
    let random = CheckedNumbers.doubles(8, from: &generator)
    let example = entry.flatMap { Double(ledgerText: $0.value) }
    var outcomes: [CrossCheck.Outcome] = []
    var differences: [CrossCheck.Outcome] = []
    for value in [1, 0, 100, -40, 0.1, 123_456.789, -273, 273, 1e9] + random + (example.map { [$0] } ?? []) {
      let foundation = Measurement(value: value, unit: from.unit).converted(to: to.unit).value
      let endonym = exact.convert(value)
      let foretold = entry.map { $0.nature.conversion(of: value, isInverse: isInverse) ?? .nan }
      let outcome = CrossCheck.Outcome(
        value: value.ledgerText, foundation: foundation.ledgerText, endonym: endonym.ledgerText,
        foretold: (foretold ?? endonym).ledgerText)
      outcomes.append(outcome)
      let isRight =
        if let foretold { foretold == foundation } else { Self.distance(foundation, endonym) <= Self.tolerance }
      if !isRight { differences.append(outcome) }
    }
    check.count(outcomes.count)
    check.report(differences, of: outcomes.count, style, sourceLocation) { _ in LedgerNature(converter) }
    guard let entry else { return }
    check.check(entry, in: outcomes, sourceLocation)
    if let foundation = Double(entry.foundation), let endonym = Double(entry.endonym),
      Self.distance(foundation, endonym) <= Self.tolerance
    {
      Issue.record("\(entry.title) is not needed", sourceLocation: sourceLocation)
    }
  }

  /// How many doubles lie between two.
  static func distance(_ first: Double, _ second: Double) -> UInt64 {
    func place(_ number: Double) -> Int64 {
      let bits = Int64(bitPattern: number.bitPattern)
      return bits < 0 ? Int64.min &- bits : bits
    }
    if first == second { return 0 }
    guard first.isFinite, second.isFinite else { return .max }
    return (place(first) &- place(second)).magnitude
  }
}

extension LedgerNature {
  /// The numbers of one of Foundation's converters.
  init(_ converter: UnitConverter) {
    if let linear = converter as? UnitConverterLinear {
      self = .linear(coefficient: linear.coefficient, constant: linear.constant)
    } else {
      // Foundation's reciprocal converter is not public: one of its units is the number itself.
      self = .reciprocal(converter.baseUnitValue(fromValue: 1))
    }
  }

  /// What Foundation's arithmetic makes of a value; `nil` when the nature is none of conversions.
  func conversion(of value: Double, isInverse: Bool) -> Double? {
    switch self {
    case .linear(let coefficient, let constant):
      isInverse ? (value - constant) / coefficient : value * coefficient + constant
    // Litres per 100 km, the base unit, is reciprocal in Foundation too, so that a value of it is turned over twice.
    case .reciprocal(let number): isInverse ? number / (1 / value) : number / value
    case .text: nil
    }
  }
}

import EndonymICU
import TestSampling

@testable import Endonym

/// A usage of CLDR's preferences, with a unit to ask about and a region that has preferences of its own, or the world's.
struct DrawnUsage: Sendable {
  let unit: MeasurementUnit
  let usage: String
  let region: String

  /// Every usage and region of the data, with each unit.
  static func all() throws -> [DrawnUsage] {
    var all: [DrawnUsage] = []
    for quantity in try ICUResourceBundle(name: "units").required("unitPreferenceData").children() {
      for usage in try quantity.children() {
        for region in try usage.children() {
          for unit in SampleUnits.byQuantity[quantity.key] ?? [] {
            all.append(DrawnUsage(unit: try MeasurementUnit(unit), usage: usage.key, region: region.key))
          }
        }
      }
    }
    return all
  }

  /// Amounts around each limit and each carry, in the unit that is asked about.
  func amounts(_ random: inout SeededGenerator) throws -> [Double] {
    var amounts: [Double] = []
    for row in try UnitPreferences(for: unit, usage: usage, region: region).rows {
      let one = row.binaryConvert(1) - row.binaryConvert(0)
      guard one > 0, one.isFinite else { continue }
      let zero = -row.binaryConvert(0) / one
      // What rounds up to a limit, what lies a few steps beside it, parts that carry into a whole larger unit.
      let part = random.pick([11.4, 11.49999, 11.5, 11.96, 11.9999999, 12, 15.5, 15.96, 13.99, 59.5, 59.99])
      let size = Double(random.integer(0...400))
      var drawn = [
        row.limit, row.limit * 0.99999, row.limit * 0.995, size, size + part / 12, size + part / 16, size / 10,
      ]
      drawn += [Double(random.integer(0...99_999)) / 1000, DrawnNumber.double(&random)]
      for value in drawn {
        let amount = value / one + zero
        amounts.append(contentsOf: [
          amount, random.pick([amount.nextUp, amount.nextDown, -amount, amount * (1 + 0x1p-50)]),
        ])
      }
    }
    return amounts + [0, -0.0, DrawnNumber.double(&random), Double(random.integer(1...300))]
  }
}

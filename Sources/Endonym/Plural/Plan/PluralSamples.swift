/// Numbers among which each plural category of each language has one, whichever digits are shown, if it has any at those.
///
/// Where two fraction digits are always shown, Serbian counts 0.02 as `few`, but neither 2.00 nor 0.20; where at least four
/// significant ones are, Polish counts 1002, but not 2.000.
enum PluralSamples {
  /// Integers, then fractions of one and more places, then longer integers.
  static let numbers: [SmallDecimal] =
    [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 20, 21, 22, 25, 100, 101, 102, 103, 1000, 1_000_000].map(SmallDecimal.init)
    + fractions(above: [0, 1, 2]) + (4...15).flatMap { integers(digits: $0).map(SmallDecimal.init) }

  /// The same of so many integer digits, of 1 ... 15: compact notation has texts of their own for each.
  static func numbers(integerDigits: Int) -> [SmallDecimal] {
    byIntegerDigits.indices.contains(integerDigits) ? byIntegerDigits[integerDigits] : []
  }

  private static let byIntegerDigits: [[SmallDecimal]] = (0...15).map { digits in
    let integers = integers(digits: digits)
    return integers.map(SmallDecimal.init) + fractions(above: integers.prefix(2).map { UInt64($0) })
  }

  private static func integers(digits: Int) -> [Int] {
    switch digits {
    case 0: return []
    case 1: return Array(1...9)
    case 2: return [10, 11, 12, 15, 20, 21, 22, 25, 30, 99]
    default:
      let first = Int(PowersOfTen.integer(digits - 1))
      return [0, 1, 2, 3, 5, 11, 20, 21, 22, 25].map { first + $0 }
    }
  }

  private static func fractions(above integers: [UInt64]) -> [SmallDecimal] {
    var fractions: [SmallDecimal] = []
    for places in 1...14 {
      let one = PowersOfTen.integer(places)
      // More digits than these are not told apart by operands.
      for integer in integers where integer < PowersOfTen.integer(15 - places) {
        for last: UInt64 in [1, 2, 3, 4, 5, 11, 12, 15, 25] where last < one {
          fractions.append(SmallDecimal(digits: integer * one + last, exponent: -places, isNegative: false))
        }
      }
    }
    return fractions
  }
}

extension PluralProgram {
  /// A number of each category that has one among the samples as they are shown; zeros do not count.
  func samples(
    among numbers: [SmallDecimal], _ rounded: (SmallDecimal) -> RoundedDecimal?
  ) -> [PluralCategory: SmallDecimal] {
    var samples: [PluralCategory: SmallDecimal] = [:]
    for number in numbers {
      guard let shown = rounded(number), !shown.isZero else { continue }
      let category = category(PluralOperands(shown))
      if samples[category] != nil { continue }
      samples[category] = number
      if samples.count == categoryCount { break }
    }
    return samples
  }
}

/// The parts of a mixed unit, for splitting an amount: 5.9 feet are 5 feet and 10.8 inches.
struct MixedUnitParts: Sendable {
  /// One part.
  struct Part: Sendable {
    let unit: MeasurementUnit
    /// How many of the largest part it is.
    let size: Rational
  }

  /// In the order of the identifier.
  private let parts: [Part]
  /// Indices of ``parts``, from the largest to the smallest. Equal ones keep their order.
  private let descending: [Int]

  init(_ parts: [Part]) {
    self.parts = parts
    descending = parts.indices.sorted { left, right in
      parts[left].size == parts[right].size ? left < right : parts[left].size > parts[right].size
    }
  }

  /// Splits an amount of the largest part: whole numbers of all parts but the smallest, which takes the rest.
  func split(_ amount: Rational) -> [ConvertedMeasurement.Part] {
    var wholes = wholes(of: amount.magnitude)
    var (rest, isExact) = wholes.rest.decimal()
    // A rest just below one of the next larger part may be rounded up to it, and then counts there.
    if !isExact, let limit = limitOfRest, let rounded = Rational(rest), rounded >= limit {
      wholes = self.wholes(of: amount.magnitude + (rounded - wholes.rest) * smallest)
      (rest, _) = wholes.rest.decimal()
      isExact = false
    }
    var values: [(ExactDecimal, Bool)] = wholes.counts.map { Rational($0).decimal() }
    values.append((rest, isExact))
    var result = parts.map { ConvertedMeasurement.Part(unit: $0.unit, value: ExactDecimal(0), isExact: true) }
    for (index, value) in zip(descending, values) {
      result[index] = ConvertedMeasurement.Part(
        unit: parts[index].unit, value: amount.isNegative ? value.0.negated() : value.0, isExact: value.1)
    }
    return result
  }

  /// Gives an amount that is not finite to the largest part.
  func give(_ amount: ExactDecimal) -> [ConvertedMeasurement.Part] {
    parts.indices.map { index in
      ConvertedMeasurement.Part(
        unit: parts[index].unit, value: index == descending.first ? amount : ExactDecimal(0), isExact: true)
    }
  }

  private func wholes(of amount: Rational) -> (counts: [BigNatural], rest: Rational) {
    var rest = amount
    var counts: [BigNatural] = []
    for index in descending.dropLast() {
      let size = parts[index].size
      let count = (rest * (size.reciprocal ?? .one)).wholePart
      counts.append(count)
      rest = rest - Rational(count) * size
    }
    return (counts, rest * (smallest.reciprocal ?? .one))
  }

  private var smallest: Rational { descending.last.map { parts[$0].size } ?? .one }

  /// How many of the smallest part make one of the next larger.
  private var limitOfRest: Rational? {
    guard let larger = descending.dropLast().last, let reciprocal = smallest.reciprocal else { return nil }
    return parts[larger].size * reciprocal
  }
}

extension ExactDecimal {
  /// With the other sign; zero stays as it is.
  func negated() -> ExactDecimal {
    isZero ? self : ExactDecimal(form: form, isNegative: !isNegative, digits: digits, exponent: exponent)
  }
}

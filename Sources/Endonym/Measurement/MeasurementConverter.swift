/// Converts amounts of one unit into another, exactly.
///
/// ```swift
/// let consumption = try MeasurementConverter(from: .literPer100Kilometer, to: .milePerGallon)
/// consumption.convert(5.0)  // 47.04291666666666
/// try consumption.convert(ExactDecimal("5")).decimal  // 47.04291666666666666666666666666667
/// try MeasurementConverter(from: .celsius, to: .fahrenheit).convert(22.0)  // 71.6
/// try MeasurementConverter(from: .kilometer, to: .hour)
/// // "kilometer" cannot be converted to "hour": they measure different things
/// ```
///
/// The factors are CLDR's, from the ICU that is linked, as fractions of whole numbers: a mile is 1609.344 m and an inch
/// is 2.54 cm to the last digit. Temperatures have their offsets. A unit converts to its inverse by division: 5 L/100 km
/// are 20 km/L, and 0 L/100 km infinitely many. Where CLDR rounds, so does the result: its π is 411557987/131002976, and
/// a month is a twelfth of a year, which no number of days is.
///
/// An amount of a mixed unit such as `foot-and-inch` counts the largest of its parts; converting to one splits the
/// result into parts. The rules are those of
/// [UTS 35, part 6](https://www.unicode.org/reports/tr35/tr35-info.html#Unit_Conversion). A *format* need not show the
/// last digit of these results: ICU multiplies binary numbers.
public struct MeasurementConverter: Hashable, Sendable {
  /// The unit of what goes in.
  public let from: MeasurementUnit
  /// The unit of what comes out.
  public let to: MeasurementUnit

  private let conversion: UnitConversion
  private let mixedParts: MixedUnitParts?
  /// The same conversion as ICU's number formatter computes it; `nil` for a scale.
  let binary: BinaryConversion?

  /// Makes a converter.
  /// - Throws: ``FormatError/incompatibleUnits(_:_:)`` when the units, or the parts of a mixed one, measure different
  ///   things.
  public init(from: MeasurementUnit, to: MeasurementUnit) throws(FormatError) {
    let table = try UnitTable.shared()
    guard let source = try Self.parts(of: from, table), let target = try Self.parts(of: to, table),
      let first = source.largest, let largest = target.largest,
      let conversion = UnitConversion(from: first, to: largest)
    else { throw .incompatibleUnits(from.identifier, to.identifier) }
    self.from = from
    self.to = to
    self.conversion = conversion
    mixedParts = target.mixed
    binary = BinaryConversion(
      from: first.factors, to: largest.factors, isInverse: conversion.isInverse, in: table)
  }

  /// The parts of a unit with their measures; `nil` when they do not go together.
  private static func parts(
    of unit: MeasurementUnit, _ table: UnitTable
  ) throws(FormatError) -> (largest: UnitMeasure?, mixed: MixedUnitParts?)? {
    let structure = try table.structure(of: unit.identifier)
    let measures = structure.components.compactMap { table.measure(of: $0) }
    guard measures.count == structure.components.count, let first = measures.first else { return nil }
    guard structure.isMixed else { return (first, nil) }
    let dimension = first.dimension.cancelled
    guard measures.allSatisfy({ $0.dimension.cancelled == dimension && $0.offset.isZero }) else { return nil }
    let sizes = measures.compactMap(\.factor)
    guard sizes.count == measures.count, let largest = sizes.max(), let reciprocal = largest.reciprocal else {
      return nil
    }
    let parts = zip(unit.components, sizes).map { unit, size in
      MixedUnitParts.Part(unit: unit, size: (size * reciprocal).reduced())
    }
    return (measures.first { $0.factor == largest }, MixedUnitParts(parts))
  }

  /// Converts a decimal. The result is exact when it ends within 34 significant digits, and else has 34.
  ///
  /// Not-a-number stays what it is, and so does an infinity, except that its inverse is zero.
  public func convert(_ value: ExactDecimal) -> ConvertedMeasurement {
    guard let amount = Rational(value) else {
      return whole(value.isNaN || !conversion.isInverse ? value : ExactDecimal(0))
    }
    guard let result = converted(amount) else {
      return whole(ExactDecimal(form: .infinity, isNegative: value.isNegative, digits: [], exponent: 0))
    }
    guard result.decimal.isZero, value.isNegative, amount.isZero, conversion.keepsZero, mixedParts == nil else {
      return result
    }
    return ConvertedMeasurement(
      ExactDecimal(form: .finite, isNegative: true, digits: result.decimal.digits, exponent: 0), isExact: true, of: to)
  }

  /// Converts a fraction; `nil` when the result is infinite.
  func converted(_ amount: Rational) -> ConvertedMeasurement? {
    guard let result = conversion.convert(amount) else { return nil }
    let (decimal, isExact) = result.decimal()
    guard let mixedParts else { return ConvertedMeasurement(decimal, isExact: isExact, of: to) }
    return ConvertedMeasurement(decimal: decimal, isExact: isExact, parts: mixedParts.split(result))
  }

  /// Converts a binary number: the exact result, rounded once to the nearest, ties to even. Of a mixed unit it is the
  /// whole amount in the largest part.
  ///
  /// Not-a-number stays what it is; a result beyond the greatest number is infinite.
  public func convert(_ value: Double) -> Double {
    guard let amount = Rational(value) else {
      return value.isNaN || !conversion.isInverse ? value : 0
    }
    guard let result = conversion.convert(amount) else { return value.sign == .minus ? -.infinity : .infinity }
    let isNegativeZero = amount.isZero && result.isZero && value.sign == .minus && conversion.keepsZero
    return isNegativeZero ? -0.0 : result.nearestDouble
  }

  private func whole(_ decimal: ExactDecimal) -> ConvertedMeasurement {
    guard let mixedParts else { return ConvertedMeasurement(decimal, isExact: true, of: to) }
    return ConvertedMeasurement(decimal: decimal, isExact: true, parts: mixedParts.give(decimal))
  }
}

extension MeasurementConverter {
  /// Whether both convert the same units.
  public static func == (left: MeasurementConverter, right: MeasurementConverter) -> Bool {
    left.from == right.from && left.to == right.to
  }

  /// Hashes the two units.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(from)
    hasher.combine(to)
  }
}

extension MeasurementConverter: Codable {
  private enum CodingKeys: String, CodingKey { case from, to }

  /// Reads the identifiers of the two units.
  /// - Throws: `DecodingError.dataCorrupted`, with the ``FormatError`` beneath, when one is no unit or they do not
  ///   convert.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let from = try container.decode(MeasurementUnit.self, forKey: .from)
    let to = try container.decode(MeasurementUnit.self, forKey: .to)
    do {
      try self.init(from: from, to: to)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
    }
  }

  /// Writes the identifiers of the two units.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(from, forKey: .from)
    try container.encode(to, forKey: .to)
  }
}

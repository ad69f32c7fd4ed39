/// A unit of measurement, named by its CLDR identifier: `kilometer`, `liter-per-100-kilometer`, `foot-and-inch`.
///
/// ```swift
/// let unit = try MeasurementUnit("meter-per-second-per-second")
/// unit.identifier  // meter-per-square-second
/// unit.quantity    // acceleration
/// try MeasurementUnit("kilometer-per-huor")
/// // "kilometer-per-huor" is not a measurement unit: no unit, prefix or power begins at "huor", offset 14
/// ```
///
/// The simple units are those of the ICU that is linked. They take the prefixes of the SI (`kilo`) and the binary ones
/// (`kibi`), powers (`square-`, `cubic-`, `pow4-` to `pow15-`), multiply with `-` and divide with `-per-`. Units joined
/// by `-and-` show one value in parts. That an identifier is valid does not mean that a language has words for it:
/// `pow4-meter` converts, but a format refuses it. To convert, use ``MeasurementConverter``.
///
/// The grammar is that of [UTS 35, part 6](https://www.unicode.org/reports/tr35/tr35-info.html#Unit_Identifiers).
public struct MeasurementUnit: Hashable, Sendable {
  /// The canonical identifier, in which equal units are merged and factors stand in CLDR's order: `kilowatt-hour` for
  /// `hour-kilowatt`. Two units are equal when these are.
  public let identifier: String

  /// Reads an identifier of at most 255 bytes.
  /// - Throws: ``FormatError/invalidUnit(_:reason:)``, which says what is wrong and where.
  public init(_ identifier: some StringProtocol) throws(FormatError) {
    self.identifier = try UnitTable.shared().structure(of: identifier).identifier
  }

  /// A unit whose identifier is known to be valid and canonical.
  init(canonical identifier: String) { self.identifier = identifier }

  /// CLDR's name of what it measures, such as `length`, `speed` or `consumption`; `nil` when CLDR has none.
  ///
  /// A unit and its inverse measure the same: `mile-per-gallon` is a `consumption` too. A mixed unit measures what its
  /// parts do.
  public var quantity: String? {
    // The table was read when the unit was made, or cannot be read at all; then nothing is known.
    guard let table = try? UnitTable.shared(), let structure = try? table.structure(of: identifier) else { return nil }
    return table.quantity(of: structure)
  }

  /// The parts of a mixed unit, `foot` and `inch` of `foot-and-inch`; else the unit itself.
  public var components: [MeasurementUnit] {
    var components: [MeasurementUnit] = []
    var rest = identifier[...]
    while let separator = rest.firstRange(of: "-and-") {
      components.append(MeasurementUnit(canonical: String(rest[..<separator.lowerBound])))
      rest = rest[separator.upperBound...]
    }
    components.append(MeasurementUnit(canonical: String(rest)))
    return components
  }
}

extension MeasurementUnit: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

extension MeasurementUnit: Codable {
  /// Reads the identifier, a string.
  /// - Throws: `DecodingError.dataCorrupted`, with the ``FormatError`` beneath, when it is no unit.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    do {
      try self.init(identifier)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
    }
  }

  /// Writes the identifier, a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

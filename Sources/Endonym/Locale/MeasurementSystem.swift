/// The units that are customary in a region: the values of the key `ms`, UTS 35, section 3.6.1.
public enum MeasurementSystem: String, Hashable, Sendable, Codable, CaseIterable {
  /// Metres, litres, kilograms.
  case metric
  /// Those of the United Kingdom: miles and pints beside metric units.
  case uksystem
  /// Those of the United States: feet, pounds, gallons, degrees Fahrenheit.
  case ussystem
}

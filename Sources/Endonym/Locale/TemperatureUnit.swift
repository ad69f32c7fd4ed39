/// The unit in which temperatures are shown: the values of the key `mu`, UTS 35, section 3.6.1.
public enum TemperatureUnit: String, Hashable, Sendable, Codable, CaseIterable {
  /// Degrees Celsius.
  case celsius
  /// Degrees Fahrenheit; the key's value is cut to eight letters.
  case fahrenheit = "fahrenhe"
  /// Kelvins.
  case kelvin

  /// CLDR's identifier of the unit, which is also what ICU's keyword `mu` takes.
  var unitIdentifier: String {
    switch self {
    case .celsius: "celsius"
    case .fahrenheit: "fahrenheit"
    case .kelvin: "kelvin"
    }
  }
}

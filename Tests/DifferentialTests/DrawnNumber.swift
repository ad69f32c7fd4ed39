import RawICU

/// A number as the batch protocol spells it, and as raw ICU takes it.
struct DrawnNumber {
  let json: String
  let raw: RawValue
  /// The text of a string; `nil` for JSON's numbers.
  var string: String?

  init(integer text: String) {
    json = text
    // JSON's -0 is a double.
    raw = text == "-0" ? .double(-0.0) : .decimal(text)
  }

  init(_ value: Double) {
    json = "\(value)"
    raw = .double(value)
  }

  private init(string: String) {
    json = "\"\(string)\""
    raw = .decimal(string)
    self.string = string
  }

  var isNaN: Bool { string == "NaN" }

  /// The value as the nearest double.
  var double: Double {
    switch raw {
    case .double(let double): double
    case .decimal(let text): Double(text) ?? .nan
    }
  }

  /// Whether it is a number whose nearest double is infinite.
  var isFiniteBeyondDoubles: Bool { double.isInfinite && string?.hasSuffix("Infinity") == false }

  /// How many digits stand after the point, for a string written without exponent.
  var fractionDigits: Int {
    let unsigned = (string ?? "").prefix { !"eE".contains($0) }
    let fraction =
      unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first ?? ""
    let exponent =
      (string ?? "").split(whereSeparator: { "eE".contains($0) }).dropFirst().first.flatMap { Int($0) } ?? 0
    return max(0, fraction.count - exponent)
  }

  /// Any number of the protocol.
  static func any(_ draw: inout Draw) -> DrawnNumber {
    switch draw.integer(1...10) {
    case 1...4: integer(&draw)
    case 5...8: double(&draw)
    default: string(&draw)
    }
  }

  /// A number of JSON.
  static func number(_ draw: inout Draw) -> DrawnNumber {
    draw.once(in: 2) ? integer(&draw) : double(&draw)
  }

  // MARK: Integers

  /// Integers around which grouping, compact notation and types change.
  private static let edges = [
    "0", "1", "2", "9", "10", "99", "100", "999", "1000", "9999", "10000", "99999", "100000", "999499", "999500",
    "999999",
    "1000000", "9007199254740992", "9007199254740993", "9223372036854775807", "9223372036854775808",
    "18446744073709551615", "170141183460469231731687303715884105727", "170141183460469231731687303715884105728",
  ]

  static func integer(_ draw: inout Draw) -> DrawnNumber {
    let sign = draw.once(in: 3) ? "-" : ""
    let magnitude: String
    switch draw.integer(1...7) {
    case 1: magnitude = "\(draw.integer(0...25))"
    case 2, 3: magnitude = draw.pick(edges)
    case 4:
      let zeros = draw.integer(0...25)
      magnitude =
        draw.once(in: 2) ? "1" + String(repeating: "0", count: zeros) : String(repeating: "9", count: zeros + 1)
    case 5: magnitude = digits(draw.integer(1...45), &draw)
    default: magnitude = digits(draw.integer(1...9), &draw)
    }
    return DrawnNumber(integer: sign + magnitude)
  }

  /// Random digits, the first not zero.
  private static func digits(_ count: Int, _ draw: inout Draw) -> String {
    "\(draw.integer(1...9))" + (1..<count).map { _ in "\(draw.integer(0...9))" }.joined()
  }

  // MARK: Doubles

  private static let extremes = [
    0.0, -0.0, 1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, 9_007_199_254_740_992.0,
    1e21, 1e-7, 123456789.123456789, 0.1, 0.3, 1.005, 2.675, 1.15, 1e16, 1e15,
  ]

  /// Values that carry into another digit, or another name of compact notation, when they are rounded.
  private static let carrying = [
    0.9995, 0.95, 9.995, 9.95, 99.95, 99.5, 999.5, 999.95, 999.9995, 9999.5, 9.5, 999_499.5, 999_999.5, 0.0005, 0.00049,
    0.05, 0.5, 1.5, 2.5, 3.5,
  ]

  static func double(_ draw: inout Draw) -> DrawnNumber {
    let sign = draw.once(in: 3) ? -1.0 : 1.0
    switch draw.integer(1...8) {
    case 1:
      // An exact tie in binary.
      return DrawnNumber(sign * Double(draw.integer(0...4_000) * 2 + 1) / Double(1 << draw.integer(1...6)))
    case 2:
      // A tie as it is written, which binary misses by a little.
      let text = digits(draw.integer(1...4), &draw) + "." + digits(draw.integer(1...6), &draw) + "5"
      return DrawnNumber(sign * (Double(text) ?? 0))
    case 3:
      let power = Double("1e\(draw.integer(-10...22))") ?? 1
      return DrawnNumber(sign * draw.pick([power, power.nextUp, power.nextDown]))
    case 4: return DrawnNumber(sign * draw.pick(extremes))
    case 5: return DrawnNumber(sign * draw.pick(carrying))
    case 6:
      let any = Double(bitPattern: draw.next())
      return DrawnNumber(any.isFinite ? any : 0)
    default:
      let power = Double("1e\(draw.integer(-6...12))") ?? 1
      return DrawnNumber(sign * Double.random(in: 0...1, using: &draw) * power)
    }
  }

  // MARK: Strings

  private static let spelled = [
    "NaN", "Infinity", "-Infinity", "-0", "0", "-0.0", "0.00", "+5", ".5", "5.", "007", "1.0", "1.00", "-1.50", "100.0",
    "2.50e3", "1E-7", "25e-2", "1e30", "-7E+2", "0.5000000000000000000000000001", "2.4999999999999999999999999",
    "12345678901234567890.5", "0.000000000000000000000000000001",
  ]

  static func string(_ draw: inout Draw) -> DrawnNumber {
    if draw.once(in: 3) { return DrawnNumber(string: draw.pick(spelled)) }
    var text = draw.once(in: 3) ? "-" : ""
    text += digits(draw.integer(1...(draw.once(in: 10) ? 300 : 20)), &draw)
    if draw.once(in: 2) {
      text += "." + digits(draw.integer(1...(draw.once(in: 10) ? 60 : 8)), &draw)
      if draw.once(in: 3) { text += String(repeating: "0", count: draw.integer(1...3)) }
    }
    if draw.once(in: 6) { text += "e\(draw.integer(-20...20))" }
    return DrawnNumber(string: text)
  }
}
